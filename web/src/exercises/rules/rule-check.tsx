import { type ReactNode, useState } from 'react';
import type { RuleCheckShape } from '../../../../core/contracts/rules.ts';
import { rightFromStart, shuffledPieces } from '../../../../core/lesson/sentences/sentence-exercises.ts';
import { createRandom, shuffled } from '../../../../core/random.ts';
import { gapMark, reasonOf } from '../../../../core/rules/content.ts';
import { ruleTexts as texts } from '../../../../core/texts/lesson/grammar/rules.ts';
import { sentenceTexts } from '../../../../core/texts/lesson/sentences.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Hebrew } from '../../ui/hebrew/hebrew.tsx';
import { MixedText } from '../../ui/hebrew/mixed-text.tsx';
import { Stack } from '../../ui/layout.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { Task } from '../banner.tsx';
import { ChoiceExercise } from '../choice/choice-exercise.tsx';
import { scriptOf } from '../choice/script-of.ts';
import { Feedback } from '../feedback.tsx';
import { WordHeap } from '../sentence/word-heap.tsx';
import styles from './rule-check.module.css';

/** `chosen`: place of the chosen option as the check is written; missing for an order. */
export type RuleCheckAnswer = { isRight: boolean; chosen?: number };

export type RuleCheckProps = {
  check: RuleCheckShape;
  /** Of `checkSeed`: the options lie in the same order for the same one. Another question needs another key, too. */
  seed: number;
  /** Nothing can be answered any more. */
  locked: boolean;
  onAnswer: (answer: RuleCheckAnswer) => void;
};

/** A check of a rule; once it is answered what is right, and what was wrong about the answer. The way on is its parent's. */
export function RuleCheck(props: RuleCheckProps) {
  return props.check.kind === 'order' ? <OrderCheck {...props} /> : <OptionCheck {...props} />;
}

function OptionCheck({ check, seed, locked, onAnswer }: RuleCheckProps) {
  const { kind, prompt, sentence, options, answer } = check;
  const [places] = useState(() => shuffled([...options.keys()], createRandom(spread(seed))));
  const [chosen, setChosen] = useState<number | null>(null);
  const isRight = chosen === answer;

  function choose(place: number): void {
    setChosen(place);
    onAnswer({ isRight: place === answer, chosen: place });
  }

  return (
    <Question kind={kind} prompt={prompt}>
      {sentence !== null && <Gap sentence={sentence} filled={chosen === null ? null : options[answer]} />}
      <Verdict isRight={isRight} reason={chosen === null ? null : reasonOf(check, chosen)} />
      <ChoiceExercise
        options={places.map((place) => ({ value: String(place), label: options[place] ?? '' }))}
        script={scriptOf(options)}
        right={String(answer)}
        chosen={chosen === null ? null : String(chosen)}
        locked={locked || chosen !== null}
        onChoose={(value) => choose(Number(value))}
      />
    </Question>
  );
}

function OrderCheck({ check, seed, locked, onAnswer }: RuleCheckProps) {
  const { kind, prompt, options } = check;
  const [heap] = useState(() => shuffledPieces(options, createRandom(spread(seed))));
  const [placed, setPlaced] = useState<readonly number[]>([]);
  const [isRight, setRight] = useState<boolean | null>(null);
  const isOver = locked || isRight !== null;

  function judge(): void {
    const right = rightFromStart(placed, options) === options.length;
    setRight(right);
    onAnswer({ isRight: right });
  }

  return (
    <Question kind={kind} prompt={prompt}>
      <Verdict isRight={isRight === true} reason={isRight === false ? reasonOf(check, 0) : null} />
      {isRight === false && (
        <p className={styles.sentence}>
          <Hebrew>{options.join(' ')}</Hebrew>
        </p>
      )}
      <WordHeap pieces={options} heap={heap} placed={placed} locked={isOver} onPlace={setPlaced} />
      {isRight === null && (
        <Button
          variant="primary"
          size="large"
          block
          className={styles.judge}
          disabled={locked || placed.length < options.length}
          onClick={judge}
        >
          {texts.check}
        </Button>
      )}
    </Question>
  );
}

type QuestionProps = Pick<RuleCheckShape, 'kind' | 'prompt'> & { children: ReactNode };

function Question({ kind, prompt, children }: QuestionProps) {
  return (
    <Stack as="section" gap={4} grow className={styles.check} data-check={kind}>
      {/* Each check is mounted again, and takes the focus as it comes. */}
      <Task visit={0} hint={null} className={styles.task}>
        {texts.tasks[kind]}
      </Task>
      <p className={styles.prompt}>
        <MixedText>{prompt}</MixedText>
      </p>
      {children}
    </Stack>
  );
}

/** What leads on from a check or a card: it stays in reach, and covers nothing where there is nothing to press. */
export function WayOn({ children }: { children: ReactNode }) {
  return <div className={styles.way}>{children}</div>;
}

/** A Hebrew sentence with its gap, which may be within a word, or with what belongs there. */
function Gap({ sentence, filled }: { sentence: string; filled: string | undefined | null }) {
  const [before, after] = sentence.split(gapMark);
  return (
    <p className={styles.sentence} lang="he" dir="rtl">
      {before}
      {filled ? (
        <span className={styles.filled}>{filled}</span>
      ) : (
        <span className={styles.gap} lang="ru">
          <VisuallyHidden>{sentenceTexts.gap}</VisuallyHidden>
        </span>
      )}
      {after}
    </p>
  );
}

function Verdict({ isRight, reason }: { isRight: boolean; reason: string | null | undefined }) {
  return (
    <Feedback tone={isRight ? 'right' : 'wrong'} title={isRight ? texts.right : undefined}>
      {reason && <MixedText>{reason}</MixedText>}
    </Feedback>
  );
}

/** The order of the options differs between rules, places and visits, and is the same at each drawing. */
export function checkSeed(ruleId: number, place: number | null, visit: number): number {
  return ruleId * 97 + (place ?? 0) * 7 + visit;
}

/** Seeds that follow each other begin with numbers that are near each other: they are spread first. */
const spread = (seed: number): number => Math.imul(seed, 0x9e3779b1);
