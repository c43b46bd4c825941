import { type FormEvent, useEffect, useState } from 'react';
import { comparableHebrew } from '../../../../core/hebrew/comparable.ts';
import { isSynonym } from '../../../../core/hebrew/known/synonyms.ts';
import type { Explanation } from '../../../../core/hebrew/spelling/reason.ts';
import { typedSpelling } from '../../../../core/hebrew/spelling/typed-spelling.ts';
import { useTelegram } from '../../lib/services.ts';
import type { ExerciseProps } from '../exercise.ts';
import { type HebrewInput, useHebrewInput } from './use-hebrew-input.ts';
import { loadTypedJudge, useTypedReason } from './use-typed-reason.ts';

/** After this many wrong answers the learner may look at the word. */
const wrongBeforeHelp = 3;

/** After this many synonyms, too: whoever has typed one twice does not know another word. */
const synonymsBeforeHelp = 2;

export type TypedVerdict = 'none' | 'right' | 'variant' | 'synonym' | 'wrong';

type Typing = {
  input: HebrewInput;
  /** There is nothing to judge yet. */
  isBlank: boolean;
  verdict: TypedVerdict;
  /** Why the latest wrong answer is wrong, where that can be said. */
  explanation: Explanation;
  /** Given once the learner has tried often enough to be offered the word. */
  onReveal: (() => void) | undefined;
  /** Edits the input, unless the answer is given. */
  change: (edit: () => void) => void;
  submit: (event?: FormEvent) => void;
};

/** A word that is typed, judged and reported, until it is right. */
export function useTyping(props: ExerciseProps): Typing {
  const { haptic } = useTelegram();
  const { word, isQuiz = false, locked, isRevealed = false, onAnswer, onReveal } = props;
  const input = useHebrewInput();
  const [verdict, setVerdict] = useState<TypedVerdict>('none');
  const [wrongs, setWrongs] = useState(0);
  const [synonyms, setSynonyms] = useState(0);
  /** The latest wrong answer. */
  const [missed, setMissed] = useState<string | null>(null);
  const explanation = useTypedReason(isQuiz ? null : missed, word);
  const isStuck = wrongs >= wrongBeforeHelp || synonyms >= synonymsBeforeHelp;
  const isBlank = comparableHebrew(input.value) === '';

  useEffect(() => {
    // The code that needs it requests it again.
    loadTypedJudge().catch(() => {});
  }, []);

  /** Nothing is reported: the next letter replaces what was typed. */
  function askAgain(): void {
    haptic('tap');
    setSynonyms(synonyms + 1);
    input.ref.current?.select();
  }

  return {
    input,
    isBlank,
    verdict,
    explanation,
    onReveal: isStuck && !isQuiz && !isRevealed ? onReveal : undefined,
    change(edit) {
      if (locked) return;
      setVerdict('none');
      edit();
    },
    submit(event) {
      event?.preventDefault();
      if (locked || isBlank) return;
      const found = judge(input.value, word);
      setVerdict(found);
      if (found === 'synonym') return askAgain();
      const isWrong = found === 'wrong';
      haptic(isWrong ? 'error' : 'success');
      if (isWrong) {
        setWrongs(wrongs + 1);
        setMissed(input.value);
      }
      const ifRight = isRevealed ? 'assisted' : 'right';
      const typed = (isQuiz || isWrong) && { typed: input.value };
      onAnswer({ result: isWrong ? 'wrong' : ifRight, tries: wrongs + 1, ...typed });
    },
  };
}

function judge(answer: string, word: ExerciseProps['word']): Exclude<TypedVerdict, 'none'> {
  const spelling = typedSpelling(answer, word);
  if (spelling) return spelling === 'exact' ? 'right' : 'variant';
  return isSynonym(answer, word) ? 'synonym' : 'wrong';
}
