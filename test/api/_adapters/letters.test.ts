import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { createLetterLoader, templatesPath } from '../../../api/_adapters/letters.ts';
import { strokeOf } from '../../../core/quiz/answers.ts';
import { drawingOf, guides } from '../../../scripts/fixtures/quiz-player.ts';

/** Counts how often the file is read; `files` are what it holds each time, undefined when it cannot be read. */
function loaderOf(...files: (Uint8Array | undefined)[]) {
  let reads = 0;
  const load = createLetterLoader(async () => {
    const file = files[Math.min(reads++, files.length - 1)];
    if (!file) throw new Error('ENOENT');
    return Buffer.from(file);
  });
  return { load, reads: () => reads };
}

describe('the recogniser of the server', () => {
  it('is made from the file that ships, and reads letters', async () => {
    const recogniser = await createLetterLoader()();
    const strokes = drawingOf('ש').map(strokeOf);
    expect(recogniser.verify(strokes, 'ש', { difficulty: 'hard', guides }).accepted).toBe(true);
    expect(recogniser.verify(strokes, 'ל', { difficulty: 'hard', guides }).accepted).toBe(false);
  });

  it('is loaded once, also for those who ask at once, and not before anybody asks', async () => {
    const { load, reads } = loaderOf(await readFile(templatesPath));
    expect(reads()).toBe(0);
    const [first, second] = await Promise.all([load(), load()]);
    expect(second).toBe(first);
    expect(await load()).toBe(first);
    expect(reads()).toBe(1);
  });

  it.each([
    ['is missing', undefined],
    ['is damaged', new Uint8Array([1, 2, 3])],
  ])('says that it is unavailable while its file %s, and tries again', async (_, file) => {
    const { load } = loaderOf(file, await readFile(templatesPath));
    await expect(load()).rejects.toMatchObject({ kind: 'unavailable', code: 'letters_unavailable' });
    expect((await load()).verify).toBeTypeOf('function');
  });
});
