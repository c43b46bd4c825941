import type { ComponentType } from 'react';
import type { Word } from '../../../../core/contracts/catalogue.ts';
import { answerLimits } from '../../../../core/quiz/answers.ts';
import type { Question } from '../../../../core/quiz/question.ts';
import { type QuestionKind, questionKinds } from '../../../../core/quiz/question-types.ts';
import type { Settings } from '../../../../core/settings/settings.ts';
import { ChoiceExercise } from '../../exercises/choice/choice-exercise.tsx';
import type { ExerciseProps } from '../../exercises/exercise.ts';
import { players } from '../../exercises/players.ts';
import type { ExerciseSession } from '../../exercises/session.ts';
import { drawnAnswer } from './drawings.ts';
import type { SendToQuiz } from './use-quiz.ts';

export type PlayerProps = {
  question: Question<Word>;
  /** Text of the answer that was given; null before it. */
  given: string | null;
  locked: boolean;
  settings: Settings;
  session: ExerciseSession;
  send: SendToQuiz;
  /** The learner cannot speak, or there is no recogniser. */
  onMute: () => void;
};

/** Which exercise plays a question, by the type of its answer: the exercises of the trainer, and the choice. */
export const answerPlayers: Record<QuestionKind['answer'], ComponentType<PlayerProps>> = {
  choice: ChooseAnswer,
  text: TypeAnswer,
  speech: SayAnswer,
  drawing: DrawAnswer,
};

function ChooseAnswer({ question, given, locked, settings, send }: PlayerProps) {
  const script = questionKinds[question.type].options ?? 'russian';
  const options = question.options.map(({ text, word }) => ({
    value: text,
    label: script === 'hebrew' && settings.niqqud ? word.pronunciation : text,
  }));
  return (
    <ChoiceExercise
      options={options}
      script={script}
      right={question.correctAnswer}
      chosen={given}
      locked={locked}
      onChoose={(text) => send({ type: 'text', text })}
    />
  );
}

function TypeAnswer({ send, ...rest }: PlayerProps) {
  const { Exercise } = players.TYPE;
  return (
    <Exercise
      {...shared(rest)}
      onAnswer={({ typed = '' }) => send({ type: 'text', text: typed.slice(0, answerLimits.textLength) })}
    />
  );
}

function SayAnswer({ send, onMute, ...rest }: PlayerProps) {
  const { Exercise } = players.RECORD;
  const heard = (transcripts: readonly string[]) =>
    transcripts
      .slice(0, answerLimits.transcripts)
      .map((text) => text.slice(0, answerLimits.transcriptLength));
  return (
    <Exercise
      {...shared(rest)}
      onAnswer={({ transcripts = [] }) => send({ type: 'speech', transcripts: heard(transcripts) })}
      onSkip={onMute}
    />
  );
}

function DrawAnswer({ send, ...rest }: PlayerProps) {
  const { Exercise } = players.WRITE;
  return (
    <Exercise
      {...shared(rest)}
      onAnswer={({ result, drawings = [] }) =>
        send({ type: 'drawing', answer: drawnAnswer(drawings), isRight: result === 'right' })
      }
    />
  );
}

/** What an exercise of the trainer gets here. Its own skip stays unused: the quiz counts skips itself. */
function shared({
  question,
  locked,
  settings,
  session,
}: Omit<PlayerProps, 'send' | 'onMute' | 'given'>): ExerciseProps {
  return { word: question.word, isQuiz: true, locked, settings, session, onAnswer: nothing, onSkip: nothing };
}

const nothing = () => {};
