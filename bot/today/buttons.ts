import { InlineKeyboard } from 'grammy';
import { todayChatTexts } from '../../core/texts/chat/today.ts';
import type { BotDeps } from '../context.ts';
import { openKeyboard } from '../keyboards.ts';
import type { ChatQuestion } from './practice.ts';

const texts = todayChatTexts.button;

/** The action of a button of a review; `askedBy` names its question. */
export type TodayAction =
  | { kind: 'begin' }
  | { kind: 'hint' | 'give-up' | 'skip' | 'stop'; askedBy: number }
  | { kind: 'choose'; askedBy: number; wordId: number };

/** Short names in the callback data: buttons in old chats outlive a release. */
const operations = { h: 'hint', g: 'give-up', s: 'skip', x: 'stop' } as const;
const shortOf = { hint: 'h', 'give-up': 'g', skip: 's', stop: 'x' } as const satisfies Record<
  (typeof operations)[keyof typeof operations],
  keyof typeof operations
>;

/** Callback data: two numbers at most, far below Telegram's 64 bytes. */
export const todayButtons = {
  build(action: TodayAction): string {
    if (action.kind === 'begin') return 'td:n';
    if (action.kind === 'choose') return `td:c:${action.askedBy}:${action.wordId}`;
    return `td:${shortOf[action.kind]}:${action.askedBy}`;
  },
  /** Undefined for any other button. */
  parse(data: string): TodayAction | undefined {
    if (data === 'td:n') return { kind: 'begin' };
    const [, asked, wordId] = /^td:c:(\d{1,15}):(\d{1,9})$/.exec(data) ?? [];
    if (wordId !== undefined) return { kind: 'choose', askedBy: Number(asked), wordId: Number(wordId) };
    const [, operation, askedBy] = /^td:([hgsx]):(\d{1,15})$/.exec(data) ?? [];
    return operation === undefined
      ? undefined
      : { kind: operations[operation as keyof typeof operations], askedBy: Number(askedBy) }; // the pattern names them all
  },
};

/** The choices of a question, each in its own row, and the other actions below them. */
export function questionKeyboard(question: Pick<ChatQuestion, 'askedBy' | 'choices' | 'isHinted'>) {
  const { askedBy, choices } = question;
  const keyboard = new InlineKeyboard();
  for (const { wordId, label } of choices) {
    keyboard.text(label, todayButtons.build({ kind: 'choose', askedBy, wordId })).row();
  }
  const help = canHint(question) ? 'hint' : 'give-up';
  return keyboard
    .text(help === 'hint' ? texts.hint : texts.giveUp, todayButtons.build({ kind: help, askedBy }))
    .text(texts.skip, todayButtons.build({ kind: 'skip', askedBy }))
    .text(texts.stop, todayButtons.build({ kind: 'stop', askedBy }));
}

/** With two answers, none can be removed. */
export function canHint({ isHinted, choices }: Pick<ChatQuestion, 'choices' | 'isHinted'>): boolean {
  return !isHinted && (choices.length === 0 || choices.length > 2);
}

/** The buttons after a review: continue with what is left, and open the mini-app, at letters that are due. */
export function finishKeyboard(
  deps: BotDeps,
  { left = 0, letters }: { left?: number; letters: readonly unknown[] },
): InlineKeyboard | undefined {
  const keyboard = openKeyboard(deps, letters.length > 0 ? { id: 'today', label: texts.letters } : undefined);
  if (left === 0) return keyboard;
  const goOn = new InlineKeyboard().text(texts.goOn, todayButtons.build({ kind: 'begin' }));
  return keyboard ? goOn.row().append(keyboard) : goOn;
}
