import { useEffect, useState } from 'react';
import { exerciseOf } from '../../../../../core/lesson/practice.ts';
import type { RecallAnswer } from '../../../../../core/lesson/practice-state.ts';
import { interludeTexts as texts } from '../../../../../core/texts/lesson/interludes.ts';
import { Banner, Task } from '../../../exercises/banner.tsx';
import { AnswerCard } from '../../../exercises/cards/answer-card.tsx';
import { QuestionCard } from '../../../exercises/cards/question-card.tsx';
import { ChoiceExercise } from '../../../exercises/choice/choice-exercise.tsx';
import { choicesFor } from '../../../exercises/choice/options.ts';
import { players } from '../../../exercises/players.ts';
import { judgementOf } from '../../../exercises/report/reported.ts';
import { WhyButton } from '../../../exercises/rules/why-button.tsx';
import { useTypedReason } from '../../../exercises/type/use-typed-reason.ts';
import { useStartAtTop } from '../../../exercises/use-start-at-top.ts';
import { useTelegram } from '../../../lib/services.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { MixedText } from '../../../ui/hebrew/mixed-text.tsx';
import { CheckIcon, RepeatIcon } from '../../../ui/icons/icons.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import type { InterludeProps } from './interlude.ts';
import styles from './recall-step.module.css';
import type { NearWord } from './use-sitting.ts';

/** An earlier word for a few seconds: heard or read and chosen, or typed from its meaning. */
export function RecallStep(props: InterludeProps) {
  const { practice, letters, settings, session } = props;
  const { state, words, send } = practice;
  const { haptic } = useTelegram();
  const { sitting, visit, recall: given } = state;
  const [step] = sitting.between;
  const word = words.find(({ id }) => id === step?.wordId);
  // What is on the screen stays, whatever the answer changes.
  const [exercise] = useState(() => exerciseOf(state));
  const [swapped, setSwapped] = useState(false);
  const asked = swapped ? 'choose-russian' : exercise;
  const isWarmUp = state.position < 0;
  const isAnswered = given !== null;

  useStartAtTop(visit);
  // A word that this device does not have any more.
  const isLost = word === undefined;
  useEffect(() => {
    if (isLost) send({ type: 'advance' });
  }, [isLost, send]);
  if (step?.kind !== 'recall' || !word) return null;

  const answer = (one: RecallAnswer) => {
    haptic(one.isRight ? 'success' : 'error');
    practice.recall(one);
  };
  const isOwed = step.isSecond || sitting.owed.includes(word.id);
  const hint = isWarmUp ? texts.warmUpHint : isOwed ? texts.again : texts.backHint;
  return (
    <Stack
      as="section"
      gap={5}
      grow
      className={styles.step}
      aria-label={isWarmUp ? texts.warmUp : texts.back}
      data-interlude={step.kind}
      data-exercise={asked}
      data-word={word.id}
      data-visit={visit}
    >
      <Row gap={6} justify="between" className={styles.head}>
        <span>{isWarmUp ? texts.warmUp : texts.back}</span>
        {isWarmUp && <span>{texts.left(sitting.between.length)}</span>}
      </Row>
      <Verdict {...{ visit, hint, asked, word, given }} />
      {isAnswered && !given.isRight ? (
        <AnswerCard
          word={word}
          settings={settings}
          session={session}
          given={{ question: texts.tasks[asked], answer: given.typed, judgement: judgementOf(given) }}
        />
      ) : (
        <QuestionCard
          key={asked}
          exercise={asked}
          locked={isAnswered}
          word={word}
          settings={settings}
          session={session}
        />
      )}
      {asked === 'type' ? (
        !isAnswered && (
          <players.TYPE.Exercise
            word={word}
            isQuiz
            locked={isAnswered}
            settings={settings}
            letters={letters}
            session={session}
            onAnswer={({ result, typed }) => answer({ isRight: result === 'right', tries: 1, typed })}
            onSkip={() => send({ type: 'advance' })}
          />
        )
      ) : (
        <Choose key={asked} {...props} word={word} exercise={asked} onAnswer={answer} />
      )}
      <Ways
        isAnswered={isAnswered}
        isRight={given?.isRight ?? false}
        onNext={() => send({ type: 'advance' })}
        onGiveUp={() => answer({ isRight: false, tries: 1 })}
        onQuiet={
          asked === 'listen'
            ? () => {
                setSwapped(true);
                send({ type: 'quiet' });
              }
            : undefined
        }
      />
    </Stack>
  );
}

