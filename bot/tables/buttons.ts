import { InlineKeyboard } from 'grammy';
import { tableTexts as texts } from '../../core/texts/chat/tables.ts';

/** A verb is named by one of its words. */
export type TableAction =
  | { kind: 'show' | 'keep' | 'as-text'; wordId: number }
  /** Below a text without a verb. */
  | { kind: 'forget' };

const kinds = { s: 'show', k: 'keep', t: 'as-text' } as const;

export const tableButtons = {
  build(action: TableAction): string {
    if (action.kind === 'forget') return 'vt:f';
    const [short] = Object.entries(kinds).find(([, kind]) => kind === action.kind) ?? [];
    return `vt:${short}:${action.wordId}`;
  },
  /** Undefined for any other button. */
  parse(data: string): TableAction | undefined {
    if (data === 'vt:f') return { kind: 'forget' };
    const [, short, id] = /^vt:([skt]):(\d{1,9})$/.exec(data) ?? [];
    const kind = Object.entries(kinds).find(([one]) => one === short)?.[1];
    return kind && { kind, wordId: Number(id) };
  },
};

const labels = { show: texts.button.show, keep: texts.button.keep, 'as-text': texts.button.asText };

/** The keyboard with the other way to show the message in a last row of its own. */
export function withTableButton(
  keyboard: InlineKeyboard | undefined,
  action: Exclude<TableAction, { kind: 'forget' }>,
): InlineKeyboard {
  const extended = keyboard ? keyboard.clone().row() : new InlineKeyboard();
  return extended.text(labels[action.kind], tableButtons.build(action));
}

export const forgetKeyboard = (): InlineKeyboard =>
  new InlineKeyboard().text(texts.button.forget, tableButtons.build({ kind: 'forget' }));
