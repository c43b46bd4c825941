import { useState } from 'react';
import type { Sentence, Word } from '../../../../../core/contracts/catalogue.ts';
import type { MistakeReason } from '../../../../../core/forms/reason.ts';
import { type Gap, wordInGap } from '../../../../../core/hebrew/sentences/gap.ts';
import { judgeGap } from '../../../../../core/hebrew/sentences/judge-gap.ts';
import type { RecallAnswer } from '../../../../../core/lesson/practice-state.ts';
import type { Settings } from '../../../../../core/settings/settings.ts';
import { interludeTexts } from '../../../../../core/texts/lesson/interludes.ts';
import { players } from '../../../exercises/players.ts';
import { GapSentence } from '../../../exercises/sentence/gap-sentence.tsx';
import type { ExerciseSession } from '../../../exercises/session.ts';

const { Exercise: Type } = players.TYPE;
const texts = interludeTexts.sentence;

type FillGapProps = {
  word: Word;
  gap: Gap<Sentence>;
  letters: ReadonlySet<string> | undefined;
  locked: boolean;
  settings: Settings;
  session: ExerciseSession;
  onAnswer: (answer: RecallAnswer) => void;
  /** A try was missed, another one is left. */
  onMiss: (text: string, reasons: readonly MistakeReason[]) => void;
};

/** The word typed where it is missing; a slip, or another form of it, may be corrected once. */
export function FillGap({ word, gap, onAnswer, onMiss, ...rest }: FillGapProps) {
  const [wasHelped, setHelped] = useState(false);

  function take(typed: string): void {
    const { verdict, reason, reasons } = judgeGap(typed, gap, word);
    const isRight = verdict === 'exact' || verdict === 'accepted';
    if (verdict === 'near' && !wasHelped) {
      setHelped(true);
      onMiss(reason ? `${reason} ${texts.lastAttempt}` : texts.lastAttempt, reasons);
      return;
    }
    onAnswer({ isRight, tries: wasHelped ? 2 : 1, isPartial: wasHelped || verdict === 'accepted' });
  }

  return (
    <>
      <GapSentence gap={gap} settings={rest.settings} />
      <Type
        {...rest}
        word={{ ...word, ...wordInGap(gap, word) }}
        isQuiz
        onAnswer={({ typed = '' }) => take(typed)}
        onSkip={nothing}
      />
    </>
  );
}

const nothing = () => {};
