import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lessons, words } from '../../../db/schema/index.ts';
import { openTestBackend, type TestBackend } from '../../support/backend.ts';

let backend: TestBackend;
let word: typeof words.$inferSelect;

beforeAll(async () => {
  backend = await openTestBackend();
  const [found] = await backend.db.select().from(words).limit(1);
  if (!found) throw new Error('the small course has words');
  word = found;
});
beforeEach(() => {
  backend.stars.isAway = false;
  backend.stars.prepared.length = 0;
});
afterAll(() => backend.close());

const share = async (body: unknown, userId = 71) =>
  backend.call('POST /share', { token: await backend.login(userId), body });
const statusOf = async (body: unknown, token?: string) =>
  (await backend.send('POST /share', { token: token ?? (await backend.login(71)), body })).status;

describe('what is passed on', () => {
  it('is a word with a button to its lesson in the mini-app', async () => {
    const { preparedId, text, link } = await share({ kind: 'word', id: word.id });
    expect(preparedId).toBe('prepared-1');
    expect(text).toContain(word.pronunciation);
    expect(text).toContain(`[${word.transcription}] — ${word.russian}`);
    expect(link).toBe(`https://t.me/mila_test_bot?startapp=word_${word.id}_${word.lessonId}`);
    expect(backend.stars.prepared).toEqual([
      { userId: 71, card: { title: expect.any(String), text, button: { text: 'Открыть урок', url: link } } },
    ]);
  });

  it('is a lesson, or the own status', async () => {
    const lesson = await share({ kind: 'lesson', id: word.lessonId });
    expect(lesson.text).toMatch(/^Урок 1 «.+» пройден: \d+ слов/);
    expect(lesson.link).toContain(`startapp=lesson_${word.lessonId}`);
    const { text } = await share({ kind: 'status' });
    expect(text).toBe('Мой статус в Миле — Новичок: 0 баллов, 0 слов на иврите.');
  });

  it('goes as a link where Telegram does not take the card', async () => {
    backend.stars.isAway = true;
    expect(await share({ kind: 'status' })).toMatchObject({ preparedId: null, link: expect.any(String) });
  });

  it('is nothing of a lesson that is closed to the learner, nor of what is not there', async () => {
    await backend.db.update(lessons).set({ isFree: false }).where(eq(lessons.id, word.lessonId));
    backend.deps.catalogue.forget();
    expect(await statusOf({ kind: 'word', id: word.id })).toBe(403);
    expect(await statusOf({ kind: 'lesson', id: word.lessonId })).toBe(403);
    expect(await statusOf({ kind: 'word', id: 999_999 })).toBe(404);
    expect(await statusOf({ kind: 'lesson', id: 999_999 })).toBe(404);
    expect(await statusOf({ kind: 'other' })).toBe(400);
    expect((await backend.send('POST /share', { body: { kind: 'status' } })).status).toBe(401);
    expect(backend.stars.prepared).toEqual([]);
  });
});
