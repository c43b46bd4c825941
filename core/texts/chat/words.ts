import type { VerbContent } from '../../hebrew/conjugation/verb.ts';
import type { WordFormKey } from '../../hebrew/forms/form-index.ts';
import { nameOfWordForm, russianPair } from '../lesson/verbs.ts';
import { counted, nouns } from '../plural.ts';
import { inLine, type RichText } from './bot.ts';
import { type ShownWord, shownWord } from './voice.ts';

/** A word that was found; `forms`: those that were asked for, none where it is the word as it is taught. */
type FoundWord = {
  word: ShownWord;
  verb: VerbContent | undefined;
  forms: readonly { key: WordFormKey; pointed: string; transcription: string | null }[];
};

/** What the chat answers to a word, in Hebrew or in Russian, that nobody has asked for. */
export const wordChatTexts = {
  /** `meanings`: everything that the text can be, of lessons that are open. */
  found: (meanings: readonly RichText[], lesson: string): RichText => [
    ...meanings.flatMap((meaning, at) => (at === 0 ? meaning : ['\n', ...meaning])),
    `\n\nУрок «${inLine(lesson)}»`,
  ],
  meaning: ({ word, verb, forms }: FoundWord): RichText => {
    const [form] = forms;
    if (!form) return shownWord(word);
    const names = forms.map(({ key }) => nameOfWordForm(key)).join('; ');
    if (!verb) return [`${names} от `, ...shownWord(word)];
    const reading = form.transcription === null ? '' : ` [${form.transcription}]`;
    return [{ bold: inLine(form.pointed) }, `${reading} — ${russianPair(verb)}: ${names}`];
  },
  allForms: (asked: string) => `\nВсе формы: /verb ${inLine(asked)}`,
  /** Words of a text that is none as a whole. */
  inParts: (known: readonly RichText[], all: number): RichText => [
    `Знаю ${counted(known.length, nouns.word)} из ${all}:`,
    ...known.flatMap((meaning) => ['\n• ', ...meaning]),
  ],
  /** No word is so, but some begin so or differ in a letter. */
  near: (asked: string, words: readonly RichText[]): RichText => [
    `Слова «${inLine(asked)}» в уроках нет. Может быть, одно из этих:`,
    ...words.flatMap((meaning) => ['\n• ', ...meaning]),
  ],
  locked: (lesson: string) =>
    `Это слово премиум-урока «${inLine(lesson)}». Что оно значит, узнаете в нём: /premium.`,
  unknown: (asked: string) =>
    `Слова «${inLine(asked)}» в уроках нет. Пришлите другое, на иврите или по-русски, в любой форме: скажу, как оно ` +
    'пишется, читается и в каком оно уроке. Повторить слова: /today.',
  tooLong:
    'Целых текстов я не перевожу. Пришлите одно слово, на иврите или по-русски, в любой форме: скажу, что оно значит и ' +
    'в каком оно уроке.',
} as const;
