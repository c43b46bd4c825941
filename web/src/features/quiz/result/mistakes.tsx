import type { Word } from '../../../../../core/contracts/catalogue.ts';
import type { QuizAnswer } from '../../../../../core/quiz/answers.ts';
import type { WordMistakes } from '../../../../../core/quiz/outcome.ts';
import { quizTexts } from '../../../../../core/texts/lesson/quiz.ts';
import { SpeakerButton } from '../../../exercises/listen/speaker-button.tsx';
import type { ExerciseSession } from '../../../exercises/session.ts';
import { useSettings } from '../../../lib/settings/settings.ts';
import { Hebrew } from '../../../ui/hebrew/hebrew.tsx';
import { Meaning } from '../../../ui/hebrew/meaning.tsx';
import { MixedText } from '../../../ui/hebrew/mixed-text.tsx';
import { Stack } from '../../../ui/layout.tsx';
import styles from './mistakes.module.css';

const texts = quizTexts.results;

type MistakesProps = {
  mistakes: readonly WordMistakes<Word>[];
  /** By index of their question. */
  answers: readonly (QuizAnswer | null)[];
  session: ExerciseSession;
};

/** What went wrong, word by word: the word once more, to be read and heard, and what was asked about it. */
export function Mistakes({ mistakes, answers, session }: MistakesProps) {
  const settings = useSettings();
  if (mistakes.length === 0) return null;
  return (
    <section className={styles.mistakes} aria-labelledby="quiz-mistakes">
      <h2 id="quiz-mistakes" className={styles.heading}>
        {texts.mistakes}
      </h2>
      <Stack as="ul" gap={4}>
        {mistakes.map(({ word, missed }) => (
          <li key={word.id} className={styles.word}>
            <div className={styles.face}>
              <Hebrew size="large">{settings.niqqud ? word.pronunciation : word.hebrew}</Hebrew>
              <Stack as="span" className={styles.meaning}>
                {settings.transcription && (
                  <span className={styles.transcription}>[{word.transcription}]</span>
                )}
                <Meaning>{word.russian}</Meaning>
              </Stack>
              <SpeakerButton word={word} player={session.player} settings={settings} />
            </div>
            <Stack as="ul" gap={2} className={styles.missed}>
              {missed.map(({ question, mark }) => (
                <li key={question.index}>
                  <span className={styles.skill}>{quizTexts.skills[question.type]}</span>
                  <MixedText>
                    {mark === 'skipped' ? texts.skipped : givenText(answers[question.index])}
                  </MixedText>
                </li>
              ))}
            </Stack>
          </li>
        ))}
      </Stack>
    </section>
  );
}

/** A drawing cannot be put into words. */
function givenText(answer: QuizAnswer | null | undefined): string {
  const given =
    answer?.kind === 'text' ? answer.text : answer?.kind === 'speech' && answer.attempts.at(-1)?.[0];
  return given ? texts.given(given) : '';
}
