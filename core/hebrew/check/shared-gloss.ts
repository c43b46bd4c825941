import type { SectionContent, WordContent } from '../../lesson/content.ts';
import { meaningsOf } from '../../russian/meanings.ts';
import { type Finding, warning } from './finding.ts';

type Placed = { lesson: string; word: WordContent };

/**
 * Words of the whole course with one Russian meaning that no note tells apart: one of the
 * two needs a note in brackets, as `sharesMeaning` compares them. Words of the same letters are left to the rule `duplicate`.
 */
export function sharedGlosses(sections: readonly SectionContent[]): Finding[] {
  const byMeaning = new Map<string, (Placed & { note: string })[]>();
  for (const { lesson, word } of placedWords(sections)) {
    for (const { text, note } of meaningsOf(word.russian)) {
      const same = byMeaning.get(text) ?? [];
      if (same.length === 0) byMeaning.set(text, same);
      if (same.at(-1)?.word !== word) same.push({ lesson, word, note });
    }
  }
  return [...byMeaning].flatMap(([text, placed]) => {
    return placed.slice(1).flatMap((own, at) => {
      const other = placed
        .slice(0, at + 1)
        .find((it) => it.word.hebrew !== own.word.hebrew && it.note === own.note);
      if (!other) return [];
      const why = `'${text}' is also ${other.lesson}/${other.word.key} (${other.word.russian}): a note tells them apart`;
      const place = { lesson: own.lesson, word: own.word.key, field: 'russian' as const };
      return [{ ...warning('shared-gloss', why), ...place }];
    });
  });
}

const placedWords = (sections: readonly SectionContent[]): Placed[] =>
  sections.flatMap(({ subsections }) =>
    subsections.flatMap(({ lessons }) =>
      lessons.flatMap(({ key, words }) => words.map((word) => ({ lesson: key, word }))),
    ),
  );
