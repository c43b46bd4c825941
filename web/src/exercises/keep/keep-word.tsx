import { type ComponentType, useState } from 'react';
import type { WrittenOwnWord } from '../../../../core/contracts/own-words.ts';
import { keepWordTexts as texts } from '../../../../core/texts/home/keep-word.ts';
import { useAddWords, useTellFailure } from '../../lib/own-words/use-own-words.ts';
import { useServices } from '../../lib/services.ts';
import { Button } from '../../ui/controls/button.tsx';
import { CheckIcon } from '../../ui/icons/icons.tsx';
import type { KeepFormProps } from './keep-form.tsx';

type KeepWordProps = {
  /** `russian` may be '': then it is asked for. `sentence`: in which the word was met. */
  word: WrittenOwnWord;
  /** What the button says; «В мои слова» without it. */
  name?: string;
};

/**
 * Keeps a Hebrew word with its Russian among the learner's own: at once where both are known, otherwise by a form, whose
 * code is loaded then. It can stand beside any word.
 */
export function KeepWord({ word, name = texts.keep }: KeepWordProps) {
  const { toast, telegram } = useServices();
  const add = useAddWords();
  const tellFailure = useTellFailure();
  // A component is a function, which React would call if it were the state itself.
  const [form, setForm] = useState<{ Form: ComponentType<KeepFormProps> } | null>(null);
  // Said by the button: a toast may be behind the sheet in which it stands.
  const [isKept, setKept] = useState(false);

  async function ask() {
    try {
      const { KeepForm } = await import('./keep-form.tsx');
      setForm({ Form: KeepForm });
    } catch {
      toast({ variant: 'destructive', description: texts.notDone });
    }
  }

  async function keep() {
    try {
      const { words } = await add.mutateAsync([word]);
      // What is refused can be mended in the form.
      if (words.length === 0) return ask();
      setKept(true);
      telegram.haptic('success');
    } catch (error) {
      tellFailure(error);
    }
  }

  return (
    <>
      <Button
        size="small"
        icon={isKept ? <CheckIcon size={18} /> : undefined}
        disabled={isKept}
        loading={add.isPending}
        aria-label={`${isKept ? texts.isKept : name}: ${word.hebrew}`}
        onClick={() => void (word.hebrew && word.russian ? keep() : ask())}
      >
        {isKept ? texts.isKept : name}
      </Button>
      {form && <form.Form word={word} onKept={() => setKept(true)} onClose={() => setForm(null)} />}
    </>
  );
}
