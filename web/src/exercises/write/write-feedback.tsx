import { exerciseTexts } from '../../../../core/texts/lesson/exercises.ts';
import { trainerTexts } from '../../../../core/texts/lesson/trainer.ts';
import { MixedText } from '../../ui/hebrew/mixed-text.tsx';
import { Feedback } from '../feedback.tsx';
import type { Writing } from './use-writing.ts';

const texts = exerciseTexts.write;

type WriteFeedbackProps = {
  draft: Writing;
  /** Why nothing can be drawn or judged. */
  broken: string | undefined;
  isQuiz: boolean;
};

/** What the learner reads over the drawing area: the task, how the drawing was, how the letter is written. */
export function WriteFeedback({ draft, broken, isQuiz }: WriteFeedbackProps) {
  const { message, letter, writing, strokes, look } = draft;
  if (broken) return <Feedback tone="wrong">{broken}</Feedback>;
  if (message?.tone === 'right') return <Feedback tone="right">{message.text}</Feedback>;
  if (letter !== undefined && writing.shown && !isQuiz && (strokes.length === 0 || look === 'wrong')) {
    const taken = message?.looksLike;
    return (
      <Feedback
        tone={taken ? 'wrong' : 'plain'}
        title={taken && <MixedText>{texts.looksLike(taken)}</MixedText>}
      >
        <MixedText>{texts.shown(letter)}</MixedText>
      </Feedback>
    );
  }
  if (message) {
    return (
      <Feedback tone="wrong" title={trainerTexts.tryAgainTitle}>
        <MixedText>{message.text}</MixedText>
      </Feedback>
    );
  }
  // Once there is ink the lines are free for the pen: ל needs the space above them.
  const asks = letter !== undefined && !isQuiz && strokes.length === 0;
  return <Feedback>{asks && <MixedText>{texts.hint(letter)}</MixedText>}</Feedback>;
}
