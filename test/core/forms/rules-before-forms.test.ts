import { describe, expect, it } from 'vitest';
import { type FormSkill, skillName } from '../../../core/forms/skills.ts';
import { introducedTenses, taughtNumerals } from '../../../core/forms/teaching-order.ts';
import { type LearnedFormWord, planFormsOfDay } from '../../../core/forms/today.ts';
import type { FormMemory } from '../../../core/memory/forms.ts';
import { createRandom } from '../../../core/random.ts';
import { rulePlaces } from '../../../core/rules/course-order.ts';
import { ruleOfSkill } from '../../../core/rules/rule-of-skill.ts';
import { sections } from '../../../db/content/index.ts';
import { rules } from '../../../db/content/rules/index.ts';
import { verbBook } from '../../../db/content/verb-book.ts';

const lessons = sections.flatMap(({ subsections }) => subsections.flatMap((it) => it.lessons));
const published = new Set(lessons.map(({ key }) => key));
const placeOf = rulePlaces(sections);
const lessonOf = new Map(rules.map((rule) => [rule.key, placeOf(rule)?.lesson ?? Number.POSITIVE_INFINITY]));
const today = '2026-11-21';
/** As many latest words as the database reads. */
const enoughWords = 200;
const met: FormMemory = {
  ...{ isNew: false, sureness: 0.3, due: '2027-01-01', firstDate: '2026-11-01', lastDate: '2026-11-01' },
  ...{ answers: 2, misses: 0 },
};

/** The skills that come up on the days after each lesson, with the place of the lesson; a day has time for all it wants. */
function skillsByLesson(until: number, isHeldBack = true): { skill: FormSkill; at: number }[] {
  const words: LearnedFormWord[] = [];
  const memories = new Map<string, FormMemory>();
  return lessons.slice(0, until).flatMap((lesson, at) => {
    for (const { gender = null, plural = null, feminine = null, ...word } of lesson.words) {
      words.push({ ...word, id: words.length + 1, gender, plural, feminine, asked: 0 });
    }
    const reached = new Set(lessons.slice(0, at + 1).map(({ key }) => key));
    const ahead = rules.filter(({ key }) => isHeldBack && (lessonOf.get(key) ?? 0) > at);
    const steps = Array.from({ length: 3 }, () => {
      const asked = planFormsOfDay({
        ...{
          words: words.slice(-enoughWords),
          memories,
          today,
          unmet: new Set(),
          verbs: verbBook(),
          random: createRandom(at),
        },
        ...{ canSpeak: false, canListen: true, otherSeconds: 600 },
        tenses: introducedTenses(published, reached),
        numerals: taughtNumerals(published, reached),
        rulesAhead: new Set(ahead.map(({ key }) => key)),
      });
      for (const { skill } of asked) memories.set(skillName(skill), met);
      return asked;
    });
    return steps.flat().map(({ skill }) => ({ skill, at }));
  });
}

const early = (asked: readonly { skill: FormSkill; at: number }[]) =>
  asked.filter(({ skill, at }) => (lessonOf.get(ruleOfSkill(skill)) ?? 0) > at);

describe('a form in «Сегодня»', () => {
  it('comes after the rule from which it follows, in the whole course', () => {
    const asked = skillsByLesson(lessons.length);
    expect(early(asked).map(({ skill }) => skillName(skill))).toEqual([]);
    const kinds = new Set(asked.map(({ skill }) => ruleOfSkill(skill)));
    for (const key of ['plural', 'adjective-after', 'present-forms', 'past-endings', 'counting', 'dual']) {
      expect(kinds).toContain(key);
    }
  }, 60_000);

  it('would come before it without being held back', () => {
    expect(early(skillsByLesson(12, false)).length).toBeGreaterThan(0);
  }, 60_000);
});
