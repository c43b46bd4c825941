import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Endpoint } from '../../../core/contracts/endpoint.ts';
import { endpoints } from '../../../core/contracts/endpoints.ts';
import { firstCannedId, isCannedId, mockLessons, mockWords } from '../../../core/mock/course.ts';
import { createMockServer, type MockCall, mockedKeys } from '../../../core/mock/mock-server.ts';
import { mockUserId } from '../../../core/mock/user.ts';
import { createQuiz } from '../../../core/quiz/create-quiz.ts';
import { questionKinds } from '../../../core/quiz/question-types.ts';

const [first, second] = mockLessons;
const locked = mockLessons.find(({ isFree }) => !isFree);
if (!first || !second || !locked) throw new Error('the canned course has open and locked lessons');

/** What each call is asked with; the rest needs nothing. */
const requests: Record<string, { path?: string; query?: string; body?: unknown }> = {
  'POST /auth/telegram': { body: { initData: 'mock', home: true } },
  'GET /lessons/{id}': { path: `/lessons/${first.id}` },
  'GET /progress/user/{userId}/lesson/{lessonId}': {
    path: `/progress/user/${mockUserId}/lesson/${first.id}`,
  },
  'POST /progress': {
    body: { lessonId: second.id, wordId: second.wordRows[0]?.id, attempts: { LISTEN: { result: 'right' } } },
  },
  'POST /quiz/start': { body: { lessonId: first.id } },
  'GET /user-status-levels/{id}': { path: '/user-status-levels/2' },
  'GET /leaderboard': { query: 'limit=5' },
  'PUT /users/settings': { body: { dailyGoal: 7 } },
  'GET /today': { query: 'kind=due' },
  'POST /reviews': {
    body: { eventId: 'review-1', wordId: first.wordRows[0]?.id, exercise: 'type', result: 'right' },
  },
  'POST /payments/create-invoice': { body: { subscriptionType: 'year' } },
  'POST /payments/cancel-pending': { body: { reason: 'cancelled_by_user' } },
  'POST /client-log': { body: { message: 'something' } },
};
/** Calls that need what another one gave, or that the mock refuses: told by tests of their own. */
const apart = ['POST /quiz/results', 'POST /reviews/undo', 'GET /payments/orders/{id}', 'POST /stt'];

function start() {
  let now = new Date('2026-11-21T09:00:00Z');
  const server = createMockServer({ now: () => now, newId: randomUUID });
  function send(key: string, { path, query, body }: { path?: string; query?: string; body?: unknown } = {}) {
    const [method = '', pattern = ''] = key.split(' ');
    const call: MockCall = {
      method,
      path: path ?? pattern.replace('{userId}', String(mockUserId)),
      query: new URLSearchParams(query),
      body,
    };
    return server.answer(call);
  }
  /** `data` of a good answer, parsed by the contract. */
  // biome-ignore lint/suspicious/noExplicitAny: the shape is the contract's, checked right here
  function data(key: keyof typeof endpoints, request?: Parameters<typeof send>[1]): any {
    const reply = send(key, request);
    if (reply?.body.status !== 'success') throw new Error(`${key}: ${JSON.stringify(reply)}`);
    return (endpoints[key] as Endpoint).response?.parse(reply.body.data);
  }
  const pass = (days: number) => {
    now = new Date(now.getTime() + days * 86_400_000);
  };
  return { send, data, pass };
}

describe('the canned answers', () => {
  it.each(mockedKeys.filter((key) => !apart.includes(key)))('%s has the shape of its contract', (key) => {
    const { send } = start();
    const reply = send(key, requests[key]);
    expect(reply).toMatchObject({ key, status: 200, body: { status: 'success' } });
    const { response, body } = endpoints[key] as Endpoint;
    const sent = requests[key]?.body;
    if (sent) expect(body?.safeParse(sent).success).toBe(true);
    if (reply?.body.status !== 'success') throw new Error('refused');
    // Strictly the same: the contract would drop what it does not know.
    expect(response?.parse(reply.body.data)).toEqual(reply.body.data);
  });

  it('are there for every call of a learner that answers JSON', () => {
    const wanted = Object.entries<Endpoint>(endpoints).filter(
      ([, { access, response }]) => response && ['public', 'learner', 'signed'].includes(access),
    );
    expect([...mockedKeys].sort()).toEqual(wanted.map(([key]) => key).sort());
  });

  it('leave calls of admins, of the platform and for files to others', () => {
    const { send } = start();
    for (const key of ['GET /admin/users', 'GET /cron/daily', 'POST /telegram', 'GET /nothing']) {
      expect(send(key)).toBeUndefined();
    }
  });

  it('speak of words that the course really sounds, under ids that no database reaches', () => {
    for (const { id, audio } of mockWords) {
      expect(existsSync(join(import.meta.dirname, '../../../web/public', audio ?? 'none'))).toBe(true);
      expect(isCannedId(id)).toBe(true);
    }
    expect(isCannedId(firstCannedId - 1)).toBe(false);
    expect(new Set(mockWords.map(({ id }) => id)).size).toBe(mockWords.length);
  });
});

