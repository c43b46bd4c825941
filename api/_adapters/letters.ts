import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DomainError } from '../../core/errors.ts';
import type { Recogniser } from '../../core/handwriting/recogniser.ts';

/** The file that the mini-app also loads; deployed next to the function as an included file (vercel.json). */
export const templatesPath = join('web', 'public', 'handwriting', 'templates.bin');

/** Returns the recogniser of letters; throws DomainError 'unavailable' when it cannot be loaded. */
export type LetterLoader = () => Promise<Recogniser>;

/**
 * Loads code and templates at the first drawn answer rather than when a function starts, and keeps them. After a
 * failure, the next call tries again.
 */
export function createLetterLoader(readTemplates = () => readFile(templatesPath)): LetterLoader {
  let loading: Promise<Recogniser> | undefined;

  async function load(): Promise<Recogniser> {
    const [{ createRecogniser }, { unpackTemplates }, file] = await Promise.all([
      import('../../core/handwriting/recogniser.ts'),
      import('../../core/handwriting/packed.ts'),
      readTemplates(),
    ]);
    const unpacked = unpackTemplates(file);
    if (!unpacked.ok) throw new Error(`handwriting templates: ${unpacked.reason}`);
    return createRecogniser({ templates: unpacked.templates });
  }

  return () => {
    loading ??= load().catch((cause: unknown) => {
      loading = undefined;
      throw new DomainError('unavailable', { code: 'letters_unavailable', cause });
    });
    return loading;
  };
}
