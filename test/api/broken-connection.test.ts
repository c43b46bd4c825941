import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTakePreparer } from '../../api/_adapters/take-preparer.ts';
import type { Endpoint } from '../../core/contracts/endpoint.ts';
import { endpoints } from '../../core/contracts/endpoints.ts';
import { stages } from '../../core/lesson/stages.ts';
import { encodeWav } from '../../core/speech/wav.ts';
import { voiceConsent } from '../../core/voices/consent.ts';
import { nextItem } from '../../db/voices/queue.ts';
import { agreeAsSpeaker, giveSpeaker } from '../../db/voices/speakers.ts';
import { play, questionsOf } from '../../scripts/fixtures/quiz-player.ts';
import { openTestBackend, type TestBackend } from '../support/backend.ts';
import { smallDialogues } from '../support/dialogues.ts';
import { brokenConnection, faultyDatabase, type Trouble } from '../support/faulty-database.ts';
import { lessonsOfHome, shownHome } from '../support/home.ts';
import {
  createLearner,
  expectBalancesHold,
  grantWords,
  type Learner,
  readPlaces,
  type WordPlace,
} from '../support/learners.ts';
import { comparable, rowsOfLearner } from '../support/rows-of-learner.ts';
import { smallRules } from '../support/rules.ts';
import { signInitData } from '../support/sign-init-data.ts';
import { spokenWord } from '../support/voice-signals.ts';

/**
 * Whatever a learner writes is one piece: the connection to the database breaks before and after each statement and each
 * commit of every writing call. The reply is then never a success, no point is without its reason, and the same call
 * sent again (as every phone does) leaves what an undisturbed one leaves.
 */
const calm: Trouble = () => {};
let trouble = calm;
let backend: TestBackend;
let words: Record<string, WordPlace>;
let nextId = 700_000;

beforeAll(async () => {
  backend = await openTestBackend({
    dialogues: smallDialogues,
    around: (db) => faultyDatabase(db, (...passing) => trouble(...passing)),
    prepareTake: createTakePreparer(),
    rules: smallRules,
  });
  ({ words } = await readPlaces(backend.db));
});
afterAll(() => backend.close());
afterEach(() => {
  trouble = calm;
});

type Request = {
  params?: Record<string, string | number>;
  headers?: Record<string, string>;
  body?: unknown;
};
/** Brings a new learner to the moment before the call. */
type Case = {
  prepare: (learner: Learner) => Promise<Request>;
  /** Sent again it begins another one, which does no harm: a quiz, an order, a login. */
  beginsAnew?: boolean;
};

const place = (key: string): WordPlace => words[key] ?? { lessonId: 0, wordId: 0 };
const attempts = Object.fromEntries(stages.map((stage) => [stage, { result: 'right' }]));
const plain =
  (body: unknown = {}) =>
  async (): Promise<Request> => ({ body });
const ofOwn =
  (body: unknown = {}) =>
  async ({ id }: Learner): Promise<Request> => ({ params: { userId: id }, body });
const daysLater = (days: number) => {
  backend.clock.now = new Date(backend.clock.now.getTime() + days * 86_400_000);
};

/** A learned word, days later: its review earns a point. */
async function withDueWord(learner: Learner): Promise<Request> {
  const began = backend.clock.now;
  backend.clock.now = new Date(began.getTime() - 9 * 86_400_000);
  await learner.finish(place('shalom'), 'lesson');
  backend.clock.now = began;
  const { wordId } = place('shalom');
  return { body: { eventId: 'review', wordId, exercise: 'type', result: 'right' } };
}

async function makeSpeaker({ id }: Learner, { agrees = false } = {}): Promise<void> {
  const now = backend.clock();
  await giveSpeaker(backend.db, { adminId: 1, userId: id, name: 'Диктор', gender: 'f' }, now);
  const consent = { version: voiceConsent.version, text: 'Да.' };
  if (agrees) await agreeAsSpeaker(backend.db, { userId: id, consent }, now);
}

