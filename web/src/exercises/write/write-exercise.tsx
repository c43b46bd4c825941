import { canStartOver } from '../../../../core/lesson/writing.ts';
import { exerciseTexts } from '../../../../core/texts/exercises.ts';
import { handwritingTexts } from '../../../../core/texts/handwriting.ts';
import { trainerTexts } from '../../../../core/texts/trainer.ts';
import { Button } from '../../ui/button.tsx';
import { UndoIcon } from '../../ui/practice-icons.tsx';
import type { ExerciseProps } from '../exercise.ts';
import { Feedback } from '../feedback.tsx';
import { DrawingCanvas } from './drawing-canvas.tsx';
import { LetterChips } from './letter-chips.tsx';
import { type LoadedRecogniser, useRecogniser } from './use-recogniser.ts';
import { useWriting, type Writing } from './use-writing.ts';
import styles from './write-exercise.module.css';

const texts = exerciseTexts.write;

/** The word by hand, letter by letter, each judged when the learner says that it is done. */
export function WriteExercise(props: ExerciseProps) {
  const { isQuiz = false, locked, session, settings, onSkip } = props;
  const loaded = useRecogniser(session.recogniser);
  const draft = useWriting(props);
  const { writing, letter, strokes } = draft;
  const tries = writing.totalFailures + 1;
  const still = locked || draft.resting || letter === undefined;
  const empty = strokes.length === 0;
  return (
    <div className={styles.write}>
      <LetterChips writing={writing} hideOpen={isQuiz} />
      <div className={styles.pad}>
        <DrawingCanvas
          label={texts.canvas(isQuiz ? '' : (letter ?? ''))}
          strokes={strokes}
          look={draft.look}
          hint={isQuiz || draft.resting ? undefined : hintOf(draft, session.drawnLetters)}
          script={settings.script}
          disabled={still}
          onBegin={draft.begin}
          onStroke={draft.addStroke}
        />
        <div className={styles.message}>
          <WriteFeedback draft={draft} loaded={loaded} isQuiz={isQuiz} />
        </div>
      </div>
      <div className={styles.actions}>
        <Button
          icon={<UndoIcon size={20} />}
          aria-label={texts.undo}
          disabled={still || empty}
          onClick={draft.undo}
        />
        <Button disabled={still || empty} onClick={draft.clear}>
          {texts.clear}
        </Button>
        <MainAction draft={draft} loaded={loaded} disabled={still} />
      </div>
      <div className={styles.others}>
        {canStartOver(writing) && !isQuiz && (
          <Button variant="quiet" size="small" disabled={still} onClick={draft.startOver}>
            {texts.startOver}
          </Button>
        )}
        <Button
          variant="quiet"
          size="small"
          disabled={locked}
          onClick={() => onSkip({ forRound: loaded.status !== 'failed', tries })}
        >
          {texts.skip}
        </Button>
      </div>
    </div>
  );
}

type MainActionProps = { draft: Writing; loaded: LoadedRecogniser; disabled: boolean };

/** Done, or on to the next letter after this one was shown, or once more for the recogniser that did not load. */
function MainAction({ draft, loaded, disabled }: MainActionProps) {
  const empty = draft.strokes.length === 0;
  if (loaded.status === 'failed') {
    return (
      <Button variant="primary" disabled={disabled} onClick={loaded.retry}>
        {trainerTexts.retry}
      </Button>
    );
  }
  if (draft.writing.shown && empty) {
    return (
      <Button variant="primary" disabled={disabled} onClick={draft.goOn}>
        {texts.goOn}
      </Button>
    );
  }
  return (
    <Button
      variant="primary"
      loading={loaded.status === 'loading' && !empty}
      disabled={disabled || empty}
      onClick={() => loaded.status === 'ready' && draft.check(loaded.recogniser)}
    >
      {texts.done}
    </Button>
  );
}

/** Shown after the last attempt; faint until the letter was drawn well once; back again after a refusal. */
function hintOf({ writing, letter }: Writing, drawn: ReadonlySet<string>) {
  if (letter === undefined) return undefined;
  if (writing.shown) return { letter, strength: 'strong' as const };
  return drawn.has(letter) && writing.failures === 0 ? undefined : { letter, strength: 'faint' as const };
}

type WriteFeedbackProps = { draft: Writing; loaded: LoadedRecogniser; isQuiz: boolean };

function WriteFeedback({ draft, loaded, isQuiz }: WriteFeedbackProps) {
  const { message, letter, writing, strokes } = draft;
  if (loaded.status === 'failed') return <Feedback tone="wrong">{handwritingTexts.failed}</Feedback>;
  if (message?.tone === 'right') return <Feedback tone="right">{message.text}</Feedback>;
  if (letter !== undefined && writing.shown && !isQuiz) return <Feedback>{texts.shown(letter)}</Feedback>;
  if (message) {
    return (
      <Feedback tone="wrong" title={trainerTexts.tryAgainTitle}>
        {message.text}
      </Feedback>
    );
  }
  // Once there is ink the lines are the pen's: ל needs the room above them.
  return <Feedback>{letter !== undefined && !isQuiz && strokes.length === 0 && texts.hint(letter)}</Feedback>;
}
