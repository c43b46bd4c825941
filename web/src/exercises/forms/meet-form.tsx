import { formTexts as texts } from '../../../../core/texts/lesson/grammar/forms.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Hebrew } from '../../ui/hebrew/hebrew.tsx';
import { MixedText } from '../../ui/hebrew/mixed-text.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { FormQuestion } from './form-question.tsx';
import { FormSound } from './form-sound.tsx';
import type { FormStepProps } from './form-step.ts';
import styles from './forms.module.css';

/** A form for the first time: what it means, how it is written and read, and by what it is recognised. */
export function MeetForm({ task, settings, player, onAnswer, onDone }: FormStepProps) {
  const { answer, hint, name, noun } = task;
  const shown = (form: { pointed: string; full: string }) => (settings.niqqud ? form.pointed : form.full);
  return (
    <Stack gap={6} grow className={styles.step}>
      <Stack gap={6} align="center" justify="center" grow className={styles.asked}>
        <FormQuestion
          task={{ ...task, noun: null }}
          title={texts.tasks.meet(noun ? null : name)}
          settings={settings}
        />
        <Stack gap={3} align="center" className={styles.met}>
          <Hebrew size="hero">{shown(answer)}</Hebrew>
          <Row gap={4} align="center" justify="center">
            <span className={styles.reading}>[{answer.transcription}]</span>
            <FormSound form={answer} player={player} settings={settings} isEager />
          </Row>
          {noun && (
            <Hebrew size="large">
              {(noun.isFirst ? [noun, answer] : [answer, noun]).map(shown).join(' ')}
            </Hebrew>
          )}
        </Stack>
        {hint && (
          <p className={styles.hint}>
            <MixedText>{hint}</MixedText>
          </p>
        )}
      </Stack>
      <Button
        variant="primary"
        size="large"
        block
        onClick={() => {
          onAnswer({ isRight: true });
          onDone();
        }}
      >
        {texts.understood}
      </Button>
    </Stack>
  );
}
