/** Temporal as far as it is used here; TypeScript's library does not know it yet. */
type WithTemporal = { Temporal?: { Now: { timeZoneId(): string } } };

/**
 * IANA zone of the device, e.g. 'Asia/Jerusalem'; some devices say something else ('+03:00', 'Etc/Unknown'), or nothing:
 * the server takes only what it knows. Temporal is used where there is one: it is immediate, while the
 * first formatter of Intl costs a slow phone 100 ms in the middle of the login.
 */
export function deviceTimeZone(page: WithTemporal = globalThis as WithTemporal): string | undefined {
  try {
    return page.Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}