/** A recording of what the speaker says first. */
async function takeOf({ id }: Learner): Promise<Request> {
  const item = await nextItem(backend.db, { speakerId: id, kinds: ['word'] });
  return recording({ key: item?.key ?? '' });
}

async function recording(fields: Record<string, string> = {}): Promise<Request> {
  const { samples, sampleRate } = spokenWord({ seed: 1, ms: 600 });
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([encodeWav(samples, sampleRate)]), 'take.wav');
  const packed = new Response(form);
  return {
    headers: { 'content-type': packed.headers.get('content-type') ?? '' },
    body: new Uint8Array(await packed.arrayBuffer()),
  };
}

const ownSign = { hebrew: 'שלט', russian: 'вывеска' };

/** Adds an own word, and returns its id. */
async function ownWordOf({ token }: Learner): Promise<number> {
  const body = { eventId: 'own-word', words: [ownSign] };
  return (await backend.call('POST /own-words', { token, body })).words[0]?.id ?? 0;
}

/** Shares an own word, and returns what its link ends with. */
async function ownListOf(learner: Learner): Promise<string> {
  const body = { eventId: 'own-list', title: 'Слова с улицы', wordIds: [await ownWordOf(learner)] };
  return (await backend.call('POST /own-lists', { token: learner.token, body })).token;
}

/** A list of somebody else. */
async function foreignList(): Promise<string> {
  nextId += 1;
  return ownListOf(await createLearner(backend, nextId));
}

/** The lesson after the first that a learner may open. */
async function secondOpen(token: string): Promise<number> {
  const lessons = lessonsOfHome(await shownHome(backend, token));
  return lessons.filter(({ locked }) => !locked)[1]?.id ?? 0;
}

