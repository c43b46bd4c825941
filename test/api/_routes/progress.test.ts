import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { stages } from '../../../core/lesson/stages.ts';
import { achievements, ledger, stageAnswers, users, wordProgress } from '../../../db/schema/index.ts';
import { openTestBackend, type TestBackend } from '../../support/backend.ts';
import { isRealServer } from '../../support/database.ts';
import {
  allRight,
  type CoursePlaces,
  createLearner,
  expectBalancesHold,
  grantPremium,
  grantWords,
  readPlaces,
} from '../../support/learners.ts';
import { readJson } from '../../support/read-json.ts';

let backend: TestBackend;
let places: CoursePlaces;
let nextId = 1000;
const person = () => createLearner(backend, ++nextId);
const word = (key: string) => {
  const place = places.words[key];
  if (!place) throw new Error(`no word ${key}`);
  return place;
};

beforeAll(async () => {
  backend = await openTestBackend({ adminIds: [1] });
  places = await readPlaces(backend.db);
});
afterEach(() => expectBalancesHold(backend.db));
afterAll(() => backend.close());

const answersOf = (userId: number) =>
  backend.db.select().from(stageAnswers).where(eq(stageAnswers.userId, userId)).orderBy(stageAnswers.stage);
const ledgerOf = (userId: number) => backend.db.select().from(ledger).where(eq(ledger.userId, userId));

/** Starts all calls while the learner's row is held, so that each has begun before any of them may write. */
async function whileLocked<T>(userId: number, calls: (() => Promise<T>)[]): Promise<T[]> {
  const waiting = await backend.db.transaction(async (tx) => {
    await tx.select().from(users).where(eq(users.id, userId)).for('update');
    const running = calls.map((call) => call());
    for (let blocked = 0; blocked < calls.length; ) {
      await tx.execute(sql`select pg_stat_clear_snapshot()`); // inside a transaction the view stands still
      blocked = await readJson<number>(
        tx,
        'test_blocked',
        sql`select count(*)::int as data from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`,
      );
    }
    return { running };
  });
  return Promise.all(waiting.running);
}

