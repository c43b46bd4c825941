import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { words } from '../../../db/schema/index.ts';
import { openTestBackend, type TestBackend } from '../../support/backend.ts';

const admin = 77;
/** tikhnen, "planned": the course has no such verb. */
const line = 'תִּכְנֵן מְתַכְנֵן יְתַכְנֵן לְתַכְנֵן; ; планировать / запланировать; что: את'.normalize('NFC');
const planned = {
  hebrew: 'מתכנן',
  pronunciation: 'מְתַכְנֵן',
  transcription: 'мэтахнэ́н',
  russian: '(он) планирует',
};
let backend: TestBackend;
let token: string;

beforeAll(async () => {
  backend = await openTestBackend({ adminIds: [admin] });
  token = await backend.login(admin);
});
afterAll(() => backend.close());

async function create(verb: string | undefined) {
  const categories = await backend.call('GET /admin/categories', { token });
  const subsection_id = categories[0]?.subsections[0]?.id;
  const body = {
    name: 'Планы',
    subsection_id,
    words: [{ ...planned, ...(verb === undefined ? {} : { verb }) }],
  };
  return backend.send('POST /lessons', { token, body });
}

describe('the verb of a word', () => {
  it('is saved with its word: all forms, the search and the card follow from it', async () => {
    const saved = (await (await create(line)).json()).data;
    const [id = 0] = saved.wordIds;
    const params = { id: saved.id };
    await backend.call('PUT /lessons/{id}', { token, params, body: { isPublished: true } });
    const lesson = await backend.call('GET /lessons/{id}', { token, params });
    expect(lesson.words[0]).toMatchObject({ verb: { binyan: 'piel' }, verbLine: line });
    const verb = await backend.call('GET /verbs/{wordId}', { token, params: { wordId: id } });
    expect(verb).toMatchObject({ imperfective: 'планировать', government: 'что: את' });
    expect(verb.forms['past.1sg']?.full).toBe('תכננתי');
    const found = async (q: string) =>
      (await backend.call('GET /search', { token, query: { q } })).matches.map(({ word }) => word?.id);
    expect(await found('תכננתי')).toEqual([id]);
    expect(await found('запланировать')).toEqual([id]);
    const { revision = 0 } = lesson;
    const same = { ...planned, id };
    await backend.call('PUT /lessons/{id}', { token, params, body: { revision, words: [same] } });
    const [kept] = await backend.db.select().from(words).where(eq(words.id, id));
    expect(kept?.verb).toBe(line);
    const body = { revision: kept ? revision : 0, words: [{ ...same, verb: null }] };
    await backend.call('PUT /lessons/{id}', { token, params, body });
    const [bare] = await backend.db.select().from(words).where(eq(words.id, id));
    expect(bare?.verb).toBeNull();
  });

  it.each([
    ['no verb', 'שׁוּלְחָן בַּיִת כֶּלֶב סוּס; ; планировать', /глагол не получается/],
    ['parts of two verbs', line.replace('יְתַכְנֵן'.normalize('NFC'), 'יִכְתֹּב'), /Будущее .* не подходит/],
    [
      'another word',
      line.replaceAll('תַכְנֵן', 'תַכְנֵן').replace(/^[^;]*/, 'כָּתַב כּוֹתֵב יִכְתֹּב לִכְתֹּב'),
      /не форма этого глагола/,
    ],
  ])('that is %s is refused with its reason, and nothing is saved', async (_name, wrong, message) => {
    const before = (await backend.db.select().from(words)).length;
    const response = await create(wrong);
    expect(response.status).toBe(400);
    const { data } = await response.json();
    const problem = data.problems.find(({ field }: { field: string }) => field === 'words.0.verb');
    expect(problem.message).toMatch(message);
    expect((await backend.db.select().from(words)).length).toBe(before);
  });
});
