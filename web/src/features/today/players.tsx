import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { LearnedWord, TodayResponse } from '../../../../core/contracts/memory.ts';
import { judgeTyped, type TypedJudgement } from '../../../../core/hebrew/answer.ts';
import { gapOf, wordInGap } from '../../../../core/hebrew/sentences/gap.ts';
import { judgeGap } from '../../../../core/hebrew/sentences/judge-gap.ts';
import type { Exercise } from '../../../../core/memory/exercises.ts';
import { practiceAttempts } from '../../../../core/quiz/question-types.ts';
import type { Settings } from '../../../../core/settings/settings.ts';
import { ChoiceExercise } from '../../exercises/choice/choice-exercise.tsx';
import { choicesFor } from '../../exercises/choice/options.ts';
import type { ExerciseProps } from '../../exercises/exercise.ts';
import { players as exercises } from '../../exercises/players.ts';
import type { ExerciseSession } from '../../exercises/session.ts';
import { useTelegram } from '../../lib/services.ts';
import type { ReviewAnswer } from './use-review.ts';

/**
 * What the learner should know before their last try: only that it is the last, or what was wrong with a typed word.
 */
export type TryNote = { isLast: true; judgement?: TypedJudgement };

export type PlayerProps = {
  exercise: Exercise;
  word: LearnedWord;
  /** The other word of «Что из двух?». */
  rival?: LearnedWord | undefined;
  today: TodayResponse;
  /** A new number each time that something is asked. */
  seed: number;
  locked: boolean;
  settings: Settings;
  session: ExerciseSession;
  onAnswer: (answer: ReviewAnswer) => void;
  /** A try was missed, another one is left. */
  onMiss: (note: TryNote) => void;
  /** This cannot be done here and now: no microphone, no recogniser. */
  onImpossible: () => void;
};

/**
 * Which exercise plays a review task: the choice, and the exercises of the trainer at the quiz's rules, without hints.
 */
export const answerPlayers: Record<Exercise, ComponentType<PlayerProps>> = {
  'choose-russian': Choose,
  'choose-hebrew': Choose,
  'read-cursive': Choose,
  listen: Choose,
  speak: Say,
  write: Draw,
  type: Type,
  gap: Fill,
};

function Choose({ exercise, word, rival, today, seed, locked, settings, onAnswer }: PlayerProps) {
  const { haptic } = useTelegram();
  const asked = exercise === 'choose-hebrew' || exercise === 'listen' ? exercise : 'choose-russian';
  const [options] = useState(() => choicesFor(word, asked, today, { seed, niqqud: settings.niqqud, rival }));
  const [chosen, setChosen] = useState<string | null>(null);
  const right = String(word.id);

  function choose(value: string): void {
    const isRight = value === right;
    haptic(isRight ? 'success' : 'error');
    setChosen(value);
    onAnswer({ isRight, tries: 1 });
  }

  return (
    <ChoiceExercise
      options={options}
      script={asked === 'choose-hebrew' ? 'hebrew' : 'russian'}
      right={right}
      // A learner who gave up is shown the answer too.
      chosen={locked ? (chosen ?? '') : chosen}
      locked={locked}
      onChoose={choose}
    />
  );
}

function Say({ onAnswer, onMiss, onImpossible, ...rest }: PlayerProps) {
  const { Exercise } = exercises.RECORD;
  return (
    <Exercise
      {...shared(rest)}
      onAnswer={({ result, tries }) => {
        if (result === 'right') onAnswer({ isRight: true, tries });
        else if (tries < practiceAttempts) onMiss({ isLast: true });
        else onAnswer({ isRight: false, tries });
      }}
      onSkip={onImpossible}
    />
  );
}

function Draw({ onAnswer, onImpossible, ...rest }: PlayerProps) {
  const { Exercise } = exercises.WRITE;
  return (
    <Exercise
      {...shared(rest)}
      onAnswer={({ result, tries }) => onAnswer({ isRight: result === 'right', tries })}
      onSkip={onImpossible}
    />
  );
}

function Type(props: PlayerProps) {
  return <Typed {...props} judge={(typed) => judgeTyped(typed, props.word)} isKept />;
}

type TypedProps = PlayerProps & {
  judge: (typed: string) => TypedJudgement;
  /** What was typed is a spelling of the word: the server judges it too, and learns which letters are mixed up. */
  isKept: boolean;
};

/** A nearly right answer is explained and may be corrected once: a hint, so the answer counts as a hard one. */
function Typed({ onAnswer, onMiss, onImpossible, judge, isKept, ...rest }: TypedProps) {
  const { Exercise } = exercises.TYPE;
  const [first, setFirst] = useState<string>();

  function take(typed: string): void {
    const judgement = judge(typed);
    const { verdict } = judgement;
    const isRight = verdict === 'exact' || verdict === 'accepted';
    if (!isRight && first === undefined && verdict === 'near') {
      setFirst(typed);
      onMiss({ isLast: true, judgement });
      return;
    }
    const wasHelped = first !== undefined;
    onAnswer({
      isRight,
      tries: wasHelped ? 2 : 1,
      ...(isKept && { typed: first ?? typed }),
      isPartial: wasHelped || verdict === 'accepted',
      judgement,
    });
  }

  return <Exercise {...shared(rest)} onAnswer={({ typed = '' }) => take(typed)} onSkip={onImpossible} />;
}

/** The word typed where it is missing in its sentence; the same word in another form may be corrected once. */
function Fill(props: PlayerProps) {
  const { word, onImpossible } = props;
  const gap = gapOf(word);
  const isImpossible = gap === undefined;
  const swap = useRef(onImpossible);
  useEffect(() => {
    if (isImpossible) swap.current();
  }, [isImpossible]);
  if (!gap) return null;
  const missing = { ...word, ...wordInGap(gap, word) };
  return <Typed {...props} word={missing} judge={(typed) => judgeGap(typed, gap, word)} isKept={false} />;
}

/** What an exercise of the trainer gets here: a word that was learned is asked without showing anything of it. */
function shared({
  word,
  locked,
  settings,
  session,
}: Pick<PlayerProps, 'word' | 'locked' | 'settings' | 'session'>): Omit<
  ExerciseProps,
  'onAnswer' | 'onSkip'
> {
  return { word, isQuiz: true, locked, settings, session };
}
