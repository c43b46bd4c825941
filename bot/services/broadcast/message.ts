import { type BroadcastButton, placeOfButton, tapParameter } from '../../../core/broadcasts/button.ts';
import type { MessageButton, OutgoingMessage } from '../../../core/ports.ts';
import { appLinkOf } from '../../../core/service/start-link.ts';
import type { BroadcastContent } from '../../../db/broadcasts/broadcast.ts';
import { appAddress } from '../app-link.ts';

/** Where the bot and its mini-app are: the chat's address, and the app's as a button may carry it (`openableUrl`). */
export type BotAddresses = { botLink: string | undefined; appUrl: string | undefined };

/** What a test to oneself names instead of a broadcast: its taps are not counted. */
export const testBroadcastId = 0;

/** The message that everybody gets of a broadcast. */
export function broadcastMessage(
  { text, entities, photo, button }: Pick<BroadcastContent, 'text' | 'entities' | 'photo' | 'button'>,
  id: number,
  addresses: BotAddresses,
): OutgoingMessage {
  const shown = button && messageButton(button, id, addresses);
  return {
    text,
    entities,
    ...(photo === null ? {} : { photo }),
    ...(shown ? { buttons: [shown] } : {}),
  };
}

/**
 * A link that opens the mini-app with a signed parameter, by which its taps are counted; by the app's own address where
 * the bot has no name yet, without counting. Undefined where neither is known.
 */
function messageButton(
  button: BroadcastButton,
  id: number,
  { botLink, appUrl }: BotAddresses,
): MessageButton | undefined {
  const text = button.label;
  if (button.place === 'link') return { text, url: button.url };
  const place = placeOfButton(button);
  if (place === undefined) return undefined;
  if (botLink !== undefined) return { text, url: appLinkOf(botLink, tapParameter(id, place)) };
  return appUrl === undefined ? undefined : { text, appUrl: appAddress(appUrl, place) };
}
