import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { HomeLesson } from '../../../../../core/contracts/home.ts';
import { webTexts } from '../../../../../core/texts/ru.ts';
import { useServices, useTelegram } from '../../../lib/services.ts';
import { tapFeedbackMs } from '../../../lib/time/timing.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { MixedText } from '../../../ui/hebrew/mixed-text.tsx';
import { ChessPiece } from '../../../ui/icons/chess-piece.tsx';
import { CheckIcon, LinkIcon, LockIcon, RepeatIcon } from '../../../ui/icons/icons.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Chip } from '../../../ui/surfaces/chip.tsx';
import { Hint, Text } from '../../../ui/text.tsx';
import styles from './lesson-row.module.css';
import type { LessonSheetProps } from './lesson-sheet.tsx';

const texts = webTexts.home;

export type ChooseLesson = (lesson: HomeLesson, mode: 'normal' | 'repeat' | 'quiz') => void;

/** One lesson of the catalogue: what it is, how far it is, and the way in. */
export function LessonRow({ lesson, onChoose }: { lesson: HomeLesson; onChoose: ChooseLesson }) {
  const { openLink } = useTelegram();
  const [felt, feel] = useTapFeedback();
  const { name, description, author_name, author_link } = lesson;
  const start = () => feel(() => onChoose(lesson, 'normal'));
  return (
    <li className={`${styles.row} ${felt ? styles.felt : ''}`}>
      <div className={styles.head}>
        <button type="button" className={styles.open} onClick={start}>
          <Mark lesson={lesson} />
          <Stack as="span" gap={1} grow>
            <Row as="span" gap={4} align="center" wrap="tight" className={styles.name}>
              <span>
                <MixedText>{name}</MixedText>
              </span>
              {!lesson.is_free && <Chip tone="gold">★ {texts.premium}</Chip>}
            </Row>
            {description && (
              <Hint className={styles.description}>
                <MixedText>{description}</MixedText>
              </Hint>
            )}
            <Text tone={lesson.isCompleted ? 'right' : 'soft'} size="s" className={styles.state}>
              {stateOf(lesson)}
              {lesson.unsent && ` · ${texts.unsent}`}
            </Text>
          </Stack>
        </button>
        {description && <MoreButton lesson={lesson} onStart={start} />}
      </div>
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

/** Opens all about the lesson; its code is loaded at the first tap. */
function MoreButton({ lesson, onStart }: { lesson: HomeLesson; onStart: () => void }) {
  const { toast } = useServices();
  // A component is a function, which React would call if it were the state itself.
  const [about, setAbout] = useState<{ Sheet: ComponentType<LessonSheetProps> } | null>(null);
  const close = () => setAbout(null);

  async function open() {
    try {
      const { LessonSheet } = await import('./lesson-sheet.tsx');
      setAbout({ Sheet: LessonSheet });
    } catch {
      toast({ variant: 'destructive', description: texts.moreNotOpened });
    }
  }

  return (
    <>
      <button
        type="button"
        className={styles.more}
        aria-label={texts.moreAbout(lesson.lesson_number)}
        onClick={() => void open()}
      >
        {texts.more}
      </button>
      {about && (
        <about.Sheet
          lesson={lesson}
          onClose={close}
          onStart={() => {
            close();
            onStart();
          }}
        />
      )}
    </>
  );
}

function stateOf(lesson: HomeLesson): string {
  if (lesson.completedWithQuiz) return texts.lessonDone;
  if (lesson.isCompleted) return texts.wordsDone;
  return texts.wordsOf(lesson.completedWordsCount, lesson.totalWordsCount) + (lesson.known ?? '');
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
