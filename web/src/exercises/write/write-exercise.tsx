import { useEffect, useRef, useState } from 'react';
import { canStartOver } from '../../../../core/lesson/writing.ts';
import { exerciseTexts } from '../../../../core/texts/lesson/exercises.ts';
import { handwritingTexts } from '../../../../core/texts/lesson/handwriting.ts';
import { trainerTexts } from '../../../../core/texts/lesson/trainer.ts';
import { Button } from '../../ui/controls/button.tsx';
import { PlayIcon } from '../../ui/icons/icons.tsx';
import { UndoIcon } from '../../ui/icons/practice-icons.tsx';
import { Row } from '../../ui/layout.tsx';
import type { ExerciseProps } from '../exercise.ts';
import { DrawingCanvas, type ShownModel } from './drawing-canvas.tsx';
import { DrawingField } from './drawing-field.tsx';
import { LetterChips } from './letter-chips.tsx';
import { PaperWriting } from './paper-writing.tsx';
import { type LoadedRecogniser, useRecogniser } from './use-recogniser.ts';
import { useWriting, type Writing } from './use-writing.ts';
import styles from './write-exercise.module.css';
import { WriteFeedback } from './write-feedback.tsx';

const texts = exerciseTexts.write;

/** The word by hand: on the screen, or on paper beside it, which no quiz can accept. */
export function WriteExercise(props: ExerciseProps) {
  const { isQuiz = false, session } = props;
  const [onPaper, setOnPaper] = useState(session.onPaper && !isQuiz);
  function change(isOnPaper: boolean): void {
    session.onPaper = isOnPaper;
    setOnPaper(isOnPaper);
  }
  if (onPaper) return <PaperWriting {...props} onBack={() => change(false)} />;
  return <ScreenWriting {...props} onPaper={() => change(true)} />;
}

/** Letter by letter, each judged when the learner says that it is done. */
function ScreenWriting({ onPaper, ...props }: ExerciseProps & { onPaper: () => void }) {
  const { isQuiz = false, locked, session, settings, onSkip } = props;
  const loaded = useRecogniser(session.recogniser);
  const draft = useWriting(props);
  const { writing, letter, strokes } = draft;
  const tries = writing.totalFailures + 1;
  const still = locked || draft.resting || letter === undefined;
  const empty = strokes.length === 0;
  const end = useEndInSight();
  const [canDraw, setCanDraw] = useState(true);
  const onPad = draft.resting ? writing.letters[writing.position - 1] : letter;
  const model =
    loaded.status === 'ready' && onPad !== undefined && !isQuiz
      ? loaded.recogniser.model(onPad, settings.script)
      : undefined;
  const as = draft.resting ? undefined : shownAs(draft, session.drawnLetters);
  const broken = !canDraw
    ? handwritingTexts.silhouettesFailed
    : loaded.status === 'failed'
      ? handwritingTexts.failed
      : undefined;
  const rises = model !== undefined && model.top < risingTop;
  return (
    <div className={isQuiz ? `${styles.write} ${styles.asked}` : styles.write}>
      <LetterChips writing={writing} hideOpen={isQuiz} isResting={draft.resting} />
      <DrawingField>
        <div className={styles.pad} data-message={rises ? 'below' : 'above'}>
          <DrawingCanvas
            label={texts.canvas(isQuiz ? '' : (letter ?? ''))}
            strokes={strokes}
            look={draft.look}
            shown={model && as && { model, as, run: draft.demonstration }}
            disabled={still}
            onBegin={draft.begin}
            onStroke={draft.addStroke}
            onUnavailable={() => setCanDraw(false)}
          />
          <div className={styles.message}>
            <WriteFeedback draft={draft} broken={broken} isQuiz={isQuiz} />
          </div>
          {model && as === 'demonstration' && (
            <Button
              size="icon"
              variant="quiet"
              className={styles.replay}
              aria-label={texts.replay}
              disabled={still}
              onClick={draft.replay}
              icon={<PlayIcon size={20} />}
            />
          )}
        </div>
      </DrawingField>
      <Row gap={4} wrap className={styles.actions}>
        <Button
          icon={<UndoIcon size={20} />}
          aria-label={texts.undo}
          disabled={still || empty}
          onClick={draft.undo}
        />
        <Button disabled={still || empty} onClick={draft.clear}>
          {texts.clear}
        </Button>
        <MainAction draft={draft} loaded={loaded} disabled={still} isQuiz={isQuiz} />
      </Row>
      <Row justify="center" ref={end}>
        {canStartOver(writing) && !isQuiz && (
          <Button
            variant="quiet"
            size="small"
            className={styles.other}
            disabled={still}
            onClick={draft.startOver}
          >
            {texts.startOver}
          </Button>
        )}
        {!isQuiz && !canStartOver(writing) && (
          <Button variant="quiet" size="small" className={styles.other} disabled={still} onClick={onPaper}>
            {texts.onPaper}
          </Button>
        )}
        {!isQuiz && (
          <Button
            variant="quiet"
            size="small"
            className={styles.other}
            disabled={locked}
            onClick={() => onSkip({ forRound: loaded.status !== 'failed', tries })}
          >
            {texts.skip}
          </Button>
        )}
      </Row>
    </div>
  );
}

/** On a very low screen the exercise begins scrolled to its buttons: from the drawing area the page does not scroll. */
function useEndInSight() {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // After the view has scrolled to its top, as it does for each question.
    const frame = requestAnimationFrame(() => end.current?.scrollIntoView({ block: 'nearest' }));
    return () => cancelAnimationFrame(frame);
  }, []);
  return end;
}

type MainActionProps = { draft: Writing; loaded: LoadedRecogniser; disabled: boolean; isQuiz: boolean };

/** Done, or on to the next letter after this one was shown, or a retry for the recogniser that did not load. */
function MainAction({ draft, loaded, disabled, isQuiz }: MainActionProps) {
  const nothingToJudge = draft.strokes.length === 0 || draft.look === 'wrong';
  if (loaded.status === 'failed') {
    return (
      <Button variant="primary" disabled={disabled} onClick={loaded.retry}>
        {trainerTexts.retry}
      </Button>
    );
  }
  if (draft.writing.shown && nothingToJudge && !isQuiz) {
    return (
      <Button variant="primary" disabled={disabled} onClick={draft.goOn}>
        {texts.goOn}
      </Button>
    );
  }
  return (
    <Button
      variant="primary"
      loading={loaded.status === 'loading' && !nothingToJudge}
      disabled={disabled || nothingToJudge}
      onClick={() => loaded.status === 'ready' && draft.check(loaded.recogniser)}
    >
      {texts.done}
    </Button>
  );
}

/**
 * A letter that begins higher leaves space for words below it rather than above; in heights between the guide lines.
 */
const risingTop = -0.15;

/**
 * After a miss the letter is demonstrated over the ink, and once the attempts are used up it stays to be traced.
 * Otherwise it lies faint under the pen, until it was drawn well once.
 */
function shownAs(draft: Writing, drawn: ReadonlySet<string>): ShownModel['as'] | undefined {
  const { writing, letter, look, strokes } = draft;
  if (letter === undefined) return undefined;
  if (look === 'wrong' || (writing.shown && strokes.length === 0)) return 'demonstration';
  if (writing.shown) return 'trace';
  return drawn.has(letter) && writing.failures === 0 ? undefined : 'hint';
}