describe('an answer', () => {
  it('of each stage is saved as it comes, and the fourth completes the word and earns its point', async () => {
    const learner = await person();
    const done: string[] = [];
    for (const stage of stages) {
      const reply = await learner.save({
        ...word('shalom'),
        attempts: { [stage]: { completed: true, result: 'right', tries: 2, ms: 1500 } },
        eventId: `event-${stage}`,
        at: '2026-11-21T11:00:00.000+02:00',
      });
      done.push(stage);
      const isLast = stage === 'TYPE';
      expect(reply).toMatchObject({
        lessonId: word('shalom').lessonId,
        points: isLast ? 1 : 0,
        words_learned: isLast ? 1 : 0,
        awarded: isLast ? [{ reason: 'word', ref: String(word('shalom').wordId), points: 1 }] : [],
        status: 'Новичок',
        reachedStatus: null,
      });
      expect(reply.words).toEqual([
        {
          word_id: word('shalom').wordId,
          completed: isLast,
          learned: isLast,
          attempts: Object.fromEntries(stages.map((name) => [name, { completed: done.includes(name) }])),
        },
      ]);
    }
    expect(await answersOf(learner.id)).toMatchObject(
      stages.map((stage) => ({
        stage,
        eventId: `event-${stage}`,
        wordId: word('shalom').wordId,
        result: 'right',
        tries: 2,
        ms: 1500,
        doneAt: new Date('2026-11-21T09:00:00Z'),
        localTime: '2026-11-21 11:00:00',
      })),
    );
  });

  it('without a time was given now, on the wall clock of the learner', async () => {
    const learner = await person();
    await learner.save({ ...word('shalom'), attempts: { LISTEN: { completed: true } }, eventId: 'now' });
    expect(await answersOf(learner.id)).toMatchObject([
      { doneAt: new Date('2026-11-21T09:00:00Z'), localTime: '2026-11-21 11:00:00' },
    ]);
  });

  it.each([
    '0000-01-01T00:00:00Z',
    '0001-01-01T00:00:00+23:00',
    '1970-01-01T00:00:00Z',
    '2026-11-23T09:00:00Z',
    '9999-12-31T23:59:59-23:59',
  ])('of a phone whose clock says %s is saved with the time of its arrival', async (at) => {
    const learner = await person();
    await learner.save({ ...word('shalom'), attempts: allRight, eventId: 'wrong-clock', at });
    expect((await answersOf(learner.id)).map((row) => row.doneAt)).toEqual(
      stages.map(() => new Date('2026-11-21T09:00:00Z')),
    );
  });

  it.each(['right', 'assisted', 'self'] as const)('that was %s completes its stage', async (result) => {
    const learner = await person();
    const reply = await learner.save({ ...word('shalom'), attempts: { RECORD: { result } }, eventId: 'one' });
    expect(reply.words[0]?.attempts.RECORD).toEqual({ completed: true });
  });

  it.each(['wrong', 'skipped'] as const)(
    'that was %s is kept but completes nothing, whatever "completed" claims, and the stage is asked again',
    async (result) => {
      const learner = await person();
      const attempts = { TYPE: { completed: true, result } };
      const reply = await learner.save({ ...word('shalom'), completed: true, attempts, eventId: 'one' });
      expect(reply.words[0]).toMatchObject({ completed: false, attempts: { TYPE: { completed: false } } });
      expect(await answersOf(learner.id)).toMatchObject([{ stage: 'TYPE', result }]);
      const again = await learner.save({
        ...word('shalom'),
        attempts: { TYPE: { result: 'right' } },
        eventId: 'two',
      });
      expect(again.words[0]?.attempts.TYPE).toEqual({ completed: true });
    },
  );

  it('that is wrong and names no event does not shut out the right one that follows', async () => {
    const learner = await person();
    for (const result of ['wrong', 'skipped', 'wrong', 'right'] as const) {
      await learner.save({ ...word('shalom'), attempts: { TYPE: { result } } });
    }
    const reply = await learner.save({ ...word('shalom'), attempts: {} });
    expect(reply.words[0]?.attempts.TYPE).toEqual({ completed: true });
    expect((await answersOf(learner.id)).map((row) => row.result).sort()).toEqual([
      'right',
      'skipped',
      'wrong',
    ]);
  });

  it('"completed: true" alone completes nothing', async () => {
    const learner = await person();
    const reply = await learner.save({ ...word('shalom'), completed: true });
    expect(reply).toMatchObject({
      points: 0,
      words_learned: 0,
      words: [{ completed: false, learned: false }],
    });
    expect(await answersOf(learner.id)).toEqual([]);
  });

  it('on two devices joins: each did two stages, the word is learned', async () => {
    const learner = await person();
    const phone = { LISTEN: { result: 'right' }, RECORD: { result: 'self' } } as const;
    const tablet = { WRITE: { result: 'right' }, TYPE: { result: 'assisted' } } as const;
    await Promise.all([
      learner.save({ ...word('ima'), attempts: phone, eventId: 'phone' }),
      learner.save({ ...word('ima'), attempts: tablet, eventId: 'tablet' }),
    ]);
    expect(await learner.save({ ...word('ima'), attempts: {} })).toMatchObject({
      points: 1,
      words: [{ completed: true, learned: true }],
    });
  });
});

