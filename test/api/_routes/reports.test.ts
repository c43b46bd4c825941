import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { settleReports } from '../../../api/_timers/reports.ts';
import type { RequestBodyInput } from '../../../core/contracts/endpoints.ts';
import {
  letterReportId,
  maxJoined,
  maxReportsPerDay,
  numberReportId,
} from '../../../core/reports/reports.ts';
import { auditLog, reports, rules, users, words } from '../../../db/schema/index.ts';
import { openTestBackend, type SendOptions, type TestBackend } from '../../support/backend.ts';
import { smallRules } from '../../support/rules.ts';

const admin = 31;
const dayMs = 86_400_000;

let backend: TestBackend;
let word: { id: number; hebrew: string; russian: string };
let ruleId: number;
let nextId = 4000;
let events = 0;

beforeAll(async () => {
  backend = await openTestBackend({ adminIds: [admin], rules: smallRules });
  const [found] = await backend.db.select().from(words).limit(1);
  const [rule] = await backend.db.select().from(rules).limit(1);
  if (!found || !rule) throw new Error('the small course has words and rules');
  word = found;
  ruleId = rule.id;
});
beforeEach(async () => {
  await backend.finishWork();
  await backend.db.delete(reports);
  backend.stars.gone.clear();
  backend.stars.isAway = false;
  backend.stars.takeSaid();
  backend.clock.now = new Date(backend.clock.now.getTime() + dayMs);
});
afterAll(() => backend.close());

type Sent = Partial<RequestBodyInput<'POST /reports'>>;
const bodyOf = (given: Sent = {}) => ({
  ...{
    eventId: `report-${++events}`,
    subject: 'word' as const,
    subjectId: word.id,
    reason: 'sound' as const,
  },
  ...given,
});
async function report(userId: number, given: Sent = {}) {
  const sent = { token: await backend.login(userId, 'Аня'), body: bodyOf(given) };
  const { outcome } = await backend.call('POST /reports', sent);
  return outcome;
}
/** What is told to admins and reporters behind the answers, and then as the timer does it. */
async function settle() {
  await backend.finishWork();
  await settleReports(backend.deps, backend.clock());
}
const wait = (ms: number) => {
  backend.clock.now = new Date(backend.clock.now.getTime() + ms);
};
const list = async (query: SendOptions['query'] = {}) =>
  backend.call('GET /admin/reports', { token: await backend.login(admin), query });
const close = async (id: number, given: { reply?: string; alike?: boolean } = {}) =>
  backend.send('POST /admin/reports/{id}/close', {
    token: await backend.login(admin),
    params: { id },
    body: { reply: 'Исправили.', ...given },
  });

describe('a report of a mistake', () => {
  it('goes to the admins with what was shown and answered', async () => {
    const given = {
      words: 'Звук обрывается',
      question: 'Послушайте',
      answer: 'мим',
      judgement: 'не засчитано',
    };
    expect(await report(++nextId, given)).toBe('taken');
    const { reports: found, open } = await list();
    expect(open).toBe(1);
    expect(found).toMatchObject([
      {
        ...{ subject: 'word', subjectId: word.id, title: `${word.hebrew} — ${word.russian}` },
        ...{ reason: 'sound', place: 'app', times: 1, alike: 0, closed: null, ...given },
        reporter: { id: nextId, name: 'Аня' },
      },
    ]);
    expect(found[0]?.lesson?.number).toBe(1);
  });

  it('is kept once however often it is delivered', async () => {
    const userId = ++nextId;
    expect(await report(userId, { eventId: 'same' })).toBe('taken');
    expect(await report(userId, { eventId: 'same' })).toBe('taken');
    expect((await list()).reports).toMatchObject([{ times: 1 }]);
  });

  it('joins the open one of the same learner about the same, and no other', async () => {
    const userId = ++nextId;
    await report(userId, { words: 'раз', answer: 'а' });
    expect(await report(userId, { words: 'два', answer: 'б' })).toBe('joined');
    expect(await report(userId, { reason: 'niqqud' })).toBe('taken');
    const { reports: found } = await list();
    expect(found).toMatchObject([
      { reason: 'niqqud', times: 1 },
      { reason: 'sound', times: 2, words: 'раз\nдва', answer: 'б' },
    ]);
    await close(found[1]?.id ?? 0);
    expect(await report(userId)).toBe('taken');
  });

  it('can be added to, and made anew, only so often', async () => {
    const userId = ++nextId;
    await report(userId);
    for (let time = 0; time < maxJoined; time += 1) expect(await report(userId)).toBe('joined');
    expect(await report(userId)).toBe('too-many');
    const found = await backend.db.select({ id: words.id }).from(words);
    const about = found.flatMap(({ id: subjectId }) =>
      (['translation', 'niqqud', 'judged', 'text', 'other'] as const).map((reason) => ({
        subjectId,
        reason,
      })),
    );
    const outcomes: string[] = [];
    for (const one of about.slice(0, maxReportsPerDay)) outcomes.push(await report(userId, one));
    expect(outcomes.slice(0, -1)).toEqual(Array.from({ length: maxReportsPerDay - 1 }, () => 'taken'));
    expect(outcomes.at(-1)).toBe('too-many');
    wait(dayMs);
    expect(await report(userId, about[maxReportsPerDay - 1])).toBe('taken');
  });

  it('of a letter or a number is about what was shown, and of no lesson', async () => {
    const about = { subject: 'letter', subjectId: letterReportId('ש'), question: 'ש — шин [ш]' } as const;
    expect(await report(++nextId, about)).toBe('taken');
    const number = { subject: 'number', subjectId: numberReportId('3:30'), question: '3:30' } as const;
    expect(await report(++nextId, number)).toBe('taken');
    expect((await list()).reports).toMatchObject([
      { subject: 'number', subjectId: 330, title: '3:30', lesson: null },
      { subject: 'letter', title: 'ש — шин [ш]', lesson: null },
    ]);
  });

  it('of what never was is refused, and so is one that is too long', async () => {
    const token = await backend.login(++nextId);
    const send = async (given: Sent) =>
      (await backend.send('POST /reports', { token, body: bodyOf(given) })).status;
    expect(await send({ subjectId: 2_000_000 })).toBe(404);
    expect(await send({ subject: 'dialogue', subjectId: 2_000_000 })).toBe(404);
    expect(await send({ words: 'я'.repeat(501) })).toBe(400);
    expect(await send({ question: 'я'.repeat(301) })).toBe(400);
    expect(await send({ reason: 'bad' as 'other' })).toBe(400);
    expect((await backend.send('POST /reports', { body: bodyOf() })).status).toBe(401);
    expect((await list()).reports).toEqual([]);
  });
});

