import { spawnSync } from 'node:child_process';
import { type Finding, warning } from '../../core/hebrew/check/finding.ts';
import type { SectionContent } from '../../core/lesson/content.ts';
import { formsOf } from '../../core/lesson/sentences/sentence-forms.ts';
import { lessonsOf, type PlacedWord } from '../content-files/placed-words.ts';

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

/** Words to be looked up, with the place where they stand. */
type Written = Pick<Finding, 'lesson' | 'word' | 'field'> & { parts: readonly string[] };

/** A warning for each word that the speller does not know. Null: the speller is missing. */
function unknownIn(written: readonly Written[], speller: Speller, rule: string): Finding[] | null {
  const unknown = speller([...new Set(written.flatMap(({ parts }) => parts))]);
  return (
    unknown &&
    written.flatMap(({ parts, ...place }) =>
      parts
        .filter((part) => unknown.has(part))
        .map((part) => ({ ...warning(rule, `the dictionary does not know ${part}`), ...place })),
    )
  );
}

/**
 * Words that the spellers do not know, each a warning: Hspell is older than the spelling rules of 2017, and glosses
 * hold Israeli realia. Null in place of a list: that speller is missing.
 */
export function checkSpelling(
  placed: readonly PlacedWord[],
  spellers: { hebrew: Speller; russian: Speller },
): { hebrew: Finding[] | null; russian: Finding[] | null } {
  const findingsOf = (field: 'hebrew' | 'russian') => {
    const written = placed.map(({ lesson, word }) => {
      return { lesson: lesson.key, word: word.key, field, parts: wordsOf(word[field]) };
    });
    return unknownIn(written, spellers[field], `speller-${field}`);
  };
  return { hebrew: findingsOf('hebrew'), russian: findingsOf('russian') };
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
  const texts = lessonsOf(sections).flatMap(({ key, proofs = [], words }) => [
    ...proofs.flatMap(formsOf).map(({ russian: text }) => ({ lesson: key, text })),
    ...words.flatMap(({ examples = [] }) =>
      examples.flatMap(formsOf).map(({ russian: text }) => ({ lesson: key, text })),
    ),
  ]);
  return checkRussian(texts, russian, terms);
}

function checkRussian(
  texts: readonly { lesson: string; text: string }[],
  russian: Speller,
  terms: ReadonlySet<string>,
): Finding[] | null {
  const isAsked = (part: string) => /\p{Script=Cyrillic}/u.test(part) && !terms.has(part.toLowerCase());
  const written = texts.map(({ lesson, text }) => {
    return { lesson, word: '', field: '' as const, parts: wordsOf(text).filter(isAsked) };
  });
  return unknownIn(written, russian, 'speller-russian-text');
}
