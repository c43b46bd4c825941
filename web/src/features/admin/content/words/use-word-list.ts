import { useState } from 'react';
import { maxWordsPerLesson } from '../../../../../../core/lesson/access.ts';
import type { WordContent } from '../../../../../../core/lesson/content.ts';
import { adminTexts } from '../../../../../../core/texts/admin/area.ts';
import { adminContentTexts } from '../../../../../../core/texts/admin/course/content.ts';
import { useServices, useTelegram } from '../../../../lib/services.ts';
import { moved } from '../categories/moved.ts';
import { type AudioOf, freeKey, newWord, type WordForm } from '../lessons/lesson-form.ts';
import type { LessonEdit } from '../lessons/use-lesson-form.ts';

const texts = adminContentTexts.word;

export type WordListEdit = {
  words: readonly WordForm[];
  /** Key of the word whose fields are open. */
  openKey: string | null;
  open: (key: string | null) => void;
  /** Opens the first word with an error, if there is one. */
  openFaulty: () => void;
  /**
   * Adds words at the end, or an empty one when none are given. Returns false, with SPEC's message, when they would be
   * too many.
   */
  add: (contents?: readonly Omit<WordContent, 'key'>[]) => boolean;
  change: (key: string, change: Partial<WordForm>) => void;
  move: (place: number, by: number) => void;
  remove: (word: WordForm) => Promise<void>;
  audioOf: AudioOf;
  /** The word that a link has opened, and what of it. */
  opened: { name: 'word' | 'sentence'; id: number } | undefined;
};

/** `opened`: the word, or its sentences, that a link has opened. */
export function useWordList(
  { form: { words }, problems, change }: LessonEdit,
  { opened, audioOf }: { opened: { name: 'word' | 'sentence'; id: number } | undefined; audioOf: AudioOf },
): WordListEdit {
  const { toast } = useServices();
  const { haptic, confirmPopup } = useTelegram();
  const [openKey, open] = useState(
    () => words.find(({ id }) => id !== null && id === opened?.id)?.key ?? null,
  );
  return {
    words,
    openKey,
    audioOf,
    opened,
    open,
    openFaulty() {
      const faulty = problems.find(({ level, field }) => level === 'error' && field.startsWith('words.'));
      const word = words[Number(faulty?.field.split('.')[1])];
      if (word) open(word.key);
    },
    add(contents = [{ hebrew: '', pronunciation: '', transcription: '', russian: '' }]) {
      if (words.length + contents.length > maxWordsPerLesson) {
        haptic('warning');
        const { tooManyWordsTitle, tooManyWords } = adminTexts.editor;
        toast({ variant: 'destructive', title: tooManyWordsTitle, description: tooManyWords });
        return false;
      }
      const added: WordForm[] = [];
      for (const content of contents) added.push(newWord(freeKey([...words, ...added]), content));
      change({ words: [...words, ...added] });
      const [only, another] = added;
      if (only && !another) open(only.key);
      return true;
    },
    change(key, edited) {
      change((form) => ({
        words: form.words.map((word) => (word.key === key ? { ...word, ...edited } : word)),
      }));
    },
    move: (place, by) => change({ words: moved(words, place, by) }),
    async remove(word) {
      const { removeTitle, removeText, removeYes } = texts;
      const question = { title: removeTitle, message: removeText, yes: removeYes, destructive: true };
      // A word that nobody has learned yet is removed without a question.
      if (word.id !== null && !(await confirmPopup({ ...question, no: adminContentTexts.cancel }))) return;
      change((form) => ({ words: form.words.filter(({ key }) => key !== word.key) }));
    },
  };
}
