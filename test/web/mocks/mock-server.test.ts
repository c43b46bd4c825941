import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Endpoint } from '../../../core/contracts/endpoint.ts';
import { endpoints } from '../../../core/contracts/endpoints.ts';
import { createQuiz } from '../../../core/quiz/create-quiz.ts';
import { questionKinds } from '../../../core/quiz/question-types.ts';
import { testPhrase } from '../../../core/speech/test-phrase.ts';
import { isCannedId } from '../../../web/src/lib/mock/canned-id.ts';
import { mockUserId } from '../../../web/src/lib/mock/mock-mode.ts';
import { createMockServer, type MockCall, mockedKeys } from '../../../web/src/mocks/mock-server.ts';
import { createMockState, retell } from '../../../web/src/mocks/mock-state.ts';
import admin from '../../../web/src/mocks/recorded/admin.json';
import learner from '../../../web/src/mocks/recorded/learner.json';
import lessons from '../../../web/src/mocks/recorded/lessons.json';

const [first, second] = lessons;
const locked = lessons.find(({ is_free }) => !is_free);
const [firstWord] = first?.words ?? [];
const [section] = admin['GET /admin/categories'];
const [subsection] = section?.subsections ?? [];
const [take] = admin['GET /admin/voices/takes'].takes;
const [thrownAway] = admin['GET /admin/bin'].items;
const [voice] = admin['GET /admin/voices/synthetic'];
const paid = admin['GET /admin/payments'].payments.find(({ refundedAt }) => refundedAt === null);
const blocked = admin['GET /admin/users?page=2'].users.find((user) => user.blocked);
if (
  !first ||
  !second ||
  !locked ||
  !firstWord ||
  !section ||
  !subsection ||
  !take ||
  !paid ||
  !blocked ||
  !thrownAway
) {
  throw new Error(
    'the recording has open and locked lessons, a take, a payment, a bin and somebody who is blocked',
  );
}
const payerId = paid.userId ?? 0;
/** gan, a garden */
const garden = { hebrew: 'גן', pronunciation: 'גַּן', transcription: 'ган', russian: 'сад' };

/** shelet, a sign */
const ownWord = { hebrew: 'שלט', russian: 'вывеска' };

const ownRule = {
  ...{ title: 'О новом', theme: 'verbs', text: 'В двух словах.', lessonId: first.id, before: null },
  ...{ pairs: [], checks: [] },
};

const { title, scene, note, people, names, turns, questions } = admin['GET /admin/dialogues/{id}'];
const ownBroadcast = { marked: 'Новости', photo: null, button: null };
const ownDialogue = {
  ...{ title, scene, note, people, names, questions, lessonId: first.id },
  turns: turns.map(({ audio: _, ...turn }) => turn),
};

