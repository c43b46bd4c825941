/** What a learner may say is wrong. Of a sentence the id is that of its lesson. */
export const reportSubjects = ['word', 'sentence', 'rule', 'dialogue'] as const;
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
  return reportReasons.filter((reason) => (reason !== 'judged' || isJudged) && (reason !== 'text' || isLong));
}

/** A text cut to its longest length, without half a character at its end. */
export function clipped(text: string, longest: number): string {
  // Of surrogates only those without their other half match.
  return text.slice(0, longest).replace(/[\0\p{Cs}]/gu, '');
}
