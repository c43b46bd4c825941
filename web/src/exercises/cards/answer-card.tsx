import type { Word } from '../../../../core/contracts/catalogue.ts';
import { shownSpelling } from '../../../../core/hebrew/shown.ts';
import type { Settings } from '../../../../core/settings/settings.ts';
import { Hebrew } from '../../ui/hebrew/hebrew.tsx';
import { Meaning } from '../../ui/hebrew/meaning.tsx';
import { Row } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import { SpeakerButton } from '../listen/speaker-button.tsx';
import { ReportButton } from '../report/report-button.tsx';
import type { Reported } from '../report/reported.ts';
import type { ExerciseSession } from '../session.ts';
import { VoiceSign } from '../voice-sign.tsx';
import styles from './answer-card.module.css';

type AnswerCardProps = {
  word: Word;
  settings: Settings;
  session: ExerciseSession;
  /** What was asked and answered, for whoever reports a mistake. */
  given: Pick<Reported, 'question' | 'answer' | 'judgement'>;
};

/** The whole word with its sound, once the learner has answered. */
export function AnswerCard({ word, settings, session, given }: AnswerCardProps) {
  return (
    <div className={styles.card}>
      <Hebrew size="hero">{shownSpelling(word, settings.niqqud)}</Hebrew>
      <Row as="p" gap={4} align="baseline" justify="center" wrap="tight">
        {word.transcription && <span className={styles.reading}>[{word.transcription}]</span>}
        <VoiceSign sound={word} />
      </Row>
      <Text as="p" size="l" weight="strong">
        <Meaning>{word.russian}</Meaning>
      </Text>
      <ReportButton className={styles.report} about={{ subject: 'word', subjectId: word.id, ...given }} />
      <span className={styles.speaker}>
        <SpeakerButton word={word} player={session.player} settings={settings} auto />
      </span>
    </div>
  );
}
