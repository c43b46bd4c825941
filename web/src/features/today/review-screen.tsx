import { useEffect, useState } from 'react';
import type { LearnedWord, TodayResponse } from '../../../../core/contracts/memory.ts';
import { gapOf } from '../../../../core/hebrew/sentences/gap.ts';
import { shownSpelling } from '../../../../core/hebrew/shown.ts';
import { otherFormOf } from '../../../../core/lesson/sentences/sentence-forms.ts';
import { inTurn, turnOfDay } from '../../../../core/lesson/sentences/sentences-in-turn.ts';
import { skillOf } from '../../../../core/memory/exercises.ts';
import type { AskedWord } from '../../../../core/round/kinds/words.ts';
import { needOf } from '../../../../core/round/kinds/words.ts';
import { genderIn } from '../../../../core/settings/gender.ts';
import { todayTexts as texts } from '../../../../core/texts/home/today.ts';
import { sideBySideTexts } from '../../../../core/texts/lesson/side-by-side.ts';
import { AnswerCard } from '../../exercises/cards/answer-card.tsx';
import { QuestionCard } from '../../exercises/cards/question-card.tsx';
import { GenderQuestion } from '../../exercises/gender-question.tsx';
import { players } from '../../exercises/players.ts';
import { judgementOf } from '../../exercises/report/reported.ts';
import { SentenceCard } from '../../exercises/sentence/sentence-card.tsx';
import type { ExerciseSession } from '../../exercises/session.ts';
import { useStartAtTop } from '../../exercises/use-start-at-top.ts';
import { useTelegram } from '../../lib/services.ts';
import { useSettings } from '../../lib/settings/settings.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Hebrew } from '../../ui/hebrew/hebrew.tsx';
import { UndoIcon } from '../../ui/icons/practice-icons.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { canBeSwapped } from './asked.ts';
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
  const { haptic } = useTelegram();
  const { round, answer, undo, goOn, cannot } = running;
  const settings = useSettings();
  const [noted, setNoted] = useState<{ visit: number; note: TryNote }>();
  const { visit, answer: given, after } = round;
  const { exercise } = task;
  const planned = today.words.find(({ id }) => id === task.wordId);
  const word =
    planned && inTurn(planned, { turn: turnOfDay(today.date) + planned.id, gender: genderIn(settings) });
  const rival = rivalOf(task, today);
  const isAnswered = given !== null;
  const left = after.queue.length;
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

  const gap = exercise === 'gap' ? gapOf(word) : undefined;
  const Player = answerPlayers[exercise];
  const isChoice = skillOf(exercise) !== 'produce';
  const stays = !isAnswered || isChoice;
  return (
    <Stack
      as="section"
      gap={5}
      grow
      className={styles.screen}
      aria-label={texts.kinds[today.kind]}
      data-exercise={exercise}
      data-word={word.id}
      data-visit={visit}
    >
      <Stack gap={3} className={styles.head}>
        <ProgressBar
          value={(after.answered / Math.max(1, after.answered + left)) * 100}
          label={texts.progress}
        />
        <Row as="p" gap={6} justify="between" wrap="tight" className={styles.figures}>
          <span>{texts.kinds[today.kind]}</span>
          <span>{texts.left(left)}</span>
        </Row>
      </Stack>
      <Verdict
        running={running}
        task={rival ? sideBySideTexts[exercise === 'listen' ? 'heard' : 'read'] : texts.tasks[exercise]}
        note={noted?.visit === visit ? noted.note : null}
      />
      {isAnswered && gap ? (
        <>
          <SentenceCard
            sentence={gap.sentence}
            settings={settings}
            session={session}
            about={{ subjectId: word.lessonId, answer: given.typed, judgement: judgementOf(given) }}
          />
          {otherFormOf(gap.sentence) && <GenderQuestion />}
        </>
      ) : isAnswered ? (
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
      ) : (
        <QuestionCard
          key={`card ${visit}`}
          exercise={exercise}
          locked={isAnswered}
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
            locked={isAnswered}
            settings={settings}
            session={session}
            onAnswer={answer}
            onMiss={(note) => setNoted({ visit, note })}
            onImpossible={swap}
          />
        </Stack>
      )}
      {isAnswered ? (
        <Stack gap={3} align="center">
          {!given.isRight && (
            <Button variant="quiet" icon={<UndoIcon size={18} />} onClick={undo}>
              {texts.undo}
            </Button>
          )}
          <Button variant="primary" size="large" block autoFocus={!given.isRight} onClick={goOn}>
            {texts.next}
          </Button>
        </Stack>
      ) : (
        <Row gap={4} justify="center" wrap="tight" className={styles.others}>
          <Button
            variant="quiet"
            onClick={() => {
              haptic('tap');
              answer({ isRight: false, tries: 1 });
            }}
          >
            {texts.giveUp}
          </Button>
          {/* Speaking has a button of its own. */}
          {canBeSwapped(exercise) && exercise !== 'speak' && (
            <Button variant="quiet" onClick={swap}>
              {texts.swap[exercise]}
            </Button>
          )}
        </Row>
      )}
    </Stack>
  );
}

/** The other word of «Что из двух?», as long as that is how it is asked. */
function rivalOf({ rivalId, exercise }: AskedWord, { words }: TodayResponse): LearnedWord | undefined {
  return skillOf(exercise) === 'produce' ? undefined : words.find(({ id }) => id === rivalId);
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