describe('where a report is mended', () => {
  it('is its word, and of a sentence the word that has it', async () => {
    const [own] = await backend.db.select().from(words).where(eq(words.id, word.id));
    if (!own) throw new Error('the small course has words');
    const sentence = {
      ...{ hebrew: 'שלום לך', pronunciation: 'שָׁלוֹם לְךָ', transcription: 'шало́м лэха́' },
      ...{ russian: 'привет тебе', audioHash: null },
    };
    await backend.db
      .update(words)
      .set({ examples: [sentence] })
      .where(eq(words.id, own.id));
    const about = { subject: 'sentence', subjectId: own.lessonId, reason: 'other' } as const;
    await report(++nextId, { ...about, question: 'שָׁלוֹם לְךָ — привет тебе' });
    await report(++nextId, { ...about, question: 'другое предложение' });
    await report(++nextId);
    const wordIds = async () => (await list()).reports.map(({ wordId }) => wordId);
    expect(await wordIds()).toEqual([own.id, null, own.id]);
    // In the bin it is in no editor.
    await backend.db.update(words).set({ deletedAt: backend.clock() }).where(eq(words.id, own.id));
    expect(await wordIds()).toEqual([null, null, null]);
    await backend.db
      .update(words)
      .set({ deletedAt: null, examples: own.examples })
      .where(eq(words.id, own.id));
  });
});

describe('the message to the admins', () => {
  it('tells of a report at once, and of all that follow within ten minutes together', async () => {
    await report(++nextId, { words: '<b>громко</b>' });
    await settle();
    const [first, ...others] = backend.stars.takeSaid();
    expect(others).toEqual([]);
    expect(first).toMatchObject({
      userId: admin,
      buttons: [
        {
          text: 'Открыть в редакторе',
          appUrl: expect.stringMatching(new RegExp(`=admin_lesson_\\d+_word-${word.id}$`)),
        },
        { text: 'Открыть список', appUrl: expect.stringContaining('admin_reports') },
      ],
    });
    expect(first?.text).toContain('Об ошибках: 1 сообщение');
    expect(first?.text).toContain('<b>громко</b>');
    for (let time = 0; time < 30; time += 1) await report(++nextId);
    await settle();
    expect(backend.stars.takeSaid()).toEqual([]);
    wait(11 * 60_000);
    await settle();
    const [digest, ...more] = backend.stars.takeSaid();
    expect(more).toEqual([]);
    expect(digest?.text).toContain('Об ошибках: 30 сообщений');
    expect(digest?.text).toContain('…и ещё 20');
    expect(digest?.text).toContain('Всего открыто: 31.');
    expect(digest?.text.length).toBeLessThan(4096);
  });

  it('opens each of the things in its editor, and none that is in no editor', async () => {
    await report(++nextId, { subject: 'letter', subjectId: 1488, reason: 'other' });
    await settle();
    expect(backend.stars.takeSaid()).toMatchObject([{ buttons: [{ text: 'Открыть список' }] }]);
    await report(++nextId, { subject: 'rule', subjectId: ruleId, reason: 'text' });
    await report(++nextId, { subject: 'rule', subjectId: ruleId, reason: 'other' });
    await report(++nextId);
    wait(11 * 60_000);
    await settle();
    const links = backend.stars
      .takeSaid()
      .flatMap(({ buttons = [] }) =>
        buttons.flatMap((button) => ('appUrl' in button ? [button.appUrl.replace(/^.*=/, '')] : [])),
      );
    expect(links.filter((link) => link === `admin_rule_${ruleId}`)).toHaveLength(1);
    expect(links.filter((link) => link.startsWith('admin_lesson_'))).toHaveLength(1);
    expect(links.at(-1)).toBe('admin_reports');
  });

  it('is sent again where nobody was reached', async () => {
    backend.stars.isAway = true;
    await report(++nextId);
    await settle();
    backend.stars.isAway = false;
    await settle();
    expect(backend.stars.takeSaid()).toMatchObject([{ userId: admin }]);
  });
});

