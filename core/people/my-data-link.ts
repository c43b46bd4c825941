/** The start parameter with which the bot sends the file of «Мои данные». */
export const myDataParameter = 'mydata';

/** Returns the link from the mini-app to the chat, where the bot sends it. `botLink` is the address of that chat. */
export function myDataLinkOf(botLink: string): string {
  const url = new URL(botLink);
  url.searchParams.set('start', myDataParameter);
  return url.href;
}
