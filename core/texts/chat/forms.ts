import type { FormTask } from '../../forms/task.ts';
import { todayTexts } from '../home/today.ts';
import { formTexts } from '../lesson/grammar/forms.ts';
import { hebrewInLine, hebrewLine, inLine, type RichText } from './bot.ts';

type Asked = Pick<FormTask, 'exercise' | 'cue' | 'name' | 'base' | 'noun' | 'sentence' | 'answer' | 'hint'>;

/** The place of the word that is asked. */
const gap = '____';

/** Forms of words in «Сегодня» of the chat. A line begins with Russian or with a direction mark. */
export const formChatTexts = {
  button: { giveUp: todayTexts.giveUp, toWords: formTexts.toWords },

  /** A form for the first time, before it is asked. */
  met: ({ cue, name, noun, answer, base, hint }: Asked): RichText => [
    { bold: formTexts.tasks.meet(noun ? null : name) },
    `\n\n${cue} — `,
    { bold: inLine(answer.pointed) },
    ` [${answer.transcription}]`,
    `\n\n${inLine(base.pointed)} — ${base.russian}`,
    hint ? `\n\n${hebrewInLine(hint)}` : '',
  ],

  question: (task: Asked, { left, canSpeak }: { left: number; canSpeak: boolean }): RichText => [
    `Формы слов, осталось: ${left}\n\n${titleOf(task)}\n\n`,
    { bold: task.sentence ? task.sentence.russian : task.cue },
    ...around(task),
    `\n\n${inLine(task.base.pointed)} — ${task.base.russian}`,
    task.exercise === 'type' && canSpeak ? '\n\nМожно и голосовым сообщением.' : '',
    task.exercise === 'say'
      ? '\n\nУдерживайте микрофон рядом с полем ввода. Или напишите ответ на иврите.'
      : '',
  ],

  right: (task: Asked, reason: string | undefined): RichText => [
    { bold: formTexts.right },
    reason ? `\n${hebrewInLine(reason)}` : '',
    ...answerOf(task),
  ],
  wrong: (task: Asked, given: { reason?: string | undefined; heard?: string | undefined }): RichText => [
    { bold: `${formTexts.wrong}.` },
    given.reason ? `\n${hebrewInLine(given.reason)}` : '',
    given.heard ? `\n\nРаспознано: ${inLine(given.heard)}` : '',
    ...answerOf(task),
  ],
  /** Something else was said; the next attempt decides. */
  tryAgain: (reason: string, heard: string): string =>
    `${hebrewInLine(reason)}${heard === '' ? '' : `\nРаспознано: ${inLine(heard)}`}\n\n${todayTexts.lastAttempt}.`,
  /** Nothing that could be judged was heard. */
  notHeard: (reason: string): string => `${reason}\n\nОтвет можно и написать сюда на иврите.`,

  needHebrew: (canSpeak: boolean): string =>
    `Жду ответ на иврите${canSpeak ? ': буквами или голосовым сообщением' : ''}. Не вспоминается — нажмите «${todayTexts.giveUp}» под вопросом.`,
  done: 'Формы на сегодня всё. Теперь слова.',
} as const;

function titleOf({ exercise, noun }: Asked): string {
  const { tasks } = formTexts;
  if (exercise === 'gap') return tasks.gap;
  if (exercise === 'say') return tasks.say;
  if (exercise === 'type') return tasks.type;
  return noun ? tasks.agree : tasks.choose;
}

/** The sentence or the noun with its gap, on a line of its own. */
function around({ sentence, noun }: Asked): RichText {
  if (sentence)
    return [`\n${hebrewLine(`${sentence.before.pointed} ${gap} ${sentence.after.pointed}`.trim())}`];
  if (!noun) return [];
  const words = noun.isFirst ? [noun.pointed, gap] : [gap, noun.pointed];
  return [`\n${hebrewLine(words.join(' '))}`];
}

const answerOf = ({ cue, answer }: Asked): RichText => [
  `\n\n${cue} — `,
  { bold: inLine(answer.pointed) },
  ` [${answer.transcription}]`,
];
