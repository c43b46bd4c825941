/**
 * The link from the mini-app to the chat with a start parameter, e.g. 'https://t.me/mila_bot?start=mywords'. `botLink`
 * is the address of the chat with the bot.
 */
export function startLinkOf(botLink: string, parameter: string): string {
  const url = new URL(botLink);
  url.searchParams.set('start', parameter);
  return url.href;
}
