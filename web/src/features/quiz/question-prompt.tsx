import type { Word } from '../../../../core/contracts/catalogue.ts';
import type { Question } from '../../../../core/quiz/question.ts';
import { questionKinds, type Shown } from '../../../../core/quiz/question-types.ts';
import type { Settings } from '../../../../core/settings/settings.ts';
import { players } from '../../exercises/players.ts';
import type { ExerciseSession } from '../../exercises/session.ts';
import { Hebrew } from '../../ui/hebrew/hebrew.tsx';
import { Meaning } from '../../ui/hebrew/meaning.tsx';
import { Stack } from '../../ui/layout.tsx';
import styles from './question-prompt.module.css';

const { Exercise: Sound } = players.LISTEN;

type QuestionPromptProps = {
  question: Question<Word>;
  locked: boolean;
  settings: Settings;
  session: ExerciseSession;
};

/** What is asked about: the word, its meaning, its reading or its sound, and nothing that would be the answer. */
export function QuestionPrompt(props: QuestionPromptProps) {
  const { shows, answer } = questionKinds[props.question.type];
  return (
    <Stack gap={1} align="center" justify="center" className={styles.prompt} data-answer={answer}>
      {shows.map((what) => (
        <Part key={what} what={what} isAlone={shows.length === 1} {...props} />
      ))}
    </Stack>
  );
}

type PartProps = QuestionPromptProps & { what: Shown; isAlone: boolean };

function Part({ what, isAlone, question: { word }, locked, settings, session }: PartProps) {
  switch (what) {
    case 'hebrew':
      return <Hebrew size="hero">{settings.niqqud ? word.pronunciation : word.hebrew}</Hebrew>;
    case 'russian':
      return (
        <p className={isAlone ? styles.alone : styles.russian}>
          <Meaning>{word.russian}</Meaning>
        </p>
      );
    case 'transcription':
      return settings.transcription && <p className={styles.transcription}>[{word.transcription}]</p>;
    case 'sound':
      return (
        <Sound
          word={word}
          isQuiz
          locked={locked}
          settings={settings}
          session={session}
          // Listening is not an answer.
          onAnswer={() => {}}
          onSkip={() => {}}
        />
      );
  }
}
