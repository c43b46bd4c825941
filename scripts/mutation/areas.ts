/** Rules that are attacked together, and the tests that must notice. */
export type Area = {
  name: string;
  /** Files that are mutated. */
  rules: readonly string[];
  /** Test files, by pattern. */
  tests: readonly string[];
  /** Money, points or premium: a survivor must be known to change nothing (equivalents.ts). */
  isStrict?: true;
};

/** Environment of the test runner: the area's patterns with spaces between them. */
export const testsVariable = 'MUTATION_TESTS';

/** Where a mistake costs most: money, points, and the verdict on an answer. */
export const areas: readonly Area[] = [
  {
    name: 'payments',
    rules: ['core/payments/*.ts', 'bot/services/payments/telegram-payments.ts'],
    tests: ['test/core/payments/*.test.ts', 'test/bot/services/payments/telegram-payments.test.ts'],
    isStrict: true,
  },
  {
    name: 'access',
    rules: ['core/lesson/access.ts', 'core/people/admin.ts'],
    tests: ['test/core/lesson/access.test.ts', 'test/core/people/*.test.ts'],
    isStrict: true,
  },
  {
    name: 'points',
    rules: ['core/points/*.ts', 'core/status/ladder.ts'],
    tests: ['test/core/points/*.test.ts', 'test/core/status/*.test.ts'],
    isStrict: true,
  },
  {
    name: 'quiz',
    rules: ['core/quiz/{answers,outcome}.ts'],
    tests: ['test/core/quiz/{answers,outcome}.test.ts'],
    isStrict: true,
  },
  { name: 'grading', rules: ['core/quiz/grade.ts'], tests: ['test/core/quiz/grade.test.ts'], isStrict: true },
  { name: 'streak', rules: ['core/streak/*.ts'], tests: ['test/core/streak/*.test.ts'], isStrict: true },
  {
    name: 'schedule',
    rules: ['core/memory/{schedule,interval,recall,start,known,graded-days}.ts'],
    tests: [
      'test/core/memory/{schedule,cards-of-version,interval,recall,graded-days,known,day,calibration}.test.ts',
    ],
  },
  { name: 'typed', rules: ['core/hebrew/answer.ts'], tests: ['test/core/hebrew/answer.test.ts'] },
  { name: 'numbers', rules: ['core/numbers/judge.ts'], tests: ['test/core/numbers/numbers.test.ts'] },
  { name: 'forms', rules: ['core/forms/judge.ts'], tests: ['test/core/forms/{judge,task}.test.ts'] },
  { name: 'speech', rules: ['core/speech/judge.ts'], tests: ['test/core/speech/judgement.test.ts'] },
  {
    name: 'handwriting',
    rules: ['core/handwriting/{confidence,recogniser,thresholds,verdict}.ts'],
    tests: ['test/core/handwriting/{confidence,recogniser,verdict}.test.ts'],
  },
];