/** Every call of the table that changes something of a learner. */
const cases: Record<string, Case> = {
  'POST /auth/telegram': {
    prepare: async ({ id }) => ({
      body: { initData: signInitData({ id, first_name: 'А' }, backend.clock()), home: true },
    }),
    beginsAnew: true,
  },
  'GET /home': { prepare: async () => ({}) },
  'POST /progress': {
    // The fiftieth word: its point, a milestone with its achievement, and the first answer of a day.
    prepare: async ({ id }) => {
      await grantWords(backend.db, id, 49);
      return { body: { ...place('shalom'), attempts, eventId: 'fiftieth' } };
    },
  },
  'POST /reviews': { prepare: withDueWord },
  'POST /reviews/undo': {
    prepare: async (learner) => {
      const { body } = (await withDueWord(learner)) as { body: object };
      const missed = { ...body, result: 'wrong' };
      await backend.call('POST /reviews', { token: learner.token, body: missed });
      return { body: { eventId: 'review' } };
    },
  },
  'POST /letters/answers': {
    prepare: plain({ eventId: 'letter', letters: ['shin'], event: 'find', result: 'right' }),
  },
  'POST /rules/{id}/answers': {
    prepare: async ({ token }) => {
      const [rule] = await backend.call('GET /rules', { token });
      return {
        params: { id: rule?.id ?? 0 },
        body: { eventId: 'rule', result: 'right', check: 0, chosen: 1 },
      };
    },
  },
  'POST /own-words': { prepare: plain({ eventId: 'own-word', words: [ownSign] }) },
  'PUT /own-words/{id}': {
    prepare: async (learner) => ({
      params: { id: await ownWordOf(learner) },
      body: { ...ownSign, russian: 'щит' },
    }),
  },
  'DELETE /own-words/{id}': {
    prepare: async (learner) => ({ params: { id: await ownWordOf(learner) } }),
  },
  'POST /own-words/{id}/restore': {
    prepare: async (learner) => {
      const params = { id: await ownWordOf(learner) };
      await backend.call('DELETE /own-words/{id}', { token: learner.token, params });
      return { params };
    },
  },
  'POST /audio/own/{id}': {
    prepare: async (learner) => ({ ...(await recording()), params: { id: await ownWordOf(learner) } }),
  },
  'DELETE /audio/own/{id}': {
    prepare: async (learner) => {
      const params = { id: await ownWordOf(learner) };
      const sent = { ...(await recording()), token: learner.token, params };
      expect((await backend.send('POST /audio/own/{id}', sent)).status).toBe(200);
      return { params };
    },
  },
  'POST /own-lists': {
    prepare: async (learner) => ({
      body: { eventId: 'own-list', title: 'Слова с улицы', wordIds: [await ownWordOf(learner)] },
    }),
  },
  'DELETE /own-lists/{token}': {
    prepare: async (learner) => ({ params: { token: await ownListOf(learner) } }),
  },
  'POST /shared-lists/{token}/copy': {
    prepare: async () => ({ params: { token: await foreignList() }, body: { eventId: 'copy' } }),
  },
  'POST /shared-lists/{token}/report': {
    prepare: async () => ({ params: { token: await foreignList() } }),
  },
  'POST /reports': {
    prepare: async ({ token }) => {
      const [rule] = await backend.call('GET /rules', { token });
      return { body: { eventId: 'report', subject: 'rule', subjectId: rule?.id ?? 0, reason: 'text' } };
    },
  },
  'POST /threads': { prepare: async () => ({ body: { eventId: 'question', text: 'Не слышно' } }) },
  'POST /dialogues/{id}/answers': {
    prepare: async ({ token }) => {
      const [dialogue] = await backend.call('GET /dialogues', { token });
      return {
        params: { id: dialogue?.id ?? 0 },
        body: { eventId: 'dialogue', event: 'question', place: 0, isRight: true },
      };
    },
  },
  'POST /forms/answers': {
    prepare: async () => {
      const { wordId } = place('aba');
      await backend.db.execute(sql`update words set feminine = 'אַבָּה' where id = ${wordId}`);
      const asked = { skill: 'adjective:sg.f', wordId, form: 'sg.f', exercise: 'choose' };
      return { body: { eventId: 'form', ...asked, result: 'right' } };
    },
  },
  'POST /known-words': {
    prepare: async ({ token }) => ({ body: { beforeLessonId: await secondOpen(token) } }),
  },
  'POST /known-words/forget': {
    prepare: async ({ token }) => {
      const body = { beforeLessonId: await secondOpen(token) };
      expect((await backend.call('POST /known-words', { token, body })).taken).toBeGreaterThan(0);
      return { body: {} };
    },
  },
  'POST /quiz/start': {
    prepare: async () => ({ body: { lessonId: place('shalom').lessonId } }),
    beginsAnew: true,
  },
  'POST /quiz/results': {
    prepare: async ({ token }) => {
      const { lessonId } = place('shalom');
      const quiz = await backend.call('POST /quiz/start', { token, body: { lessonId, voice: false } });
      const answers = play(questionsOf(quiz));
      const { quizId } = quiz;
      return { body: { quizId, lessonId, answers, correctAnswers: 35, totalQuestions: 35, passed: true } };
    },
  },
  'POST /user-activity': {
    prepare: async () => ({ body: { date: backend.clock().toISOString().slice(0, 10) } }),
  },
  'PUT /users/settings': {
    // Another firmness counts every schedule anew.
    prepare: async (learner) => {
      await withDueWord(learner);
      return { body: { dailyGoal: 7, retention: 'firmer' } };
    },
  },
  'POST /users/sync-stats': { prepare: plain({ points: 9 }) },
  'POST /users/sync-stats/{userId}': { prepare: ofOwn({ points: 9 }) },
  'PATCH /users/{userId}': { prepare: ofOwn({ points: 9 }) },
  'POST /achievements': { prepare: plain({ achievementId: 'word_master', count: 1 }) },
  'POST /achievements/award-word-points/{userId}': { prepare: ofOwn() },
  'POST /payments/create-invoice': { prepare: plain({ subscriptionType: 'year' }), beginsAnew: true },
  'POST /studio/consent': {
    prepare: async (learner) => {
      await makeSpeaker(learner);
      return { body: { version: voiceConsent.version } };
    },
  },
  'POST /audio/take': {
    prepare: async (learner) => {
      await makeSpeaker(learner, { agrees: true });
      return takeOf(learner);
    },
  },
  'POST /me/deletion': { prepare: plain() },
  'DELETE /me/deletion': {
    prepare: async ({ token }) => {
      await backend.call('POST /me/deletion', { token });
      return {};
    },
  },
  'DELETE /studio/recordings': {
    prepare: async (learner) => {
      await makeSpeaker(learner, { agrees: true });
      const { headers, body } = await takeOf(learner);
      const { token } = learner;
      expect((await backend.send('POST /audio/take', { token, headers, body })).status).toBe(200);
      return {};
    },
  },
  'POST /payments/cancel-pending': {
    prepare: async ({ token }) => {
      const body = { subscriptionType: 'year' };
      const { orderId } = await backend.call('POST /payments/create-invoice', { token, body });
      return { body: { orderId, reason: 'cancelled_by_user' } };
    },
  },
};
/** Written nowhere but in the store, or a line of the log. */
const elsewhere = [
  ...['POST /auth/logout', 'POST /client-log', 'POST /share', 'POST /sounds/packs', 'POST /stt'],
  ...['POST /own-words/read', 'POST /search/text'],
];

