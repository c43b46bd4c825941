import { describe, expect, it } from 'vitest';
import { simulateDialogues } from '../../memory/dialogues.ts';

const days = (count: number, learned: number, wordSeconds = 300) =>
  Array.from({ length: count }, () => ({ learned, wordSeconds }));
const firstDate = '2026-01-01';

describe('the dialogues of a simulated learner', () => {
  it('come with the first finished lesson that has one, once a week and a played one between', () => {
    const seconds = simulateDialogues(days(30, 600), { firstDate });
    const at = seconds.flatMap((one, day) => (one > 0 ? [day] : []));
    expect(at.slice(0, 3)).toEqual([0, 3, 10]);
    expect(Math.max(...seconds)).toBeLessThan(120);
  });

  it('take nothing before that lesson, and on days without words', () => {
    expect(simulateDialogues(days(30, 5), { firstDate }).every((one) => one === 0)).toBe(true);
    expect(simulateDialogues(days(30, 600, 0), { firstDate }).every((one) => one === 0)).toBe(true);
  });
});