describe('an answer that comes again', () => {
  it('three times, one after the other, leaves one row and gets the same reply', async () => {
    const learner = await person();
    const replies = [];
    for (let time = 0; time < 3; time += 1) replies.push(await learner.finish(word('shalom'), 'same'));
    expect(replies[1]).toEqual(replies[0]);
    expect(replies[2]).toEqual(replies[0]);
    expect(replies[0]?.awarded).toEqual([{ reason: 'word', ref: String(word('shalom').wordId), points: 1 }]);
    expect(await answersOf(learner.id)).toHaveLength(4);
    expect(await ledgerOf(learner.id)).toHaveLength(1);
  });

  it('twenty times at once leaves one row and gets the same reply', async () => {
    const learner = await person();
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => learner.finish(word('shalom'), 'same')),
    );
    for (const reply of replies) expect(reply).toEqual(replies[0]);
    expect(replies[0]).toMatchObject({
      points: 1,
      words: [{ completed: true }],
      awarded: [{ reason: 'word' }],
    });
    expect(await answersOf(learner.id)).toHaveLength(4);
  });

  it.runIf(isRealServer)(
    'while the first is still being saved gets the same reply as the first',
    async () => {
      const learner = await person();
      const replies = await whileLocked(learner.id, [
        () => learner.finish(word('shalom'), 'same'),
        () => learner.finish(word('shalom'), 'same'),
        () => learner.finish(word('shalom'), 'same'),
      ]);
      expect(replies[0]).toMatchObject({
        points: 1,
        words: [{ completed: true }],
        awarded: [{ reason: 'word' }],
      });
      for (const reply of replies) expect(reply).toEqual(replies[0]);
    },
  );

  it('after a repeated lesson earns nothing more, however often', async () => {
    const learner = await person();
    await learner.finish(word('shalom'));
    for (let pass = 1; pass <= 3; pass += 1) {
      const { lessonId } = word('shalom');
      const reset = await learner.save({ lessonId, completed: false, attempts: {}, eventId: `pass-${pass}` });
      expect(reset.words).toMatchObject([{ completed: false, learned: true }]);
      const reply = await learner.finish(word('shalom'));
      expect(reply).toMatchObject({ points: 1, words_learned: 1, awarded: [], words: [{ completed: true }] });
    }
    expect(await ledgerOf(learner.id)).toHaveLength(1);
  });

  it('as thirty completions of one word at once, each its own event, earns one point', async () => {
    const learner = await person();
    const replies = await Promise.all(Array.from({ length: 30 }, () => learner.finish(word('shalom'))));
    expect(replies.flatMap((reply) => reply.awarded)).toEqual([
      { reason: 'word', ref: String(word('shalom').wordId), points: 1 },
    ]);
    for (const reply of replies) expect(reply).toMatchObject({ points: 1, words_learned: 1 });
  });
});

describe('the fiftieth word', () => {
  it('earns word_master exactly once, also when several words complete at the same moment', async () => {
    const learner = await person();
    await grantPremium(backend.db, learner.id);
    await grantWords(backend.db, learner.id, 47);
    const four = ['shalom', 'ima', 'aba', 'kelev'].map(word);
    const replies = await Promise.all([...four, ...four, ...four].map((place) => learner.finish(place)));
    const masters = replies
      .flatMap((reply) => reply.awarded)
      .filter(({ reason }) => reason === 'word_master');
    expect(masters).toEqual([{ reason: 'word_master', ref: '50', points: 50 }]);
    expect(await backend.call('GET /users/stats', { token: learner.token })).toMatchObject({
      points: 51 + 50,
      words_learned: 51,
    });
    const medals = await backend.db.select().from(achievements).where(eq(achievements.userId, learner.id));
    expect(medals).toMatchObject([{ achievement: 'word_master', ref: '50', points: 50 }]);
  });

  it('tells the status that was reached by it, and tells it again when the reply was lost', async () => {
    const learner = await person();
    await grantWords(backend.db, learner.id, 49);
    const reply = await learner.finish(word('shalom'), 'fiftieth');
    expect(reply).toMatchObject({
      points: 100,
      status: 'Конь',
      status_eng: 'knight',
      reachedStatus: 'knight',
      awarded: [{ reason: 'word' }, { reason: 'word_master', points: 50 }],
    });
    expect(await learner.finish(word('shalom'), 'fiftieth')).toEqual(reply);
  });
});

