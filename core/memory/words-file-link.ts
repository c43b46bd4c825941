/** The start parameter with which the bot offers the learned words as a file, as /mywords does. */
export const wordsFileParameter = 'mywords';

/**
 * Returns the link from the mini-app to the chat, where the bot offers the files, e.g.
 * 'https://t.me/mila_bot?start=mywords'. `botLink` is the address of the chat with the bot.
 */
export function wordsFileLinkOf(botLink: string): string {
  const url = new URL(botLink);
  url.searchParams.set('start', wordsFileParameter);
  return url.href;
}
