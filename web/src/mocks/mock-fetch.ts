/**
 * Opens the page's mock server. By itself, since the page's first script names all chunks that an import of its own needs:
 * here they are named only to whoever has switched the recorded answers on.
 */
export async function openMockFetch(): Promise<typeof fetch> {
  const { openRecordedFetch } = await import('./recorded-fetch.ts');
  return openRecordedFetch();
}
