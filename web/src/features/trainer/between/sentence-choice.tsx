import { useState } from 'react';
import type { LessonDetail, Sentence, Word } from '../../../../../core/contracts/catalogue.ts';
import type { RecallAnswer } from '../../../../../core/lesson/practice-state.ts';
import { meaningsFor } from '../../../../../core/lesson/sentences/sentence-exercises.ts';
import { createRandom } from '../../../../../core/random.ts';
import type { Settings } from '../../../../../core/settings/settings.ts';
import { ChoiceExercise } from '../../../exercises/choice/choice-exercise.tsx';
import { players } from '../../../exercises/players.ts';
import type { ExerciseSession } from '../../../exercises/session.ts';
import { Hebrew } from '../../../ui/hebrew/hebrew.tsx';
import { sentencesOf } from '../lesson-words.ts';
import styles from './sentence-step.module.css';

const { Exercise: Sound } = players.LISTEN;

type ChooseMeaningProps = {
  word: Word;
  sentence: Sentence;
  lesson: LessonDetail;
  /** Shown instead of heard. */
  isRead: boolean;
  seed: number;
  locked: boolean;
  settings: Settings;
  session: ExerciseSession;
  onAnswer: (answer: RecallAnswer) => void;
};

/** The meaning of a sentence that is heard, or read, among those of other sentences of the lesson. */
export function ChooseMeaning(props: ChooseMeaningProps) {
  const { word, sentence, lesson, isRead, seed, locked, settings, session, onAnswer } = props;
  const [options] = useState(() =>
    meaningsFor(sentence, sentencesOf(lesson), createRandom(word.id * 31 + seed)),
  );
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <>
      {!locked && (
        <div className={styles.card}>
          {isRead ? (
            <Hebrew className={styles.sentence}>
              {settings.niqqud ? sentence.pronunciation : sentence.hebrew}
            </Hebrew>
          ) : (
            <Sound
              word={{ ...word, ...sentence, feminine: null }}
              isQuiz
              locked={locked}
              settings={settings}
              session={session}
              // Listening is not an answer.
              onAnswer={nothing}
              onSkip={nothing}
            />
          )}
        </div>
      )}
      {(!locked || chosen !== sentence.russian) && (
        <ChoiceExercise
          options={options.map((russian) => ({ value: russian, label: russian }))}
          script="russian"
          right={sentence.russian}
          chosen={chosen}
          locked={locked}
          onChoose={(value) => {
            setChosen(value);
            onAnswer({ isRight: value === sentence.russian, tries: 1 });
          }}
        />
      )}
    </>
  );
}

const nothing = () => {};
