import type { Word } from '../../../../core/contracts/catalogue.ts';
import { gapOf } from '../../../../core/hebrew/sentences/gap.ts';
import { shownSpelling } from '../../../../core/hebrew/shown.ts';
import type { Exercise } from '../../../../core/memory/exercises.ts';
import type { Settings } from '../../../../core/settings/settings.ts';
import { Hebrew } from '../../ui/hebrew/hebrew.tsx';
import { Meaning } from '../../ui/hebrew/meaning.tsx';
import { Text } from '../../ui/text.tsx';
import { players } from '../players.ts';
import { GapSentence } from '../sentence/gap-sentence.tsx';
import type { ExerciseSession } from '../session.ts';
import styles from './question-card.module.css';

const { Exercise: Sound } = players.LISTEN;

type CardProps = { word: Word; settings: Settings; session: ExerciseSession };

/** What is asked about, and nothing that would be the answer. */
export function QuestionCard({
  exercise,
  locked,
  ...props
}: CardProps & { exercise: Exercise; locked: boolean }) {
  const gap = exercise === 'gap' ? gapOf(props.word) : undefined;
  if (gap) return <GapSentence gap={gap} settings={props.settings} />;
  return (
    <div className={styles.card} data-exercise={exercise}>
      <Shown exercise={exercise} locked={locked} {...props} />
    </div>
  );
}

function Shown({
  exercise,
  locked,
  word,
  settings,
  session,
}: CardProps & { exercise: Exercise; locked: boolean }) {
  switch (exercise) {
    case 'choose-russian':
      return <Hebrew size="hero">{shownSpelling(word, settings.niqqud)}</Hebrew>;
    case 'read-cursive':
      return (
        <Hebrew size="hero" className={styles.cursive}>
          {word.hebrew}
        </Hebrew>
      );
    case 'listen':
      return (
        <Sound
          word={word}
          isQuiz
          locked={locked}
          settings={settings}
          session={session}
          // Listening is not an answer.
          onAnswer={nothing}
          onSkip={nothing}
        />
      );
    case 'choose-hebrew':
    case 'speak':
    case 'write':
    case 'type':
    case 'gap':
      return (
        <Text as="p" size="xl" weight="strong">
          <Meaning>{word.russian}</Meaning>
        </Text>
      );
  }
}

const nothing = () => {};
