import type { FormTask } from '../../../../core/contracts/forms.ts';
import type { Settings } from '../../../../core/settings/settings.ts';
import type { AudioPlayer } from '../../lib/audio/audio-player.ts';
import { Hebrew } from '../../ui/hebrew/hebrew.tsx';
import { Row } from '../../ui/layout.tsx';
import { ReportButton } from '../report/report-button.tsx';
import { judgementOf } from '../report/reported.ts';
import { FormSound } from './form-sound.tsx';
import styles from './forms.module.css';

type FormAnswerProps = { task: FormTask; settings: Settings; player: AudioPlayer; isEager?: boolean };

/** The right form with its reading and its sound, or that of the sentence that it was asked in. */
export function FormAnswer({ task, settings, player, isEager = false }: FormAnswerProps) {
  const { answer, sentence } = task;
  const sound = sentence
    ? {
        audio: sentence.audio,
        pointed: `${sentence.before.pointed} ${answer.pointed} ${sentence.after.pointed}`,
      }
    : answer;
  return (
    <Row gap={5} align="center" justify="center" wrap="tight">
      <Hebrew size="large">{settings.niqqud ? answer.pointed : answer.full}</Hebrew>
      <span className={styles.reading}>[{answer.transcription}]</span>
      <FormSound form={sound} player={player} settings={settings} isEager={isEager} />
      <ReportButton
        about={{
          ...{ subject: 'word', subjectId: task.wordId, question: `${task.cue}: ${answer.pointed}` },
          judgement: judgementOf({ isRight: false }),
        }}
      />
    </Row>
  );
}
