import { eventOf, isChecked, type LetterStep } from '../../letters/steps.ts';
import { letterSeconds } from '../../memory/letters.ts';
import type { Kind } from '../kind.ts';
import type { RoundState } from '../state.ts';

/** How long a step takes that only shows, or is drawn over a model, seconds. */
const shownSeconds = 8;

/** Steps of letters: a missed one comes back once; what cannot be listened to is asked by look, a point by reading. */
export const letters: Kind<RoundState<LetterStep, string>> = {
  seconds({ exercise }) {
    const event = eventOf(exercise);
    return event && isChecked(event) ? letterSeconds[event] : shownSeconds;
  },
  keyOf: ({ key }) => key,
  isShown: ({ exercise }) => exercise === 'meet' || exercise === 'compare',
  miss: { once: true, after: 2 },
  instead(step, unmet) {
    const { exercise } = step;
    if (exercise === 'hear' && unmet.includes('listen')) return { ...step, exercise: 'find' };
    return (exercise === 'trace' || exercise === 'write') && unmet.includes('draw') ? undefined : step;
  },
  saves: 'POST /letters/answers',
  earns: 'alphabet',
};