type ChooseProps = InterludeProps & {
  word: NearWord;
  exercise: 'listen' | 'choose-russian';
  onAnswer: (answer: RecallAnswer) => void;
};

function Choose({ practice, word, exercise, settings, onAnswer }: ChooseProps) {
  const { words, state } = practice;
  const [options] = useState(() => {
    const { niqqud } = settings;
    return choicesFor(
      word,
      exercise,
      { words, distractors: [] },
      { seed: word.id * 31 + state.visit, niqqud },
    );
  });
  const [chosen, setChosen] = useState<string | null>(null);
  const isAnswered = state.recall !== null;
  return (
    <ChoiceExercise
      options={options}
      script="russian"
      right={String(word.id)}
      // Whoever gave up is shown the answer too.
      chosen={isAnswered ? (chosen ?? '') : chosen}
      locked={isAnswered}
      onChoose={(value) => {
        setChosen(value);
        onAnswer({ isRight: value === String(word.id), tries: 1 });
      }}
    />
  );
}

type VerdictProps = {
  visit: number;
  hint: string;
  asked: keyof typeof texts.tasks;
  word: NearWord;
  given: RecallAnswer | null;
};

/** What to do; in the same place, after the answer, how it was. */
function Verdict({ visit, hint, asked, word, given }: VerdictProps) {
  return (
    <Stack gap={3} justify="center" className={styles.verdict}>
      {!given && (
        <Task visit={visit} hint={hint}>
          {texts.tasks[asked]}
        </Task>
      )}
      <div role="status" aria-live="assertive">
        {given && <Outcome word={word} given={given} />}
      </div>
    </Stack>
  );
}

function Outcome({ word, given }: { word: NearWord; given: RecallAnswer }) {
  const { reason, reasons } = useTypedReason(given.isRight ? null : (given.typed ?? null), word);
  if (given.isRight) {
    return (
      <Banner tone="right">
        <CheckIcon size={22} />
        <strong>{texts.right}</strong>
      </Banner>
    );
  }
  return (
    <Banner tone="wrong">
      <RepeatIcon size={20} />
      <span>
        <strong>{texts.wrong}.</strong> {reason ? <MixedText>{reason}</MixedText> : texts.comesBack}{' '}
        <WhyButton reasons={reasons} />
      </span>
    </Banner>
  );
}

type WaysProps = {
  isAnswered: boolean;
  isRight: boolean;
  onNext: () => void;
  onGiveUp: () => void;
  onQuiet: (() => void) | undefined;
};

/** After a miss the learner goes on; before the answer they may give up, or say that they cannot listen. */
function Ways({ isAnswered, isRight, onNext, onGiveUp, onQuiet }: WaysProps) {
  if (isAnswered) {
    return (
      <div className={styles.next}>
        {!isRight && (
          <Button variant="primary" size="large" block autoFocus onClick={onNext}>
            {texts.next}
          </Button>
        )}
      </div>
    );
  }
  return (
    <Row gap={4} justify="center" wrap="tight" className={styles.next}>
      <Button variant="quiet" onClick={onGiveUp}>
        {texts.giveUp}
      </Button>
      {onQuiet && (
        <Button variant="quiet" onClick={onQuiet}>
          {texts.cannotListen}
        </Button>
      )}
    </Row>
  );
}
