import { useEffect, useState } from 'react';
import type { LearnedWord, TodayResponse } from '../../../../core/contracts/memory.ts';
import { inTurn, turnOfDay } from '../../../../core/lesson/sentences/sentences-in-turn.ts';
import { type Exercise, skillOf } from '../../../../core/memory/exercises.ts';
import type { AskedWord } from '../../../../core/round/kinds/words.ts';
import { needOf } from '../../../../core/round/kinds/words.ts';
import { genderIn } from '../../../../core/settings/gender.ts';
import { todayTexts as texts } from '../../../../core/texts/home/today.ts';
import { sideBySideTexts } from '../../../../core/texts/lesson/side-by-side.ts';
import { QuestionCard } from '../../exercises/cards/question-card.tsx';
import { players } from '../../exercises/players.ts';
import type { ExerciseSession } from '../../exercises/session.ts';
import { useStartAtTop } from '../../exercises/use-start-at-top.ts';
import { useTelegram } from '../../lib/services.ts';
import { useSettings } from '../../lib/settings/settings.ts';
import { Button } from '../../ui/controls/button.tsx';
import { UndoIcon } from '../../ui/icons/practice-icons.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { canBeSwapped } from './asked.ts';
import { GivenWord } from './given-word.tsx';
import { answerPlayers, type TryNote } from './players.tsx';
import styles from './review-screen.module.css';
import type { RunningReview } from './use-review.ts';
import { Verdict } from './verdict.tsx';

type ReviewScreenProps = {
  today: TodayResponse;
  running: RunningReview;
  task: AskedWord;
  session: ExerciseSession;
};

/** One question of a session: how far it is, what to do, what is asked, and the exercise that takes the answer. */
export function ReviewScreen({ today, running, task, session }: ReviewScreenProps) {
  const { round, answer, undo, goOn, cannot } = running;
  const settings = useSettings();
  const [noted, setNoted] = useState<{ visit: number; note: TryNote }>();
  const { visit, answer: given, after } = round;
  const { exercise } = task;
  const planned = today.words.find(({ id }) => id === task.wordId);
  const word =
    planned && inTurn(planned, { turn: turnOfDay(today.date) + planned.id, gender: genderIn(settings) });
  const rival = rivalOf(task, today);
  usePreparation(running, session);
  useStartAtTop(visit);

  // A word that the server has not sent cannot be asked; it comes on another day.
  const isUnknown = word === undefined;
  useEffect(() => {
    if (isUnknown) console.error('a task without its word');
  }, [isUnknown]);
  if (!word) return null;

  function swap(): void {
    const need = needOf(exercise);
    if (need) cannot(need);
  }

  const name = texts.kinds[today.kind];
  const Player = answerPlayers[exercise];
  // A choice shows what was right.
  const stays = !given || skillOf(exercise) !== 'produce';
  return (
    <Stack
      as="section"
      gap={5}
      grow
      className={styles.screen}
      aria-label={name}
      data-exercise={exercise}
      data-word={word.id}
      data-visit={visit}
    >
      <Head name={name} state={after} />
      <Verdict
        running={running}
        task={rival ? sideBySideTexts[exercise === 'listen' ? 'heard' : 'read'] : texts.tasks[exercise]}
        note={noted?.visit === visit ? noted.note : null}
      />
      {given ? (
        <GivenWord {...{ exercise, word, rival, given, settings, session }} />
      ) : (
        <QuestionCard
          key={`card ${visit}`}
          exercise={exercise}
          locked={false}
          word={word}
          settings={settings}
          session={session}
        />
      )}
      {stays && (
        <Stack className={styles.player} data-exercise={exercise}>
          <Player
            key={`${visit} ${exercise}`}
            exercise={exercise}
            word={word}
            rival={rival}
            today={today}
            seed={task.wordId * 31 + visit}
            locked={given !== null}
            settings={settings}
            session={session}
            onAnswer={answer}
            onMiss={(note) => setNoted({ visit, note })}
            onImpossible={swap}
          />
        </Stack>
      )}
      {given ? (
        <AfterAnswer isRight={given.isRight} onUndo={undo} onNext={goOn} />
      ) : (
        <BeforeAnswer
          exercise={exercise}
          onGiveUp={() => answer({ isRight: false, tries: 1 })}
          onSwap={swap}
        />
      )}
    </Stack>
  );
}

type HeadProps = { name: string; state: RunningReview['round']['after'] };

/** Which session it is, and how far. */
function Head({ name, state: { answered, queue } }: HeadProps) {
  return (
    <Stack gap={3} className={styles.head}>
      <ProgressBar value={(answered / Math.max(1, answered + queue.length)) * 100} label={texts.progress} />
      <Row as="p" gap={6} justify="between" wrap="tight" className={styles.figures}>
        <span>{name}</span>
        <span>{texts.left(queue.length)}</span>
      </Row>
    </Stack>
  );
}

type AfterAnswerProps = { isRight: boolean; onUndo: () => void; onNext: () => void };

/** A miss may be taken back. */
function AfterAnswer({ isRight, onUndo, onNext }: AfterAnswerProps) {
  return (
    <Stack gap={3} align="center">
      {!isRight && (
        <Button variant="quiet" icon={<UndoIcon size={18} />} onClick={onUndo}>
          {texts.undo}
        </Button>
      )}
      <Button variant="primary" size="large" block autoFocus={!isRight} onClick={onNext}>
        {texts.next}
      </Button>
    </Stack>
  );
}

type BeforeAnswerProps = { exercise: Exercise; onGiveUp: () => void; onSwap: () => void };

/** For whoever does not know the answer or cannot give it this way. */
function BeforeAnswer({ exercise, onGiveUp, onSwap }: BeforeAnswerProps) {
  const { haptic } = useTelegram();
  return (
    <Row gap={4} justify="center" wrap="tight" className={styles.others}>
      <Button
        variant="quiet"
        onClick={() => {
          haptic('tap');
          onGiveUp();
        }}
      >
        {texts.giveUp}
      </Button>
      {/* Speaking has a button of its own. */}
      {canBeSwapped(exercise) && exercise !== 'speak' && (
        <Button variant="quiet" onClick={onSwap}>
          {texts.swap[exercise]}
        </Button>
      )}
    </Row>
  );
}

/** The other word of «Что из двух?», as long as that is how it is asked. */
function rivalOf({ rivalId, exercise }: AskedWord, { words }: TodayResponse): LearnedWord | undefined {
  return skillOf(exercise) === 'produce' ? undefined : words.find(({ id }) => id === rivalId);
}

/** Fetches what the next tasks need during this one. */
function usePreparation({ round }: RunningReview, session: ExerciseSession): void {
  const coming = round.state.queue.slice(0, 3).map(({ exercise }) => exercise);
  const writes = coming.includes('write');
  const speaks = coming.includes('speak');
  useEffect(() => {
    if (writes) players.WRITE.prepare?.(session);
    if (speaks) players.RECORD.prepare?.(session);
  }, [writes, speaks, session]);
}
