import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rules, users, words } from '../../../../db/schema/index.ts';
import { createLearner, grantPremium, readPlaces } from '../../../support/learners.ts';
import { anya } from '../../../support/telegram-updates.ts';
import { buttonsOf, openTestBot, type TestBot, takeSent, textOf } from '../../support.ts';

let backend: TestBot;

const cards = {
  shalom: { hebrew: 'כותב', pronunciation: 'כּוֹתֵב', transcription: 'котэ́в', russian: '(он) пишет' },
  ima: { hebrew: 'אוכל', pronunciation: 'אוֹכֵל', transcription: 'охэ́л', russian: '(он) ест' },
  aba: { hebrew: 'יכול', pronunciation: 'יָכוֹל', transcription: 'яхо́л', russian: '(он) может' },
  kelev: { hebrew: 'מדבר', pronunciation: 'מְדַבֵּר', transcription: 'мэдабэ́р', russian: '(он) говорит' },
};

beforeAll(async () => {
  backend = await openTestBot();
  const places = await readPlaces(backend.db);
  for (const [key, card] of Object.entries(cards)) {
    await backend.db
      .update(words)
      .set(card)
      .where(eq(words.id, places.words[key]?.wordId ?? 0));
  }
});
afterAll(() => backend.close());
beforeEach(() => takeSent(backend.telegram));

const ask = async (text: string, from = anya) => {
  await backend.bot.handleUpdate(backend.updates.text(from, `/verb ${text}`.trim()));
  return takeSent(backend.telegram);
};
/** The text without direction marks. */
const said = async (text: string, from = anya) =>
  (await ask(text, from)).map((sent) => textOf(sent).replaceAll('\u200e', '').normalize('NFC'));

