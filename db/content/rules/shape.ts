import type { RuleCheck, RulePair } from '../../../core/rules/content.ts';

type Line = readonly [pronunciation: string, transcription: string, russian: string];
type Other = readonly [hebrew: string, russian: string, why: string];

/** A right line with the decisive letters in brackets, and what stands beside it. */
export function pair([pronunciation, transcription, russian]: Line, other?: Other): RulePair {
  return {
    right: { pronunciation, transcription, russian },
    other: other ? { hebrew: other[0], russian: other[1], why: other[2] } : null,
  };
}

/** A wrong option, and what is wrong about it. */
type Wrong = readonly [option: string, reason: string];

/** The place of the right option follows from the prompt: it is not always the first, and stays when others change. */
function optionsOf(
  prompt: string,
  right: string,
  wrong: readonly Wrong[],
): Pick<RuleCheck, 'options' | 'answer' | 'reasons'> {
  const sum = [...prompt].reduce((all, char) => all + (char.codePointAt(0) ?? 0), 0);
  const answer = sum % (wrong.length + 1);
  const options = wrong.map(([option]) => option).toSpliced(answer, 0, right);
  return { options, answer, reasons: wrong.map(([, reason]) => reason) };
}

/** A question, its only right answer, and the wrong ones. */
export const choice = (prompt: string, right: string, ...wrong: readonly Wrong[]): RuleCheck => ({
  kind: 'choice',
  prompt,
  ...optionsOf(prompt, right, wrong),
});

/** Which of these is right. */
export const rightOf = (prompt: string, right: string, ...wrong: readonly Wrong[]): RuleCheck => ({
  kind: 'right',
  prompt,
  ...optionsOf(prompt, right, wrong),
});

/** What a sentence means, the sentence with its gap, and what belongs there. */
export const gap = (
  prompt: string,
  sentence: string,
  right: string,
  ...wrong: readonly Wrong[]
): RuleCheck => ({
  kind: 'gap',
  prompt,
  sentence,
  ...optionsOf(prompt + sentence, right, wrong),
});

/** Words in their order, parted by spaces, and why it is this one. */
export const order = (prompt: string, words: string, why: string): RuleCheck => ({
  kind: 'order',
  prompt,
  options: words.split(' '),
  answer: 0,
  reasons: [why],
});
