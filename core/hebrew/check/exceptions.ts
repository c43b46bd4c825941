import type { Finding } from './finding.ts';

/** A finding that is accepted as it is, and why. */
export type ContentException = {
  lesson: string;
  word: string;
  rule: string;
  /** The reason in one English sentence. */
  why: string;
};

export type Explained = {
  /** Findings without a written reason. */
  unexplained: Finding[];
  /** Findings with one. */
  explained: Finding[];
  /** Exceptions that match no finding: the word or the rule has changed. */
  unused: ContentException[];
};

const sameCase = (finding: Finding, exception: ContentException): boolean =>
  finding.lesson === exception.lesson && finding.word === exception.word && finding.rule === exception.rule;

/**
 * Sorts findings into explained and unexplained, and finds exceptions whose finding is gone. `ran` returns whether a
 * rule was run at all: an exception to a rule that was left out is not unused.
 */
export function explain(
  findings: readonly Finding[],
  exceptions: readonly ContentException[],
  ran: (rule: string) => boolean = () => true,
): Explained {
  const isExplained = (finding: Finding) => exceptions.some((exception) => sameCase(finding, exception));
  return {
    unexplained: findings.filter((finding) => !isExplained(finding)),
    explained: findings.filter(isExplained),
    unused: exceptions.filter(
      (exception) => ran(exception.rule) && !findings.some((finding) => sameCase(finding, exception)),
    ),
  };
}
