import { formSeconds } from '../../forms/round.ts';
import { type FormExercise, isCheckedForm } from '../../forms/skills.ts';
import type { Kind } from '../kind.ts';
import type { RoundState } from '../state.ts';

type FormQuestion = { skill: string; exercise: FormExercise };

/** Questions about forms: a missed one comes back once. */
export const forms = <Q extends FormQuestion>(): Kind<RoundState<Q, string>> => ({
  seconds: ({ exercise }) => formSeconds[exercise],
  keyOf: ({ skill, exercise }) => `${skill} ${exercise}`,
  isShown: ({ exercise }) => !isCheckedForm(exercise),
  miss: { once: true, after: 2 },
  instead(question, unmet) {
    const { exercise } = question;
    if (exercise === 'hear' && unmet.includes('listen')) return undefined;
    return exercise === 'say' && unmet.includes('speak') ? { ...question, exercise: 'type' } : question;
  },
  saves: 'POST /forms/answers',
  earns: null,
});
