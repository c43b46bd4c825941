import type { Word } from '../../../../../core/contracts/catalogue.ts';
import type { WordToPractise } from '../../../../../core/lesson/practice-state.ts';
import { otherFormOf } from '../../../../../core/lesson/sentences/sentence-forms.ts';
import { sentencesInTurn } from '../../../../../core/lesson/sentences/sentences-in-turn.ts';
import { type Stage, stages } from '../../../../../core/lesson/stages.ts';
import { genderIn } from '../../../../../core/settings/gender.ts';
import type { Settings } from '../../../../../core/settings/settings.ts';
import { trainerTexts } from '../../../../../core/texts/lesson/trainer.ts';
import { GenderQuestion } from '../../../exercises/gender-question.tsx';
import { SentenceRow } from '../../../exercises/sentence/sentence-row.tsx';
import type { AudioPlayer } from '../../../lib/audio/audio-player.ts';
import { hasLearned } from '../lesson-words.ts';
import styles from '../word-practice.module.css';

type WordExampleProps = {
  word: Word;
  stage: Stage;
  /** The words of the lesson, as far as they are learned. */
  words: readonly WordToPractise[];
  settings: Settings;
  player: AudioPlayer;
  lessonId: number;
};

/** The word in a sentence, another one at each later stage; nothing where it has none. */
export function WordExample({ word, stage, words, settings, player, lessonId }: WordExampleProps) {
  const turn = Math.max(0, stages.indexOf(stage) - 1);
  const [example] = sentencesInTurn(word.examples, { turn, gender: genderIn(settings) });
  if (!example) return null;
  return (
    <section className={styles.example} aria-label={trainerTexts.example}>
      <SentenceRow sentence={example} player={player} about={{ subject: 'sentence', subjectId: lessonId }} />
      {otherFormOf(example) && hasLearned(words) && <GenderQuestion />}
    </section>
  );
}
