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

/** The place of a word in the mini-app: what opens is its card, with the way to its lesson. */
export const wordPlace = (wordId: number, lessonId: number): string => `word_${wordId}_${lessonId}`;

/** The start parameter of the button above a list of words in another chat: the bot greets as it does without one. */
export const inlineStart = 'inline';

/** The address of the chat with the bot. */
export const chatLinkOf = (username: string): string => `https://t.me/${username}`;
