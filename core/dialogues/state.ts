import type { DialogueEvent, DialogueState } from './events.ts';

/** What is kept of an answer, as far as the state of its dialogue follows from it. */
export type DialogueStep = {
  event: DialogueEvent;
  /** Of a question its place. */
  place: number | null;
};

/**
 * What a learner knows of a dialogue with so many questions, by all answers in any order. Right or wrong: a question that
 * was missed was answered, and its turn heard again.
 */
export function dialogueState(answers: readonly DialogueStep[], questions: number): DialogueState {
  if (answers.some(({ event }) => event === 'played')) return 'played';
  const asked = answers.flatMap(({ event, place }) =>
    event === 'question' && place !== null ? [place] : [],
  );
  const answered = new Set(asked.filter((place) => place < questions));
  return answered.size >= questions && questions > 0 ? 'heard' : 'new';
}
