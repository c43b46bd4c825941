import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Word } from '../../../../core/contracts/catalogue.ts';
import { hasStage, noStages, type Stage, stages } from '../../../../core/lesson/stages.ts';
import type { Settings } from '../../../../core/settings/settings.ts';
import { voiceLinkOf } from '../../../../core/speech/voice-link.ts';
import { trainerTexts } from '../../../../core/texts/lesson/trainer.ts';
import { WordCard } from '../../exercises/cards/word-card.tsx';
import type { ExerciseAnswer, ExerciseProps } from '../../exercises/exercise.ts';
import { ListenExercise } from '../../exercises/listen/listen-exercise.tsx';
import type { ExerciseSession } from '../../exercises/session.ts';
import { useStartAtTop } from '../../exercises/use-start-at-top.ts';
import { VerbButton } from '../../exercises/verb/verb-button.tsx';
import { botLinkQuery } from '../../lib/cache/queries.ts';
import { useServices } from '../../lib/services.ts';
import { Stack } from '../../ui/layout.tsx';
import type { Rest } from './between/use-rest.ts';
import { WithRest } from './between/with-rest.tsx';
import { StageSelector } from './stage-selector.tsx';
import type { Practice } from './use-practice.ts';
import styles from './word-practice.module.css';

type WordPracticeProps = {
  lessonId: number;
  practice: Practice;
  word: Word;
  /** The letters of the on-screen keyboard; all when missing. */
  letters?: ReadonlySet<string> | undefined;
  settings: Settings;
  session: ExerciseSession;
  /** The exercises after the first one. */
  rest: Rest;
  onExit: () => void;
};

/** One question: the word, its current stage, and the exercise that plays the stage. */
export function WordPractice(props: WordPracticeProps) {
  const { lessonId, practice, word, letters, settings, session, rest, onExit } = props;
  const { api } = useServices();
  const { state, send, answer, skip } = practice;
  const { stage, visit } = state;
  const answered = state.phase === 'answered';
  // Which visit the learner has uncovered the word in; the next one covers it again.
  const [revealedVisit, setRevealedVisit] = useState(0);
  const revealed = revealedVisit === visit;
  const reveal = () => setRevealedVisit(visit);
  const parts = rest.status === 'ready' ? rest.parts : undefined;
  // The address of the chat is requested when the learner reaches the speaking stage.
  const { data: botLink } = useQuery({ ...botLinkQuery(api), enabled: stage === 'RECORD' });
  useEffect(() => {
    const following = stages[stages.indexOf(stage) + 1];
    if (following) parts?.players[following].prepare?.(session);
  }, [stage, session, parts]);
  useStartAtTop(visit);

  function take(given: ExerciseAnswer): void {
    const assisted = revealed && given.result === 'right';
    answer(assisted ? { ...given, result: 'assisted' } : given);
  }

  const isCovered = stage === 'TYPE' && !revealed && !answered;
  // Once the word was said or written it is shown in a sentence.
  const done = state.words.find(({ id }) => id === word.id)?.done ?? noStages;
  const wasUsed = (['RECORD', 'WRITE', 'TYPE'] as const).some((one) => hasStage(done, one));
  const hearsItself = stage === 'LISTEN' || stage === 'RECORD';
  const exercise: ExerciseProps = {
    ...{ word, settings, letters, session },
    locked: answered,
    isRevealed: revealed,
    voiceLink: botLink ? voiceLinkOf(botLink, { lessonId, wordId: word.id }) : undefined,
    onAnswer: take,
    onSkip: skip,
    onReveal: reveal,
  };
  return (
    <>
      <WordCard
        key={word.id}
        word={word}
        settings={settings}
        covered={isCovered}
        compact={stage !== 'LISTEN'}
        letters={letters}
        onReveal={reveal}
        speaker={
          !hearsItself &&
          parts && <parts.SpeakerButton word={word} player={session.player} settings={settings} />
        }
        report={
          parts && (
            <parts.ReportButton
              about={{
                ...{ subject: 'word', subjectId: word.id },
                question: `${trainerTexts.stages[stage].title}: ${word.hebrew} — ${word.russian}`,
              }}
            />
          )
        }
        verb={word.verb && <VerbButton word={word} player={session.player} />}
      />
      <StageSelector state={state} onChoose={(chosen: Stage) => send({ type: 'choose', stage: chosen })} />
      {parts && wasUsed && !isCovered && (
        <parts.WordExample
          word={word}
          stage={stage}
          words={state.words}
          settings={settings}
          player={session.player}
          lessonId={lessonId}
        />
      )}
      <StagePlayer {...{ stage, visit, rest, exercise, onExit }} />
    </>
  );
}

type StagePlayerProps = Pick<WordPracticeProps, 'rest' | 'onExit'> & {
  stage: Stage;
  visit: number;
  exercise: ExerciseProps;
};

/** The exercise of a stage; that of the first one is here from the beginning. */
function StagePlayer({ stage, visit, rest, exercise, onExit }: StagePlayerProps) {
  const { title, description } = trainerTexts.stages[stage];
  return (
    <Stack
      as="section"
      gap={5}
      grow
      className={styles.stage}
      data-stage={stage}
      aria-labelledby="stage-title"
    >
      <p className={styles.task}>
        <strong id="stage-title">{title}</strong> <span>{description}</span>
      </p>
      {stage === 'LISTEN' ? (
        <ListenExercise key={visit} {...exercise} />
      ) : (
        <WithRest rest={rest} onExit={onExit}>
          {({ players }) => {
            const { Exercise } = players[stage];
            return <Exercise key={visit} {...exercise} />;
          }}
        </WithRest>
      )}
    </Stack>
  );
}
