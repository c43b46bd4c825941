import { spawnSync } from 'node:child_process';
import { type Finding, warning } from '../../core/hebrew/check/finding.ts';
import type { SectionContent } from '../../core/lesson/content.ts';
import type { PlacedWord } from './placed-words.ts';

/** Returns which of the words its dictionary does not know, or null when program or dictionary are missing. */
export type Speller = (words: readonly string[]) => ReadonlySet<string> | null;

/** hunspell as a separate program; the first dictionary that it can open is used. */
export function createHunspell(dictionaries: readonly string[], program = 'hunspell'): Speller {
  return (words) => {
    for (const dictionary of dictionaries) {
      const { status, stdout } = spawnSync(program, ['-d', dictionary, '-i', 'utf-8', '-l'], {
        input: words.join('\n'),
        encoding: 'utf8',
        env: { ...process.env, LC_ALL: 'C.UTF-8' },
        timeout: 60_000,
      });
      if (status === 0) return new Set(stdout.split('\n').filter((word) => word !== ''));
    }
    return null;
  };
}

/** Words of two letters and more: 'м. р.' is no word. The Cyrillic һ occurs in names of binyanim. */
const wordsOf = (text: string): string[] => text.match(/[א-ת]{2,}|[А-Яа-яЁёһ]{2,}(?:-[А-Яа-яЁё]+)*/gu) ?? [];

/**
 * Words that the spellers do not know, each a warning: Hspell is older than the spelling rules of 2017, and glosses
 * hold Israeli realia. Null in place of a list: that speller is missing.
 */
export function checkSpelling(
  placed: readonly PlacedWord[],
  spellers: { hebrew: Speller; russian: Speller },
): { hebrew: Finding[] | null; russian: Finding[] | null } {
  const unknownHebrew = spellers.hebrew([...new Set(placed.flatMap(({ word }) => wordsOf(word.hebrew)))]);
  const unknownRussian = spellers.russian([...new Set(placed.flatMap(({ word }) => wordsOf(word.russian)))]);
  const findingsOf = (field: 'hebrew' | 'russian', isUnknown: (part: string) => boolean): Finding[] =>
    placed.flatMap(({ lesson, word }) =>
      wordsOf(word[field])
        .filter(isUnknown)
        .map((part) => ({
          ...warning(`speller-${field}`, `the dictionary does not know ${part}`),
          lesson: lesson.key,
          word: word.key,
          field,
        })),
    );
  return {
    hebrew: unknownHebrew && findingsOf('hebrew', (part) => unknownHebrew.has(part)),
    russian: unknownRussian && findingsOf('russian', (part) => unknownRussian.has(part)),
  };
}

/** Russian texts of the course beside the glosses, each with the lesson it belongs to, '' for a section's own. */
function courseTexts(sections: readonly SectionContent[]): { lesson: string; text: string }[] {
  return sections.flatMap((section) => [
    { lesson: '', text: `${section.name} ${section.description}` },
    ...section.subsections.flatMap((subsection) => [
      { lesson: '', text: subsection.name },
      ...subsection.lessons.map(({ key, name, description, topic }) => ({
        lesson: key,
        text: `${name} ${description} ${topic}`,
      })),
    ]),
  ]);
}

/**
 * Words in names, descriptions and topics that the Russian speller does not know. `terms` (lower case) are known to the
 * course: names of letters and binyanim, Israeli realia. Null: the speller is missing.
 */
export function checkTextSpelling(
  sections: readonly SectionContent[],
  russian: Speller,
  terms: ReadonlySet<string>,
): Finding[] | null {
  return checkRussian(courseTexts(sections), russian, terms);
}

/** The same for the Russian of sentences; a missing ё is found too where the dictionary has the word with ё only. */
export function checkSentenceSpelling(
  sections: readonly SectionContent[],
  russian: Speller,
  terms: ReadonlySet<string>,
): Finding[] | null {
  const lessons = sections.flatMap(({ subsections }) => subsections.flatMap((it) => it.lessons));
  const texts = lessons.flatMap(({ key, proofs = [], words }) => [
    ...proofs.map(({ russian: text }) => ({ lesson: key, text })),
    ...words.flatMap(({ examples = [] }) => examples.map(({ russian: text }) => ({ lesson: key, text }))),
  ]);
  return checkRussian(texts, russian, terms);
}

function checkRussian(
  texts: readonly { lesson: string; text: string }[],
  russian: Speller,
  terms: ReadonlySet<string>,
): Finding[] | null {
  const written = texts.flatMap(({ lesson, text }) =>
    wordsOf(text)
      .filter((part) => /\p{Script=Cyrillic}/u.test(part) && !terms.has(part.toLowerCase()))
      .map((part) => ({ lesson, part })),
  );
  const unknown = russian([...new Set(written.map(({ part }) => part))]);
  return (
    unknown &&
    written
      .filter(({ part }) => unknown.has(part))
      .map(({ lesson, part }) => ({
        ...warning('speller-russian-text', `the dictionary does not know ${part}`),
        lesson,
        word: '',
        field: '',
      }))
  );
}
