import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { awaitWord } from '../../../bot/awaited-word.ts';
import { keepPractice } from '../../../bot/today/kept-practice.ts';
import type { ChatPractice, ChatQuestion } from '../../../bot/today/practice.ts';
import { startWords } from '../../../core/round/kinds/words.ts';
import { closePlace, keepPlace } from '../../../db/voices/place.ts';
import { nextItem } from '../../../db/voices/queue.ts';
import { agreeAsSpeaker, giveSpeaker } from '../../../db/voices/speakers.ts';
import { expectedWord } from '../../../scripts/start/expected-word.ts';
import { openTestBackend, type TestBackend } from '../../support/backend.ts';
import { createLearner, type Learner, readPlaces, type WordPlace } from '../../support/learners.ts';

let backend: TestBackend;
let learner: Learner;
let words: Record<string, WordPlace>;
let count = 0;

beforeAll(async () => {
  backend = await openTestBackend();
  ({ words } = await readPlaces(backend.db));
});
afterAll(() => backend.close());
beforeEach(async () => {
  count += 1;
  learner = await createLearner(backend, count);
});

const expected = () => expectedWord(backend.db, backend.deps.store, [learner.id]);
const done = { completed: true };
const place = (key: string): WordPlace => words[key] ?? { lessonId: 0, wordId: 0 };

/** Some stages of a word, a second later. */
async function save(key: string, attempts: object): Promise<void> {
  backend.clock.now = new Date(backend.clock.now.getTime() + 1000);
  await learner.save({ ...place(key), attempts });
}

it('nobody is heard before somebody has begun', async () => {
  expect(await expected()).toBe('');
});

it('the word that was listened to is the one that is spoken next', async () => {
  await save('shalom', { LISTEN: done });
  expect(await expected()).toBe('שלום');
});

it('a wrong attempt leaves it the same word', async () => {
  await save('shalom', { LISTEN: done });
  await save('shalom', { RECORD: { completed: false, result: 'wrong' } });
  expect(await expected()).toBe('שלום');
});

it('a word whose speaking was put off comes again when the others are through', async () => {
  await save('shalom', { LISTEN: done, WRITE: done, TYPE: done });
  await save('ima', { LISTEN: done, RECORD: done, WRITE: done, TYPE: done });
  expect(await expected()).toBe('שלום');
});

it('where all is spoken it is the word of the last answer', async () => {
  await save('shalom', { LISTEN: done, RECORD: done });
  await save('shalom', { WRITE: done });
  expect(await expected()).toBe('שלום');
});

it('the chat waits for another word: the later of the two is heard', async () => {
  await save('shalom', { LISTEN: done });
  backend.clock.now = new Date(backend.clock.now.getTime() + 1000);
  const at = backend.clock().toISOString();
  await awaitWord(backend.deps.store, learner.id, { ...place('aba'), tries: 0, at });
  expect(await expected()).toBe('אבא');
  await save('ima', { LISTEN: done });
  expect(await expected()).toBe('שלום');
});

it('a review in the chat asks a word: that one is heard', async () => {
  await save('shalom', { LISTEN: done });
  const { wordId } = place('aba');
  const question: ChatQuestion = {
    askedBy: 1,
    askedAt: new Date(backend.clock.now.getTime() + 1000).toISOString(),
    exercise: 'speak',
    messageId: 1,
    promptId: 1,
    choices: [],
    isHinted: false,
    misses: 0,
  };
  const words = startWords([{ wordId, skill: 'produce', exercise: 'speak' }]);
  const practice: ChatPractice = {
    ...{ date: '2026-11-21', part: 'words', rounds: { words }, question },
    ...{ points: 0, firm: 0, updates: [] },
  };
  await keepPractice(backend.deps.store, learner.id, practice, 1);
  expect(await expected()).toBe('אבא');
});

it('a speaker records a word of the course: that one is heard until they stop', async () => {
  const speakerId = learner.id;
  await giveSpeaker(
    backend.db,
    { adminId: 900, userId: speakerId, name: 'Дана', gender: 'f' },
    backend.clock(),
  );
  await agreeAsSpeaker(
    backend.db,
    { userId: speakerId, consent: { version: '1', text: 'Да.' } },
    backend.clock(),
  );
  await save('ima', { LISTEN: done });
  const item = await nextItem(backend.db, { speakerId, kinds: ['word'] });
  const asked = { speakerId, itemKey: item?.key ?? '', promptId: 1, skipped: [], part: null };
  await keepPlace(backend.db, asked, new Date(backend.clock.now.getTime() + 1000));
  expect(await expected()).toBe(item?.hebrew);
  expect(await expected()).not.toBe('אימא');
  await closePlace(backend.db, speakerId);
  expect(await expected()).toBe('אימא');
});
