import { useState } from 'react';
import type { Form } from '../../../../../core/handwriting/shapes.ts';
import { minPoints } from '../../../../../core/handwriting/thresholds.ts';
import { handwritingTexts } from '../../../../../core/texts/lesson/handwriting.ts';
import { letterTexts as texts } from '../../../../../core/texts/lesson/letters.ts';
import { Feedback } from '../../../exercises/feedback.tsx';
import { DrawingCanvas } from '../../../exercises/write/drawing-canvas.tsx';
import { DrawingField } from '../../../exercises/write/drawing-field.tsx';
import { canvasHeightPx, guides } from '../../../exercises/write/guides.ts';
import { useDrawing } from '../../../exercises/write/use-drawing.ts';
import { useRecogniser } from '../../../exercises/write/use-recogniser.ts';
import { useTelegram } from '../../../lib/services.ts';
import { letterRightMs } from '../../../lib/time/timing.ts';
import { useTimer } from '../../../lib/time/use-timer.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { UndoIcon } from '../../../ui/icons/practice-icons.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Hint, Text } from '../../../ui/text.tsx';
import styles from './draw-step.module.css';
import type { StepProps } from './step.ts';
import { StrokeMarks } from './stroke-marks.tsx';

/** After this many refused drawings the learner may go on. */
const refusalsBeforeHelp = 2;

/** The letter by hand: over its model, or unaided; the recogniser judges. The first drawing counts. */
export function DrawStep({
  item,
  items,
  settings,
  session,
  mode,
  onAnswer,
  onDone,
  onCannot,
}: StepProps & { mode: 'trace' | 'write' }) {
  const { haptic } = useTelegram();
  const loaded = useRecogniser(session.recogniser);
  const [form, setForm] = useState<Form>(settings.script);
  const { strokes, look, message, begin, addStroke, clear, say } = useDrawing<string>();
  const [refusals, setRefusals] = useState(0);
  const [isBroken, setBroken] = useState(false);
  const recogniser = loaded.status === 'ready' ? loaded.recogniser : undefined;
  const model = recogniser?.model(item.letter, form);
  const isDone = look === 'right';
  useTimer(isDone, letterRightMs, onDone);

  function check() {
    if (!recogniser) return;
    if (strokes.flat().length < minPoints) return say(handwritingTexts.tooShort);
    const difficulty = mode === 'trace' ? 'easy' : settings.handwriting;
    const verdict = recogniser.verify(strokes, item.letter, { difficulty, guides });
    haptic(verdict.accepted ? 'success' : 'error');
    const other = items.find(({ letter, key }) => letter === verdict.text && key !== item.key);
    if (refusals === 0) {
      onAnswer({
        // Over the model nobody is tested.
        isRight: verdict.accepted || mode === 'trace',
        ...(verdict.accepted || mode === 'trace' ? {} : { chosen: other?.key }),
      });
    }
    if (verdict.accepted) return say(texts.right, 'right');
    setRefusals(refusals + 1);
    say(other ? texts.looksLike(other.name) : texts.notYet, 'wrong');
  }

  const isHelped = mode === 'write' && refusals > 0 && look === 'wrong';
  const shows = mode === 'trace' || isHelped;
  const hasNoModel = loaded.status === 'failed' || (recogniser !== undefined && !model);
  const mayGoOn = refusals >= refusalsBeforeHelp || isBroken || hasNoModel;
  const tone = isDone ? 'right' : message ? 'wrong' : 'plain';
  return (
    <Stack gap={3} grow className={styles.draw}>
      <Row gap={5} align="center" justify="between" className={styles.head}>
        <Stack>
          <Text as="h2" size="l" weight="strong">
            {texts.tasks[mode](item.name)}
          </Text>
          {mode === 'trace' && form === 'cursive' && <Hint>{texts.byHand}</Hint>}
        </Stack>
        <Button
          variant="quiet"
          size="small"
          disabled={isDone}
          onClick={() => {
            setForm(form === 'print' ? 'cursive' : 'print');
            clear();
          }}
        >
          {form === 'print' ? texts.showCursive : texts.showPrint}
        </Button>
      </Row>
      <DrawingField>
        <div className={styles.pad} style={{ height: canvasHeightPx }}>
          <DrawingCanvas
            label={texts.canvas(item.name)}
            strokes={strokes}
            look={look}
            shown={
              model && shows
                ? { model, as: mode === 'trace' ? 'trace' : 'demonstration', run: refusals }
                : undefined
            }
            disabled={isDone}
            onBegin={begin}
            onStroke={addStroke}
            onUnavailable={() => setBroken(true)}
          />
          {model && mode === 'trace' && strokes.length === 0 && <StrokeMarks key={form} model={model} />}
          <div className={styles.message}>
            <Feedback tone={tone}>
              {isBroken ? texts.brokenPen : (message ?? (hasNoModel ? texts.noModel : null))}
            </Feedback>
          </div>
        </div>
      </DrawingField>
      <Row gap={4} className={styles.actions}>
        <Button
          icon={<UndoIcon size={20} />}
          aria-label={texts.clear}
          disabled={isDone || strokes.length === 0}
          onClick={clear}
        />
        {mayGoOn && !isDone && (
          <Button
            onClick={() => {
              if (refusals === 0) onAnswer({ isRight: true, isSkipped: true });
              onDone();
            }}
          >
            {texts.next}
          </Button>
        )}
        <Button
          variant="primary"
          size="large"
          loading={loaded.status === 'loading' && strokes.length > 0}
          disabled={isDone || strokes.length === 0 || look === 'wrong' || !recogniser}
          onClick={check}
        >
          {texts.check}
        </Button>
      </Row>
      <Row justify="center">
        <Button variant="quiet" size="small" className={styles.cannot} disabled={isDone} onClick={onCannot}>
          {texts.cannotDraw}
        </Button>
      </Row>
    </Stack>
  );
}
