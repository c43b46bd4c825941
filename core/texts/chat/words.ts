import type { VerbContent } from '../../hebrew/conjugation/verb.ts';
import type { WordFormKey } from '../../hebrew/forms/taught-forms.ts';
import type { ChunkPart } from '../../lesson/content.ts';
import { nameOfWordForm, russianPair } from '../lesson/grammar/verbs.ts';
import { counted, nouns } from '../plural.ts';
import { inLine, type RichText } from './bot.ts';
import { type ShownWord, shownWord } from './voice.ts';

/**
 * A word that was found; `forms`: those that were asked for, none where it is the word as it is taught; the infinitive of a
 * verb that is taught by another form comes first.
 */
export type FoundWord = {
  word: ShownWord & { parts: readonly ChunkPart[] };
  verb: VerbContent | undefined;
  forms: readonly FoundForm[];
};
type FoundForm = { key: WordFormKey; pointed: string; transcription: string | null };

/** What the chat answers to a word, in Hebrew or in Russian, that nobody has asked for. */
export const wordChatTexts = {
  /** `meanings`: everything that the text can be, of lessons that are open; `below`: how what was written is read. */
  found: (meanings: readonly RichText[], lesson: string, below: RichText = []): RichText => [
    ...meanings.flatMap((meaning, at) => (at === 0 ? meaning : ['\n\n', ...meaning])),
    ...below,
    `\n\nУрок «${inLine(lesson)}»`,
  ],
  /** The base form first, below it what was asked for, and what the lesson teaches; `isHeard`: that is what sounds. */
  meaning: (found: FoundWord, isHeard = false): RichText => {
    const { word, verb, forms } = found;
    const infinitive = forms.find(({ key }) => key === 'infinitive');
    const asked = forms.filter((form) => form !== infinitive);
    const below = asked.length > 0 ? ['\n', ...askedForms(asked)] : [];
    if (!verb || !infinitive) return [...shownWord(word), ...wordByWord(word.parts), ...below];
    const taught = ['\n', isHeard ? 'В уроке и в записи: ' : 'В уроке: ', ...shownWord(word)];
    return [...readForm(infinitive), ` — ${russianPair(verb)}`, ...below, ...taught];
  },
  /** The same in one line, in a list. */
  inList: (found: FoundWord): RichText => {
    const { russian, ...form } = namedForm(found);
    return [...readForm(form), ` — ${russian}`];
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
    `Это слово премиум-урока «${inLine(lesson)}». Перевод и звучание откроются вместе с уроком, поэтому здесь я их не ` +
    'показываю: /premium.',
  unknown: (asked: string) =>
    `Слова «${inLine(asked)}» в уроках нет. Пришлите другое, на иврите или по-русски, в любой форме: скажу, как оно ` +
    'пишется, читается и в каком оно уроке. Повторить слова: /today.',
} as const;

/** What a word is called in a list: a verb by its infinitive, where the lesson teaches another form of it. */
export function namedForm({ word, verb, forms }: FoundWord) {
  const infinitive = forms.find(({ key }) => key === 'infinitive');
  if (verb && infinitive) {
    const { pointed, transcription } = infinitive;
    return { pointed, transcription, russian: russianPair(verb) };
  }
  const { hebrew, pronunciation, transcription, russian } = word;
  return { pointed: pronunciation || hebrew, transcription, russian };
}

/** The words of a phrase, a line each: two directions in one line would change places. */
const wordByWord = (parts: readonly ChunkPart[]): RichText =>
  parts.map(({ pronunciation, russian }) => `\n• ${inLine(pronunciation)} — ${russian}`);

const readForm = ({ pointed, transcription }: Omit<FoundForm, 'key'>): RichText => [
  { bold: inLine(pointed) },
  transcription === null ? '' : ` [${transcription}]`,
];

/** Forms that were asked for, those that are written alike in one line: «תְּדַבֵּר — будущее, ты (м.); будущее, она». */
const askedForms = (forms: readonly FoundForm[]): RichText =>
  forms.flatMap((form, at) => {
    const alike = forms.filter(({ pointed }) => pointed === form.pointed);
    if (alike[0] !== form) return [];
    return [
      at === 0 ? '' : '\n',
      ...readForm(form),
      ` — ${alike.map(({ key }) => nameOfWordForm(key)).join('; ')}`,
    ];
  });
