import { type ReactNode, useEffect, useState } from 'react';
import type { LessonDetail } from '../../../../core/contracts/catalogue.ts';
import type { LetterItem } from '../../../../core/contracts/letters.ts';
import { hebrewLettersOf } from '../../../../core/hebrew/niqqud.ts';
import {
  type ContrastedTwins,
  pauseAfterSeconds,
  planLesson,
  secondsOf,
} from '../../../../core/letters/lesson-plan.ts';
import { nameOf, stepsAtOnce, stepsBefore } from '../../../../core/letters/spread.ts';
import { contrast, type LetterStep, recallTwins } from '../../../../core/letters/steps.ts';
import type { Need } from '../../../../core/round/kind.ts';
import type { Settings } from '../../../../core/settings/settings.ts';
import { letterTexts } from '../../../../core/texts/lesson/letters.ts';
import type { ExerciseSession } from '../../exercises/session.ts';
import { useServices } from '../../lib/services.ts';
import { tellLettersLeftOut } from '../../lib/toasts/unsaved.ts';
import { LettersSkeleton } from './letters-skeleton.tsx';
import { LetterPlayer } from './player.tsx';
import { Pause } from './steps/pause.tsx';
import { useLetters, useSaveLetter } from './use-letters.ts';

export type LessonLettersProps = {
  lesson: LessonDetail;
  /** The word on the screen; null when all are done, undefined where nothing is to be taught (an ending, a repeat). */
  wordId: number | null | undefined;
  settings: Settings;
  session: ExerciseSession;
  /** What was put off of the words before, shown where one may stop. */
  putOff?: ReactNode;
  onExit: () => void;
  /** The words; they get the letters that the keyboard may have, or nothing for all of them. */
  children: (letters?: ReadonlySet<string>) => ReactNode;
};

/**
 * Teaches the letters of a lesson: each word waits until its letters were met, and what is asked about them is spread over
 * the words.
 */
export function LessonLetters(props: LessonLettersProps) {
  const { lesson, wordId, children } = props;
  const { data: items, error } = useLetters();
  // Without the letters the words are still there, and stay: letters that come later would restart an exercise.
  const [isUntaught, setUntaught] = useState(false);
  if (!items && error && !isUntaught) setUntaught(true);
  const { toast } = useServices();
  useEffect(() => {
    if (isUntaught) tellLettersLeftOut(toast);
  }, [isUntaught, toast]);
  if (isUntaught || wordId === undefined) return children();
  if (!items) return <LettersSkeleton />;
  return <TaughtLesson key={lesson.id} {...props} items={items} wordId={wordId} />;
}

type TaughtProps = Omit<LessonLettersProps, 'wordId'> & {
  items: readonly LetterItem[];
  wordId: number | null;
};

function TaughtLesson({ lesson, wordId, items, settings, session, putOff, onExit, children }: TaughtProps) {
  const save = useSaveLetter();
  const [parts] = useState(() =>
    planLesson(
      lesson.words,
      items.filter(({ key }) => lesson.letters.includes(key)),
      twinsOf(lesson, items),
    ),
  );
  /** Checked answers about each letter before this visit. */
  const [answersBefore] = useState(() => new Map(items.map(({ key, state }) => [key, state.answers])));
  const [isBeginning] = useState(() => items.every(({ state }) => state.phase === 'new'));
  const [given, setGiven] = useState<ReadonlySet<string>>(new Set());
  const [unmet, setUnmet] = useState<readonly Need[]>([]);
  const [contrasted, setContrasted] = useState<readonly Pair[]>([]);
  /** Words whose letters were taught in this visit. */
  const [passed, setPassed] = useState<ReadonlySet<number | null>>(new Set());
  const place = parts.findIndex((part) => part.wordId === wordId);
  /** The part with which this visit began, or before which a place to stop was offered last. */
  const [since, setSince] = useState(place);
  const seconds = parts.slice(since, place).reduce((sum, one) => sum + secondsOf(one), 0);
  const part = parts[place];
  const twins = (part?.twins ?? []).flatMap((keys) => openPairsOf(items, keys));
  const learned = lesson.progress.filter(({ learned: isLearned }) => isLearned).length;

  /** All that is done before this word. */
  function begin(): LetterStep[] {
    const apart = [
      ...twins.flatMap(([a, b]) => contrast(a, b, Math.random)),
      ...(wordId === null ? recallTwins(contrasted, Math.random) : []),
    ];
    const ofLesson = items
      .filter(({ key }) => lesson.letters.includes(key))
      .map((item) => ({ ...item, phase: item.state.phase, answers: answersBefore.get(item.key) ?? 0 }));
    // Within a word that an earlier visit has begun only what it cannot be written without.
    const isBegun = passed.size === 0 && lesson.progress.some(({ word_id }) => word_id === wordId);
    const most = isBegun ? 0 : stepsAtOnce - apart.length;
    return [...stepsBefore({ parts, place, items: ofLesson, given, most, random: Math.random }), ...apart];
  }

  function pass(steps: readonly LetterStep[]): void {
    setGiven(new Set([...given, ...steps.map(nameOf)]));
    setPassed(new Set([...passed, wordId]));
    setContrasted([...contrasted, ...twins]);
  }

  function claimAll(): void {
    const keys = items.filter(({ state }) => state.phase !== 'known').map(({ key }) => key);
    void save({ keys, event: 'claim', isRight: true });
    setPassed(new Set(parts.map((one) => one.wordId)));
  }

  const isOpen = passed.has(wordId) || !part;
  // At the end there may be nothing more to do, and whoever was taught nothing here needs no rest from letters.
  const comesNext =
    wordId !== null || items.some(({ key, state }) => lesson.letters.includes(key) && state.phase === 'new');
  if (!isOpen && comesNext && seconds >= pauseAfterSeconds && passed.size > 0) {
    const letters = items.filter(({ kind, state }) => kind !== 'point' && state.phase !== 'new').length;
    return (
      <Pause letters={letters} words={learned} onGo={() => setSince(place)} onStop={onExit} putOff={putOff} />
    );
  }
  return (
    <Part
      key={String(wordId)}
      isOpen={isOpen}
      steps={begin}
      isBeginning={isBeginning && passed.size === 0}
      unmet={unmet}
      items={items}
      settings={settings}
      session={session}
      onCannot={(need) => setUnmet((before) => [...before, need])}
      onSkip={claimAll}
      onPass={pass}
    >
      {children(keysOf(items, lesson, wordId))}
    </Part>
  );
}

