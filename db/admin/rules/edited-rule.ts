import type { RuleContent } from '../../../core/rules/content.ts';
import type { StoredCourse } from '../../course/stored.ts';
import { ruleContent, type StoredRule } from '../../rules/rule-content.ts';

/** A rule as an editor holds it: its lesson and the word before which it comes by their ids. */
export type EditedRule = Pick<RuleContent, 'title' | 'theme' | 'text' | 'pairs' | 'checks'> & {
  lessonId: number | null;
  before: number | null;
  /** Missing: as they were. */
  needs?: readonly string[] | undefined;
};

/** A stored rule as an editor holds it. */
export function editableRule(row: StoredRule, stored: StoredCourse): EditedRule {
  const { title, theme, text, pairs, checks } = ruleContent(row, '');
  const word = stored.words.find(
    ({ lessonId, key, deletedAt }) =>
      lessonId === row.lessonId && key === row.beforeWord && deletedAt === null,
  );
  return { title, theme, text, pairs, checks, lessonId: row.lessonId, before: word?.id ?? null };
}

/** No lesson has a word of this name. */
const noSuchWord = '?';

/** Key of the lesson that an edited rule names, and of the word before which it comes. */
export function placeOf(
  { lessonId, before }: Pick<EditedRule, 'lessonId' | 'before'>,
  stored: StoredCourse,
): { lesson: string; before?: string } {
  const lesson = stored.lessons.find(({ id, deletedAt }) => id === lessonId && deletedAt === null);
  if (before === null) return { lesson: lesson?.key ?? '' };
  const word = stored.words.find(
    (it) => it.id === before && it.lessonId === lessonId && it.deletedAt === null,
  );
  return { lesson: lesson?.key ?? '', before: word?.key ?? noSuchWord };
}
