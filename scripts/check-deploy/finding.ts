/** One line of the check: it passes when there are no problems. */
export type Finding = { name: string; problems: string[] };

/** Takes pairs of a fact and the words for its absence; returns the words whose fact does not hold. */
export function problemsOf(facts: readonly (readonly [holds: boolean, problem: string])[]): string[] {
  return facts.filter(([holds]) => !holds).map(([, problem]) => problem);
}
