import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lessons, rules } from '../../../db/schema/index.ts';
import { openTestBackend, type TestBackend } from '../../support/backend.ts';
import { createLearner, grantPremium, type Learner, readPlaces } from '../../support/learners.ts';
import { smallRules } from '../../support/rules.ts';

let backend: TestBackend;
let learner: Learner;

const [first, second, third, premium] = smallRules.map((rule) => ({ ...rule, pairs: [...rule.pairs] }));

beforeAll(async () => {
  backend = await openTestBackend({
    rules: [
      { ...first, key: 'having', title: 'У меня есть: יש לי' },
      { ...second, key: 'had', title: 'У меня было и будет' },
      {
        ...third,
        key: 'own-pauses',
        title: 'Паузы',
        text: 'Слово «аз» начинает фразу, когда думают вслух.',
        needs: [],
      },
      { ...premium, key: 'own-locked', title: 'Тишина', text: 'Молчание бывает красноречиво.' },
    ] as typeof smallRules,
  });
  learner = await createLearner(backend, 1);
});
afterAll(() => backend.close());

const search = async (q: string, who = learner) =>
  (await backend.call('GET /search', { token: who.token, query: { q } })).rules;
const keysFor = async (q: string, who = learner) => (await search(q, who)).map(({ key }) => key);

describe('a search for a rule', () => {
  it('answers with the rules by any wording, the best first', async () => {
    const { lessons: places } = await readPlaces(backend.db);
    const [having] = await search('как сказать у меня есть?');
    expect(having).toEqual({
      id: expect.any(Number),
      key: 'having',
      title: 'У меня есть: יש לי',
      theme: 'sentences',
      lessonId: places.one,
      isLocked: false,
    });
    expect((await keysFor('йеш ли'))[0]).toBe('having');
    expect((await keysFor('у меня не было'))[0]).toBe('had');
  });

  it('finds that of an author by its title and its text', async () => {
    expect(await keysFor('паузы')).toEqual(['own-pauses']);
    expect(await keysFor('думать вслух')).toEqual(['own-pauses']);
  });

  it('finds a locked one by its title, by its text only where it is open', async () => {
    expect(await search('тишина')).toMatchObject([{ key: 'own-locked', isLocked: true }]);
    expect(await search('молчание красноречиво')).toEqual([]);
    const rich = await createLearner(backend, 2);
    await grantPremium(backend.db, rich.id);
    expect(await search('молчание красноречиво', rich)).toMatchObject([
      { key: 'own-locked', isLocked: false },
    ]);
  });

  it('shows beside a word of the course only a rule that is asked for to the letter', async () => {
    await backend.db.update(rules).set({ title: 'Мамы и папы' }).where(eq(rules.key, 'own-pauses'));
    expect(await keysFor('мамы')).toEqual([]);
    await backend.db.update(rules).set({ title: 'Мама' }).where(eq(rules.key, 'own-pauses'));
    expect(await keysFor('мама')).toEqual(['own-pauses']);
    await backend.db.update(rules).set({ title: 'Паузы' }).where(eq(rules.key, 'own-pauses'));
  });

  it('finds none for something else, and words as before', async () => {
    const { matches, rules: found } = await backend.call('GET /search', {
      token: learner.token,
      query: { q: 'мама' },
    });
    expect(found).toEqual([]);
    expect(matches).toHaveLength(1);
    expect(await search('где купить билет')).toEqual([]);
  });

  it('finds none that was deleted, or whose lesson is a draft', async () => {
    await backend.db.update(rules).set({ deletedAt: backend.clock() }).where(eq(rules.key, 'having'));
    expect(await keysFor('йеш ли')).not.toContain('having');
    await backend.db.update(rules).set({ deletedAt: null });
    await backend.db.update(lessons).set({ isPublished: false }).where(eq(lessons.key, 'one'));
    expect(await keysFor('йеш ли')).not.toContain('having');
    await backend.db.update(lessons).set({ isPublished: true });
    expect(await keysFor('йеш ли')).toContain('having');
  });

  it('is for learners', async () => {
    expect((await backend.send('GET /search', { query: { q: 'артикль' } })).status).toBe(401);
  });
});
