import { InlineKeyboard } from 'grammy';
import type { FormTask } from '../../core/forms/task.ts';
import { formChatTexts } from '../../core/texts/chat/forms.ts';

/** The action of a button under a form; `askedBy` names its question. */
export type FormAction =
  | { kind: 'choose'; askedBy: number; at: number }
  | { kind: 'give-up'; askedBy: number }
  | { kind: 'to-words'; askedBy: number };

/** Short names in the callback data: buttons in old chats outlive a release. */
export const formButtons = {
  build(action: FormAction): string {
    if (action.kind === 'choose') return `tf:c:${action.askedBy}:${action.at}`;
    return `tf:${action.kind === 'give-up' ? 'g' : 'w'}:${action.askedBy}`;
  },
  /** Undefined for any other button. */
  parse(data: string): FormAction | undefined {
    const [, asked, at] = /^tf:c:(\d{1,15}):(\d)$/.exec(data) ?? [];
    if (at !== undefined) return { kind: 'choose', askedBy: Number(asked), at: Number(at) };
    const [, operation, askedBy] = /^tf:([gw]):(\d{1,15})$/.exec(data) ?? [];
    if (operation === undefined) return undefined;
    return { kind: operation === 'g' ? 'give-up' : 'to-words', askedBy: Number(askedBy) };
  },
};

/** The choices of a form, each in its own row; where there are none, a way to give up; and the way to the words. */
export function formKeyboard(askedBy: number, { options }: Pick<FormTask, 'options'>): InlineKeyboard {
  const { button } = formChatTexts;
  const keyboard = new InlineKeyboard();
  options.forEach(({ hebrew, label }, at) => {
    keyboard.text(hebrew?.pointed ?? label, formButtons.build({ kind: 'choose', askedBy, at })).row();
  });
  if (options.length === 0) keyboard.text(button.giveUp, formButtons.build({ kind: 'give-up', askedBy }));
  return keyboard.text(button.toWords, formButtons.build({ kind: 'to-words', askedBy }));
}
