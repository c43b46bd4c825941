import assert from 'node:assert/strict';
import type { Load, Shot } from './shots.ts';

/**
 * Throws unless both servers respond with the same to a learner's call, and to the next one of its kind: a first answer
 * may earn what the same answer given again does not.
 */
export async function requireEqualAnswers(
  load: Load,
  ports: { product: number; usual: number },
): Promise<void> {
  await answerOf(ports.product, load.make(0));
  const expected = await answerOf(ports.product, load.make(0));
  assert.deepEqual(await answerOf(ports.usual, load.make(0)), expected, `${load.name}: other answers`);
}

/** The answer without what depends on the second in which it was given: its time, and the signatures of sounds. */
async function answerOf(port: number, { method, path, headers, body }: Shot): Promise<unknown> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    ...(headers ? { headers } : {}),
    ...(body === undefined ? {} : { body }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
  return JSON.parse(
    text.replace(/until=\d+&signature=[\w-]+/g, 'signed').replace(/"serverTime":"[^"]+"/, '"serverTime":""'),
  );
}