/** What each call is asked with; the rest needs nothing. */
const requests: Record<string, { path?: string; query?: string; body?: unknown }> = {
  'POST /auth/telegram': { body: { initData: 'mock', home: true } },
  'GET /lessons/{id}': { path: `/lessons/${first.id}` },
  'GET /progress/user/{userId}/lesson/{lessonId}': {
    path: `/progress/user/${mockUserId}/lesson/${first.id}`,
  },
  'POST /progress': {
    body: { lessonId: second.id, wordId: second.words[0]?.id, attempts: { LISTEN: { result: 'right' } } },
  },
  'POST /quiz/start': { body: { lessonId: first.id } },
  'GET /user-status-levels/{id}': { path: '/user-status-levels/2' },
  'GET /leaderboard': { query: 'limit=5' },
  'PUT /users/settings': { body: { dailyGoal: 7 } },
  'GET /today': { query: 'kind=due' },
  'GET /memory/export': { query: 'format=anki' },
  'GET /search': { query: new URLSearchParams({ q: firstWord.hebrew }).toString() },
  'POST /letters/answers': {
    body: { eventId: 'letter-1', letters: ['shin'], event: 'find', result: 'right' },
  },
  'POST /admin/rules': { body: { ...ownRule, eventId: 'own-rule' } },
  'POST /admin/words/taught': { body: { letters: ['שלום'] } }, // shalom
  'POST /admin/rules/check': { body: ownRule },
  'PUT /admin/rules/{id}': { body: { revision: 1, title: 'О другом' } },
  'POST /admin/dialogues': { body: { ...ownDialogue, eventId: 'own-dialogue' } },
  'POST /admin/dialogues/check': { body: ownDialogue },
  'PUT /admin/dialogues/{id}': { body: { revision: 1, title: 'О другом' } },
  'POST /search/text': { body: { text: 'שלום' } },
  'POST /reports': {
    body: { eventId: 'report-1', subject: 'word', subjectId: firstWord.id, reason: 'sound' },
  },
  'POST /threads': { body: { eventId: 'question-1', text: 'Не слышно.' } },
  'GET /admin/threads/{id}/files/{messageId}': { path: '/admin/threads/1/files/1' },
  'POST /admin/threads/{id}/messages': {
    path: '/admin/threads/1/messages',
    body: { eventId: 'answer-1', text: 'Исправили.' },
  },
  'POST /admin/broadcasts/test': { body: ownBroadcast },
  'POST /admin/broadcasts': {
    body: { ...ownBroadcast, eventId: 'own-broadcast', audience: { kind: 'all' }, localTime: null },
  },
  'POST /admin/reports/{id}/close': { path: '/admin/reports/1/close', body: { reply: 'Исправили.' } },
  'POST /rules/{id}/answers': {
    path: `/rules/${learner['GET /rules'][0]?.id}/answers`,
    body: { eventId: 'rule-1', result: 'right', check: 0 },
  },
  'POST /dialogues/{id}/answers': {
    path: `/dialogues/${learner['GET /dialogues'][0]?.id}/answers`,
    body: { eventId: 'dialogue-1', event: 'question', place: 0, isRight: true },
  },
  'POST /forms/answers': {
    body: {
      eventId: 'form-1',
      skill: 'verb:paal:past.1sg',
      wordId: firstWord.id,
      form: 'past.1sg',
      exercise: 'choose',
      result: 'right',
    },
  },
  'POST /own-words': { body: { eventId: 'own-1', words: [ownWord] } },
  'POST /own-words/read': { body: { text: 'שלט — вывеска' } },
  'PUT /own-words/{id}': { body: ownWord },
  'POST /own-lists': { body: { eventId: 'list-1', title: 'Слова', wordIds: [1] } },
  'POST /shared-lists/{token}/copy': { body: { eventId: 'copy-1' } },
  'PUT /admin/shared-lists/{token}': { body: { isHidden: true } },
  'POST /known-words': { body: { beforeLessonId: first.id } },
  'POST /reviews': {
    body: { eventId: 'review-1', wordId: first.words[0]?.id, exercise: 'type', result: 'right' },
  },
  'POST /payments/create-invoice': { body: { subscriptionType: 'year' } },
  'POST /payments/cancel-pending': { body: { reason: 'cancelled_by_user' } },
  'POST /client-log': { body: { message: 'something' } },
  'GET /google-tts': { query: new URLSearchParams({ text: firstWord.pronunciation }).toString() },
  'GET /audio/{lessonId}/{wordId}': { path: `/audio/${first.id}/${firstWord.id}` },
  'POST /sounds/packs': { body: { addresses: ['/audio/shalom.mp3'] } },
  'GET /sounds/{hash}': { path: `/sounds/${'a'.repeat(32)}` },
  'GET /uploads/{id}': { path: `/uploads/${'a'.repeat(32)}` },
  'GET /admin/lessons': { query: 'q=ани&state=published&page=1' },
  'POST /lessons': { body: { name: 'В саду', subsection_id: subsection.id, words: [garden] } },
  'PUT /lessons/{id}': { path: `/lessons/${first.id}`, body: { isPublished: false } },
  'DELETE /lessons/{id}': { path: `/lessons/${first.id}` },
  'POST /templates': { body: { type: 'animals' } },
  'GET /admin/lessons/ids': { query: 'state=published' },
  'POST /admin/lessons/many': { body: { act: 'hide', ids: [first.id], eventId: 'many' } },
  'POST /admin/lessons/drafts': {
    body: {
      subsection_id: subsection.id,
      lessons: [{ name: 'В саду', words: [garden] }],
      eventId: 'drafts',
    },
  },
  'POST /admin/lessons/export': { body: { ids: [first.id] } },
  'GET /admin/lessons/{id}/versions': { path: `/admin/lessons/${first.id}/versions` },
  'GET /admin/lessons/{id}/versions/{version}': { path: `/admin/lessons/${first.id}/versions/0` },
  'POST /admin/lessons/{id}/versions/{version}': {
    path: `/admin/lessons/${first.id}/versions/0`,
    body: { revision: 1 },
  },
  'POST /admin/editing': { body: { kind: 'lesson', id: first.id, isOpen: true } },
  'POST /admin/bin/restore': { body: { kind: thrownAway.kind, id: thrownAway.id } },
  'POST /admin/actions/undo': { body: { id: admin['GET /admin/actions'].actions[0]?.id } },
  'PUT /admin/order': {
    body: { kind: 'sections', ids: admin['GET /admin/categories'].map(({ id }) => id).reverse() },
  },
  'POST /admin/sections': { body: { name: 'Город', description: '', icon_emoji: '🏙' } },
  'PUT /admin/sections/{id}': { path: `/admin/sections/${section.id}`, body: { name: 'Начало' } },
  'POST /admin/subsections': {
    body: { section_id: section.id, name: 'Улица', icon_emoji: '🛣', icon_bg_color: '#ffffff' },
  },
  'PUT /admin/subsections/{id}': { path: `/admin/subsections/${subsection.id}`, body: { name: 'Кто вы' } },
  'GET /admin/period': { query: 'from=2026-11-01&to=2026-11-30' },
  'GET /admin/period/tables': { query: 'from=2026-11-01&to=2026-11-30' },
  'GET /admin/users': { query: 'q=ро&filter=premium&page=1' },
  'GET /admin/users/{id}': { path: `/admin/users/${payerId}` },
  'PATCH /admin/users/{id}': { path: `/admin/users/${payerId}`, body: { premium: 'year' } },
  'GET /admin/payments': { query: `userId=${payerId}` },
  'POST /admin/payments/{chargeId}/refund': { path: `/admin/payments/${paid.chargeId}/refund` },
  'POST /admin/import': { query: 'dryRun=true' },
  'GET /studio/items': { query: 'part=letters' },
  'POST /studio/consent': { body: { version: learner['GET /studio'].consent.version } },
  'POST /admin/voices/takes/{id}': {
    path: `/admin/voices/takes/${take.id}`,
    body: { decision: 'return', remark: 'Ударение на последний слог.' },
  },
  'POST /admin/voices/publish': { body: { lessonId: first.id } },
  'PUT /admin/voices/synthetic/{id}': { path: `/admin/voices/synthetic/${voice?.id}`, body: { isOn: false } },
  'DELETE /admin/voices/synthetic/{id}': { path: `/admin/voices/synthetic/${voice?.id}` },
};
/** Calls that need what another one gave, or that the mock refuses: told by tests of their own. */
const apart = [
  'POST /quiz/results',
  'POST /reviews/undo',
  'GET /payments/orders/{id}',
  'POST /share',
  'POST /stt',
  'POST /sounds/import',
  'POST /sounds/rendering',
  'DELETE /admin/sections/{id}',
  'DELETE /admin/subsections/{id}',
];

