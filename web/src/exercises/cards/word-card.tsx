import type { ReactNode } from 'react';
import type { Word } from '../../../../core/contracts/catalogue.ts';
import { hebrewLettersOf, stripNiqqud } from '../../../../core/hebrew/niqqud.ts';
import { shownSpelling } from '../../../../core/hebrew/shown.ts';
import type { Settings } from '../../../../core/settings/settings.ts';
import { trainerTexts } from '../../../../core/texts/lesson/trainer.ts';
import { classNames } from '../../ui/class-names.ts';
import { Hebrew } from '../../ui/hebrew/hebrew.tsx';
import { Meaning } from '../../ui/hebrew/meaning.tsx';
import { EyeIcon } from '../../ui/icons/practice-icons.tsx';
import { Row } from '../../ui/layout.tsx';
import { Chip } from '../../ui/surfaces/chip.tsx';
import { PhraseParts } from '../phrase-parts.tsx';
import { VoiceSign } from '../voice-sign.tsx';
import styles from './word-card.module.css';

type WordCardProps = {
  word: Word;
  settings: Settings;
  /** The Hebrew is hidden until the answer. */
  covered: boolean;
  /** Without the other forms, where the exercise needs the space. */
  compact: boolean;
  onReveal: () => void;
  /** Shown beside the meaning: the word can be heard again. */
  speaker?: ReactNode;
  /** Says that something is wrong; in a corner. */
  report?: ReactNode;
  /** Opens all forms of a verb; shown with the other forms. */
  verb?: ReactNode;
  /** The letters that the learner has met; all when missing. Other forms wait for theirs. */
  letters?: ReadonlySet<string> | undefined;
};

/** A word or phrase of more letters takes the whole line. */
const longWord = 12;

/** The word: Hebrew large, transcription in brackets, the handwritten copy, its meaning and its other forms. */
export function WordCard(props: WordCardProps) {
  const { word, settings, covered, compact, onReveal, speaker, report, verb, letters } = props;
  const isLong = word.hebrew.length > longWord;
  const names = classNames(
    styles.card,
    !compact && styles.roomy,
    covered && styles.covered,
    isLong && styles.long,
  );
  return (
    <section className={names} aria-label={trainerTexts.wordCard}>
      {report && <div className={styles.report}>{report}</div>}
      {!covered && <HebrewLines word={word} settings={settings} />}
      <Row gap={4} align="baseline" justify="center" wrap="tight" className={styles.meaning}>
        {speaker && <div className={styles.speaker}>{speaker}</div>}
        {settings.transcription && word.transcription && (
          // The brackets are outside any Hebrew run, or they would be mirrored.
          <p className={styles.transcription}>[{word.transcription}]</p>
        )}
        <p className={styles.russian}>
          <Meaning>{word.russian}</Meaning>
        </p>
      </Row>
      {!compact && word.parts && <PhraseParts key={word.id} parts={word.parts} niqqud={settings.niqqud} />}
      {!compact && <VoiceSign sound={word} className={styles.source} />}
      {covered && (
        <button type="button" className={styles.reveal} onClick={onReveal}>
          <EyeIcon size={20} />
          {trainerTexts.show}
        </button>
      )}
      {!compact && (
        <Forms word={word} settings={settings} letters={letters}>
          {verb}
        </Forms>
      )}
    </section>
  );
}

type PartProps = { word: Word; settings: Settings };

function HebrewLines({ word, settings }: PartProps) {
  return (
    <div className={styles.hebrew}>
      <Hebrew size="hero">{shownSpelling(word, settings.niqqud)}</Hebrew>
      {/* The same word once more for the eye: a screen reader has read it already. */}
      <span className={styles.handwritten} aria-hidden>
        <bdi lang="he" dir="rtl">
          {word.hebrew}
        </bdi>
      </span>
    </div>
  );
}

/** Gender of a noun, plural, and the feminine form of an adjective or verb, as far as the word has them. */
function Forms({
  word: { gender, ...forms },
  settings: { niqqud },
  letters,
  children,
}: PartProps & Pick<WordCardProps, 'letters'> & { children?: ReactNode }) {
  const isMet = (form: string) =>
    !letters || [...hebrewLettersOf(form)].every((letter) => letters.has(letter));
  const [plural, feminine] = [forms.plural, forms.feminine].map((form) =>
    form && isMet(form) ? form : null,
  );
  if (!gender && !plural && !feminine && !children) return null;
  const form = (label: string, hebrew: string) => (
    <Row gap={3} align="baseline" className={styles.form}>
      <dt>{label}</dt>
      <dd>
        <Hebrew>{niqqud ? hebrew : stripNiqqud(hebrew)}</Hebrew>
      </dd>
    </Row>
  );
  return (
    <Row gap={6} align="center" justify="center" wrap="tight" className={styles.forms}>
      {gender && <Chip>{trainerTexts.gender[gender]}</Chip>}
      <dl className={styles.list}>
        {plural && form(trainerTexts.plural, plural)}
        {feminine && form(trainerTexts.feminine, feminine)}
      </dl>
      {children}
    </Row>
  );
}
