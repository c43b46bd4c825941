import { type AppLink, appAddress, openableUrl } from '../services/app-link.ts';

/** A button that opens a field of a lesson in the app's editor; undefined where there is no address to open. */
export function inApp(
  deps: AppLink,
  label: string,
  place: Parameters<typeof appAddress>[1],
): { label: string; url: string } | undefined {
  const url = openableUrl(deps);
  return url === undefined ? undefined : { label, url: appAddress(url, place) };
}
