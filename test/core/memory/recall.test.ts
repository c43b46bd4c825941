import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stageResults, stages } from '../../../core/lesson/stages.ts';
import { forecast } from '../../../core/memory/forecast.ts';
import { evidence, gradeOf, inOrder, type Recall } from '../../../core/memory/recall.ts';
import { type LessonAnswer, startOf } from '../../../core/memory/start.ts';

const answer: Recall = {
  eventId: 'e',
  at: '2026-01-04T10:00:00.000Z',
  date: '2026-01-04',
  exercise: 'type',
  result: 'right',
  tries: 1,
  ms: 4000,
  medianMs: 4000,
  isPartial: false,
};

describe('the grade of an answer', () => {
  it.each<[string, Partial<Recall>, number, string | undefined]>([
    ['right at once', {}, 5, 'good'],
    ['wrong', { result: 'wrong' }, 5, 'again'],
    ['after the whole word was shown', { result: 'assisted' }, 5, 'again'],
    ['at the second attempt', { tries: 2 }, 5, 'hard'],
    ['with a partial hint or an accepted other spelling', { isPartial: true }, 5, 'hard'],
    ['slower than two medians', { ms: 8001 }, 5, 'hard'],
    ['just two medians', { ms: 8000 }, 5, 'good'],
    ['fast, at the third success', { ms: 2399 }, 2, 'easy'],
    ['fast, at the second success', { ms: 2399 }, 1, 'good'],
    ['just 0.6 of the median', { ms: 2400 }, 2, 'good'],
    ['fast without a median yet', { ms: 100, medianMs: null }, 9, 'good'],
    ['without a time', { ms: null }, 9, 'good'],
    ['with a median of nothing, which says nothing', { medianMs: 0 }, 9, 'good'],
    ['judged by the learner', { result: 'self' }, 9, undefined],
    ['skipped', { result: 'skipped' }, 9, undefined],
  ])('%s', (_, over, successes, grade) => {
    expect(gradeOf({ ...answer, ...over }, successes)).toBe(grade);
  });
});

describe('what an answer says about reading', () => {
  const fast = { ms: 2000 };

  it.each<[string, Partial<Recall>, string | undefined]>([
    ['a word typed fast, as much', { ...fast, exercise: 'type' }, 'easy'],
    ['a word typed', { exercise: 'type' }, 'good'],
    ['a word written', { exercise: 'write' }, 'good'],
    ['a word typed in its sentence', { exercise: 'gap' }, 'good'],
    ['a word typed with effort, no effort: finding it was hard', { exercise: 'type', tries: 2 }, 'good'],
    ['a word that could not be typed, nothing', { exercise: 'type', result: 'wrong' }, undefined],
    ['a word that was not checked, nothing', { exercise: 'type', result: 'self' }, undefined],
    ['a word spoken, nothing', { exercise: 'speak' }, undefined],
    ['a word heard, nothing', { exercise: 'listen' }, undefined],
    ['a word read with effort, its effort', { exercise: 'choose-russian', tries: 2 }, 'hard'],
    ['a word read wrong, that', { exercise: 'choose-russian', result: 'wrong' }, 'again'],
  ])('%s', (_, over, grade) => {
    expect(evidence({ ...answer, ...over }, 'read', 2)).toBe(grade);
  });

  it('and a word typed says nothing about hearing', () => {
    expect(evidence(answer, 'hear', 2)).toBeUndefined();
  });
});

it('answers are put in order of their time, those of one time by their event, each once', () => {
  const [first, second, third] = [
    { ...answer, eventId: 'c', at: '2026-01-04T10:00:00.000Z' },
    { ...answer, eventId: 'a', at: '2026-01-04T10:00:01.000Z' },
    { ...answer, eventId: 'b', at: '2026-01-04T10:00:01.000Z' },
  ];
  for (const given of [
    [first, second, third],
    [third, second, first],
    [second, third, first, second],
    [third, first, second],
  ]) {
    expect(inOrder(given)).toEqual([first, second, third]);
  }
});