type PartProps = {
  isOpen: boolean;
  /** Asked once, when the part begins. */
  steps: () => readonly LetterStep[];
  /** Nothing was learned before. */
  isBeginning: boolean;
  /** What the learner cannot do in this visit. */
  unmet: readonly Need[];
  items: readonly LetterItem[];
  settings: Settings;
  session: ExerciseSession;
  onCannot: (need: Need) => void;
  onSkip: () => void;
  onPass: (steps: readonly LetterStep[]) => void;
  children: ReactNode;
};

/** What comes before one word. What is taught is decided when the part begins: it is met while it is taught. */
function Part({
  isOpen,
  steps: begin,
  isBeginning,
  unmet,
  items,
  settings,
  session,
  onCannot,
  onSkip,
  onPass,
  children,
}: PartProps) {
  const [steps] = useState<readonly LetterStep[]>(() => (isOpen ? [] : begin()));
  if (isOpen || steps.length === 0) return children;
  return (
    <LetterPlayer
      steps={steps}
      items={items}
      settings={settings}
      session={session}
      isBeginning={isBeginning}
      unmet={unmet}
      onCannot={onCannot}
      skip={{ text: letterTexts.skipAll, onPress: onSkip }}
      onDone={() => onPass(steps)}
    />
  );
}

type Pair = readonly [LetterItem, LetterItem];

/** The letters that this lesson contrasts, each pair once. A pair of which a word has been begun was contrasted before. */
function twinsOf(lesson: LessonDetail, items: readonly LetterItem[]): ContrastedTwins[] {
  const isBegun = (hebrew: string) => {
    const id = lesson.words.find((word) => word.hebrew === hebrew)?.id;
    return lesson.progress.some(({ word_id }) => word_id === id);
  };
  return items.flatMap((item, place) =>
    item.twins.flatMap((twin) => {
      const other = items.findIndex(({ key }) => key === twin.key);
      const back = items[other]?.twins.find(({ key }) => key === item.key);
      if (place > other || twin.lessonId !== lesson.id || !twin.word || !back?.word) return [];
      const words = [twin.word.hebrew, back.word.hebrew];
      return words.some(isBegun) ? [] : [{ letters: [item.key, twin.key] as const, words }];
    }),
  );
}

/** The two letters; nothing where the learner knows both: they need no lecture. */
function openPairsOf(items: readonly LetterItem[], [a, b]: readonly [string, string]): Pair[] {
  const one = items.find(({ key }) => key === a);
  const other = items.find(({ key }) => key === b);
  if (!one || !other) return [];
  return [one, other].every(({ state }) => state.phase === 'known') ? [] : [[one, other]];
}

/** The keys of the keyboard: letters met so far, and those of the lesson's words up to this one. */
function keysOf(
  items: readonly LetterItem[],
  lesson: LessonDetail,
  wordId: number | null,
): ReadonlySet<string> | undefined {
  const letters = items.filter(({ kind }) => kind !== 'point');
  const met = letters.filter(({ state }) => state.phase !== 'new').map(({ letter }) => letter);
  if (met.length === letters.length) return undefined;
  const at = lesson.words.findIndex(({ id }) => id === wordId);
  const words = lesson.words.slice(0, at + 1).flatMap(({ hebrew }) => [...hebrewLettersOf(hebrew)]);
  return new Set([...met, ...words]);
}
