import type { Sentence } from '../../../../core/contracts/catalogue.ts';
import type { Settings } from '../../../../core/settings/settings.ts';
import { Hebrew } from '../../ui/hebrew/hebrew.tsx';
import { Row } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import card from '../cards/answer-card.module.css';
import { SpeakerButton } from '../listen/speaker-button.tsx';
import { ReportButton } from '../report/report-button.tsx';
import type { Reported } from '../report/reported.ts';
import type { ExerciseSession } from '../session.ts';
import { VoiceSign } from '../voice-sign.tsx';
import styles from './sentence-card.module.css';

type SentenceCardProps = {
  sentence: Sentence;
  settings: Settings;
  session: ExerciseSession;
  /** What is reported where something is wrong. */
  about: Omit<Reported, 'subject'>;
  /** Sounds once by itself, if the learner wants that. */
  auto?: boolean;
};

/** The whole sentence with its sound, once the learner has answered. */
export function SentenceCard({ sentence, settings, session, about, auto = true }: SentenceCardProps) {
  return (
    <div className={card.card}>
      <p className={styles.hebrew}>
        <Hebrew>{settings.niqqud ? sentence.pronunciation : sentence.hebrew}</Hebrew>
      </p>
      <Row as="p" gap={4} align="baseline" justify="center" wrap="tight">
        <span className={card.reading}>[{sentence.transcription}]</span>
        <VoiceSign sound={sentence} />
      </Row>
      <Text as="p" weight="strong">
        {sentence.russian}
      </Text>
      <ReportButton
        className={card.report}
        about={{ subject: 'sentence', question: sentence.pronunciation, ...about }}
      />
      <span className={card.speaker}>
        <SpeakerButton word={sentence} player={session.player} settings={settings} auto={auto} />
      </span>
    </div>
  );
}
