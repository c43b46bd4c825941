import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../core/random.ts';
import { addDays, dateIn, daysBetween, defaultTimeZone } from '../../../core/streak/streak.ts';
import { answersOf } from '../../../scripts/start/local-data-answers.ts';
import { inventLearners } from '../../../scripts/start/local-data-learners.ts';
import { reviewsOf } from '../../../scripts/start/local-data-reviews.ts';

const course = Array.from({ length: 49 }, (_, index) => {
  return { id: index + 1, lessonId: 1 + Math.floor(index / 10), hebrew: 'שלום' }; // shalom
});

/** What the experienced learner answered before `today`, each answer with its distance to it, days. */
function historyBefore(today: string) {
  const [learner] = inventLearners(createRandom(2026), today, 1);
  if (!learner) throw new Error('no experienced learner');
  const random = createRandom(7);
  const days = [...learner.days].reverse();
  const learned = course.flatMap((word, index) => {
    const day = days[Math.floor((index / course.length) * days.length)] ?? today;
    return answersOf(learner, word, new Date(`${day}T06:00:00Z`), random);
  });
  const reviews = reviewsOf(learned, course, { days: days.slice(0, -2), canSpeak: true }, random);
  return reviews.map(({ wordId, exercise, result, tries, ms, doneAt }) => {
    return [daysBetween(dateIn(defaultTimeZone, doneAt), today), wordId, exercise, result, tries, ms];
  });
}

describe('the history of the experienced learner', () => {
  const usual = historyBefore('2026-11-21');

  // Three days in a row: the plan asks one word in three for its meaning. Then ends of months and changes of clock.
  it.each(['2026-11-22', '2026-11-23', '2028-02-29', '2027-03-26', '2026-10-25', '2027-01-01'])(
    'is the same on %s',
    (today) => {
      expect(usual.length).toBeGreaterThan(100);
      expect(historyBefore(today)).toEqual(usual);
      expect(historyBefore(addDays(today, 1))).toEqual(usual);
    },
  );
});
