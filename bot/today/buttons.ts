import { InlineKeyboard } from 'grammy';
import type { FormTask } from '../../core/forms/task.ts';
import type { RuleCheck } from '../../core/rules/content.ts';
import { formChatTexts } from '../../core/texts/chat/forms.ts';
import { letterChatTexts } from '../../core/texts/chat/letters.ts';
import { numberChatTexts } from '../../core/texts/chat/numbers.ts';
import { ruleCheckChatTexts } from '../../core/texts/chat/rule-checks.ts';
import { todayChatTexts } from '../../core/texts/chat/today.ts';
import { openKeyboard } from '../keyboards.ts';
import type { AppLink } from '../services/app-link.ts';
import type { ChatQuestion } from './practice.ts';

const texts = todayChatTexts.button;

/** The action of a button of «Сегодня»; `askedBy` names its question. */
export type TodayAction =
  | { kind: 'begin' }
  | { kind: 'hint' | 'give-up' | 'skip' | 'stop' | 'to-words'; askedBy: number }
  /** `choice`: a word's id, the place of a letter in the alphabet, or that of a form or an answer about a rule among the options. */
  | { kind: 'choose'; askedBy: number; choice: number };

const operations = { h: 'hint', g: 'give-up', s: 'skip', x: 'stop', w: 'to-words' } as const;
type Operation = keyof typeof operations;
const shortOf = {
  hint: 'h',
  'give-up': 'g',
  skip: 's',
  stop: 'x',
  'to-words': 'w',
} as const satisfies Record<(typeof operations)[Operation], Operation>;

/**
 * Short names in the callback data, two numbers at most: far below Telegram's 64 bytes. Buttons in old chats outlive a
 * release: those of forms once began with tf, those of numbers with tn.
 */
export const todayButtons = {
  build(action: TodayAction): string {
    if (action.kind === 'begin') return 'td:n';
    if (action.kind === 'choose') return `td:c:${action.askedBy}:${action.choice}`;
    return `td:${shortOf[action.kind]}:${action.askedBy}`;
  },
  /** Undefined for any other button. */
  parse(data: string): TodayAction | undefined {
    if (data === 'td:n') return { kind: 'begin' };
    const [, asked, choice] = /^t[df]:c:(\d{1,15}):(\d{1,10})$/.exec(data) ?? [];
    if (choice !== undefined) return { kind: 'choose', askedBy: Number(asked), choice: Number(choice) };
    const [, operation, askedBy] = /^t[dfn]:([hgsxw]):(\d{1,15})$/.exec(data) ?? [];
    return operation === undefined
      ? undefined
      : { kind: operations[operation as Operation], askedBy: Number(askedBy) }; // the pattern names them all
  },
};

/** The choices of a word, each in its own row, and the other actions below them. */
export function wordKeyboard(question: Pick<ChatQuestion, 'askedBy' | 'choices' | 'isHinted'>) {
  const { askedBy, choices } = question;
  const keyboard = new InlineKeyboard();
  for (const { wordId, label } of choices) {
    keyboard.text(label, todayButtons.build({ kind: 'choose', askedBy, choice: wordId })).row();
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

/** The choices of a form, each in its own row; where there are none, a way to give up; and the way to the words. */
export function formKeyboard(askedBy: number, { options }: Pick<FormTask, 'options'>): InlineKeyboard {
  const { button } = formChatTexts;
  const keyboard = new InlineKeyboard();
  options.forEach(({ hebrew, label }, choice) => {
    keyboard.text(hebrew?.pointed ?? label, todayButtons.build({ kind: 'choose', askedBy, choice })).row();
  });
  if (options.length === 0) keyboard.text(button.giveUp, todayButtons.build({ kind: 'give-up', askedBy }));
  return keyboard.text(button.toWords, todayButtons.build({ kind: 'to-words', askedBy }));
}

/** The signs or readings of a letter, two in a row, and the way past the letters. */
export function letterKeyboard(
  askedBy: number,
  options: readonly { choice: number; label: string }[],
): InlineKeyboard {
  const keyboard = new InlineKeyboard();
  options.forEach(({ choice, label }, at) => {
    keyboard.text(label, todayButtons.build({ kind: 'choose', askedBy, choice }));
    if (at % 2 === 1) keyboard.row();
  });
  const skip = todayButtons.build({ kind: 'to-words', askedBy });
  return keyboard.row().text(letterChatTexts.button.skip, skip);
}

/** The options of a check, each in its own row, and the way past the rules. */
export function ruleKeyboard(askedBy: number, { options }: Pick<RuleCheck, 'options'>): InlineKeyboard {
  const keyboard = new InlineKeyboard();
  options.forEach((option, choice) => {
    keyboard.text(option, todayButtons.build({ kind: 'choose', askedBy, choice })).row();
  });
  const skip = todayButtons.build({ kind: 'to-words', askedBy });
  return keyboard.text(ruleCheckChatTexts.button.skip, skip);
}

export function numberKeyboard(askedBy: number): InlineKeyboard {
  const { button } = numberChatTexts;
  return new InlineKeyboard()
    .text(button.giveUp, todayButtons.build({ kind: 'give-up', askedBy }))
    .text(button.toWords, todayButtons.build({ kind: 'to-words', askedBy }));
}

/** The buttons after a review: continue with the words or letters that are left, and open the mini-app. */
export function finishKeyboard(app: AppLink, left: number): InlineKeyboard | undefined {
  const keyboard = openKeyboard(app);
  if (left === 0) return keyboard;
  const goOn = new InlineKeyboard().text(texts.goOn, todayButtons.build({ kind: 'begin' }));
  return keyboard ? goOn.row().append(keyboard) : goOn;
}
