import type { VerbBook } from '../../core/hebrew/conjugation/verb.ts';
import { createFormIndex, formedWord } from '../../core/hebrew/forms/form-index.ts';
import { taughtForms } from '../../core/hebrew/forms/taught-forms.ts';
import type { WordContent } from '../../core/lesson/content.ts';

type FoundForms = { asked: number; missing: string[] };

/** Looks for every form that counts as taught, with niqqud and without: the index has to name its word. */
export function findTaughtForms(words: readonly WordContent[], verbs: VerbBook): FoundForms {
  const formed = words.map(formedWord);
  const index = createFormIndex(formed, verbs);
  const missing: string[] = [];
  let asked = 0;
  for (const [id, word] of words.entries()) {
    for (const { key, letters, pointed } of taughtForms(word, verbs)) {
      for (const text of [letters, pointed]) {
        asked += 1;
        const found = index.findForm(text).some((it) => it.wordId === id && it.key === key);
        if (!found) missing.push(`${word.key} ${key} ${text}`);
      }
    }
  }
  return { asked, missing };
}
