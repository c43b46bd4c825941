import { describe, expect, it } from 'vitest';
import type { DayFormWord, DayMaterial, DayMeans, DayRule } from '../../../core/day/material.ts';
import { planDay } from '../../../core/day/plan.ts';
import { tenses } from '../../../core/hebrew/conjugation/forms.ts';
import { ruleCheckSeconds } from '../../../core/memory/rules.ts';
import { addDays } from '../../../core/streak/streak.ts';
import { sections } from '../../../db/content/index.ts';
import { rules } from '../../../db/content/rules/index.ts';
import { verbBook } from '../../../db/content/verb-book.ts';

const today = '2026-11-21';
const app: DayMeans = {
  ...{ canSpeak: false, canListen: true, canShowCursive: true },
  ...{ canHearForms: false, canFillGaps: false, canPutInOrder: true, canDraw: true },
};
const chat: DayMeans = { ...app, canPutInOrder: false };

const words = sections
  .flatMap(({ subsections }) => subsections.flatMap(({ lessons }) => lessons))
  .flatMap((lesson) => lesson.words)
  .slice(0, 200)
  .map(
    ({ gender = null, plural = null, feminine = null, ...word }, at): DayFormWord => ({
      ...word,
      ...{ id: at + 1, gender, plural, feminine, lessonId: 1, asked: 0 },
    }),
  );

function due(key: string, over: Partial<DayRule> = {}): DayRule {
  const at = rules.findIndex((rule) => rule.key === key);
  const rule = rules[at];
  if (!rule) throw new Error(`no rule ${key}`);
  return { ruleId: at + 1, key, title: rule.title, due: today, answers: 3, checks: rule.checks, ...over };
}

/** A day on which nothing but rules is due, so that they have a minute. */
const materialOf = (asked: readonly DayRule[], over: Partial<DayMaterial> = {}): DayMaterial => ({
  ...{ kind: 'due', today, newWordsPerDay: 5, done: 0, learned: 0 },
  ...{ cards: [], chosen: [], answersToday: [], letters: [], rules: asked, numberLessons: [] },
  forms: { words, memories: new Map(), tenses, numerals: [], rulesAhead: new Set() },
  ...{ unmet: new Set(), verbs: verbBook() },
  ...{ words: [], histories: [], firm: [], sentences: new Map() },
  ...over,
});
const plan = (asked: readonly DayRule[], means = app, seed = 1) =>
  planDay(materialOf(asked), means, seed).rules;

describe('the rules of a day', () => {
  it('are asked with learned words where they can be, and by one written check beside them', () => {
    const checks = plan([due('et')]);
    expect(checks.map(({ place }) => place)).toEqual([null, null, 1]);
    expect(checks[2]).toMatchObject({ key: 'et', check: { prompt: due('et').checks[1]?.prompt } });
    expect(new Set(checks.map(({ check }) => check.prompt)).size).toBe(3);
  });

  it('are asked with other words on another day, and with the same ones all day', () => {
    const promptsOf = (seed: number) => plan([due('the')], app, seed).map(({ check }) => check.prompt);
    expect(promptsOf(5)).toEqual(promptsOf(5));
    expect(promptsOf(6)).not.toEqual(promptsOf(5));
  });

  it('ask no word twice, whatever rule asks it', () => {
    const few = words.filter(({ gender, plural }) => gender && plural).slice(0, 12);
    const material = materialOf([due('the'), due('this-after')]);
    const { rules: checks } = planDay({ ...material, forms: { ...material.forms, words: few } }, app, 3);
    const made = checks.filter(({ place }) => place === null);
    const asked = made.map(({ check }) =>
      few.filter((word) => check.options.concat(check.prompt).join(' ').includes(word.pronunciation)),
    );
    const ids = asked.flatMap((list) => list.map(({ id }) => id));
    expect(made.length).toBeGreaterThan(2);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('are asked with the same words in the chat as in the app', () => {
    const made = (means: DayMeans) => plan([due('et')], means).filter(({ place }) => place === null);
    expect(made(chat)).toEqual(made(app));
  });

  it('are asked by their written checks in turn where no words can be made into some', () => {
    const placesOf = (answers: number) => plan([due('final-letters', { answers })]).map(({ place }) => place);
    expect(placesOf(3)).toEqual([0, 1, 2]);
    expect(placesOf(4)).toEqual([1, 2, 0]);
  });

  it('have no order to put words in where nothing can be moved', () => {
    const ordered = rules.filter(({ checks }) => checks.some(({ kind }) => kind === 'order'));
    const orders = (means: DayMeans) =>
      ordered.flatMap(({ key }) =>
        plan([due(key, { answers: 0 })], means).filter(({ check }) => check.kind === 'order'),
      );
    expect(orders(app)).not.toEqual([]);
    expect(orders(chat)).toEqual([]);
    for (const { key } of ordered) {
      const asked = due(key);
      for (const { place, check } of plan([asked], chat)) {
        if (place !== null) expect(asked.checks[place]).toEqual(check);
      }
    }
  });

  it('take their share of the time, the longest overdue first, and count for the minutes of the day', () => {
    const many = rules.map(({ key }, at) => due(key, { due: addDays(today, -at) }));
    const { rules: checks, minutes } = planDay(materialOf(many), app, 1);
    expect(checks.length * ruleCheckSeconds).toBeLessThanOrEqual(60);
    expect(new Set(checks.map(({ ruleId }) => ruleId)).size).toBe(2);
    expect(checks[0]?.key).toBe(rules.at(-1)?.key);
    expect(minutes).toBeGreaterThan(0);
    expect(planDay(materialOf(many, { kind: 'difficult' }), app, 1).rules).toEqual([]);
  });
});