describe('the body of the specification, without event ids', () => {
  it('takes attempts as an object or as JSON text, counts as right and changes nothing when it is repeated', async () => {
    const learner = await person();
    const attempts = Object.fromEntries(stages.map((stage) => [stage, { completed: true }]));
    const body = { userId: learner.id, ...word('shalom'), completed: true };
    // The contract takes any text here; SPEC's clients send JSON.
    const first = await learner.save({ ...body, attempts: JSON.stringify(attempts) as never });
    const second = await learner.save({ ...body, attempts });
    expect(first).toMatchObject({ points: 1, words: [{ completed: true }], awarded: [{ reason: 'word' }] });
    expect(second).toEqual(first);
    expect(await answersOf(learner.id)).toMatchObject(stages.map((stage) => ({ stage, result: 'right' })));
  });

  it('may grow stage by stage: only what is new is added', async () => {
    const learner = await person();
    const attempts: Record<string, { completed: boolean }> = {};
    for (const stage of stages) {
      attempts[stage] = { completed: true };
      await learner.save({ ...word('ima'), completed: stage === 'TYPE', attempts });
    }
    expect(await answersOf(learner.id)).toHaveLength(4);
    expect(await ledgerOf(learner.id)).toHaveLength(1);
  });

  it('counts again in the next pass of the lesson', async () => {
    const learner = await person();
    const body = { ...word('ima'), completed: true, attempts: allRight };
    await learner.save(body);
    await learner.save({ ...word('ima'), completed: false, attempts: '{}' as never });
    expect(await learner.save(body)).toMatchObject({ points: 1, words: [{ completed: true }] });
    expect(await answersOf(learner.id)).toHaveLength(8);
  });
});

