import { homographsTable } from './homographs-table.ts';

/**
 * Spellings that a word could have by the rules of full spelling, but that are another word: of שניים (two) שנים (years).
 * Plain letters. Holds the words of the course: the tables that decide it are too large for a lesson.
 */
export function homographsOf(hebrew: string): readonly string[] {
  homographs ??= new Map(
    homographsTable
      .trim()
      .replaceAll('_', ' ')
      .split('\n')
      .map((line) => {
        const [word = '', spellings = ''] = line.split('=');
        return [word, spellings.split(',')];
      }),
  );
  return homographs.get(hebrew) ?? [];
}

let homographs: Map<string, readonly string[]> | undefined;