describe('closing a report', () => {
  it('tells the reporter the answer, once', async () => {
    const userId = ++nextId;
    await report(userId, { subject: 'rule', subjectId: ruleId, reason: 'text' });
    const [{ id = 0 } = {}] = (await list()).reports;
    expect((await close(id)).status).toBe(200);
    await settle();
    await settle();
    const told = backend.stars.takeSaid().filter((one) => one.userId === userId);
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toMatch(/^Вы сообщали об ошибке в правиле «.+»\. Ответ: Исправили\.$/);
    expect((await list()).reports).toEqual([]);
    expect((await list({ state: 'closed' })).reports).toMatchObject([
      { id, closed: { reply: 'Исправили.', isNotified: true } },
    ]);
    const acts = await backend.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.target, `report:${id}`));
    expect(acts).toMatchObject([{ action: 'report.close', adminId: admin }]);
  });

  it('closes those about the same on request, and answers each of their reporters', async () => {
    const [one, two, three] = [++nextId, ++nextId, ++nextId];
    for (const userId of [one, two]) await report(userId);
    await report(three, { reason: 'niqqud' });
    const found = (await list()).reports;
    expect(found.map(({ alike }) => alike)).toEqual([0, 1, 1]);
    await close(found[1]?.id ?? 0, { alike: true });
    await settle();
    const told = backend.stars.takeSaid().map(({ userId }) => userId);
    expect(told.filter((userId) => userId !== admin).sort()).toEqual([one, two]);
    expect((await list()).reports).toMatchObject([{ reason: 'niqqud' }]);
  });

  it('writes nothing to a chat that is closed, and waits while Telegram does not answer', async () => {
    const [shut, patient] = [++nextId, ++nextId];
    await report(shut);
    await report(patient, { reason: 'niqqud' });
    const blockedAt = backend.clock();
    await backend.db.update(users).set({ botBlockedAt: blockedAt }).where(eq(users.id, shut));
    backend.stars.isAway = true;
    for (const { id } of (await list()).reports) await close(id);
    await settle();
    backend.stars.takeSaid();
    backend.stars.isAway = false;
    await settle();
    const told = backend.stars.takeSaid().map(({ userId }) => userId);
    expect(told).toContain(patient);
    expect(told).not.toContain(shut);
    const kept = await backend.db.select().from(reports).where(eq(reports.userId, patient));
    expect(kept[0]?.answeredAt).not.toBeNull();
  });

  it('is refused twice, of what is not there, without words, and to whoever is no admin', async () => {
    const userId = ++nextId;
    await report(userId);
    const [{ id = 0 } = {}] = (await list()).reports;
    expect((await close(id, { reply: '  ' })).status).toBe(400);
    expect((await close(999_999)).status).toBe(404);
    expect((await close(id)).status).toBe(200);
    expect((await close(id)).status).toBe(409);
    const token = await backend.login(userId);
    expect((await backend.send('GET /admin/reports', { token })).status).toBe(403);
    const body = { reply: 'Сам закрыл' };
    expect(
      (await backend.send('POST /admin/reports/{id}/close', { token, params: { id }, body })).status,
    ).toBe(403);
  });
});

describe('the list of reports', () => {
  it('is filtered by what they are about, and continued page by page', async () => {
    for (let time = 0; time < 21; time += 1) await report(++nextId);
    await report(++nextId, { subject: 'rule', subjectId: ruleId, reason: 'text' });
    const first = await list({ subject: 'word' });
    expect(first).toMatchObject({ hasMore: true, open: 22 });
    expect(first.reports).toHaveLength(20);
    const before = String(first.reports.at(-1)?.id);
    expect((await list({ subject: 'word', before })).reports).toHaveLength(1);
    expect((await list({ subject: 'rule' })).reports).toMatchObject([{ subject: 'rule', reason: 'text' }]);
  });
});