describe('a reset', () => {
  it('of a whole lesson sets back its words only, and keeps words, points and answers', async () => {
    const learner = await person();
    for (const key of ['shalom', 'ima', 'aba']) await learner.finish(word(key));
    const { lessonId } = word('shalom');
    const reply = await learner.save({ lessonId, completed: false, attempts: {}, eventId: 'again' });
    expect(reply).toMatchObject({ points: 3, words_learned: 3, awarded: [], reachedStatus: null });
    expect(reply.words).toHaveLength(2);
    for (const state of reply.words) {
      expect(state).toMatchObject({ completed: false, learned: true });
      expect(Object.values(state.attempts)).toEqual(stages.map(() => ({ completed: false })));
    }
    const all = await backend.call('GET /progress', { token: learner.token });
    expect(all.filter(({ completed }) => completed).map(({ word_id }) => word_id)).toEqual([
      word('aba').wordId,
    ]);
    expect(await answersOf(learner.id)).toHaveLength(12);
  });

  it('of one word leaves the others of the lesson', async () => {
    const learner = await person();
    await learner.finish(word('shalom'));
    await learner.finish(word('ima'));
    const reply = await learner.save({ ...word('ima'), completed: false });
    expect(reply.words).toMatchObject([{ word_id: word('ima').wordId, completed: false }]);
    const { params } = { params: { userId: learner.id, lessonId: word('ima').lessonId } };
    const rows = await backend.call('GET /progress/user/{userId}/lesson/{lessonId}', {
      token: learner.token,
      params,
    });
    expect(rows.map(({ word_id, completed }) => [word_id, completed])).toEqual(
      [
        [word('shalom').wordId, true],
        [word('ima').wordId, false],
      ].sort(([a], [b]) => Number(a) - Number(b)),
    );
  });

  it('that is replayed late does not wipe what was done after it', async () => {
    const learner = await person();
    const { lessonId } = word('aba');
    await learner.finish(word('aba'));
    const reset = { lessonId, completed: false, attempts: {}, eventId: 'once' } as const;
    await learner.save(reset);
    await learner.finish(word('aba'));
    const replayed = await Promise.all([learner.save(reset), learner.save(reset), learner.save(reset)]);
    for (const reply of replayed) expect(reply.words).toMatchObject([{ completed: true }]);
  });

  it.runIf(isRealServer)('that comes again while it is still being done answers the same', async () => {
    const learner = await person();
    await learner.finish(word('aba'));
    const reset = {
      lessonId: word('aba').lessonId,
      completed: false,
      attempts: {},
      eventId: 'once',
    } as const;
    const replies = await whileLocked(learner.id, [() => learner.save(reset), () => learner.save(reset)]);
    for (const reply of replies) expect(reply.words).toMatchObject([{ completed: false, learned: true }]);
  });

  it.runIf(isRealServer)('and answers at the same moment: the milestone still comes once', async () => {
    const learner = await person();
    await grantWords(backend.db, learner.id, 48);
    const replies = await whileLocked(learner.id, [
      () => learner.finish(word('shalom')),
      () => learner.finish(word('ima')),
      () => learner.finish(word('aba')),
      () => learner.save({ lessonId: word('shalom').lessonId, completed: false }),
    ]);
    const earned = replies.flatMap((reply) => reply.awarded.map(({ reason }) => reason));
    expect(earned.sort()).toEqual(['word', 'word', 'word', 'word_master']);
    expect(await backend.call('GET /users/stats', { token: learner.token })).toMatchObject({ points: 101 });
  });

  it('ten at once of one event begin one new pass', async () => {
    const learner = await person();
    await learner.finish(word('aba'));
    const reset = {
      lessonId: word('aba').lessonId,
      completed: false,
      attempts: {},
      eventId: 'once',
    } as const;
    const replies = await Promise.all(Array.from({ length: 10 }, () => learner.save(reset)));
    for (const reply of replies) expect(reply.words).toMatchObject([{ completed: false, learned: true }]);
    const rows = await backend.db.select().from(wordProgress).where(eq(wordProgress.userId, learner.id));
    expect(rows).toMatchObject([{ pass: 1 }]);
  });

  it('may be done for ever: the number of passes starts again when its column is full', async () => {
    const learner = await person();
    await learner.finish(word('aba'));
    await backend.db.update(wordProgress).set({ pass: 32_767 }).where(eq(wordProgress.userId, learner.id));
    await learner.save({ lessonId: word('aba').lessonId, completed: false });
    expect(await learner.finish(word('aba'))).toMatchObject({ points: 1, words: [{ completed: true }] });
  });

  it('of a lesson nobody has begun answers no words', async () => {
    const learner = await person();
    expect(await learner.save({ lessonId: word('aba').lessonId, completed: false })).toMatchObject({
      words: [],
    });
  });

  it('touches nobody else', async () => {
    const [first, second] = [await person(), await person()];
    await first.finish(word('shalom'));
    await second.finish(word('shalom'));
    await second.save({ lessonId: word('shalom').lessonId, completed: false });
    expect(await first.save({ ...word('shalom'), attempts: {} })).toMatchObject({
      words: [{ completed: true }],
    });
  });
});

