import { spawnSync } from 'node:child_process';
import { type Finding, warning } from '../../core/hebrew/check/finding.ts';
import type { PlacedWord } from './placed-words.ts';

/** Tells which of the words its dictionary does not know, or null when program or dictionary are missing. */
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

/** Words of two letters and more: 'м. р.' is no word. */
const wordsOf = (text: string): string[] => text.match(/[א-ת]{2,}|[А-Яа-яЁё]{2,}(?:-[А-Яа-яЁё]+)*/gu) ?? [];

/**
 * Words that the spellers do not know, each a warning: Hspell is older than the spelling rules of 2017, and glosses hold
 * Israeli realia. Null in place of a list: that speller is missing.
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
