import { describe, expect, it } from 'vitest';
import { exercisesOf, type Skill, skills } from '../../../core/memory/exercises.ts';
import { nextExercise } from '../../../core/memory/next-exercise.ts';
import { type DueCard, planReviews, reviewsPerDay } from '../../../core/memory/plan.ts';

const today = '2026-03-01';
const everything = { canSpeak: true, canListen: true, canShowCursive: true };

function due(wordId: number, skill: DueCard['skill'], over: Partial<DueCard['card']> = {}): DueCard {
  const card = { due: today, stability: 10, lastDate: '2026-02-20', reviews: 2, ...over };
  return { wordId, skill, card, history: [] };
}

describe('the plan of a day', () => {
  it('asks what is due, the likeliest to be forgotten first', () => {
    const plan = planReviews(
      [
        due(1, 'hear', { stability: 50 }),
        due(2, 'hear', { stability: 3 }),
        due(3, 'produce', { due: '2026-03-02' }),
      ],
      today,
      everything,
    );
    expect(plan.map(({ wordId }) => wordId)).toEqual([2, 1]);
  });

  /** What is asked of a word whose cards were last asked on these dates, stability by skill. */
  function asked(
    last: Record<Skill, string>,
    over: Partial<Record<Skill, Partial<DueCard['card']>>> = {},
  ): Skill[] {
    const cards = skills.map((skill) => due(1, skill, { lastDate: last[skill], ...over[skill] }));
    return planReviews(cards, today, everything).map(({ skill }) => skill);
  }

  it('asks a word that cannot be heard by reading and producing in turn, reading first', () => {
    const silent = (read: Partial<DueCard['card']>, produce: Partial<DueCard['card']>) =>
      planReviews([due(1, 'read', read), due(1, 'produce', produce)], today, everything).map(
        ({ skill }) => skill,
      );
    expect(silent({ reviews: 0, lastDate: '2026-02-27' }, { lastDate: '2026-02-20' })).toEqual(['read']);
    expect(silent({ lastDate: '2026-02-27' }, { lastDate: '2026-02-20' })).toEqual(['produce']);
    expect(silent({ lastDate: '2026-02-20' }, { lastDate: '2026-02-27' })).toEqual(['read']);
    expect(silent({ due: '2026-03-02' }, { due: '2026-03-02' })).toEqual([]);
  });

  it('asks a word once, first by ear', () => {
    const lesson = { hear: '2026-02-27', read: '2026-02-27', produce: '2026-02-27' };
    expect(asked(lesson, { hear: { reviews: 0 }, read: { reviews: 0 } })).toEqual(['hear']);
  });

  it('takes turns: after understanding production, after production the more doubtful of hearing and reading', () => {
    expect(asked({ hear: '2026-02-20', read: '2026-02-10', produce: '2026-02-15' })).toEqual(['produce']);
    expect(asked({ hear: '2026-02-10', read: '2026-02-20', produce: '2026-02-15' })).toEqual(['produce']);
    // A right spelling is a review of reading on the same day.
    const spelled = { hear: '2026-02-10', read: '2026-02-20', produce: '2026-02-20' };
    expect(asked(spelled)).toEqual(['hear']);
    expect(asked(spelled, { read: { stability: 1 } })).toEqual(['read']);
    const later = { due: '2026-04-01' };
    expect(asked(spelled, { hear: later, read: { ...later, stability: 90 } })).toEqual(['hear']);
  });

  it('asks nothing of a word of which nothing is due', () => {
    const later = { due: '2026-03-02' };
    const last = { hear: '2026-02-20', read: '2026-02-20', produce: '2026-02-20' };
    expect(asked(last, { hear: later, read: later, produce: later })).toEqual([]);
  });

  it('puts words of the same risk in the order of the course', () => {
    const plan = planReviews(
      [due(3, 'hear'), due(1, 'hear', { stability: 10.2 }), due(2, 'hear')],
      today,
      everything,
    );
    expect(plan.map(({ wordId }) => wordId)).toEqual([1, 2, 3]);
  });

  it('offers no more than fits into a day', () => {
    const many = Array.from({ length: 200 }, (_, n) => due(n, 'hear'));
    expect(planReviews(many, today, everything)).toHaveLength(reviewsPerDay);
    expect(planReviews(many, today, everything, 12)).toHaveLength(12);
    expect(planReviews(many, today, everything, -1)).toEqual([]);
  });
});

describe('the exercise of a schedule', () => {
  const asked = (...entries: [DueCard['history'][number]['exercise'], boolean][]) => ({
    skill: 'produce' as const,
    history: entries.map(([exercise, wasRight]) => ({ exercise, wasRight })),
  });

  it('is the weakest', () => {
    expect(nextExercise(asked(['type', true], ['speak', true], ['write', false]), everything)).toBe('write');
  });

  it('is one that was not asked for three reviews, however well it goes', () => {
    const history = asked(['speak', true], ['write', false], ['type', false], ['write', false]);
    expect(nextExercise(history, everything)).toBe('speak');
  });

  it('reads by hand what was read in print, as long as it goes well', () => {
    const read = (...history: [DueCard['history'][number]['exercise'], boolean][]) =>
      nextExercise({ ...asked(...history), skill: 'read' }, everything);
    expect(read()).not.toBe('read-cursive');
    expect(read(['choose-russian', true])).toBe('read-cursive');
    expect(read(['choose-russian', true], ['read-cursive', true])).toBe('read-cursive');
    expect(read(['choose-russian', true], ['read-cursive', false])).not.toBe('read-cursive');
    const history = asked(['choose-russian', true]).history;
    expect(nextExercise({ skill: 'read', history }, { ...everything, canShowCursive: false })).not.toBe(
      'read-cursive',
    );
  });

  it('swaps what cannot be done now for another of the same skill', () => {
    const weakSpeech = asked(['type', true], ['write', true], ['speak', false]);
    expect(nextExercise(weakSpeech, everything)).toBe('speak');
    expect(exercisesOf.produce).toContain(nextExercise(weakSpeech, { ...everything, canSpeak: false }));
    expect(nextExercise(weakSpeech, { ...everything, canSpeak: false })).not.toBe('speak');
    const ear = { skill: 'hear' as const, history: [{ exercise: 'listen' as const, wasRight: false }] };
    expect(nextExercise(ear, { ...everything, canListen: false })).not.toBe('listen');
  });
});
