/**
 * The link from the mini-app to the chat with a start parameter, e.g. 'https://t.me/mila_bot?start=mywords'. `botLink`
 * is the address of the chat with the bot.
 */
export function startLinkOf(botLink: string, parameter: string): string {
  const url = new URL(botLink);
  url.searchParams.set('start', parameter);
  return url.href;
}

/** The link that opens the mini-app itself, at a place where one is named: 'https://t.me/mila_bot?startapp=lesson_3'. */
export function appLinkOf(botLink: string, parameter = ''): string {
  const url = new URL(botLink);
  url.searchParams.set('startapp', parameter);
  return url.href;
}
