/** The start parameter of a shared list, of the mini-app and of /start alike. */
const listParameter = /^list_([\w-]{22})$/;

/** The link to a shared list. `botLink` is the address of the bot's chat. */
export function listLinkOf(botLink: string, token: string): string {
  const url = new URL(botLink);
  url.searchParams.set('startapp', `list_${token}`);
  return url.href;
}

/** The token in a start parameter; undefined for any other. */
export const listTokenOf = (parameter: string): string | undefined =>
  listParameter.exec(parameter.trim())?.[1];
