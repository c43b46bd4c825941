/** A change of a rule that no test can notice. */
export type Equivalent = {
  file: string;
  /** The changed code and what it becomes, each on one line. */
  code: string;
  becomes: string;
  why: string;
};

/** Survivors of the strict areas (areas.ts), each read by a person. */
export const equivalents: readonly Equivalent[] = [
  {
    file: 'core/payments/plans.ts',
    code: '(plans[plan].days ?? 0) > (plans[longest].days ?? 0)',
    becomes: '(plans[plan].days ?? 0) >= (plans[longest].days ?? 0)',
    why: 'no two plans last equally long',
  },
  {
    file: 'core/payments/rights.ts',
    code: 'a.chargeId < b.chargeId',
    becomes: 'a.chargeId <= b.chargeId',
    why: 'no two purchases have the same charge',
  },
  {
    file: 'core/payments/rights.ts',
    code: 'endsAt.getTime() > reached.getTime()',
    becomes: 'endsAt.getTime() >= reached.getTime()',
    why: 'the same moment takes the place of itself',
  },
  {
    file: 'core/streak/calendar.ts',
    code: '[]',
    becomes: '["Stryker was here"]',
    why: 'what is no day has no date',
  },
  {
    file: 'core/streak/rest.ts',
    code: 'latest !== undefined',
    becomes: 'true',
    why: 'nothing is later than undefined; only the compiler wants it',
  },
  {
    file: 'core/streak/streak.ts',
    code: '!/^[a-z]/i.test(zone)',
    becomes: 'false',
    why: 'Node 20 knows no zones by their distance; later ones do',
  },
  {
    file: 'core/streak/streak.ts',
    code: '/^[a-z]/i',
    becomes: '/[a-z]/i',
    why: 'a distance has no letters',
  },
  {
    file: 'core/streak/streak.ts',
    code: '{ return undefined; }',
    becomes: '{}',
    why: 'a function without a return gives undefined',
  },
  {
    file: 'core/streak/streak.ts',
    code: 'moment.getTime() / 60_000',
    becomes: 'moment.getTime() * 60_000',
    why: 'a memory that is used less often',
  },
  {
    file: 'core/streak/streak.ts',
    code: 'known.latest.minute !== minute',
    becomes: 'true',
    why: 'a memory that is never used',
  },
  {
    file: 'core/streak/streak.ts',
    code: 'claimed <= today',
    becomes: 'claimed < today',
    why: 'both answers are today',
  },
  {
    file: 'core/streak/streak.ts',
    code: "{ minute: Number.NaN, date: '' }",
    becomes: '{}',
    why: 'no minute is NaN or undefined, so the date is set before it is read',
  },
  {
    file: 'core/streak/streak.ts',
    code: "''",
    becomes: '"Stryker was here!"',
    why: 'set before it is read',
  },
  {
    file: 'core/points/merge.ts',
    code: 'figure !== undefined',
    becomes: 'true',
    why: 'undefined is not finite; only the compiler wants it',
  },
  {
    file: 'core/points/merge.ts',
    code: 'figure > 0',
    becomes: 'figure >= 0',
    why: '0 is 0',
  },
  {
    file: 'core/points/news.ts',
    code: '[]',
    becomes: '["Stryker was here"]',
    why: 'what has no time is no news',
  },
  {
    file: 'core/points/news.ts',
    code: 'lesson.publishedAt === null',
    becomes: 'false',
    why: 'what has no time is no news',
  },
  {
    file: 'core/quiz/grade.ts',
    code: 'recogniser !== undefined',
    becomes: 'true',
    why: 'without one, gradeQuiz has thrown before; only the compiler wants it',
  },
];
