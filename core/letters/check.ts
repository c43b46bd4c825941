import { letters as alphabet } from '../hebrew/letters.ts';
import { hebrewLettersOf } from '../hebrew/niqqud.ts';
import type { LessonContent, SectionContent } from '../lesson/content.ts';
import type { LetterContent, LetterTwins } from './content.ts';
import { hasSign, letterOfFinal } from './signs.ts';

/** What is wrong with an item, in English for its author. */
export type LetterProblem = { key: string; why: string };

/**
 * Checks the items against each other and against the course: every letter and final form once, names and links that
 * exist, a word from a free lesson that has the sign, lessons that teach the letters of their words in time.
 */
export function checkLetters(
  items: readonly LetterContent[],
  sections: readonly SectionContent[],
): LetterProblem[] {
  const lessons = sections.flatMap((section) =>
    section.subsections.flatMap((subsection) => subsection.lessons),
  );
  return [
    ...checkAlphabet(items),
    ...items.flatMap((item) => checkItem(item, items, lessons).map((why) => ({ key: item.key, why }))),
    ...checkTaughtInTime(items, lessons),
  ];
}

/** Checks the contrasts: letters that exist, and words of a free lesson that have the one and not the other. */
export function checkTwins(
  twins: readonly LetterTwins[],
  items: readonly LetterContent[],
  sections: readonly SectionContent[],
): LetterProblem[] {
  const lessons = sections.flatMap(({ subsections }) => subsections.flatMap((one) => one.lessons));
  return twins.flatMap(({ letters, transcription, hint, lesson, words }) => {
    const key = letters.join(' and ');
    const found = lessons.find((one) => one.key === lesson);
    const signs = letters.map((letter) => items.find((item) => item.key === letter)?.letter);
    const problems = letters.flatMap((letter, at) => (signs[at] ? [] : [`no item ${letter}`]));
    if (!found?.isFree) problems.push(`${lesson} is no free lesson`);
    if (hint.trim() === '' || /[a-z]/i.test(hint)) problems.push(`'${hint}' is no Russian text`);
    for (const [at, name] of words.entries()) {
      const word = found?.words.find((one) => one.key === name);
      const [own, other] = at === 0 ? signs : signs.toReversed();
      if (!word) problems.push(`no word ${lesson}/${name}`);
      else if (!word.hebrew.includes(own ?? '') || word.hebrew.includes(other ?? ''))
        problems.push(`${word.hebrew} does not have one letter of the two`);
      else if (transcription !== '—' && !word.transcription.includes(transcription))
        problems.push(`[${word.transcription}] is read without '${transcription}'`);
    }
    return problems.map((why) => ({ key, why }));
  });
}

function checkAlphabet(items: readonly LetterContent[]): LetterProblem[] {
  const taught = items.filter(({ kind }) => kind !== 'point').map(({ letter }) => letter);
  const missing = alphabet.filter((letter) => !taught.includes(letter));
  const signs = items.map(({ letter }) => letter);
  const keys = items.map(({ key }) => key);
  return [
    ...missing.map((letter) => ({ key: '', why: `${letter} is missing` })),
    ...repeated(keys).map((key) => ({ key, why: 'this key stands twice' })),
    ...repeated(signs).map((letter) => ({ key: '', why: `${letter} stands twice` })),
  ];
}

const repeated = (values: readonly string[]) =>
  values.filter((value, place) => values.indexOf(value) !== place);

function checkItem(
  item: LetterContent,
  items: readonly LetterContent[],
  lessons: readonly LessonContent[],
): string[] {
  const problems: string[] = [];
  const byKey = (key: string) => items.find((other) => other.key === key);
  if (!/^[a-z][a-z-]{1,30}$/.test(item.key)) problems.push('a key is latin kebab-case');
  for (const text of [item.letter, item.shown ?? '', item.spokenName.pronunciation]) {
    if (text !== text.normalize('NFC')) problems.push(`${text} is not in NFC`);
  }
  for (const text of [item.name, item.transcription, item.hint]) {
    if (text.trim() === '' || /[a-z]/i.test(text)) problems.push(`'${text}' is no Russian text`);
  }
  const links = [...item.lookAlikes.print, ...item.lookAlikes.cursive, ...item.soundAlikes];
  for (const key of links) {
    if (!byKey(key)) problems.push(`no item ${key}`);
    if (key === item.key) problems.push('an item is not its own look-alike');
  }
  if (item.kind !== 'point' && (item.lookAlikes.print.length < 1 || item.lookAlikes.cursive.length < 1)) {
    problems.push('a letter has look-alikes in print and in cursive');
  }
  if (item.kind === 'point' && item.shown === undefined && hebrewLettersOf(item.letter) === '') {
    problems.push('a combining point is shown on a letter');
  }
  const base = letterOfFinal(item.letter);
  const expectedBase = base === undefined ? undefined : items.find(({ letter }) => letter === base)?.key;
  if (item.finalOf !== expectedBase) problems.push(`finalOf should be ${expectedBase}`);
  if ((item.kind === 'final') !== (base !== undefined)) problems.push('kind does not fit the letter');
  if (!lessons.some(({ key }) => key === item.lesson)) problems.push(`no lesson ${item.lesson}`);
  return [...problems, ...checkHeardWord(item, items, lessons)];
}

function checkHeardWord(
  item: LetterContent,
  items: readonly LetterContent[],
  lessons: readonly LessonContent[],
): string[] {
  const lesson = lessons.find(({ key }) => key === item.word.lesson);
  const word = lesson?.words.find(({ key }) => key === item.word.word);
  if (!lesson || !word) return [`no word ${item.word.lesson}/${item.word.word}`];
  if (!lesson.isFree) return [`${word.hebrew} is in a lesson that must be paid`];
  // A sign that full spelling has replaced is heard in a word with the one that replaced it.
  const signs = [item, ...items.filter(({ key }) => item.soundAlikes.includes(key))].map(
    ({ letter }) => letter,
  );
  const isThere = (sign: string) => word.hebrew.includes(sign) || hasSign(word.pronunciation, sign);
  const wanted = item.kind === 'point' ? signs : [item.letter];
  return wanted.some(isThere) ? [] : [`${word.hebrew} does not have it`];
}

/** Up to the last lesson that teaches letters, every word is written with letters taught by then. */
function checkTaughtInTime(
  items: readonly LetterContent[],
  lessons: readonly LessonContent[],
): LetterProblem[] {
  const letters = items.filter(({ kind }) => kind !== 'point');
  const last = lessons.findLastIndex(({ key }) => letters.some(({ lesson }) => lesson === key));
  const taught = new Set<string>();
  return lessons.slice(0, last + 1).flatMap(({ key, words }) => {
    for (const { letter, lesson } of letters) if (lesson === key) taught.add(letter);
    return words.flatMap(({ hebrew }) =>
      [...hebrewLettersOf(hebrew)]
        .filter((letter) => !taught.has(letter))
        .map((letter) => ({ key: '', why: `${letter} of ${hebrew} is not taught by lesson ${key}` })),
    );
  });
}
