import type { DifferencePiece } from '../../hebrew/spelling-difference.ts';
import { spellingLines } from '../lesson/spelling-lines.ts';
import { counted, nouns } from '../plural.ts';
import { inLine, type RichText } from './bot.ts';

/** A word as the chat shows it. */
export type ShownWord = { hebrew: string; pronunciation: string; transcription: string; russian: string };

/** The word's reading, as far as it is known, with its meaning. */
export const shownWord = ({ hebrew, pronunciation, transcription, russian }: ShownWord): RichText => [
  { bold: inLine(pronunciation || hebrew) },
  `${transcription && ` [${transcription}]`} — ${russian}`,
];

/** What the bot says when a learner says a word of the lesson in the chat. */
export const voiceChatTexts = {
  backToLesson: 'Вернуться к уроку',

  awaiting: (word: ShownWord): RichText => [
    'Скажите голосовым сообщением:\n\n',
    ...shownWord(word),
    '\n\nУдерживайте микрофон рядом с полем ввода и произнесите только это слово. Жду его час. Запись уходит на ' +
      'распознавание и нигде не хранится.\n\nНе можете говорить? Напишите слово сюда на иврите.',
  ],
  /** There is no recogniser here. */
  awaitingTyped: (word: ShownWord): RichText => [
    'Распознавание речи здесь не подключено, поэтому голосовое я не услышу.\n\nСкажите слово вслух:\n\n',
    ...shownWord(word),
    '\n\nСравните себя с образцом в уроке. Или напишите слово сюда на иврите: зачту как самопроверку.',
  ],
  notAwaiting:
    'Не знаю, какое слово вы произнесли. Откройте урок и на шаге «Произнесите слово» выберите «Отправить голосовое боту»: ' +
    'тогда я проверю.',
  noLongerAwaiting: 'Хорошо, слово из урока больше не жду.',
  notKept: 'Не получилось запомнить слово. Нажмите кнопку в уроке ещё раз через минуту.',
  wordGone: 'Этого слова в уроках больше нет. Выберите урок в приложении.',
  locked: 'Это слово премиум-урока, он открывается с премиумом. Бесплатные уроки ждут в приложении.',

  /** `reason` is the judge's. */
  correct: (word: ShownWord, reason: string, points: number): RichText => [
    `${reason}\n\n`,
    ...shownWord(word),
    stagePassed(points),
  ],
  /** Wrong or not heard; `transcript` is what the recogniser wrote, '' for nothing. */
  tryAgain: (word: ShownWord, reason: string, transcript: string): RichText => [
    reason,
    transcript === '' ? '' : `\nРаспознано: ${inLine(transcript)}`,
    '\n\nЖду слово: ',
    ...shownWord(word),
  ],
  /** Any failure that prevented recognition. */
  notRecognised: (word: ShownWord, problem: string): RichText => [
    `${problem}\n\nЖду слово: `,
    ...shownWord(word),
    '\n\nЕго можно и написать сюда на иврите: зачту как самопроверку.',
  ],
  /** `reason`: which spelling is usual, when another one in use was written. */
  typedRight: (word: ShownWord, points: number, reason?: string): RichText => [
    reason ? `${reason}\n` : '',
    'Верно написано. Засчитано как самопроверка: произношения я не слышала.\n\n',
    ...shownWord(word),
    stagePassed(points),
  ],
  /** A slip that can be named. */
  typedNear: (
    word: ShownWord,
    { pieces, reason }: { pieces: readonly DifferencePiece[]; reason: string | undefined },
  ): RichText => [
    { bold: 'Почти!' },
    `\n\n${spellingLines(pieces)}`,
    reason ? `\n${reason}` : '',
    '\n\nЖду это слово, на иврите или голосом:\n\n',
    ...shownWord(word),
  ],
  typedWrong: (word: ShownWord, reason?: string): RichText => [
    reason ? `\u200e${reason}\n` : 'Написано другое слово. ',
    'Жду это, на иврите или голосом:\n\n',
    ...shownWord(word),
  ],
} as const;

function stagePassed(points: number): string {
  return `\n\nШаг «Произнесите слово» пройден.${points > 0 ? ` +${counted(points, nouns.point)}` : ''}`;
}
