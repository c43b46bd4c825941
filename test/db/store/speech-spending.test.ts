import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Db, OpenDatabase } from '../../../db/connection/client.ts';
import { speechSpending } from '../../../db/schema/index.ts';
import {
  forgetSpeechSpending,
  readSpeechSpending,
  returnSpeech,
  type Speaker,
  spendSpeech,
} from '../../../db/store/speech-spending.ts';
import { openTestDatabase } from '../../support/database.ts';

const now = new Date('2026-11-21T21:30:00Z');
const tomorrow = new Date('2026-11-22T00:00:00Z');
const budget = { learnerSeconds: 30, addressSeconds: 60, totalSeconds: 100 };
let database: OpenDatabase;
let db: Db;
beforeAll(async () => {
  database = await openTestDatabase();
  db = database.db;
});
afterAll(() => database.close());
beforeEach(async () => {
  await db.delete(speechSpending);
});

const from = (userId: number | undefined, addressKey: string | undefined = `home of ${userId}`): Speaker => ({
  userId,
  addressKey,
});
const spend = (speaker: Speaker, seconds = 10, at = now, limits = budget) =>
  spendSpeech(db, { ms: seconds * 1000, speaker, budget: limits }, at).then(
    () => 'paid',
    (error: { code: string }) => error.code,
  );
const times = (count: number, one: () => Promise<string>) =>
  Array.from({ length: count }).reduce<Promise<string[]>>(
    async (before) => [...(await before), await one()],
    Promise.resolve([]),
  );

describe('the sound of a day', () => {
  it('is counted for each learner', async () => {
    expect(await times(4, () => spend(from(1)))).toEqual(['paid', 'paid', 'paid', 'speech_spent']);
    expect(await spend(from(2))).toBe('paid');
  });

  it('is counted for each address, with and without a login', async () => {
    const homes = [from(1, 'a'), from(2, 'a'), from(3, 'a'), from(undefined, 'a')];
    for (const home of [...homes, from(4, 'a'), from(5, 'a')]) expect(await spend(home)).toBe('paid');
    expect(await spend(from(6, 'a'))).toBe('speech_spent_address');
    expect(await spend(from(undefined, 'a'))).toBe('speech_spent_address');
    expect(await spend(from(6, 'b'))).toBe('paid');
  });

  it('is counted for all together, the chat included', async () => {
    for (let user = 1; user <= 10; user++)
      expect(await spend({ userId: user, addressKey: undefined })).toBe('paid');
    expect(await spend(from(11))).toBe('speech_spent_total');
    expect(await readSpeechSpending(db, now)).toBe(100);
  });

  it('is taken from all accounts or from none', async () => {
    await times(3, () => spend(from(1, 'a')));
    expect(await spend(from(1, 'a'))).toBe('speech_spent');
    expect(await readSpeechSpending(db, now)).toBe(30);
    expect(await times(4, () => spend(from(undefined, 'a')))).toEqual([
      'paid',
      'paid',
      'paid',
      'speech_spent_address',
    ]);
  });

  it('is never more than the budget when many speak at once', async () => {
    const many = await Promise.all(Array.from({ length: 20 }, (_, user) => spend(from(user + 1), 15)));
    expect(many.filter((one) => one === 'paid')).toHaveLength(6);
    expect(await readSpeechSpending(db, now)).toBe(90);
  });

  it('begins again at midnight, as the refusal says', async () => {
    await times(3, () => spend(from(1)));
    const refused = spendSpeech(db, { ms: 1000, speaker: from(1), budget }, now);
    await expect(refused).rejects.toMatchObject({ kind: 'limit', retryAfterSeconds: 9000 });
    expect(await spend(from(1), 10, tomorrow)).toBe('paid');
    expect(await readSpeechSpending(db, tomorrow)).toBe(10);
  });

  it('may be none at all', async () => {
    expect(await spend(from(1), 1, now, { ...budget, totalSeconds: 0 })).toBe('speech_spent_total');
    expect(await readSpeechSpending(db, now)).toBe(0);
  });

  it('comes back when nobody has heard it, and never more than was taken', async () => {
    await times(3, () => spend(from(1)));
    await returnSpeech(db, { ms: 10_000, speaker: from(1), budget }, now);
    expect(await readSpeechSpending(db, now)).toBe(20);
    expect(await spend(from(1))).toBe('paid');
    for (let time = 0; time < 5; time++)
      await returnSpeech(db, { ms: 10_000, speaker: from(1), budget }, now);
    expect(await readSpeechSpending(db, now)).toBe(0);
  });

  it('is forgotten when the day is over', async () => {
    await spend(from(1));
    await forgetSpeechSpending(db, now);
    expect(await readSpeechSpending(db, now)).toBe(10);
    await forgetSpeechSpending(db, tomorrow);
    expect(await db.select().from(speechSpending)).toEqual([]);
  });
});
