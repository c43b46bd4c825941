import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createRenderedSounds } from '../../../api/_adapters/rendered-sounds.ts';
import { audioIndex } from '../../../db/content/sounds/audio.ts';

const folder = mkdtempSync(join(tmpdir(), 'mila-sounds-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('a sound is read by its hash; what is not there is nothing', async () => {
  writeFileSync(join(folder, '0123456789abcdef.mp3'), 'sound');
  const sounds = createRenderedSounds(folder);
  expect(Buffer.from((await sounds('0123456789abcdef')) ?? []).toString()).toBe('sound');
  expect(await sounds('fedcba9876543210')).toBeUndefined();
});

it.each(['../0123456789abcdef', 'hash-of-x', '', '0123456789ABCDEF/..'])(
  'a name that is no hash leads nowhere: «%s»',
  async (name) => {
    expect(await createRenderedSounds(folder)(name)).toBeUndefined();
  },
);

it('every word of the course has its sound where the bot looks for it', async () => {
  const sounds = createRenderedSounds();
  const missing: string[] = [];
  for (const { hash } of Object.values(audioIndex)) if (!(await sounds(hash))) missing.push(hash);
  expect(missing).toEqual([]);
});
