import { useEffect, useRef, useState } from 'react';
import type { HomeLesson } from '../../../../../core/contracts/home.ts';
import { catalogueTexts as texts } from '../../../../../core/texts/home/catalogue.ts';
import { webTexts } from '../../../../../core/texts/ru.ts';
import { useTelegram } from '../../../lib/services.ts';
import { tapFeedbackMs } from '../../../lib/time/timing.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { MixedText } from '../../../ui/hebrew/mixed-text.tsx';
import { ChessPiece } from '../../../ui/icons/chess-piece.tsx';
import { CheckIcon, LinkIcon, LockIcon, RepeatIcon } from '../../../ui/icons/icons.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Chip } from '../../../ui/surfaces/chip.tsx';
import { Hint, Text } from '../../../ui/text.tsx';
import styles from './lesson-row.module.css';

type LessonMode = 'normal' | 'repeat' | 'quiz';
export type ChooseLesson = (lesson: HomeLesson, mode: LessonMode) => void;
/** «ещё» asks what the lesson is about. */
export type TapLesson = (lesson: HomeLesson, mode: LessonMode | 'more') => void;

type LessonRowProps = {
  lesson: HomeLesson;
  /** «Продолжить» leads here: its card stands open. */
  current: boolean;
  onChoose: TapLesson;
};

/** One lesson of the catalogue: what it is, how far it is, and the way in. */
export function LessonRow({ lesson, current, onChoose }: LessonRowProps) {
  const { openLink } = useTelegram();
  const [felt, feel] = useTapFeedback();
  const { name, description, author_name, author_link } = lesson;
  return (
    <li className={`${styles.row} ${current ? styles.current : ''} ${felt ? styles.felt : ''}`}>
      <button type="button" className={styles.open} onClick={() => feel(() => onChoose(lesson, 'normal'))}>
        <Mark lesson={lesson} />
        <Stack as="span" gap={1} grow>
          <Row as="span" gap={4} align="center" wrap="tight" className={styles.name}>
            <span>
              <MixedText>{name}</MixedText>
            </span>
            {!lesson.is_free && <Chip tone="gold">★ {texts.premium}</Chip>}
          </Row>
          {description && (
            <Hint>
              <MixedText>{description}</MixedText>
            </Hint>
          )}
          <Text tone={lesson.isCompleted ? 'right' : 'soft'} size="s">
            {stateOf(lesson)}
            {lesson.unsent && ` · ${texts.unsent}`}
          </Text>
        </Stack>
      </button>
      {description && (
        <button
          type="button"
          className={styles.more}
          aria-label={texts.moreAbout(lesson.lesson_number)}
          onClick={() => onChoose(lesson, 'more')}
        >
          {texts.more}
        </button>
      )}
      {(author_name || lesson.isCompleted) && (
        <Row gap={6} align="center" justify="between" wrap="tight" className={styles.extras}>
          {lesson.isCompleted && !lesson.locked && (
            <Button
              size="small"
              icon={<RepeatIcon size={17} />}
              aria-label={texts.repeatLesson(name)}
              onClick={() => feel(() => onChoose(lesson, 'repeat'))}
            >
              {texts.repeat}
            </Button>
          )}
          {lesson.isCompleted && !lesson.completedWithQuiz && !lesson.locked && (
            <Button
              size="small"
              icon={<ChessPiece name="knight" size={17} />}
              aria-label={texts.quizOf(name)}
              onClick={() => feel(() => onChoose(lesson, 'quiz'))}
            >
              {texts.quiz}
            </Button>
          )}
          {author_name && author_link && (
            <button type="button" className={styles.author} onClick={() => openLink(author_link)}>
              {texts.author(author_name)}
              <LinkIcon size={15} />
            </button>
          )}
          {author_name && !author_link && <span className={styles.author}>{texts.author(author_name)}</span>}
        </Row>
      )}
    </li>
  );
}

function stateOf(lesson: HomeLesson): string {
  const { completedWordsCount: learned, totalWordsCount: total } = lesson;
  if (lesson.isCompleted && learned < total) return webTexts.home.wordsCame(total - learned);
  if (lesson.completedWithQuiz) return texts.lessonDone;
  if (lesson.isCompleted) return texts.wordsDone;
  return webTexts.home.wordsOf(lesson.completedWordsCount, lesson.totalWordsCount) + (lesson.known ?? '');
}

/** A ring that fills with the learned words around the lesson's number; a check when done, a lock when closed. */
function Mark({ lesson }: { lesson: HomeLesson }) {
  if (lesson.locked) {
    return (
      <span className={`${styles.mark} soft-gold`}>
        <LockIcon size={20} label={texts.locked} />
      </span>
    );
  }
  if (lesson.isCompleted) {
    return (
      <span className={`${styles.mark} soft-right`}>
        <CheckIcon size={22} />
      </span>
    );
  }
  return (
    <span className={`${styles.mark} tone-accent`}>
      <svg className={styles.ring} viewBox="0 0 40 40" aria-hidden focusable="false">
        <circle className={styles.track} cx="20" cy="20" r="18" pathLength="100" />
        {lesson.lessonProgress > 0 && (
          <circle
            className={styles.arc}
            cx="20"
            cy="20"
            r="18"
            pathLength="100"
            strokeDasharray={`${lesson.lessonProgress} 100`}
          />
        )}
      </svg>
      <span aria-hidden>{lesson.lesson_number}</span>
    </span>
  );
}

/** Shows for 150 ms that the tap was received, then acts (SPEC §2); further taps meanwhile are the same tap. */
function useTapFeedback(): [felt: boolean, feel: (act: () => void) => void] {
  const { haptic } = useTelegram();
  const [felt, setFelt] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return [
    felt,
    (act) => {
      if (felt) return;
      haptic('tap');
      setFelt(true);
      timer.current = setTimeout(() => {
        setFelt(false);
        act();
      }, tapFeedbackMs);
    },
  ];
}
