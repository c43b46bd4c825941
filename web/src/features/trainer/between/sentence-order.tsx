import { useState } from 'react';
import type { Sentence } from '../../../../../core/contracts/catalogue.ts';
import type { RecallAnswer } from '../../../../../core/lesson/practice-state.ts';
import {
  rightFromStart,
  sentencePieces,
  shuffledPieces,
} from '../../../../../core/lesson/sentences/sentence-exercises.ts';
import { createRandom } from '../../../../../core/random.ts';
import type { Settings } from '../../../../../core/settings/settings.ts';
import { interludeTexts } from '../../../../../core/texts/lesson/interludes.ts';
import { SpeakerButton } from '../../../exercises/listen/speaker-button.tsx';
import { WordHeap } from '../../../exercises/sentence/word-heap.tsx';
import type { ExerciseSession } from '../../../exercises/session.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';
import styles from './sentence-step.module.css';

const texts = interludeTexts.sentence;

type OrderWordsProps = {
  sentence: Sentence;
  /** The learner cannot listen now: the sentence cannot be heard as a help. */
  isQuiet: boolean;
  seed: number;
  locked: boolean;
  settings: Settings;
  session: ExerciseSession;
  onAnswer: (answer: RecallAnswer) => void;
  /** A try was missed, another one is left. */
  onMiss: (reason: string) => void;
};

/** The words of a sentence in a heap: tapped into their order, by the meaning and, if wanted, by ear. */
export function OrderWords(props: OrderWordsProps) {
  const { sentence, isQuiet, seed, locked, settings, session, onAnswer, onMiss } = props;
  const pieces = sentencePieces(settings.niqqud ? sentence.pronunciation : sentence.hebrew);
  const [heap] = useState(() => shuffledPieces(pieces, createRandom(seed * 31 + pieces.length)));
  const [placed, setPlaced] = useState<readonly number[]>([]);
  const [misses, setMisses] = useState(0);
  const isWhole = placed.length === pieces.length;

  function check(): void {
    const right = rightFromStart(placed, pieces);
    const isRight = right === pieces.length;
    if (isRight || misses > 0) {
      onAnswer({ isRight, tries: misses + 1 });
      return;
    }
    setMisses(1);
    setPlaced(placed.slice(0, right));
    onMiss(`${right > 0 ? texts.nearOrder : texts.otherOrder} ${texts.lastAttempt}`);
  }

  return (
    <Stack gap={5} grow>
      <div className={`${styles.card} ${styles.solution}`}>
        <Text as="p" size="l" weight="strong">
          {sentence.russian}
        </Text>
        {!isQuiet && (
          <span className={styles.speaker}>
            <SpeakerButton word={sentence} player={session.player} settings={settings} />
          </span>
        )}
      </div>
      <WordHeap pieces={pieces} heap={heap} placed={placed} locked={locked} onPlace={setPlaced} />
      <Row justify="center" className={styles.check}>
        <Button variant="primary" size="large" block disabled={locked || !isWhole} onClick={check}>
          {texts.check}
        </Button>
      </Row>
    </Stack>
  );
}