it('every call by which a learner writes is among them', () => {
  const writing = Object.entries<Endpoint>(endpoints)
    .filter(([key, { access }]) => !key.startsWith('GET ') && ['learner', 'public'].includes(access))
    .map(([key]) => key);
  expect(writing.filter((key) => !(key in cases) && !elsewhere.includes(key))).toEqual([]);
});

describe.each(Object.entries(cases))('%s', (key, { prepare, beginsAnew = false }) => {
  const begin = async () => {
    trouble = calm;
    daysLater(1); // fresh limits, a fresh day
    nextId += 1;
    const learner = await createLearner(backend, nextId);
    return { learner, request: await prepare(learner) };
  };
  const send = ({ token }: Learner, request: Request) =>
    backend.send(key, { token, address: `home of ${nextId}`, ...request });
  const stateOf = async ({ id }: Learner) => {
    const rows = comparable(await rowsOfLearner(backend.db, id), id);
    // Every learner has his own day here: days are told from it.
    const today = Date.parse(backend.clock().toISOString().slice(0, 10));
    return JSON.parse(
      JSON.stringify(rows)
        .replaceAll(/(consent_version\W+)[\d-]+/g, '$1version') // it looks like a date
        .replaceAll(/\d{4}-\d{2}-\d{2}T[\d:.]+(\+00:00)?/g, 'time')
        .replaceAll(/\d{4}-\d{2}-\d{2}/g, (date) => `day ${(Date.parse(date) - today) / 86_400_000}`),
    ) as unknown;
  };

  it.each(['before', 'after'] as const)(
    'survives a connection that breaks %s any of its statements',
    async (when) => {
      const undisturbed = await begin();
      expect((await send(undisturbed.learner, undisturbed.request)).status).toBe(200);
      const wanted = await stateOf(undisturbed.learner);

      let broken = 0;
      for (let isOver = false; !isOver; ) {
        const { learner, request } = await begin();
        let passed = 0;
        let breaks: string | undefined;
        trouble = (at, { name }) => {
          if (at !== when) return;
          passed += 1;
          if (passed !== broken + 1) return;
          breaks = name;
          throw brokenConnection();
        };
        const { status } = await send(learner, request);
        trouble = calm;
        isOver = breaks === undefined;
        if (isOver) break;
        broken += 1;
        // What can be done without (a look at who is blocked, a cache) may break unseen.
        expect([breaks, [200, 503].includes(status)]).toEqual([breaks, true]);
        await expectBalancesHold(backend.db);
        expect([breaks, (await send(learner, request)).status]).toEqual([breaks, 200]);
        if (!beginsAnew) expect([breaks, await stateOf(learner)]).toEqual([breaks, wanted]);
      }
      expect(broken).toBeGreaterThan(0);
    },
  );
});