describe('/verb', () => {
  it('answers the infinitive with the whole verb and a button to its lesson', async () => {
    const [sent, ...others] = await ask('לכתוב');
    expect(others).toEqual([]);
    const text = textOf(sent).replaceAll('\u200e', '');
    const lines = text.split('\n');
    expect(lines.slice(0, 5)).toEqual([
      `${'לִכְתֹּב'.normalize('NFC')} · לכתוב [лихто́в] — писать / написать`,
      '',
      'Корень כ־ת־ב, биньян паъаль',
      'Управление: что — את, кому — ל',
      '',
    ]);
    expect(lines.slice(5, 7)).toEqual(['Настоящее', `я, ты, он — ${lines[6]?.split(' — ')[1]}`]);
    expect(lines).toContain(`мы — ${'כָּתַבְנוּ'.normalize('NFC')} [ката́вну]`);
    expect(lines.filter((line) => /^(Настоящее|Прошедшее|Будущее|Повелительное)$/.test(line))).toHaveLength(
      4,
    );
    expect(text).not.toContain('Ваша форма');
    expect(buttonsOf(sent).map(({ text: label }) => label)).toEqual([
      'Открыть урок с этим глаголом',
      '⚑ Ошибка?',
      '▦ Таблицей',
    ]);
  });

  it.each(['напишу', 'писала', 'как будет писать', 'כותבימ', 'כו\u200fתב'])(
    'understands what the search understands: %s',
    async (text) => {
      expect((await said(text)).at(-1)).toContain('[лихто́в] — писать / написать');
    },
  );

  it('begins every line with Russian or with a direction mark, and no line ends in Hebrew', async () => {
    const [sent] = await ask('כתבנו');
    const lines = textOf(sent)
      .split('\n')
      .filter((line) => line !== '');
    expect(lines.filter((line) => !/^[\u200eА-Яа-яЁё•]/.test(line))).toEqual([]);
    expect(lines.filter((line) => /[\u0590-\u05ff]$/.test(line))).toEqual([]);
  });

  it('names the person and tense of a form', async () => {
    const [text] = await said('כתבנו');
    expect(text).toContain(`Ваша форма\n${'כָּתַבְנוּ'.normalize('NFC')} [ката́вну] — прошедшее, мы`);
  });

  it('takes a form with niqqud', async () => {
    expect((await said('כָּתַבְנוּ'))[0]).toContain('прошедшее, мы');
  });

  it('names every form that is spelled alike', async () => {
    const [text] = await said('תכתוב');
    expect(text).toContain('Ваша форма — одна из этих');
    expect(text).toContain('— будущее, ты (м.)');
    expect(text).toContain('— будущее, она');
  });

  it('tells first that a form can be of two verbs, then shows both', async () => {
    const [first, ...both] = await said('אוכל');
    expect(first).toBe(
      'אוכל — пишется одинаково:\n• есть / съесть: настоящее, я, ты, он; будущее, я\n• мочь / смочь: будущее, я',
    );
    expect(both.map((text) => text.split(' — ')[1]?.split('\n')[0])).toEqual([
      'есть / съесть',
      'мочь / смочь',
    ]);
  });

  it.each(['писать', 'Написать', 'пишет'])('understands Russian: %s', async (russian) => {
    const [text, ...others] = await said(russian);
    expect(others).toEqual([]);
    expect(text).toContain('— писать / написать');
  });

  it('shows a verb without an infinitive by its past, without empty tables', async () => {
    const [text] = await said('мочь');
    expect(text?.startsWith('יָכֹל'.normalize('NFC'))).toBe(true);
    expect(text).not.toContain('Повелительное');
  });

  it('shows nothing of a verb of a locked lesson, and all of it with premium', async () => {
    const [text, ...others] = await said('לדבר');
    expect(others).toEqual([]);
    expect(text).toBe(
      'Это слово премиум-урока «Урок три». Его формы откроются с премиум-доступом: /premium.',
    );
    const rich = await createLearner(backend, 77);
    await grantPremium(backend.db, rich.id);
    expect((await said('לדבר', { ...anya, id: rich.id }))[0]).toContain('биньян пиэль');
  });

  it('says how it is used when nothing is asked, and what it knows when the word is unknown', async () => {
    expect((await said(''))[0]).toContain('/verb писать');
    expect((await said('абракадабрить'))[0]).toContain('Глагола «абракадабрить» в уроках нет.');
    // The word is taught, but is no verb.
    expect((await said('мама'))[0]).toContain('Глагола «мама» в уроках нет.');
    expect((await said("'; drop table words; --"))[0]).toContain('в уроках нет');
    expect((await said('а'.repeat(500)))[0]).toContain('слишком длинно');
  });

  it('has the rules behind the form and the binyan below the card', async () => {
    const rulesBelow = async (text: string) =>
      buttonsOf((await ask(text)).at(-1))
        .map(({ text: label }) => label)
        .filter((label) => label.startsWith('Правило'));
    const { lessons: places } = await readPlaces(backend.db);
    const row = { theme: 'verbs', text: '', lessonId: places.one } as const;
    const rows = ['infinitive', 'past-endings', 'binyanim'].map((key, position) => ({
      key,
      title: key,
      position,
    }));
    await backend.db
      .insert(rules)
      .values(rows.map((one) => ({ ...row, needs: [], pairs: [], checks: [], ...one })));
    expect(await rulesBelow('לכתוב')).toEqual(['Правило: infinitive', 'Правило: binyanim']);
    expect(await rulesBelow('כתבנו')).toEqual(['Правило: past-endings', 'Правило: binyanim']);
    await backend.db.delete(rules);
    expect(await rulesBelow('כתבנו')).toEqual([]);
  });

  it('says nothing to somebody who was shut out', async () => {
    const shutOut = { ...anya, id: 801 };
    await ask('', shutOut);
    await backend.db.update(users).set({ blockedAt: backend.clock() }).where(eq(users.id, shutOut.id));
    expect((await said('לכתוב', shutOut))[0]).not.toContain('биньян');
  });
});
