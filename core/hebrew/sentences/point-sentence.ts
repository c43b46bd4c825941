import { disagreements } from './agreement.ts';
import type { KnownForms, Reading } from './known-forms.ts';
import { writtenWords } from './written-words.ts';

/** A proposal for a sentence that is written without niqqud. */
export type PointedSentence = {
  pronunciation: string;
  transcription: string;
  /** Words that are not known. */
  unknown: string[];
  /** Words that may be something else as likely. */
  doubtful: { word: string; pointed: string[] }[];
};

/** A word in its sentence. */
type Place = { words: readonly string[]; at: number; hebrew: string };

const definite = /^(ה[א-ת]{2}|של|כל|זה|זאת|אלה)/;
/** Before these an article in ב or ל is unusual: names, months, languages, measures of time with a name. */
const isName = ({ word }: Reading): boolean =>
  /^[А-ЯЁ]|язык|иврит|^(январь|февраль|март|апрель|май|июнь|июль|август|сентябрь|октябрь|ноябрь|декабрь|суббота|день|покупки)/.test(
    word.russian,
  );

/** Grades of likelihood, the first that differs decides; smaller is likelier. */
function gradesOf(reading: Reading, { words, at, hebrew }: Place): number[] {
  const { form, word, particles, pointed } = reading;
  const next = words[at + 1] ?? '';
  const isPhrase = /[\s־-]/.test(word.hebrew);
  const isWhole =
    isPhrase &&
    hebrew
      .replaceAll(/[^א-ת ]/g, '')
      .replaceAll(' ה', ' ')
      .includes(word.hebrew.replaceAll(' ה', ' '));
  const isArticle = particles.some((it) => 'בלכ'.includes(it)) && hasArticle(pointed);
  const wantsArticle = word.gender != null && !isName(reading) && !isPhrase;
  const isObject = form.letters === 'את' && pointed.startsWith('א\u05b6');
  return [
    particles.length > 0 && !(particles.length === 1 && particles[0] === 'ה') ? 1 : 0,
    isPhrase ? (isWhole ? 0 : 2) : 1,
    form.letters === 'את' && isObject !== definite.test(next) ? 1 : 0,
    form.letters === 'אל' ? Number((form.pointed === 'אַל') !== /^ת/.test(next)) : 0,
    form.key === 'joined' ? (next === '' ? 1 : -1) : 0,
    particles.some((it) => 'בלכ'.includes(it)) && isArticle !== wantsArticle ? 1 : 0,
    // What has an article is a noun; after אַל comes a future; a noun before a bare adjective has no article.
    particles.includes('ה') && !word.gender && isVerbKey(form.key) ? 1 : 0,
    /^(past|future|imperative)/.test(form.key) && word.hebrew !== form.letters ? 1 : 0,
    /\.f$|^feminine/.test(form.key) || /2sg\.f/.test(form.key) ? 1 : 0,
  ];
}

/** The vowel of ב, ל or כ is that of the article; before א and ע with a hataf only a qamats is. */
const hasArticle = (pointed: string): boolean =>
  /^(?:ו[\u05b0\u05bc])?[בלכ]\u05bc?[\u05b7\u05b8\u05b6]/.test(pointed) &&
  !/^(?:ו[\u05b0\u05bc])?[בלכ]\u05bc?[\u05b7\u05b6][אע][\u05b1-\u05b3]/.test(pointed);

const isVerbKey = (key: string): boolean => /^(present|past|future|imperative|infinitive)/.test(key);

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((grade, index) => grade !== other[index]);
  return at === -1 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}

/**
 * Points a sentence as its words are taught: each word's likeliest form, corrected where it would not agree with the
 * word before it. For an author to look through, not for learners.
 */
export function pointSentence(hebrew: string, known: KnownForms): PointedSentence {
  const words = writtenWords(hebrew);
  const ways = words.map((word, at) => {
    const place = { words, at, hebrew };
    const graded = known.read(word).map((reading) => ({ reading, grades: gradesOf(reading, place) }));
    return graded.sort((one, other) => compare(one.grades, other.grades));
  });
  const chosen = ways.map(([first]) => first?.reading);
  for (const at of disagreements(chosen.map((it) => (it ? [it] : [])))) {
    const agreeing = ways[at]?.find(({ reading }) => {
      const tried = chosen.map((it, index) => (index === at ? [reading] : it ? [it] : []));
      return !disagreements(tried).includes(at);
    });
    if (agreeing) chosen[at] = agreeing.reading;
  }
  const doubtful = ways.flatMap((found, at) => {
    const others = found.filter(({ reading }) => reading.pointed !== chosen[at]?.pointed);
    const close = others.filter(({ grades }) => (grades[0] ?? 0) <= (found[0]?.grades[0] ?? 0));
    return close.length > 0
      ? [{ word: words[at] ?? '', pointed: [...new Set(close.map((it) => it.reading.pointed))] }]
      : [];
  });
  return {
    pronunciation: pointed(hebrew, chosen, words),
    transcription: chosen.map((it) => it?.transcription ?? '?').join(' '),
    unknown: words.filter((_, index) => !chosen[index]),
    doubtful,
  };
}

function pointed(hebrew: string, chosen: readonly (Reading | undefined)[], words: readonly string[]): string {
  let at = 0;
  return hebrew.replaceAll(/[א-ת]+/g, () => {
    const text = chosen[at]?.pointed ?? words[at] ?? '';
    at += 1;
    return text;
  });
}
