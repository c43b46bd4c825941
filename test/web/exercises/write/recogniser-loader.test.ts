import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  createRecogniserLoader,
  templatesUrl,
} from '../../../../web/src/exercises/write/recogniser-loader.ts';

const packed = readFileSync('web/public/handwriting/templates.bin');

describe('the recogniser of the writing stage', () => {
  it('comes with the models of the letters in one request, however often it is asked for', async () => {
    const asked: string[] = [];
    const loader = createRecogniserLoader(async (url) => {
      asked.push(url);
      return new Response(packed);
    });
    const [scribe, again] = await Promise.all([loader.load(), loader.load()]);
    expect(again).toBe(scribe);
    expect(asked).toEqual([templatesUrl]);
    expect(scribe.model('ש', 'cursive')?.strokes.length).toBeGreaterThan(0);
    expect(scribe.verify([], 'ש').accepted).toBe(false);
  });

  it.each([
    ['cut short', () => new Response(packed.subarray(0, 500))],
    ['something else', () => new Response('<!doctype html>')],
    ['not there', () => new Response('', { status: 404 })],
  ])('is refused when its file is %s, and asked for again the next time', async (_what, first) => {
    const answers = [first(), new Response(packed)];
    const loader = createRecogniserLoader(async () => answers.shift() ?? Response.error());
    await expect(loader.load()).rejects.toThrow(/^templates: /);
    expect((await loader.load()).model('א', 'print')).toBeDefined();
  });
});
