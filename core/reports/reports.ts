/**
 * What a learner may say is wrong. Of a sentence the id is that of its lesson; letters and numbers are no rows of the course:
 * theirs is made of what they are (`letterReportId`, `numberReportId`). New ones are added at the end.
 */
export const reportSubjects = ['word', 'sentence', 'rule', 'dialogue', 'letter', 'number'] as const;
export type ReportSubject = (typeof reportSubjects)[number];

/** 'judged': my answer was right. 'text': what a rule or a dialogue says. */
export const reportReasons = ['translation', 'niqqud', 'sound', 'judged', 'text', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** Longest texts of a report, in UTF-16 units; what was shown and answered is cut to them. */
export const reportLengths = {
  /** The learner's own words. */
  words: 500,
  /** Those of several deliveries about the same. */
  allWords: 2000,
  question: 300,
  answer: 300,
  judgement: 300,
  /** What the admin answers. */
  reply: 500,
} as const;

/** New reports of one learner on a server day. */
export const maxReportsPerDay = 20;

/** So often the same learner adds to a report that is open. */
export const maxJoined = 10;

/** The reasons that fit, in the order in which they are offered. `isJudged`: an answer of the learner was judged. */
export function reasonsFor(subject: ReportSubject, isJudged: boolean): ReportReason[] {
  const isLong = subject === 'rule' || subject === 'dialogue';
  if (isSign(subject)) return isJudged ? ['sound', 'judged', 'text', 'other'] : ['sound', 'text', 'other'];
  return reportReasons.filter((reason) => (reason !== 'judged' || isJudged) && (reason !== 'text' || isLong));
}

/** True for what is no row of the course. */
export const isSign = (subject: ReportSubject): boolean => subject === 'letter' || subject === 'number';

/** Ids of the database are below it. */
const idLimit = 2 ** 31;

/** The id of a letter or point in reports, from its sign: one or two characters. */
export const letterReportId = (sign: string): number =>
  [...sign].reduce((id, character) => (id * 2048 + ((character.codePointAt(0) ?? 0) % 2048)) % idLimit, 0);

/** The id of a number in reports, from how it is written: '3:30' is 330. */
export const numberReportId = (digits: string): number =>
  Math.max(1, Number(digits.replace(/\D/g, '').slice(-15)) % idLimit);

/** A text cut to its longest length, without half a character at its end. */
export function clipped(text: string, longest: number): string {
  // Of surrogates only those without their other half match.
  return text.slice(0, longest).replace(/[\0\p{Cs}]/gu, '');
}
