import type { HeardNumber } from '../../numbers/tasks.ts';
import { formTexts } from '../lesson/grammar/forms.ts';
import { numberTexts } from '../lesson/numbers.ts';
import { inLine, type RichText } from './bot.ts';

type Asked = Pick<HeardNumber, 'kind' | 'digits'>;

/** Numbers by ear in «Сегодня» of the chat. A line begins with Russian or with a direction mark. */
export const numberChatTexts = {
  button: { giveUp: numberTexts.giveUp, toWords: formTexts.toWords },
  question: ({ kind }: Asked, left: number): RichText => [
    `${numberTexts.title}, осталось: ${left}\n\n`,
    { bold: numberTexts.tasks[kind] },
    `\n\nПослушайте и напишите сюда (${numberTexts.format[kind]}).`,
  ],
  right: (number: Asked, said: string): RichText => [{ bold: numberTexts.right }, answerOf(number, said)],
  wrong: (number: Asked, said: string, reason: string | undefined): RichText => [
    { bold: `${numberTexts.wrong}.` },
    reason ? `\n${reason}` : '',
    answerOf(number, said),
  ],
  needDigits: `Жду число цифрами. Не расслышали — нажмите «${numberTexts.giveUp}» под вопросом.`,
} as const;

/** `said`: in Hebrew letters. */
function answerOf({ kind, digits }: Asked, said: string): string {
  return `\n\n${numberTexts.said}: ${inLine(numberTexts.shown(kind, digits))}\n${inLine(said)}`;
}
