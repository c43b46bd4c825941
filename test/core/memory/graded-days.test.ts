import { describe, expect, it } from 'vitest';
import { answersInOrder, gradedDays } from '../../../core/memory/graded-days.ts';

const event = (eventId: string, at: string) => ({ eventId, at });

describe('answers about an item', () => {
  const [first, second, third] = [event('c', '10:00'), event('a', '10:01'), event('b', '10:01')];

  it.each([
    [[first, second, third]],
    [[third, second, first]],
    [[second, third, first]],
    [[third, first, second]],
  ])('are put in order of their time, those of one time by their event: %j', (given) => {
    expect(answersInOrder(given)).toEqual([first, second, third]);
  });

  it('count once each, however often they arrive', () => {
    expect(answersInOrder([first, second, first, second])).toEqual([first, second]);
  });
});

describe('the grade of a day', () => {
  const [right, wrong] = [true, false];
  const answer = (day: number, isRight: boolean, isChecked = true) => ({
    date: `2026-01-0${day}`,
    isRight,
    isChecked,
  });
  const gradesOf = (...answers: ReturnType<typeof answer>[]) =>
    gradedDays(answers).map(({ date, grade }) => `${date.slice(-1)} ${grade}`);

  it.each([
    ['good when all went right', [answer(1, right), answer(1, right)], ['1 good']],
    ['hard when something went wrong', [answer(1, right), answer(1, wrong)], ['1 hard']],
    ['again when nothing went right', [answer(1, wrong), answer(1, wrong)], ['1 again']],
    ['again when nothing was checked', [answer(1, right, false)], ['1 again']],
    ['without what was not checked', [answer(1, wrong, false), answer(1, right)], ['1 good']],
  ])('on which the item is met is %s', (_, answers, grades) => {
    expect(gradesOf(...answers)).toEqual(grades);
  });

  it.each([
    ['by the first answer of the day, right', [answer(2, right), answer(2, wrong)], ['1 good', '2 good']],
    ['by the first answer of the day, wrong', [answer(2, wrong), answer(2, right)], ['1 good', '2 again']],
    ['by the first that was checked', [answer(2, wrong, false), answer(2, right)], ['1 good', '2 good']],
    ['not at all when nothing was checked', [answer(2, right, false)], ['1 good']],
    ['each day by its own', [answer(3, wrong), answer(2, right)], ['1 good', '2 good', '3 again']],
  ])('later is %s', (_, answers, grades) => {
    expect(gradesOf(answer(1, right), ...answers)).toEqual(grades);
  });

  it('is none without answers', () => {
    expect(gradedDays([])).toEqual([]);
  });
});
