import type { ShareRequest } from '../../../../core/contracts/share.ts';
import type { Services } from '../../lib/services.ts';
import { shareMessage } from '../../lib/telegram/sharing/sharing.ts';

/** Lets the learner choose a chat for a message: with its button where the client can, else for a link with its text. */
export async function passOn(
  { api, telegram }: Pick<Services, 'api' | 'telegram'>,
  shared: ShareRequest,
): Promise<void> {
  const { preparedId, text, link } = await api.call('POST /share', { body: shared });
  const isTaken = preparedId !== null && shareMessage(telegram.client, preparedId);
  if (!isTaken) telegram.openTelegramLink(shareLinkOf(link, text));
}

/** Telegram's own page on which a chat is chosen for a link. */
function shareLinkOf(link: string, text: string): string {
  const url = new URL('https://t.me/share/url');
  url.searchParams.set('url', link);
  url.searchParams.set('text', text);
  // Telegram shows a plus as it is.
  return url.href.replaceAll('+', '%20');
}
