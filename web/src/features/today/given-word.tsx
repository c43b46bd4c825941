import type { LearnedWord } from '../../../../core/contracts/memory.ts';
import { gapOf } from '../../../../core/hebrew/sentences/gap.ts';
import { shownSpelling } from '../../../../core/hebrew/shown.ts';
import { otherFormOf } from '../../../../core/lesson/sentences/sentence-forms.ts';
import type { Exercise } from '../../../../core/memory/exercises.ts';
import type { Settings } from '../../../../core/settings/settings.ts';
import { todayTexts as texts } from '../../../../core/texts/home/today.ts';
import { sideBySideTexts } from '../../../../core/texts/lesson/side-by-side.ts';
import { AnswerCard } from '../../exercises/cards/answer-card.tsx';
import { GenderQuestion } from '../../exercises/gender-question.tsx';
import { judgementOf } from '../../exercises/report/reported.ts';
import { SentenceCard } from '../../exercises/sentence/sentence-card.tsx';
import type { ExerciseSession } from '../../exercises/session.ts';
import { Hebrew } from '../../ui/hebrew/hebrew.tsx';
import { Row } from '../../ui/layout.tsx';
import styles from './review-screen.module.css';
import type { ReviewAnswer } from './use-review.ts';

type GivenWordProps = {
  exercise: Exercise;
  word: LearnedWord;
  /** The other word of «Что из двух?». */
  rival: LearnedWord | undefined;
  given: ReviewAnswer;
  settings: Settings;
  session: ExerciseSession;
};

/** What was asked, once it is answered: the word, or the sentence that had a gap for it. */
export function GivenWord({ exercise, word, rival, given, settings, session }: GivenWordProps) {
  const gap = exercise === 'gap' ? gapOf(word) : undefined;
  if (gap)
    return (
      <>
        <SentenceCard
          sentence={gap.sentence}
          settings={settings}
          session={session}
          about={{ subjectId: word.lessonId, answer: given.typed, judgement: judgementOf(given) }}
        />
        {otherFormOf(gap.sentence) && <GenderQuestion />}
      </>
    );
  return (
    <>
      <AnswerCard
        word={word}
        settings={settings}
        session={session}
        given={{
          question: texts.tasks[exercise],
          answer: given.typed,
          judgement: judgementOf(given, given.judgement?.reason),
        }}
      />
      {rival && <Beside rival={rival} niqqud={settings.niqqud} />}
    </>
  );
}

/** The word that was not meant, so that the two are seen together. */
function Beside({ rival, niqqud }: { rival: LearnedWord; niqqud: boolean }) {
  return (
    <Row as="p" gap={4} align="baseline" justify="center" wrap className={styles.beside}>
      <span>{sideBySideTexts.other}</span>
      <Hebrew>{shownSpelling(rival, niqqud)}</Hebrew>
      <span>{rival.russian}</span>
    </Row>
  );
}