const recordedAt = new Date('2026-11-21T09:00:00Z');

function start({ isAdmin = false, at = recordedAt.toISOString() } = {}) {
  let now = new Date(at);
  const server = createMockServer({ now: () => now, newId: () => crypto.randomUUID(), isAdmin });
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
    if (!reply || 'file' in reply || reply.body.status !== 'success') {
      throw new Error(`${key}: ${JSON.stringify(reply)}`);
    }
    return (endpoints[key] as Endpoint).response?.parse(reply.body.data);
  }
  const pass = (days: number) => {
    now = new Date(now.getTime() + days * 86_400_000);
  };
  return { send, data, pass };
}

describe('the recorded answers', () => {
  it.each(Object.keys(endpoints))('there is one for %s', (key) => {
    expect(mockedKeys, `${key} has no recorded answer: npm run mocks:record`).toContain(key);
  });

  it.each(mockedKeys.filter((key) => !apart.includes(key)))('%s has the shape of its contract', (key) => {
    const { send } = start({ isAdmin: true });
    const { response, body, query } = endpoints[key] as Endpoint;
    const sent = requests[key];
    const reply = send(key, sent);
    // What the test asks with is what a page may ask with.
    expect(body?.safeParse(sent?.body ?? {}).error).toBeUndefined();
    expect(query?.safeParse(Object.fromEntries(new URLSearchParams(sent?.query))).error).toBeUndefined();
    expect(reply).toMatchObject({ key, status: 200 });
    if (!reply) throw new Error('no answer');
    expect('file' in reply).toBe(response === undefined);
    if ('file' in reply) return;
    if (reply.body.status !== 'success') throw new Error('refused');
    // Strictly the same: the contract would drop what it does not know.
    expect(response?.parse(reply.body.data)).toEqual(reply.body.data);
  });

  it('of admins are for an admin only', () => {
    const asLearner = start();
    const adminKeys = Object.entries<Endpoint>(endpoints).filter(([, { access }]) => access === 'admin');
    expect(adminKeys.length).toBeGreaterThan(20);
    for (const [key] of adminKeys) {
      expect(asLearner.send(key, requests[key]), key).toMatchObject({
        status: 403,
        body: { code: 'admin_required', message: 'Это могут только администраторы.' },
      });
    }
    expect(asLearner.data('GET /profile').user.is_admin).toBe(false);
    expect(start({ isAdmin: true }).data('GET /profile').user.is_admin).toBe(true);
  });

  it('know no call that is not in the table', () => {
    expect(start().send('GET /nothing')).toBeUndefined();
  });

  it('that are files name one that the mini-app ships', () => {
    const { send } = start({ isAdmin: true });
    const keys = [
      'GET /google-tts',
      'GET /audio/{lessonId}/{wordId}',
      'GET /uploads/{id}',
      'GET /sounds/{hash}',
      'GET /admin/threads/{id}/files/{messageId}',
    ] as const;
    for (const key of keys) {
      const reply = send(key, requests[key]);
      if (!reply || !('file' in reply) || !('file' in reply.file)) throw new Error(`${key} is no file`);
      expect(existsSync(join(import.meta.dirname, '../../../web/public', reply.file.file))).toBe(true);
    }
  });

  it('speak of words that the course really sounds, under ids that no database reaches', () => {
    const words = lessons.flatMap((lesson): { id: number; audio: string }[] => lesson.words);
    for (const { id, audio } of words) {
      expect(existsSync(join(import.meta.dirname, '../../../web/public', audio))).toBe(true);
      expect(isCannedId(id)).toBe(true);
    }
    expect(lessons.every(({ id }) => isCannedId(id))).toBe(true);
    expect(isCannedId(499_999_999)).toBe(false);
  });

  it('let the settings try the voice, and refuse a text that nobody has recorded', () => {
    const { send } = start();
    const speak = (text: string) =>
      send('GET /google-tts', { query: new URLSearchParams({ text }).toString() });
    expect(speak(testPhrase.hebrew)).toMatchObject({
      status: 200,
      file: { file: expect.stringMatching(/mp3$/) },
    });
    expect(speak('כסא')).toMatchObject({ status: 503, body: { code: 'tts_failed' } });
  });

  it('come with their dates moved to now', () => {
    const { data, pass } = start();
    const home = learner['GET /home'];
    expect(data('GET /home').today).toBe(home.today);
    pass(400);
    expect(data('GET /home').serverTime).toBe('2027-12-26T09:00:00.000Z');
    const later = start({ at: '2027-12-26T09:00:00Z' });
    expect(later.data('GET /home')).toMatchObject({
      today: '2027-12-26',
      streak: { lastActivityDate: '2027-12-26' },
    });
    expect(later.data('GET /users/statistics').joinedAt).toBe('2027-12-17T09:00:00.000Z');
  });

  it('tell of home what the server tells, when it is told again from the lessons', () => {
    const mock = createMockState({ now: () => recordedAt, newId: () => 'id', isAdmin: false });
    const before = structuredClone(mock.answers);
    retell(mock);
    expect(mock.answers).toEqual(before);
  });
});

