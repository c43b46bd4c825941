/** The address that opens Telegram's choice of a chat to send a link to, with a text beside it. */
export function shareAddressOf(link: string, text: string): string {
  const address = new URL('https://t.me/share/url');
  address.searchParams.set('url', link);
  address.searchParams.set('text', text);
  return address.href;
}
