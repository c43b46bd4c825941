import { useEffect, useState } from 'react';
import type { LessonDetail, Sentence, Word } from '../../../../../core/contracts/catalogue.ts';
import type { MistakeReason } from '../../../../../core/forms/reason.ts';
import { type Gap, gapOf } from '../../../../../core/hebrew/sentences/gap.ts';
import type { Interlude } from '../../../../../core/lesson/interludes.ts';
import type { RecallAnswer } from '../../../../../core/lesson/practice-state.ts';
import { hasOrder } from '../../../../../core/lesson/sentences/sentence-exercises.ts';
import { otherFormOf } from '../../../../../core/lesson/sentences/sentence-forms.ts';
import { heardInTurn, inTurn } from '../../../../../core/lesson/sentences/sentences-in-turn.ts';
import { genderIn } from '../../../../../core/settings/gender.ts';
import type { Settings } from '../../../../../core/settings/settings.ts';
import { interludeTexts } from '../../../../../core/texts/lesson/interludes.ts';
import { Banner, Task } from '../../../exercises/banner.tsx';
import { GenderQuestion } from '../../../exercises/gender-question.tsx';
import { judgementOf } from '../../../exercises/report/reported.ts';
import { WhyButton } from '../../../exercises/rules/why-button.tsx';
import { SentenceCard } from '../../../exercises/sentence/sentence-card.tsx';
import { useStartAtTop } from '../../../exercises/use-start-at-top.ts';
import { useTelegram } from '../../../lib/services.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { CheckIcon, RepeatIcon } from '../../../ui/icons/icons.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { hasLearned } from '../lesson-words.ts';
import type { InterludeProps } from './interlude.ts';
import styles from './recall-step.module.css';
import { ChooseMeaning } from './sentence-choice.tsx';
import { FillGap } from './sentence-gap.tsx';
import { OrderWords } from './sentence-order.tsx';

const texts = interludeTexts.sentence;

/** What is said of a missed try. */
type Note = { text: string; reasons: readonly MistakeReason[] };

/** A sentence with a word that was learned a moment ago: heard and understood, put in order, or its gap filled. */
export function SentenceStep(props: InterludeProps) {
  const { practice, lesson, letters, settings, session } = props;
  const { state, send } = practice;
  const { haptic } = useTelegram();
  const { sitting, visit, recall: given } = state;
  // What is on the screen stays, whatever the answer changes.
  const [asked] = useState(() => askedIn(lesson, sitting.between[0], { letters, visit, settings }));
  const [swapped, setSwapped] = useState(false);
  const [note, setNote] = useState<Note | null>(null);
  const isAnswered = given !== null;
  const isLost = asked === undefined;
  useEffect(() => {
    if (isLost) send({ type: 'advance' });
  }, [isLost, send]);
  useStartAtTop(visit);
  if (!asked) return null;

  const { word, sentence, exercise } = asked;
  const isRead = exercise === 'hear' && (swapped || sitting.isQuiet);
  const answer = (one: RecallAnswer) => {
    haptic(one.isRight ? 'success' : 'error');
    setNote(null);
    practice.recall(one);
  };
  const miss = (text: string, reasons: readonly MistakeReason[] = []) => {
    haptic('error');
    setNote({ text, reasons });
  };
  const shared = { settings, session, locked: isAnswered, onAnswer: answer };
  return (
    <Stack
      as="section"
      gap={5}
      grow
      className={styles.step}
      aria-label={texts.title}
      data-interlude="sentence"
      data-exercise={exercise}
      data-word={word.id}
      data-visit={visit}
    >
      <p className={styles.head}>{texts.title}</p>
      <Stack gap={3} justify="center" className={styles.verdict}>
        {!isAnswered && (
          <Task visit={visit} hint={note === null ? texts.hint : null}>
            {texts.tasks[isRead ? 'read' : exercise]}
          </Task>
        )}
        <div role="status" aria-live="assertive">
          {note !== null && !isAnswered && (
            <Banner tone="near">
              <span>
                {note.text} <WhyButton reasons={note.reasons} player={session.player} />
              </span>
            </Banner>
          )}
          {given && <Outcome isRight={given.isRight} />}
        </div>
      </Stack>
      {isAnswered && (
        <SentenceCard
          sentence={sentence}
          settings={settings}
          session={session}
          about={{ subjectId: lesson.id, judgement: judgementOf(given) }}
          auto={exercise !== 'hear' && !sitting.isQuiet}
        />
      )}
      {isAnswered && otherFormOf(sentence) && hasLearned(state.words) && <GenderQuestion />}
      {exercise === 'hear' && (
        <ChooseMeaning
          {...shared}
          word={word}
          sentence={sentence}
          isRead={isRead}
          lesson={lesson}
          seed={visit}
        />
      )}
      {exercise === 'order' && !isAnswered && (
        <OrderWords {...shared} sentence={sentence} isQuiet={sitting.isQuiet} seed={visit} onMiss={miss} />
      )}
      {exercise === 'gap' && !isAnswered && (
        <FillGap {...shared} word={word} gap={asked.gap} letters={letters} onMiss={miss} />
      )}
      {isAnswered ? (
        <Button variant="primary" size="large" block autoFocus onClick={() => send({ type: 'advance' })}>
          {interludeTexts.next}
        </Button>
      ) : (
        <Row gap={4} justify="center" wrap="tight" className={styles.next}>
          <Button variant="quiet" onClick={() => send({ type: 'advance' })}>
            {texts.skip}
          </Button>
          {exercise === 'hear' && !isRead && (
            <Button
              variant="quiet"
              onClick={() => {
                setSwapped(true);
                send({ type: 'quiet' });
              }}
            >
              {interludeTexts.cannotListen}
            </Button>
          )}
        </Row>
      )}
    </Stack>
  );
}

type Asked = { word: Word; sentence: Sentence } & (
  | { exercise: 'hear' | 'order' }
  | { exercise: 'gap'; gap: Gap<Sentence> }
);

/** What the step asks; undefined where the lesson has its sentence no more. */
function askedIn(
  lesson: LessonDetail,
  step: Interlude | undefined,
  {
    letters,
    visit,
    settings,
  }: { letters: ReadonlySet<string> | undefined; visit: number; settings: Settings },
): Asked | undefined {
  const taught = lesson.words.find(({ id }) => id === step?.wordId);
  if (step?.kind !== 'sentence' || !taught) return undefined;
  const word = inTurn(taught, { turn: taught.id + visit, gender: genderIn(settings) });
  const gap = step.exercise === 'gap' ? gapOf(word) : undefined;
  // Where letters are still taught, only those that were met can be typed.
  const canType =
    gap && [...gap.answer.plain].every((letter) => !letters || letter === ' ' || letters.has(letter));
  if (gap && canType) return { word, sentence: gap.sentence, exercise: 'gap', gap };
  const ordered = step.exercise === 'order' ? word.examples.find(hasOrder) : undefined;
  if (ordered) return { word, sentence: ordered, exercise: 'order' };
  const [heard] = word.examples;
  return heard && { word, sentence: heardInTurn(heard, visit), exercise: 'hear' };
}

function Outcome({ isRight }: { isRight: boolean }) {
  return isRight ? (
    <Banner tone="right">
      <CheckIcon size={22} />
      <strong>{interludeTexts.right}</strong>
    </Banner>
  ) : (
    <Banner tone="wrong">
      <RepeatIcon size={20} />
      <strong>{texts.wrong}</strong>
    </Banner>
  );
}
