/**
 * `npm run bench:broadcast`: a broadcast to 100,000 learners (or as many as are named) by a virtual clock. Telegram lets 30
 * messages a second through, refuses all of them in storms of twelve seconds, and one chat in twenty is closed; every
 * fourth run of the function is killed in the middle of a batch. The work of the database counts with its real time.
 */

import { sql } from 'drizzle-orm';
import { sendBroadcast } from '../../../bot/services/broadcast/send.ts';
import { beginBroadcast } from '../../../db/broadcasts/begin.ts';
import { watchBroadcast } from '../../../db/broadcasts/broadcast.ts';
import type { Db } from '../../../db/connection/client.ts';
import { openLocalDatabase } from '../../../db/connection/local.ts';
import { atLeast, atMost, printBars, printTable } from '../report.ts';
import { permittedPerSecond, simulateTelegram, type VirtualClock } from './telegram.ts';

const usualLearners = 100_000;
const leastShare = 0.95;
/** A run of the function, and how often one is killed. */
const runMs = 40_000;
const killEvery = 4;
/** Noon in Israel, a Wednesday. */
const beginsAt = Date.parse('2026-11-25T10:00:00Z');
const zones = ['Asia/Jerusalem', 'Europe/Moscow', 'Europe/Kyiv', 'Asia/Almaty', 'Europe/Berlin', 'UTC'];
const firstId = 1_000_000;

async function benchBroadcast(learners: number): Promise<boolean> {
  const database = await openLocalDatabase();
  try {
    await database.migrate();
    await fill(database.db, learners);
    return await measure(database.db, learners);
  } finally {
    await database.close();
  }
}

/** Every twentieth chat is closed, every tenth learner keeps the Sabbath. */
async function fill(db: Db, learners: number): Promise<void> {
  await db.execute(sql`insert into users (id, first_name, timezone, created_at, last_seen_at)
    select ${firstId} + n, 'Ученик', (${sql.raw(`array['${zones.join("','")}']`)})[1 + n % ${zones.length}],
      '2026-01-01', '2026-11-01' from generate_series(1, ${learners}::int) n`);
  await db.execute(sql`insert into settings (user_id, values, updated_at)
    select id, '{"shabbatRest": true}', '2026-01-01' from users where id % 10 = 0`);
  await db.execute(sql`analyze`);
}

const isClosed = (userId: number) => userId % 20 === 7;

async function measure(db: Db, learners: number): Promise<boolean> {
  const clock: VirtualClock = { ms: 0 };
  // Work takes its real time, pauses and Telegram's answers that of the virtual clock.
  let workedUntil = performance.now();
  const moveOn = () => {
    const at = performance.now();
    clock.ms += at - workedUntil;
    workedUntil = at;
  };
  const now = () => new Date(beginsAt + clock.ms);
  let killAfter = Number.POSITIVE_INFINITY;
  const telegram = simulateTelegram(clock, {
    isClosed,
    beforeAnswer() {
      killAfter -= 1;
      if (killAfter < 0) throw new Error('killed');
    },
  });
  const content = { text: 'Новые уроки', entities: [], photo: null, photoUpload: null, button: null };
  const audience = { audience: { kind: 'all' as const }, localTime: null };
  const { id } = await beginBroadcast(db, { ...content, ...audience, adminId: 1, eventId: 'bench' }, now());
  let runs = 0;
  let kills = 0;
  for (let isOver = false; !isOver; ) {
    runs += 1;
    killAfter = runs % killEvery === 0 ? 500 : Number.POSITIVE_INFINITY;
    moveOn();
    const began = clock.ms;
    const isTimeLeft = (aheadMs = 0) => {
      moveOn();
      return clock.ms - began + aheadMs < runMs;
    };
    const ports = {
      db,
      clock: () => {
        moveOn();
        return now();
      },
      log: () => {},
      botLink: undefined,
      appUrl: undefined,
      stars: { send: telegram.send },
      stopwatch: () => {
        moveOn();
        return clock.ms;
      },
      pause: async (ms: number) => {
        clock.ms += ms;
      },
    };
    try {
      const { reason, waitSeconds = 0 } = await sendBroadcast(ports, id, isTimeLeft);
      isOver = reason === 'ended';
      // The next run, of the timer or of an admin who looks, comes when Telegram permits it.
      if (reason === 'wait') clock.ms += waitSeconds * 1000;
    } catch {
      kills += 1;
    }
  }
  return report(db, { id, learners, runs, kills, telegram }, now());
}

type Sent = {
  id: number;
  learners: number;
  runs: number;
  kills: number;
  telegram: ReturnType<typeof simulateTelegram>;
};

async function report(db: Db, { id, learners, runs, kills, telegram }: Sent, now: Date): Promise<boolean> {
  const broadcast = await watchBroadcast(db, id, now);
  const missed = Array.from({ length: learners }, (_, at) => firstId + 1 + at).filter(
    (userId) => !isClosed(userId) && !telegram.got.has(userId),
  ).length;
  const repeats = [...telegram.got.values()].filter((times) => times > 1).length;
  const sendingMs = telegram.openMs();
  const share = telegram.passed / ((permittedPerSecond * sendingMs) / 1000);
  const { sent = 0, gone = 0, failed = 0, unsure = 0, state = '' } = broadcast ?? {};
  printTable([
    { что: 'учеников', сколько: learners },
    { что: 'запусков', сколько: runs },
    { что: 'из них убито', сколько: kills },
    { что: 'дошло и отмечено', сколько: sent },
    { что: 'чат закрыт', сколько: gone },
    { что: 'ошибка', сколько: failed },
    { что: 'неизвестно (убитые запуски)', сколько: unsure },
    { что: 'отказов 429', сколько: telegram.refused },
    { что: 'минут, когда Telegram пропускал', сколько: Math.round(sendingMs / 60_000) },
  ]);
  if (state !== 'done') throw new Error(`the broadcast is ${state}`);
  return printBars([
    atLeast('доля разрешённой скорости', share, leastShare),
    atMost('повторов', repeats, 0),
    atMost('пропущено', missed, 0),
  ]);
}

const learners = Number(process.argv[2] ?? usualLearners);
if (!(await benchBroadcast(learners))) process.exitCode = 1;
