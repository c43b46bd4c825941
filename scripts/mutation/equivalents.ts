/** A change of a rule that no test can notice. */
export type Equivalent = {
  file: string;
  /** The changed code and what it becomes, each on one line. */
  code: string;
  becomes: string;
  why: string;
};

type Row = readonly [code: string, becomes: string, why: string];

const byFile: Readonly<Record<string, readonly Row[]>> = {
  'core/payments/plans.ts': [
    [
      '(plans[plan].days ?? 0) > (plans[longest].days ?? 0)',
      '(plans[plan].days ?? 0) >= (plans[longest].days ?? 0)',
      'no two plans last equally long',
    ],
  ],
  'core/payments/rights.ts': [
    ['a.chargeId < b.chargeId', 'a.chargeId <= b.chargeId', 'no two purchases have the same charge'],
    [
      'endsAt.getTime() > reached.getTime()',
      'endsAt.getTime() >= reached.getTime()',
      'the same moment takes the place of itself',
    ],
  ],
  'core/streak/calendar.ts': [['[]', '["Stryker was here"]', 'what is no day has no date']],
  'core/streak/rest.ts': [
    ['latest !== undefined', 'true', 'nothing is later than undefined; only the compiler wants it'],
  ],
  'core/streak/streak.ts': [
    ['!/^[a-z]/i.test(zone)', 'false', 'Node 20 knows no zones by their distance; later ones do'],
    ['/^[a-z]/i', '/[a-z]/i', 'a distance has no letters'],
    ['{ return undefined; }', '{}', 'a function without a return gives undefined'],
    ['moment.getTime() / 60_000', 'moment.getTime() * 60_000', 'a memory that is used less often'],
    ['known.latest.minute !== minute', 'true', 'a memory that is never used'],
    ['claimed <= today', 'claimed < today', 'both answers are today'],
    [
      "{ minute: Number.NaN, date: '' }",
      '{}',
      'no minute is NaN or undefined, so the date is set before it is read',
    ],
    ["''", '"Stryker was here!"', 'set before it is read'],
  ],
  'core/points/merge.ts': [
    ['figure !== undefined', 'true', 'undefined is not finite; only the compiler wants it'],
    ['figure > 0', 'figure >= 0', '0 is 0'],
  ],
  'core/points/news.ts': [
    ['[]', '["Stryker was here"]', 'what has no time is no news'],
    ['lesson.publishedAt === null', 'false', 'what has no time is no news'],
  ],
  'core/quiz/grade.ts': [
    [
      'recogniser !== undefined',
      'true',
      'without one, gradeQuiz has thrown before; only the compiler wants it',
    ],
  ],
};

/** Survivors of the strict areas (areas.ts), each read by a person. */
export const equivalents: readonly Equivalent[] = Object.entries(byFile).flatMap(([file, rows]) =>
  rows.map(([code, becomes, why]) => ({ file, code, becomes, why })),
);
