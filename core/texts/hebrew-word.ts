import { inLine, type RichText } from './bot.ts';
import { counted, nouns } from './plural.ts';

/** What the chat answers to Hebrew letters that nobody has asked for. */
export const hebrewWordTexts = {
  /** `meanings`: everything that the text can be, of lessons that are open. */
  found: (meanings: readonly RichText[], lesson: string): RichText => [
    ...meanings.flatMap((meaning, at) => (at === 0 ? meaning : ['\n', ...meaning])),
    `\n\nУрок «${inLine(lesson)}»`,
  ],
  /** A form of a verb as it is read, before what it is. */
  verbForm: (pointed: string, transcription: string): RichText => [
    { bold: inLine(pointed) },
    ` [${transcription}] — `,
  ],
  allForms: (asked: string) => `\nВсе формы: /verb ${inLine(asked)}`,
  /** Words of a text that is none as a whole. */
  inParts: (known: readonly RichText[], all: number): RichText => [
    `Знаю ${counted(known.length, nouns.word)} из ${all}:`,
    ...known.flatMap((meaning) => ['\n• ', ...meaning]),
  ],
  locked: (lesson: string) =>
    `Это слово премиум-урока «${inLine(lesson)}». Что оно значит, узнаете в нём: /premium.`,
  unknown: (asked: string) =>
    `Слова «${inLine(asked)}» в уроках нет. Пришлите другое слово на иврите, в любой форме: скажу, что оно значит ` +
    'и в каком оно уроке. Повторить слова: /today.',
  tooLong:
    'Целых текстов я не перевожу. Пришлите одно слово на иврите, в любой форме: скажу, что оно значит и в каком оно ' +
    'уроке.',
} as const;
