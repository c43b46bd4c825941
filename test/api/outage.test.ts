import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asDomainError } from '../../api/_errors.ts';
import { limitStatements, openNeonDatabase } from '../../db/connection/neon.ts';
import { startWsProxy, type WsProxy } from '../../scripts/fixtures/ws-proxy.ts';
import { openTestBackend, type TestBackend } from '../support/backend.ts';
import { createDatabaseOnServer, isRealServer } from '../support/database.ts';
import { allRight, createLearner, expectBalancesHold, readPlaces } from '../support/learners.ts';
import { eventually, patientPage } from '../support/patient.ts';
import { readJson } from '../support/read-json.ts';
import { sized } from '../support/size.ts';

/** The production driver and a real server: PGlite has no connection that could break. */
describe.runIf(isRealServer)('a database whose connections break', () => {
  let backend: TestBackend;
  let proxy: WsProxy;

  beforeAll(async () => {
    const url = await createDatabaseOnServer();
    const { hostname, port } = new URL(url);
    proxy = await startWsProxy({ host: hostname, port: Number(port) });
    const database = openNeonDatabase({ url, proxy: proxy.address });
    await database.migrate();
    backend = await openTestBackend({ database });
  });
  afterAll(async () => {
    await backend.close();
    await proxy.stop();
  });

  it('answers 503 with a time to come back while it is away, and works again at once when it is back', async () => {
    const token = await backend.login(1);
    proxy.cut();
    for (let time = 0; time < 5; time += 1) {
      const response = await backend.send('GET /home', { token });
      expect(response.status).toBe(503);
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await response.json()).toMatchObject({ status: 'error', code: 'unavailable' });
    }
    expect(await (await backend.send('GET /health')).json()).toMatchObject({
      data: { database: 'down', store: 'up' },
    });
    proxy.mend();
    expect((await backend.send('GET /home', { token })).status).toBe(200);
    expect(backend.logged.filter(({ event }) => event === 'call-failed')).toEqual([]);
  });

  it('saves an answer whole or not at all, and once, however often the connection breaks under it', async () => {
    const learner = await createLearner(backend, 2);
    const words = Object.values((await readPlaces(backend.db)).words).slice(0, 2);
    for (const [index, word] of words.entries()) {
      const body = { ...word, attempts: allRight, eventId: `answer-${index}` };
      for (let delayMs = 0; delayMs < 12; delayMs += 1) {
        const sending = learner.send(body);
        await new Promise((resolve) => setTimeout(resolve, delayMs));
        proxy.cut();
        const { status } = await sending;
        expect([200, 503]).toContain(status);
        proxy.mend();
      }
      expect(await learner.save(body)).toMatchObject({
        points: index + 1,
        words: [{ completed: true }],
        awarded: [{ reason: 'word' }],
      });
    }
    await expectBalancesHold(backend.db);
  });

  it('cut off under load, answers 503, works for everybody again when it is back, and counts nothing twice', {
    timeout: 300_000,
  }, async () => {
    const refusalsEach = sized(10, 50);
    const learners = await Promise.all(
      Array.from({ length: 20 }, (_, index) => createLearner(backend, 700 + index)),
    );
    const open = await readPlaces(backend.db);
    const words = ['shalom', 'ima', 'aba'].map((key) => open.words[key] ?? { lessonId: 0, wordId: 0 });
    type Phase = 'before' | 'cut' | 'after';
    let phase: Phase | 'over' = 'before';
    /** Answers of each learner by the phase in which their calls began. */
    const answered = learners.map(() => ({
      before: [] as number[],
      cut: [] as number[],
      after: [] as number[],
    }));
    const acknowledged = new Set<string>();
    /** All learners answer while the phase lasts; even on the slowest machine less than one may ask for in a minute. */
    const load = (name: Phase) => {
      phase = name;
      return learners.map(async (learner, who) => {
        for (let turn = 0; phase === name && turn < refusalsEach; turn += 1) {
          const word = words[turn % words.length] ?? { lessonId: 0, wordId: 0 };
          const body = { ...word, attempts: allRight, eventId: `load-${name}-${who}-${turn}` };
          // Every answer twice, as a phone does that has heard nothing.
          for (let time = 0; time < 2; time += 1) {
            const response = await learner.send(body);
            answered[who]?.[name].push(response.status);
            if (response.status === 200) acknowledged.add(body.eventId);
            if (response.status === 503) {
              expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
            }
          }
        }
      });
    };
    const everybodyHas = (name: Phase, status: number, times: number) =>
      eventually(
        () => answered.every((one) => one[name].filter((given) => given === status).length >= times),
        patientPage,
      );
    const loads = load('before');
    await everybodyHas('before', 200, 2);
    proxy.cut();
    loads.push(...load('cut'));
    await everybodyHas('cut', 503, refusalsEach);
    proxy.mend();
    loads.push(...load('after'));
    await everybodyHas('after', 200, 4);
    phase = 'over';
    await Promise.all(loads);
    const statuses = answered.flatMap(({ before, cut, after }) => [...before, ...cut, ...after]);
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
    // What was begun once the database was back is answered, but for a connection that was still breaking.
    for (const { after } of answered) expect(after.lastIndexOf(503)).toBeLessThan(1);
    const kept = await readJson<string[]>(
      backend.db,
      'test_kept_under_load',
      sql`select json_agg(distinct event_id) as data from stage_answers where event_id like 'load-%'`,
    );
    expect([...acknowledged].filter((eventId) => !kept.includes(eventId))).toEqual([]);
    // A phone sends again what was not acknowledged; what was counts once.
    for (const learner of learners) {
      for (const [index, word] of words.entries()) await learner.finish(word, `after-${learner.id}-${index}`);
      const { points } = await backend.call('GET /users/stats', { token: learner.token });
      expect([learner.id, points]).toEqual([learner.id, words.length]);
    }
    await expectBalancesHold(backend.db);
  });

  it('ends a statement that works for nobody any more, and the call is told to come again', async () => {
    const url = await createDatabaseOnServer();
    const first = openNeonDatabase({ url, proxy: proxy.address });
    await limitStatements(first.db);
    await limitStatements(first.db);
    await first.close();
    const { db, close } = openNeonDatabase({ url, proxy: proxy.address });
    const { rows } = (await db.execute(
      `select current_setting('statement_timeout') s, current_setting('idle_in_transaction_session_timeout') t`,
    )) as unknown as { rows: unknown[] };
    expect(rows).toEqual([{ s: '8s', t: '10s' }]);
    const tooLong = await db
      .transaction(async (tx) => {
        await tx.execute(`set local statement_timeout = '20ms'`);
        await tx.execute('select pg_sleep(5)');
      })
      .catch((error: unknown) => error);
    expect(asDomainError(tooLong)).toMatchObject({ kind: 'unavailable' });
    await close();
  });

  it('that breaks in the middle of a transaction takes neither the process nor half of the work with it', async () => {
    const faults: unknown[] = [];
    const hear = (error: unknown) => faults.push(error);
    process.on('uncaughtException', hear);
    try {
      const work = backend.db.transaction(async (tx) => {
        await tx.execute(`insert into facts (key, value) values ('half', '1')`);
        proxy.cut();
        await new Promise((resolve) => setTimeout(resolve, 50));
        await tx.execute(`insert into facts (key, value) values ('whole', '1')`);
      });
      await expect(work).rejects.toThrow();
      proxy.mend();
      const { rows } = (await backend.db.execute(
        `select key from facts where key in ('half', 'whole')`,
      )) as unknown as {
        rows: unknown[];
      };
      expect(rows).toEqual([]);
      expect(faults).toEqual([]);
    } finally {
      process.off('uncaughtException', hear);
    }
  });
});
