import { describe, expect, it } from 'vitest';
import { type FormSkill, pluralPatterns, readSkill, skillName } from '../../../core/forms/skills.ts';
import { introducedBy, numeralLessons } from '../../../core/forms/teaching-order.ts';
import { tenseOf } from '../../../core/forms/verb-form.ts';
import { binyanim, formKeys } from '../../../core/hebrew/conjugation/forms.ts';
import { rulePlaces } from '../../../core/rules/course-order.ts';
import { ruleOfSkill } from '../../../core/rules/rule-of-skill.ts';
import { sections } from '../../../db/content/index.ts';
import { rules } from '../../../db/content/rules/index.ts';
import { verbBook } from '../../../db/content/verb-book.ts';

/** Every skill that has a name. */
const skills = [
  ...binyanim.flatMap((binyan) => formKeys.map((key) => `verb:${binyan}:${key}`)),
  ...pluralPatterns.map((pattern) => `noun:${pattern}`),
  ...['sg.f', 'pl.m', 'pl.f'].map((key) => `adjective:${key}`),
  ...['agreement:sg', 'agreement:pl', 'numeral:m', 'numeral:f'],
].flatMap((name) => readSkill(name) ?? []);

const lessons = sections.flatMap(({ subsections }) => subsections.flatMap((it) => it.lessons));
const placeOf = rulePlaces(sections);

const lessonOfRule = (skill: FormSkill): number => {
  const rule = rules.find(({ key }) => key === ruleOfSkill(skill));
  return (rule && placeOf(rule)?.lesson) ?? Number.NaN;
};

/** The first lesson with a verb, and the lesson of the tense: before both of them nobody asks for the form. */
function firstLessonOf(skill: FormSkill): number {
  if (skill.kind === 'numeral') return lessons.findIndex(({ key }) => key === numeralLessons[skill.gender]);
  const tense = skill.kind === 'verb' ? tenseOf(skill.key) : null;
  const introduced = tense ? introducedBy[tense] : null;
  const ofVerbs = lessons.findIndex(({ words }) => words.some((word) => isDrilled(word)));
  return Math.max(ofVerbs, introduced ? lessons.findIndex(({ key }) => key === introduced) : 0);
}

/** A verb in the present: הָיָה, which has none, is taught before. */
function isDrilled(word: (typeof lessons)[number]['words'][number]): boolean {
  const place = verbBook().placeOf(word);
  return place !== undefined && verbBook().formsOf(place.verb)['present.sg.m'] !== null;
}

describe('the rule of a skill', () => {
  it('exists for each of them', () => {
    const keys = new Set(rules.map(({ key }) => key));
    expect(skills.length).toBe(7 * 23 + 5 + 3 + 2 + 2);
    expect(skills.filter((skill) => !keys.has(ruleOfSkill(skill))).map(skillName)).toEqual([]);
  });

  it('comes no later than the lesson that first asks for a verb or a numeral of its kind', () => {
    const late = skills
      .filter(({ kind }) => kind === 'verb' || kind === 'numeral')
      .filter((skill) => !(lessonOfRule(skill) <= firstLessonOf(skill)));
    expect(late.map(skillName)).toEqual([]);
  });

  it('comes no later than the first word in -ayim, for the dual', () => {
    const first = lessons.findIndex(({ words }) =>
      words.some(({ gender, plural }) => gender && /\u05b7\u05d9\u05b4\u05d9?\u05dd$/.test(plural ?? '')),
    );
    expect(lessonOfRule({ kind: 'noun', pattern: 'dual' })).toBeLessThanOrEqual(first);
  });

  it('comes within the first ten lessons for nouns and adjectives, whose words are there from the first', () => {
    const nominal = skills.filter(
      (skill) => skill.kind !== 'verb' && skill.kind !== 'numeral' && skillName(skill) !== 'noun:dual',
    );
    expect(nominal.filter((skill) => !(lessonOfRule(skill) < 10)).map(skillName)).toEqual([]);
  });
});
