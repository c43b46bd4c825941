import { type ComponentType, type ReactNode, useEffect } from 'react';
import type { LessonDetail } from '../../../../core/contracts/catalogue.ts';
import { putOff } from '../../../../core/lesson/practice.ts';
import {
  currentWord,
  type PracticeMode,
  type PracticeState,
} from '../../../../core/lesson/practice-state.ts';
import type { Settings } from '../../../../core/settings/settings.ts';
import type { ExerciseSession } from '../../exercises/session.ts';
import { useExerciseSession } from '../../exercises/use-exercise-session.ts';
import type { View } from '../../lib/navigation/view.ts';
import type { Services } from '../../lib/services.ts';
import { useSettings } from '../../lib/settings/settings.ts';
import { useNoVerticalSwipes } from '../../lib/telegram/use-window.ts';
import { MixedText } from '../../ui/hebrew/mixed-text.tsx';
import { Stack } from '../../ui/layout.tsx';
import { BetweenWords, prepareInterludes, usePrepareForms } from './between/between-words.tsx';
import { RulesBefore, useLessonRules } from './between/rules-before.tsx';
import type { Rest } from './between/use-rest.ts';
import { useReturn } from './between/use-return.ts';
import { WithRest } from './between/with-rest.tsx';
import { DotsBar } from './dots-bar.tsx';
import { KnownMark } from './ending/known-mark.tsx';
import { PointsFlash } from './ending/points-flash.tsx';
import styles from './practice-view.module.css';
import { PutOff } from './put-off.tsx';
import { usePractice } from './use-practice.ts';
import { WordPractice } from './word-practice.tsx';

/** What stands around the words of a lesson that teaches letters: it shows a word once its letters were met. */
export type LettersComponent = ComponentType<{
  lesson: LessonDetail;
  /** The word on the screen; null when all are done, undefined where no letters are to be taught. */
  wordId: number | null | undefined;
  settings: Settings;
  session: ExerciseSession;
  /** What was put off of the words before, shown where one may stop. */
  putOff?: ReactNode;
  onExit: () => void;
  children: (letters?: ReadonlySet<string>) => ReactNode;
}>;

type PracticeViewProps = {
  lesson: LessonDetail;
  mode: PracticeMode;
  newWords?: number | undefined;
  createSession: (services: Services) => ExerciseSession;
  /** The exercises after the first one, and the endings. */
  rest: Rest;
  Letters?: LettersComponent | undefined;
  onExit: () => void;
  onOpen: (view: View) => void;
};

/** A loaded lesson: its words one after another, then what comes after them. */
export function PracticeView({
  lesson,
  mode,
  newWords,
  createSession,
  rest,
  Letters,
  onExit,
  onOpen,
}: PracticeViewProps) {
  const practice = usePractice(lesson, mode, newWords);
  const settings = useSettings();
  const session = useExerciseSession(createSession);
  useNoVerticalSwipes(true);
  const { state, send } = practice;
  useReturn(lesson.id, state.pass, send);
  const asked = currentWord(state);
  const wordId = asked?.id;
  const waits = asked && state.phase === 'asking' ? putOff(state, asked) : [];
  const word = lesson.words.find(({ id }) => id === wordId);
  const isOver = state.phase === 'leftover' || state.phase === 'enough' || state.phase === 'finished';
  // A lesson that an older release has kept on the device knows of none.
  const isKnown = wordId !== undefined && (lesson.known ?? []).includes(wordId);
  useEffect(prepareInterludes, []);
  // Of a repeat, and of a word that was learned before, no forms are asked.
  usePrepareForms(state.pass > 0 || (wordId && state.known.includes(wordId)) ? undefined : word);

  const rules = useLessonRules(lesson);

  const unfinished = {
    state,
    words: lesson.words,
    onWord: (id: number) => send({ type: 'again', wordId: id }),
  };
  const ruledWord = ruledBefore(state);
  const words = (letters?: ReadonlySet<string>) => (
    <RulesBefore key={String(ruledWord)} rules={rules} wordId={ruledWord} player={session.player}>
      {!isOver && (
        <DotsBar
          state={state}
          mark={
            waits.length > 0 ? (
              <PutOff stages={waits} onTake={(stage) => send({ type: 'choose', stage })} />
            ) : (
              isKnown && word && <KnownMark lessonId={lesson.id} wordId={word.id} />
            )
          }
        />
      )}
      {isOver && <PointsFlash points={state.flash?.points} />}
      {isOver && (
        <WithRest rest={rest} onExit={onExit}>
          {({ AfterWords }) => <AfterWords {...{ lesson, practice, session, unfinished, onExit, onOpen }} />}
        </WithRest>
      )}
      {state.phase === 'between' && (
        <BetweenWords
          lesson={lesson}
          practice={practice}
          letters={letters}
          settings={settings}
          session={session}
        />
      )}
      {!isOver && state.phase !== 'between' && word && (
        <WordPractice
          lessonId={lesson.id}
          practice={practice}
          word={word}
          letters={letters}
          settings={settings}
          session={session}
          rest={rest}
          onExit={onExit}
        />
      )}
    </RulesBefore>
  );
  // A lesson that an older release has kept on the device names no letters.
  const teaches = Letters !== undefined && (lesson.letters ?? []).length > 0;
  return (
    <Stack gap={6} grow className={styles.view}>
      <h1 className={styles.lesson}>
        <MixedText>{lesson.name}</MixedText>
      </h1>
      {teaches ? (
        <Letters
          lesson={lesson}
          wordId={taughtBefore(state)}
          settings={settings}
          session={session}
          putOff={rest.status === 'ready' && <rest.parts.UnfinishedList {...unfinished} />}
          onExit={onExit}
        >
          {words}
        </Letters>
      ) : (
        words()
      )}
    </Stack>
  );
}

/** The word whose letters are due now; null after the last one; undefined where nothing is taught: an ending, a repeat. */
function taughtBefore(state: PracticeState): number | null | undefined {
  if (state.pass > 0 || state.visit === 0) return undefined;
  if (state.phase === 'finished') return null;
  // Between two words the one before stays: nothing is taught twice.
  return state.phase === 'leftover' || state.phase === 'enough' ? undefined : currentWord(state)?.id;
}

/** The word before which rules are due now; null where the round is over, undefined where none come: before a known word. */
function ruledBefore(state: PracticeState): number | null | undefined {
  if (state.phase === 'enough' && state.pass === 0) return null;
  const wordId = taughtBefore(state);
  return wordId && state.known.includes(wordId) ? undefined : wordId;
}
