import type { WordContent } from '../../lesson/content.ts';

/** An error is certainly wrong; a warning may be right and then needs a written reason. */
export type Level = 'error' | 'warning';

/** What a rule reports about one text. */
export type Problem = {
  /** Stable name of the rule, kebab-case. */
  rule: string;
  level: Level;
  /** One English sentence for the author. */
  why: string;
  /** What the rule would have written, where it knows. */
  expected?: string;
  /** What is written instead, where it helps. */
  written?: string;
};

/**
 * A problem and its location. `word` is empty when it is about a whole lesson, `field` when it is about no single
 * field.
 */
export type Finding = Problem & { lesson: string; word: string; field: keyof WordContent | '' };

export const error = (rule: string, why: string, expected?: string): Problem => ({
  rule,
  level: 'error',
  why,
  ...(expected === undefined ? {} : { expected }),
});

export const warning = (rule: string, why: string, expected?: string): Problem => ({
  ...error(rule, why, expected),
  level: 'warning',
});

/** A problem and the field of its text: 'text', 'pairs.0.right', 'turns.2.transcription'. */
export type FieldProblem = Problem & { field: string };

/** Problems at one field. */
export const atField = (field: string, problems: readonly Problem[]): FieldProblem[] =>
  problems.map((problem) => ({ ...problem, field }));

/** An error at a field. */
export const errorAt = (field: string, rule: string, why: string): FieldProblem => ({
  ...error(rule, why),
  field,
});

/** A character in a form that an author can look up: 'a' (U+0061). */
export function nameOf(char: string): string {
  const code = (char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return /[\p{L}\p{P}\p{S}]/u.test(char) ? `'${char}' (U+${code})` : `U+${code}`;
}
