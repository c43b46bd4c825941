import { InlineKeyboard } from 'grammy';
import { botTexts } from '../core/texts/chat/bot.ts';
import { type AppLink, appAddress, openableUrl } from './services/app-link.ts';

/** The action of one of the bot's buttons. */
export type CallbackAction = { kind: 'refresh-status' };

/**
 * Short names in the callback data: Telegram allows 64 bytes per button, and buttons in old chats outlive a release.
 */
const kinds = { rs: 'refresh-status' } as const satisfies Record<string, CallbackAction['kind']>;

export const callbackData = {
  build(action: CallbackAction): string {
    const [short] = Object.entries(kinds).find(([, kind]) => kind === action.kind) ?? [];
    if (!short) throw new Error(`Give ${action.kind} a short name in keyboards.ts`);
    return short;
  },
  /** The action behind a pressed button; undefined for a button that this release does not know. */
  parse(data: string): CallbackAction | undefined {
    const kind = Object.entries(kinds).find(([short]) => short === data)?.[1];
    return kind && { kind };
  },
};

/** The button that opens the mini-app, at a place if one is given; undefined when the mini-app cannot be opened. */
export function openKeyboard(
  deps: AppLink,
  place?: { id: NonNullable<Parameters<typeof appAddress>[1]>; label: string },
): InlineKeyboard | undefined {
  const url = openableUrl(deps);
  if (!url) return undefined;
  return new InlineKeyboard().webApp(place?.label ?? botTexts.button.open, appAddress(url, place?.id));
}

export function statusKeyboard(deps: AppLink): InlineKeyboard {
  const keyboard = openKeyboard(deps)?.row() ?? new InlineKeyboard();
  return keyboard.text(botTexts.button.refresh, callbackData.build({ kind: 'refresh-status' }));
}
