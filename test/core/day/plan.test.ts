import { describe, expect, it } from 'vitest';
import type { DayMaterial, DayMeans } from '../../../core/day/material.ts';
import { nextDueOf, planDay } from '../../../core/day/plan.ts';
import { reviewsPerDay } from '../../../core/memory/plan.ts';
import { numberLessons } from '../../../core/numbers/tasks.ts';
import { courseVerbs } from '../../../db/course/verbs.ts';

const today = '2026-11-21';
const app: DayMeans = {
  ...{ canSpeak: true, canListen: true, canShowCursive: true },
  ...{ canHearForms: true, canFillGaps: true, canPutInOrder: true, canDraw: true },
};
const silent: DayMeans = { ...app, canSpeak: false, canListen: false, canHearForms: false };

/** A learner whose words `ids` are due for all three skills. */
function materialOf(ids: readonly number[], over: Partial<DayMaterial> = {}): DayMaterial {
  const card = { due: today, stability: 2, lastDate: '2026-11-18', reviews: 1 };
  return {
    ...{ kind: 'due', today, newWordsPerDay: 5, done: 0, learned: 0 },
    cards: ids.flatMap((wordId) =>
      (['hear', 'read', 'produce'] as const).map((skill) => ({ wordId, skill, card })),
    ),
    ...{ chosen: [], answersToday: [], letters: [], rules: [], numberLessons: [] },
    forms: { words: [], memories: new Map(), tenses: [], numerals: [], rulesAhead: new Set() },
    ...{ unmet: new Set(), verbs: courseVerbs() },
    words: ids.map((id) => word(id)),
    ...{ histories: [], firm: [], sentences: new Map() },
    ...over,
  };
}

const word = (id: number): DayMaterial['words'][number] => ({
  id,
  ...{ hebrew: 'שלום', pronunciation: 'שָׁלוֹם', transcription: 'шало́м' },
  ...{ gender: null, plural: null, feminine: null, ownVerb: null, examples: [], variants: [] },
});

const many = (count: number) => Array.from({ length: count }, (_, at) => at + 1);
const miss = (wordId: number, exercise: 'speak' | 'listen' | 'gap') => ({
  ...{
    wordId,
    exercise,
    result: 'wrong' as const,
    eventId: `${wordId}`,
    at: `${today}T08:00:00.000Z`,
    date: today,
  },
  ...{ tries: 1, ms: null, medianMs: null, isPartial: false },
});

describe('the plan of a day', () => {
  it('asks each due word for one skill, and leaves the rest of a long list for tomorrow', () => {
    const plan = planDay(materialOf(many(90)), app, 1);
    expect(new Set(plan.tasks.map(({ wordId }) => wordId)).size).toBe(reviewsPerDay);
    expect(plan).toMatchObject({ due: reviewsPerDay, newWords: 0, newWordsPaused: true, isCutShort: true });
    expect(nextDueOf(plan, { today, nextDue: null })).toBe('2026-11-22');
    const whole = planDay(materialOf(many(3)), app, 1);
    expect(nextDueOf(whole, { today, nextDue: '2026-12-01' })).toBe('2026-12-01');
  });

  it('has a dialogue beside its words, with its minutes, unless there are more words than it asks', () => {
    const told = { dialogueId: 5, key: 'kiosk', title: 'Киоск', seconds: 120, state: 'new' as const };
    const dialogues = { lastDate: null, open: [{ ...told, areWordsFirm: false }] };
    const without = planDay(materialOf(many(3)), app, 1);
    const plan = planDay(materialOf(many(3), { dialogues }), app, 1);
    expect(without.dialogue).toBeUndefined();
    expect(plan.dialogue).toEqual(told);
    expect(plan.minutes - without.minutes).toBeGreaterThanOrEqual(2);
    expect(planDay(materialOf([], { dialogues }), app, 1).dialogue).toBeUndefined();
    expect(planDay(materialOf(many(90), { dialogues }), app, 1).dialogue).toBeUndefined();
    const chosen = { kind: 'difficult' as const, chosen: [{ wordId: 1, skill: 'read' as const }] };
    expect(planDay(materialOf([1], { dialogues, ...chosen }), app, 1).dialogue).toBeUndefined();
  });

  it('leaves out words that are no longer taught', () => {
    const plan = planDay(materialOf(many(3), { words: [word(2)] }), app, 1);
    expect(plan.tasks.map(({ wordId }) => wordId)).toEqual([2]);
  });

  it('brings misses of today back as they were asked, or as they can be', () => {
    const answersToday = [miss(1, 'speak'), miss(2, 'listen'), miss(3, 'gap')];
    const material = materialOf(many(3), { cards: [], answersToday });
    const exercises = (means: DayMeans) => planDay(material, means, 1).again.map(({ exercise }) => exercise);
    expect(exercises(app)).toEqual(['speak', 'listen', 'type']);
    expect(exercises(silent)).toEqual(['type', 'choose-russian', 'type']);
  });

  it('draws numbers where they can be heard: in the first session of a day, and in a drill', () => {
    const numbers = { numberLessons: Object.values(numberLessons) };
    const first = materialOf(many(30), numbers);
    expect(planDay(first, app, 1).numbers).toHaveLength(2);
    expect(planDay(first, silent, 1).numbers).toEqual([]);
    expect(planDay({ ...first, done: 1 }, app, 1).numbers).toEqual([]);
    expect(planDay({ ...first, kind: 'numbers' }, app, 1).numbers.length).toBeGreaterThan(2);
  });

  it('is the same for one seed, and promises the time of all that it asks', () => {
    const letters = [{ key: 'shin', kind: 'letter', due: today, hasSound: true, answers: 0 } as const];
    const material = materialOf(many(30), { letters, numberLessons: Object.values(numberLessons) });
    const plan = planDay(material, app, 7);
    expect(planDay(material, app, 7)).toEqual(plan);
    expect(planDay(material, app, 8).numbers).not.toEqual(plan.numbers);
    expect(plan.letters).toHaveLength(1);
    const words = planDay(materialOf(many(30)), app, 7);
    expect(plan.minutes).toBeGreaterThan(words.minutes);
  });

  it('asks what was chosen, and nothing else, in a practice of difficult words', () => {
    const chosen = [{ wordId: 2, skill: 'produce', exercise: 'type' }] as const;
    const plan = planDay(materialOf(many(3), { kind: 'difficult', chosen }), app, 1);
    expect(plan.tasks).toMatchObject([{ wordId: 2, exercise: 'type' }]);
    expect([plan.again, plan.letters, plan.forms, plan.numbers]).toEqual([[], [], [], []]);
  });
});
