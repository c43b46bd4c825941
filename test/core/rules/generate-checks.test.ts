import { describe, expect, it } from 'vitest';
import type { FormWord } from '../../../core/forms/inflect.ts';
import { tenses } from '../../../core/hebrew/conjugation/forms.ts';
import { stripNiqqud } from '../../../core/hebrew/niqqud.ts';
import { createKnownForms } from '../../../core/hebrew/sentences/known-forms.ts';
import { createRandom } from '../../../core/random.ts';
import { checkProblems } from '../../../core/rules/check-checks.ts';
import type { RuleCheck } from '../../../core/rules/content.ts';
import { generatedChecks } from '../../../core/rules/generate-checks.ts';
import { nounChecks } from '../../../core/rules/generated/noun-checks.ts';
import { rulesOfSkills } from '../../../core/rules/rule-of-skill.ts';
import { sections } from '../../../db/content/index.ts';
import { rules } from '../../../db/content/rules/index.ts';
import { verbBook } from '../../../db/content/verb-book.ts';

const lessons = sections.flatMap(({ subsections }) => subsections.flatMap((it) => it.lessons));
const words = lessons
  .flatMap((lesson) => lesson.words)
  .map(
    ({ gender = null, plural = null, feminine = null, ...word }, at): FormWord => ({
      ...word,
      ...{ id: at + 1, gender, plural, feminine },
    }),
  );
const known = createKnownForms(verbBook(), new Set(lessons.map(({ key }) => key)));
for (const lesson of lessons) known.reach(lesson);

const generate = (rule: string, seed: number, over: Partial<Parameters<typeof generatedChecks>[1]> = {}) =>
  generatedChecks(
    rule,
    { words, count: 3, ...over },
    { verbs: verbBook(), tenses, random: createRandom(seed) },
  );

/** Keys of the rules whose checks are made of learned words. */
const generatedRules = [...Object.keys(nounChecks), ...rulesOfSkills, 'two'];

/** What the checker of written checks says, and what a learner would see twice. */
function problemsOf(rule: string, check: RuleCheck): string[] {
  const { prompt, options } = check;
  const letters = options.map((option) => stripNiqqud(option));
  return [
    ...checkProblems(check, known, rule).map(({ field, why }) => `${field}: ${why}`),
    ...(new Set(letters).size === letters.length ? [] : ['niqqud alone tells two options apart']),
    ...(/undefined|·|\s{2}|___/.test(prompt) ? ['the prompt is not whole'] : []),
  ].map((problem) => `${problem} · ${prompt} ${options.join(' / ')}`);
}

describe('checks that are made of learned words', () => {
  it.each(generatedRules)('%s: one right option, for every word of the course', (rule) => {
    expect(rules.map(({ key }) => key)).toContain(rule);
    const seeds = [1, 2, 3];
    const made = seeds.flatMap((seed) => generate(rule, seed, { count: words.length }));
    expect(made.length).toBeGreaterThan(seeds.length * 2);
    expect(made.flatMap(({ check }) => problemsOf(rule, check))).toEqual([]);
  });
});

describe('a check that is made of learned words', () => {
  const promptsOf = (made: ReturnType<typeof generate>) => made.map(({ check }) => check.prompt);

  it('is the same for the same seed, and has another word for another', () => {
    expect(generate('the', 7)).toEqual(generate('the', 7));
    const seen = [1, 2, 3, 4, 5].flatMap((seed) => generate('et', seed).map(({ wordId }) => wordId));
    expect(new Set(seen).size).toBeGreaterThan(10);
  });

  it('asks no word twice, nor one that another check has asked', () => {
    const all = generate('all-every', 3, { count: words.length }).map(({ wordId }) => wordId);
    expect(new Set(all).size).toBe(all.length);
    const rest = generate('all-every', 3, { used: new Set(all.slice(0, 10)), count: words.length });
    expect(rest.some(({ wordId }) => all.slice(0, 10).includes(wordId))).toBe(false);
  });

  it('is not made for a rule of reading, nor without words that fit', () => {
    expect(generate('final-letters', 1)).toEqual([]);
    expect(generate('the', 1, { words: [] })).toEqual([]);
    expect(generate('definite-adjective', 1, { words: words.filter(({ gender }) => gender) })).toEqual([]);
  });

  it('is made of one adjective and several nouns', () => {
    const good = words.find(({ hebrew }) => hebrew === 'טוב');
    const nouns = words.filter(({ gender, plural }) => gender && plural).slice(0, 40);
    const made = generate('adjective-after', 1, { words: good ? [good, ...nouns] : [] });
    expect(new Set(made.map(({ wordId }) => wordId)).size).toBe(3);
  });

  it('has only letters that the learner has met', () => {
    const context = { verbs: verbBook(), tenses, unmet: new Set(['ש']), random: createRandom(4) };
    const made = generatedChecks('plural', { words, count: 60 }, context);
    expect(made).not.toEqual([]);
    expect(made.some(({ check }) => check.options.some((option) => option.includes('ש')))).toBe(false);
  });

  it('leaves out a word whose Russian forms are not sure', () => {
    const only = (russian: string) => words.filter((word) => word.russian === russian);
    // The accusative of a masculine noun depends on whether it is alive.
    expect(generate('et', 1, { words: only('врач') })).toEqual([]);
    expect(promptsOf(generate('et', 1, { words: only('книга') }))).toHaveLength(1);
    // «Это окно» is both "this window" and "it is a window".
    expect(generate('this-after', 1, { words: only('окно') })).toEqual([]);
    expect(generate('having', 1, { words: only('утро') })).toEqual([]);
  });

  it('declines «время», which ends in -я, as no feminine noun', () => {
    const time = words.filter(({ russian }) => russian === 'время');
    const seeds = Array.from({ length: 40 }, (_, at) => at * 1000);
    const prompts = seeds.flatMap((seed) => promptsOf(generate('having', seed, { words: time })));
    expect([...new Set(prompts)]).toEqual(['Как сказать «У меня есть время»?']);
  });

  it('judges nothing: no good war, no beautiful bomb', () => {
    const judges = words.filter(({ hebrew, gender }) => gender || ['טוב', 'יפה'].includes(hebrew));
    for (const rule of ['definite-adjective', 'most']) {
      expect(generate(rule, 1, { words: judges })).toEqual([]);
      expect(promptsOf(generate(rule, 1, { words, count: words.length })).join(' ')).not.toMatch(
        /хорош|красив/,
      );
    }
  });

  it('takes no masculine noun in -e for an exception, and asks for her only of a Russian «он»', () => {
    const only = (russian: string) => words.filter((word) => word.russian === russian);
    const reasons = generate('gender', 1, { words: only('договор') }).flatMap(({ check }) => check.reasons);
    expect(reasons).toEqual(['На конце ה, но читается «э»: обычно это «он».']);
    expect(generate('jobs', 1, { words: only('лошадь') })).toEqual([]);
    expect(generate('jobs', 1, { words: only('сосед') })).toHaveLength(1);
  });

  it('says for each wrong option what is wrong about it', () => {
    const [made] = generate('et', 2, { words: words.filter(({ russian }) => russian === 'книга') });
    expect(made?.check.options).toHaveLength(3);
    expect(made?.check.reasons).toHaveLength(2);
    expect(made?.check.sentence).toContain('___');
  });
});