describe('the start of the schedules', () => {
  const stage = (name: LessonAnswer['stage'], n: number, over: Partial<LessonAnswer> = {}): LessonAnswer => ({
    eventId: `${name} ${n}`,
    at: `2026-01-0${n}T10:00:00.000Z`,
    date: `2026-01-0${n}`,
    stage: name,
    result: 'right',
    tries: 1,
    ...over,
  });
  const four = [stage('LISTEN', 1), stage('RECORD', 1), stage('WRITE', 2), stage('TYPE', 3)];

  it('is the day of the fourth stage, in whatever order they came', () => {
    const start = { date: '2026-01-03', grade: 'good' };
    expect(startOf(four)).toEqual(start);
    expect(startOf([...four].reverse())).toEqual(start);
  });

  it('does not come before all four are done', () => {
    expect(startOf(four.slice(1))).toBeUndefined();
    expect(startOf([...four.slice(0, 3), stage('TYPE', 3, { result: 'skipped' })])).toBeUndefined();
  });

  it.each<[string, Partial<LessonAnswer>]>([
    ['helped', { result: 'assisted' }],
    ['tried again', { tries: 2 }],
    ['judged by the learner', { result: 'self' }],
  ])('is hard to produce when a stage was %s', (_, over) => {
    expect(startOf([...four.slice(0, 3), stage('TYPE', 3, over)])?.grade).toBe('hard');
  });

  it.each<[string, LessonAnswer]>([
    ['was heard wrong', stage('LISTEN', 1, { result: 'wrong', eventId: 'before' })],
    ['was heard at the second try', stage('LISTEN', 1, { tries: 2, eventId: 'before' })],
    ['was skipped first', stage('WRITE', 1, { result: 'skipped', eventId: 'before' })],
    ['was done before tries were counted', stage('WRITE', 1, { tries: null, eventId: 'before' })],
  ])('is no harder when a stage %s', (_, before) => {
    expect(startOf([before, ...four])?.grade).toBe('good');
  });

  it('is the same in whatever order, and however often, the answers of a lesson come', () => {
    const answers = fc.array(
      fc.record({
        stage: fc.constantFrom(...stages),
        minute: fc.nat(4000),
        result: fc.constantFrom('right' as const, ...stageResults),
        tries: fc.option(fc.integer({ min: 1, max: 3 })),
      }),
      { maxLength: 24 },
    );
    fc.assert(
      fc.property(answers, fc.infiniteStream(fc.nat()), (given, chance) => {
        const told = given.map(({ minute, ...rest }, n): LessonAnswer => {
          const at = new Date(Date.parse('2026-01-01T08:00:00Z') + minute * 60_000).toISOString();
          return { ...rest, eventId: `event ${n}`, at, date: at.slice(0, 10) };
        });
        const mixed = [...told, ...told.slice(0, 5)]
          .map((one) => ({ one, place: chance.next().value ?? 0 }))
          .sort((a, b) => a.place - b.place)
          .map(({ one }) => one);
        expect(startOf(mixed)).toEqual(startOf(told));
      }),
      { numRuns: 300 },
    );
  });

  it('is hard when a stage was missed first, but not by what came after the word was complete', () => {
    const missed = stage('WRITE', 1, { result: 'wrong', eventId: 'missed' });
    expect(startOf([...four, missed])?.grade).toBe('hard');
    expect(startOf([...four, stage('WRITE', 5, { result: 'wrong' })])?.grade).toBe('good');
  });
});

describe('what lies ahead', () => {
  it('is told by day, with the overdue on today', () => {
    const days = forecast(['2026-01-01', '2026-01-03', '2026-01-05', '2026-02-01'], '2026-01-03', 4);
    expect(days).toEqual([
      { date: '2026-01-03', reviews: 2 },
      { date: '2026-01-04', reviews: 0 },
      { date: '2026-01-05', reviews: 1 },
      { date: '2026-01-06', reviews: 0 },
    ]);
  });

  it('carries over to the next day what a day does not hold', () => {
    const many = Array.from({ length: 150 }, () => '2026-01-02');
    const days = forecast([...many, '2026-01-04'], '2026-01-03', 4);
    expect(days.map(({ reviews }) => reviews)).toEqual([70, 70, 11, 0]);
  });
});
