import type { Word } from '../../../../core/contracts/catalogue.ts';
import type { Mark } from '../../../../core/quiz/outcome.ts';
import type { Question } from '../../../../core/quiz/question.ts';
import { questionKinds } from '../../../../core/quiz/question-types.ts';
import { quizTexts } from '../../../../core/texts/lesson/quiz.ts';
import { Banner, Task } from '../../exercises/banner.tsx';
import { useTypedReason } from '../../exercises/type/use-typed-reason.ts';
import { MixedText } from '../../ui/hebrew/mixed-text.tsx';
import { CheckIcon } from '../../ui/icons/icons.tsx';
import { CrossIcon } from '../../ui/icons/practice-icons.tsx';
import styles from './verdict-banner.module.css';

type VerdictBannerProps = {
  question: Question<Word>;
  /** 'open' while the question waits. */
  mark: Mark;
  /** What else the learner should know: one attempt is left, the word is dictated. */
  note: string | null;
  /** What was typed as the answer. */
  typed: string | null;
  /** The learner wants Hebrew with vowel points. */
  niqqud: boolean;
};

/** What to do; in the same place, after the answer, how it was. The words under a verdict give the right answer. */
export function VerdictBanner({ question, mark, note, typed, niqqud }: VerdictBannerProps) {
  const isTyped = questionKinds[question.type].answer === 'text';
  const { reason } = useTypedReason(isTyped && mark === 'wrong' ? typed : null, question.word);
  const isJudged = mark === 'right' || mark === 'wrong';
  return (
    <div className={styles.place}>
      <Task visit={question.index} hint={note} className={isJudged ? styles.hidden : undefined}>
        {quizTexts.instructions[question.type]}
      </Task>
      <div className={styles.region} role="status" aria-live="assertive">
        {mark === 'right' && (
          <Banner tone="right">
            <CheckIcon size={22} />
            <strong>{quizTexts.right}</strong>
          </Banner>
        )}
        {mark === 'wrong' && (
          <Banner tone="wrong">
            <CrossIcon size={22} />
            <span>
              <strong>{quizTexts.wrong}.</strong> {quizTexts.answer}:{' '}
              <RightAnswer question={question} niqqud={niqqud} />
              {reason && (
                <small className={styles.reason}>
                  <MixedText>{reason}</MixedText>
                </small>
              )}
            </span>
          </Banner>
        )}
      </div>
    </div>
  );
}

type RightAnswerProps = Pick<VerdictBannerProps, 'question' | 'niqqud'>;

function RightAnswer({ question: { type, word, correctAnswer }, niqqud }: RightAnswerProps) {
  const { answer, options } = questionKinds[type];
  if (answer === 'speech') return <span className={styles.reading}>[{word.transcription}]</span>;
  if (options === 'russian') return <span>{correctAnswer}</span>;
  if (options === 'transcription') return <span className={styles.reading}>{correctAnswer}</span>;
  return (
    <bdi lang="he" dir="rtl" className={styles.hebrew}>
      {options === 'hebrew' && niqqud ? word.pronunciation : correctAnswer}
    </bdi>
  );
}