describe('the learner of the mock', () => {
  it('gets a point for a word whose four stages are done, once', () => {
    const { data } = start();
    const before = data('GET /home').stats.points;
    const wordId = second.wordRows[0]?.id;
    const attempts = Object.fromEntries(
      ['LISTEN', 'RECORD', 'WRITE', 'TYPE'].map((stage) => [stage, { result: 'right' }]),
    );
    const body = { lessonId: second.id, wordId, attempts, eventId: 'event-1' };
    const saved = data('POST /progress', { body });
    expect(saved).toMatchObject({ points: before + 1, awarded: [{ reason: 'word', points: 1 }] });
    expect(data('POST /progress', { body })).toEqual(saved);
    data('POST /progress', { body: { lessonId: second.id, completed: false, attempts: {} } });
    expect(data('POST /progress', { body: { ...body, eventId: 'event-2' } })).toMatchObject({
      points: before + 1,
      awarded: [],
    });
    const home = data('GET /home');
    expect(home.stats.words_learned).toBe(first.words.length + 1);
    expect(home.continueAt).toMatchObject({ lessonId: second.id, completedWordsCount: 1 });
  });

  it('does not get a point for a word that is called completed and nothing more', () => {
    const { data } = start();
    const wordId = second.wordRows[0]?.id;
    const body = { lessonId: second.id, wordId, completed: true, attempts: {} };
    expect(data('POST /progress', { body })).toMatchObject({ awarded: [], words: [{ completed: false }] });
  });

  it('passes a quiz by the rules of the real one', () => {
    const { data, send } = start();
    const started = data('POST /quiz/start', { body: { lessonId: second.id } });
    const questions = createQuiz(started);
    const answers = questions.map(({ index, type, correctAnswer, word }) =>
      questionKinds[type].answer === 'drawing'
        ? {
            kind: 'drawing' as const,
            index,
            guides: { top: 10, baseline: 60, bottom: 90 },
            letters: [...word.hebrew.replaceAll(' ', '')].map(() => [[[100, 100, 200, 200]]]),
          }
        : { kind: 'text' as const, index, text: correctAnswer },
    );
    const body = { lessonId: second.id, quizId: started.quizId, answers, eventId: started.quizId };
    const result = data('POST /quiz/results', { body });
    expect(result).toMatchObject({ passed: true, score: 100, achievements: ['perfectionist'] });
    expect(data('POST /quiz/results', { body })).toEqual(result);
    expect(data('GET /home').achievements).toMatchObject([{ id: 'perfectionist', points: 100 }]);
    expect(send('POST /quiz/results', { body: { lessonId: second.id } })?.status).toBe(404);
  });

  it('stands before a locked lesson until the payment sheet says paid', () => {
    const { data, send } = start();
    const path = `/lessons/${locked.id}`;
    expect(send('GET /lessons/{id}', { path })).toMatchObject({
      status: 403,
      body: { code: 'premium_required', message: 'Этот урок открыт по подписке.' },
    });
    const { orderId } = data('POST /payments/create-invoice', { body: { subscriptionType: 'year' } });
    const order = `/payments/orders/${orderId}`;
    expect(data('GET /payments/orders/{id}', { path: order, query: 'hint=cancelled' }).status).toBe(
      'created',
    );
    expect(data('GET /payments/orders/{id}', { path: order, query: 'hint=paid' })).toMatchObject({
      status: 'paid',
      subscription_status: 'premium',
      premium_until: '2027-11-21T09:00:00.000Z',
    });
    expect(data('GET /lessons/{id}', { path }).words).toHaveLength(locked.words.length);
    expect(data('GET /payments').receipts).toMatchObject([{ orderId, stars: 1450 }]);
  });

  it('keeps settings, and drops what is no setting', () => {
    const { data } = start();
    data('PUT /users/settings', { body: { dailyGoal: 9, nonsense: 1 } });
    expect(data('GET /users/settings')).toMatchObject({ dailyGoal: 9 });
    expect(data('GET /home').settings).not.toHaveProperty('nonsense');
  });

  it('reviews the words of yesterday and takes the last review back', () => {
    const { data } = start();
    const due = data('GET /today').due;
    expect(due).toBe(first.words.length);
    const wordId = first.wordRows[0]?.id;
    const body = { eventId: 'review-1', wordId, exercise: 'type', result: 'right' };
    data('POST /reviews', { body });
    expect(data('GET /today')).toMatchObject({ due: due - 1, done: 1 });
    data('POST /reviews/undo', { body: { eventId: 'review-1' } });
    expect(data('GET /today')).toMatchObject({ due, done: 0 });
  });

  it('has a streak that grows with each day and breaks on a missed one', () => {
    const { data, pass } = start();
    const streak = data('GET /home').streak.currentStreak;
    pass(1);
    expect(data('GET /home').streak.currentStreak).toBe(streak + 1);
    pass(2);
    expect(data('GET /home').streak.currentStreak).toBe(1);
  });

  it('is not heard: no recogniser is pretended', () => {
    expect(start().send('POST /stt')).toMatchObject({ status: 503, body: { code: 'stt_not_configured' } });
  });
});