describe('the learner of the mock', () => {
  it('gets a point for a word whose four stages are done, once', () => {
    const { data } = start();
    const before = data('GET /home').stats.points;
    const wordId = second.words[0]?.id;
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
    const wordId = second.words[0]?.id;
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
      body: { code: 'premium_required', message: 'Этот урок открывается с премиумом.' },
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
    const wordId = first.words[0]?.id;
    const body = { eventId: 'review-1', wordId, exercise: 'type', result: 'right' };
    data('POST /reviews', { body });
    expect(data('GET /today')).toMatchObject({ due: due - 1, done: 1 });
    data('POST /reviews/undo', { body: { eventId: 'review-1' } });
    expect(data('GET /today')).toMatchObject({ due, done: 0 });
  });

  it('is not heard: no recogniser is pretended', () => {
    expect(start().send('POST /stt')).toMatchObject({ status: 503, body: { code: 'stt_not_configured' } });
  });
});

describe('the admin of the mock', () => {
  const asAdmin = () => start({ isAdmin: true });

  it('writes a lesson that learners see once it is published', () => {
    const { data } = asAdmin();
    const { id, revision, isPublished, wordIds } = data('POST /lessons', requests['POST /lessons']);
    expect({ isPublished, words: wordIds.length }).toEqual({ isPublished: false, words: 1 });
    const names = () => JSON.stringify(data('GET /course').sections);
    expect(names()).not.toContain('В саду');
    const path = `/lessons/${id}`;
    data('PUT /lessons/{id}', { path, body: { revision, isPublished: true } });
    expect(names()).toContain('В саду');
    expect(data('GET /lessons/{id}', { path })).toMatchObject({ revision: 2, words: [{ russian: 'сад' }] });
    expect(data('GET /admin/actions').actions[0].text).toBe('Опубликован урок «В саду»');
    data('DELETE /lessons/{id}', { path });
    expect(names()).not.toContain('В саду');
    expect(data('GET /admin/bin').items[0]).toMatchObject({ kind: 'lesson', name: 'В саду' });
    data('POST /admin/actions/undo', { body: { target: `lesson:${id}` } });
    expect(names()).toContain('В саду');
    const inBin = data('GET /admin/bin', { query: 'kind=lesson' }).items;
    expect(inBin.map((item: { id: number }) => item.id)).not.toContain(id);
  });

  it('keeps the words of a lesson with their sounds when it is edited, and is told of a stale text', () => {
    const { data, send } = asAdmin();
    const path = `/lessons/${first.id}`;
    const { revision, words } = data('GET /lessons/{id}', { path });
    const edits = words.map(
      ({ audio: _, audioUploaded: _own, ...word }: { audio: unknown; audioUploaded: unknown }) => word,
    );
    const saved = data('PUT /lessons/{id}', { path, body: { revision, name: 'Кто?', words: edits } });
    expect(saved.wordIds).toEqual(words.map(({ id }: { id: number }) => id));
    expect(data('GET /lessons/{id}', { path }).words[0].audio).toBe(words[0].audio);
    expect(send('PUT /lessons/{id}', { path, body: { revision, name: 'Кто' } })).toMatchObject({
      status: 409,
      body: { code: 'stale_revision' },
    });
  });

  it('has no archive of voices and no key of Google', () => {
    const { send } = asAdmin();
    expect(send('POST /sounds/import')).toMatchObject({ status: 400, body: { code: 'voices_no_archive' } });
    expect(send('POST /sounds/rendering')).toMatchObject({
      status: 503,
      body: { code: 'google_not_configured' },
    });
  });

  it('has no bot with a name, which a link to it would need', () => {
    expect(asAdmin().send('POST /share', { body: { kind: 'status' } })).toMatchObject({
      status: 503,
      body: { code: 'share_not_configured' },
    });
  });

  it('opens the card of each person, and blocks one', () => {
    const { data } = asAdmin();
    const path = `/admin/users/${payerId}`;
    expect(data('GET /admin/users/{id}', { path })).toMatchObject({ id: payerId, blocked: false });
    expect(data('PATCH /admin/users/{id}', { path, body: { blocked: true } })).toMatchObject({ id: payerId });
    expect(data('GET /admin/users/{id}', { path }).blocked).toBe(true);
  });
});
