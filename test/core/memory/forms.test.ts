import { describe, expect, it } from 'vitest';
import { type FormAnswer, rememberForm } from '../../../core/memory/forms.ts';
import { createRandom, shuffled } from '../../../core/random.ts';

let count = 0;
const answer = (date: string, exercise: FormAnswer['exercise'], isRight = true): FormAnswer => {
  count += 1;
  return {
    eventId: `e${count}`,
    at: `${date}T10:${String(count % 60).padStart(2, '0')}:00Z`,
    date,
    exercise,
    isRight,
  };
};
const today = '2026-11-22';
const skill = 'verb:paal:past.1sg';

describe('a skill of forms', () => {
  it('that was never seen is new and due', () => {
    expect(rememberForm(skill, [], today)).toEqual({
      isNew: true,
      sureness: 0,
      due: today,
      firstDate: null,
      lastDate: null,
      answers: 0,
      misses: 0,
    });
  });

  it('comes back on a later day, later after a clean first day than after a slip', () => {
    const clean = [answer(today, 'meet'), answer(today, 'choose'), answer(today, 'type')];
    const slipped = [answer(today, 'meet'), answer(today, 'choose', false), answer(today, 'type')];
    const one = rememberForm(skill, clean, today);
    const other = rememberForm(skill, slipped, today);
    expect(one.due > today).toBe(true);
    expect(other.due > today).toBe(true);
    expect(one.due >= other.due).toBe(true);
    expect(one.sureness).toBeGreaterThan(other.sureness);
    expect(other).toMatchObject({ answers: 2, misses: 1, firstDate: today, lastDate: today });
  });

  it('is asked ever more seldom while it is recalled, and soon after a miss', () => {
    const answers = [
      answer('2026-11-01', 'type'),
      answer('2026-11-03', 'type'),
      answer('2026-11-12', 'type'),
    ];
    const kept = rememberForm(skill, answers, today);
    const missed = rememberForm(skill, [...answers, answer('2026-11-22', 'type', false)], today);
    expect(kept.sureness).toBeGreaterThan(missed.sureness);
    expect(kept.due > '2026-11-22').toBe(true);
    expect(missed.due <= '2026-11-27').toBe(true);
  });

  it('follows from its answers, whatever their order and however often they come', () => {
    const answers = [
      answer('2026-11-01', 'meet'),
      answer('2026-11-01', 'choose', false),
      answer('2026-11-04', 'type'),
      answer('2026-11-04', 'type', false),
      answer('2026-11-09', 'hear'),
    ];
    const expected = rememberForm(skill, answers, today);
    for (let seed = 0; seed < 20; seed += 1) {
      const random = createRandom(seed);
      const late = shuffled([...answers, ...answers.slice(0, 2)], random);
      expect(rememberForm(skill, late, today)).toEqual(expected);
    }
  });
});
