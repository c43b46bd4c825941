import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { dropDialogue, keepDialogue, readDialogue } from '../../../bot/conversations/kept-dialogue.ts';
import { createMemoryStore } from '../../../db/store/store.ts';
import { keepDialogues } from '../../../scripts/start/kept-dialogues.ts';
import { createTestClock } from '../../support/backend.ts';

let folder: string;
const clock = createTestClock();
let lost = 0;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'mila-dialogues-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(() => {
  clock.now = new Date('2026-11-21T09:00:00Z');
});

/** The store of a process that has just started. */
const started = () =>
  keepDialogues(createMemoryStore(clock), {
    folder,
    clock,
    onLost: () => {
      lost += 1;
    },
  });
const state = { replay: { send: [], receive: [] }, interrupts: [] };
const step = { name: 'new-lesson', state, updateId: 7 } as unknown as Parameters<typeof keepDialogue>[2];

it('a dialogue goes on after a restart without Redis, until it is dropped or forgotten', async () => {
  await keepDialogue(started(), 502, step, clock());
  expect(await readDialogue(started(), 502)).toMatchObject({ name: 'new-lesson', updates: [7], state });
  const store = started();
  await dropDialogue(store, 502);
  expect(await readDialogue(store, 502)).toBeUndefined();
  expect(await readDialogue(started(), 502)).toBeUndefined();
  await keepDialogue(started(), 502, step, clock());
  clock.now = new Date('2026-11-28T09:00:01Z');
  expect(await readDialogue(started(), 502)).toBeUndefined();
});

it('everything else stays in the process', async () => {
  const store = started();
  await store.set('login', 1);
  expect(await store.get('login')).toBe(1);
  expect(await started().get('login')).toBeUndefined();
});

it('a damaged file is told, and the bot starts without it', async () => {
  writeFileSync(join(folder, 'dialogues.json'), '{"dialogue:502":');
  lost = 0;
  expect(await readDialogue(started(), 502)).toBeUndefined();
  expect(lost).toBe(1);
});