describe('refused', () => {
  const codeOf = async (response: Response) => {
    const { code } = (await response.json()) as { code: string };
    return [response.status, code];
  };

  it('an answer and a reset for another learner, even when an admin sends them', async () => {
    const victim = await person();
    await victim.finish(word('shalom'));
    const [stranger, admin] = [await person(), await createLearner(backend, 1)];
    for (const sender of [stranger, admin]) {
      const answer = { userId: victim.id, ...word('ima'), attempts: allRight, eventId: 'foreign' };
      expect(await codeOf(await sender.send(answer))).toEqual([403, 'foreign_user']);
      const reset = { userId: victim.id, lessonId: word('shalom').lessonId, completed: false };
      expect(await codeOf(await sender.send(reset))).toEqual([403, 'foreign_user']);
      expect(await answersOf(sender.id)).toEqual([]);
    }
    expect(await victim.save({ ...word('shalom'), attempts: {} })).toMatchObject({
      words: [{ completed: true }],
    });
  });

  it('a word and a reset of a locked lesson, until premium comes and after it ends', async () => {
    const learner = await person();
    const answer = { ...word('kelev'), attempts: allRight, eventId: 'locked' };
    const reset = { lessonId: word('kelev').lessonId, completed: false };
    expect(await codeOf(await learner.send(answer))).toEqual([403, 'premium_required']);
    expect(await codeOf(await learner.send(reset))).toEqual([403, 'premium_required']);
    expect(await answersOf(learner.id)).toEqual([]);

    await grantPremium(backend.db, learner.id, new Date('2026-11-21T10:00:00Z'));
    expect(await learner.save(answer)).toMatchObject({ points: 1 });
    await backend.db.execute(
      sql`update entitlements set ends_at = '2026-11-21T09:00:00Z' where user_id = ${learner.id}`,
    );
    expect(await codeOf(await learner.send(reset))).toEqual([403, 'premium_required']);
  });

  it('a word that does not exist, and a word of another lesson', async () => {
    const learner = await person();
    const unknown = { lessonId: word('shalom').lessonId, wordId: 2_000_000_000, attempts: allRight };
    const misplaced = { ...word('shalom'), lessonId: word('aba').lessonId, attempts: allRight };
    expect(await codeOf(await learner.send(unknown))).toEqual([404, 'word_not_found']);
    expect(await codeOf(await learner.send(misplaced))).toEqual([404, 'word_not_found']);
    const reset = { ...misplaced, completed: false, attempts: {} };
    expect(await codeOf(await learner.send(reset))).toEqual([404, 'lesson_not_found']);
    expect(await answersOf(learner.id)).toEqual([]);
  });

  it('an answer without a word', async () => {
    const learner = await person();
    const response = await learner.send({ lessonId: word('shalom').lessonId, attempts: allRight });
    expect([response.status, await response.json()]).toMatchObject([400, { field: 'wordId' }]);
  });

  it('an answer of somebody whose account is gone', async () => {
    const learner = await person();
    await backend.db.delete(users).where(eq(users.id, learner.id));
    const response = await learner.send({ ...word('shalom'), attempts: allRight });
    expect(response.status).toBe(401);
  });

  it('the 601st answer of a minute, with the seconds to wait', async () => {
    const learner = await person();
    const last = [];
    for (let count = 0; count < 601; count += 1)
      last[0] = await learner.send({ lessonId: 1, completed: false });
    expect(last[0]?.status).toBe(429);
    expect(Number(last[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('what a learner has done', () => {
  it('is read back whole, by lesson, and in figures', async () => {
    const learner = await person();
    await learner.finish(word('aba'));
    await learner.save({ ...word('ima'), attempts: { LISTEN: { result: 'right' } }, eventId: 'begun' });
    const params = { userId: learner.id };
    const all = await backend.call('GET /progress', { token: learner.token });
    expect(all.map(({ lesson_id, word_id, completed }) => [lesson_id, word_id, completed])).toEqual([
      [word('ima').lessonId, word('ima').wordId, false],
      [word('aba').lessonId, word('aba').wordId, true],
    ]);
    expect(await backend.call('GET /progress/user/{userId}', { token: learner.token, params })).toEqual(all);
    expect(await backend.call('GET /users/progress', { token: learner.token })).toEqual({
      total_lessons_completed: 1,
      total_words_learned: 1,
      current_streak: 1,
      best_streak: 1,
      quiz_scores: { average: 0, best: 0 },
    });
  });

  it('of a lesson that does not exist is not found, of one not begun is empty', async () => {
    const learner = await person();
    const of = (lessonId: number) =>
      backend.send('GET /progress/user/{userId}/lesson/{lessonId}', {
        token: learner.token,
        params: { userId: learner.id, lessonId },
      });
    expect((await of(999_999)).status).toBe(404);
    expect(await (await of(word('aba').lessonId)).json()).toEqual({ status: 'success', data: [] });
  });
});
