import { InlineKeyboard } from 'grammy';
import { botTexts } from '../core/texts/bot.ts';
import { appAddress, openableUrl } from './app-link.ts';
import type { BotDeps } from './context.ts';

/** What a button of ours asks for when it is pressed. */
export type CallbackAction = { kind: 'refresh-status' };

/** Short names on the wire: Telegram allows 64 bytes a button, and buttons in old chats outlive a release. */
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

/** The one button that opens the mini-app, at a lesson when one is named; nothing when it cannot be opened. */
export function openKeyboard(
  deps: BotDeps,
  lesson?: { id: number; label: string },
): InlineKeyboard | undefined {
  const url = openableUrl(deps);
  if (!url) return undefined;
  return new InlineKeyboard().webApp(lesson?.label ?? botTexts.button.open, appAddress(url, lesson?.id));
}

export function statusKeyboard(deps: BotDeps): InlineKeyboard {
  const keyboard = openKeyboard(deps)?.row() ?? new InlineKeyboard();
  return keyboard.text(botTexts.button.refresh, callbackData.build({ kind: 'refresh-status' }));
}
