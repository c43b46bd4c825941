import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BotContext } from '../../../bot/context.ts';
import { sayGone } from '../../../bot/rules/turn.ts';
import type { RuleContent } from '../../../core/rules/content.ts';
import { noteEdition } from '../../../db/course/lock-course.ts';
import { lessons, ruleAnswers, rules, users, words } from '../../../db/schema/index.ts';
import { createLearner, grantPremium } from '../../support/learners.ts';
import { anya } from '../../support/telegram-updates.ts';
import { buttonsOf, openTestBot, refusals, type Sent, type TestBot, takeSent, textOf } from '../support.ts';

const having: RuleContent = {
  key: 'having',
  theme: 'having',
  title: 'У меня есть: יש לי',
  text: 'На иврите «есть мне»: יֵשׁ לִי. «Нет» — אֵין לִי.',
  lesson: 'one',
  pairs: [
    {
      right: { pronunciation: '[יֵשׁ לִי] אִמָּא.', transcription: 'йэш ли и́ма', russian: 'У меня есть мама.' },
      other: { hebrew: 'אני יש אמא', russian: 'У меня есть мама.', why: 'не «я», а «мне»' },
    },
    {
      right: { pronunciation: '[יֵשׁ] לִי?', transcription: 'йэш ли', russian: 'У меня есть?' },
      other: { hebrew: '[אֵין] לִי'.replaceAll(/[[\]]/g, ''), russian: 'У меня нет.', why: 'אין — «нет»' },
    },
  ],
  checks: [
    {
      kind: 'gap',
      prompt: 'У меня есть мама.',
      sentence: '___ לִי אִמָּא.',
      options: ['יֵשׁ', 'אֵין'],
      answer: 0,
      reasons: ['אין — «нет».'],
    },
    {
      kind: 'order',
      prompt: 'У меня есть мама.',
      options: ['יֵשׁ', 'לִי', 'אִמָּא'],
      answer: 0,
      reasons: ['Сначала יש.'],
    },
    {
      kind: 'choice',
      prompt: 'Кому?',
      options: ['я', 'мне', 'меня'],
      answer: 1,
      reasons: ['Так по-английски.', 'Так по-русски.'],
    },
  ],
};
const like = (key: string, over: Partial<RuleContent>): RuleContent => ({ ...having, key, ...over });
const course: RuleContent[] = [
  having,
  like('had', { title: 'У меня было и будет' }),
  like('comparing', { theme: 'nouns-and-adjectives', title: 'Больше, чем: יותר и מ', lesson: 'two' }),
  like('most', { theme: 'nouns-and-adjectives', title: 'Самый: הכי', lesson: 'two' }),
  like('piel', { theme: 'verbs', title: 'Пиэль: «мэ» в начале', lesson: 'three' }),
];

let backend: TestBot;
let ids: Record<string, number>;

beforeAll(async () => {
  backend = await openTestBot({}, { rules: course });
  const rows = await backend.db.select({ id: rules.id, key: rules.key }).from(rules);
  ids = Object.fromEntries(rows.map(({ id, key }) => [key, id]));
});
afterAll(() => backend.close());
beforeEach(async () => {
  await backend.db.delete(ruleAnswers);
  takeSent(backend.telegram);
});

const ask = async (text: string, from = anya) => {
  await backend.bot.handleUpdate(backend.updates.text(from, `/rule ${text}`.trim()));
  return takeSent(backend.telegram);
};
const press = async (data: string, from = anya) => {
  await backend.bot.handleUpdate(backend.updates.press(from, data));
  return takeSent(backend.telegram);
};
const dataOf = (sent: Sent | undefined, label: string) =>
  buttonsOf(sent).find(({ text }) => text === label)?.callback_data ?? `no button ${label}`;
const labelsOf = (sent: Sent | undefined) => buttonsOf(sent).map(({ text }) => text);
/** Without direction marks. */
const plain = (sent: Sent | undefined) =>
  textOf(sent)
    .replaceAll(/[\u200e\u200f]/g, '')
    .normalize('NFC');
const boldOf = (sent: Sent | undefined) => {
  const entities = (sent?.payload.entities ?? []) as { type: string; offset: number; length: number }[];
  return entities.map(({ offset, length }) =>
    textOf(sent)
      .slice(offset, offset + length)
      .normalize('NFC'),
  );
};
const kept = () => backend.db.select().from(ruleAnswers);
const rowsOf = (sent: Sent | undefined) =>
  (sent?.payload.reply_markup as { inline_keyboard: unknown[][] } | undefined)?.inline_keyboard ?? [];

describe('/rule with words', () => {
  it('shows the card: title, text, pairs with bold letters, the wrong and the other form', async () => {
    const [card, ...others] = await ask('как сказать у меня есть');
    expect(others).toEqual([]);
    expect(plain(card).split('\n')).toEqual(
      [
        'У меня есть: יש לי',
        '',
        'На иврите «есть мне»: יֵשׁ לִי. «Нет» — אֵין לִי.',
        '',
        '• יֵשׁ לִי אִמָּא. [йэш ли и́ма] — У меня есть мама.',
        '✗ אני יש אמא — не «я», а «мне»',
        '',
        '• יֵשׁ לִי? [йэш ли] — У меня есть?',
        '↔ אֵין לִי — У меня нет. — אין — «нет»',
      ].map((line) => line.normalize('NFC')),
    );
    expect(boldOf(card).map((text) => text.replaceAll('\u200e', ''))).toEqual([
      'У меня есть: יש לי',
      'יֵשׁ לִי'.normalize('NFC'),
      'יֵשׁ'.normalize('NFC'),
    ]);
    expect(labelsOf(card).slice(0, 2)).toEqual(['Проверить себя', 'Открыть в Миле']);
    expect(buttonsOf(card)[1]?.web_app?.url).toMatch(/rule_\d+$/);
  });

  it('keeps every Hebrew between marks, so that no line is turned by it', async () => {
    const [card] = await ask('у меня есть');
    const unmarked = textOf(card)
      .split('\n')
      .filter((line) => /^[\u0590-\u05ff]|[\u0590-\u05ff]\p{P}?$/u.test(line));
    expect(unmarked).toEqual([]);
    // A mark at the end of Hebrew stays on its side.
    expect(textOf(card)).toContain('?\u200f\u200e [йэш ли]');
  });

  it('understands any wording, and offers the next best', async () => {
    for (const text of ['У МЕНЯ ЕСТЬ?', 'йеш ли', 'יש לי', 'יֵשׁ לִי', 'у меня нет времени', 'глагол иметь'])
      expect(plain((await ask(text))[0]).split('\n')[0], text).toBe('У меня есть: יש לי');
    const [card] = await ask('у меня было');
    expect(plain(card)).toMatch(/^У меня было и будет/);
    expect(labelsOf(card)).toContain('У меня есть: יש לי');
  });

  it('lets one choose where several answer equally well', async () => {
    const [choice] = await ask('степени сравнения');
    expect(plain(choice)).toContain('«степени сравнения» подходит несколько правил');
    expect(labelsOf(choice).slice(0, 2).sort()).toEqual(['Больше, чем: יותר и מ', 'Самый: הכי']);
    const [card] = await press(dataOf(choice, 'Самый: הכי'));
    expect(card?.method).toBe('editMessageText');
    expect(plain(card)).toMatch(/^Самый: הכי\n/);
  });

  it('of a locked lesson shows the title alone, and the way to premium', async () => {
    const [card] = await ask('пиэль');
    expect(plain(card)).toBe(
      'Пиэль: «мэ» в начале\n\nЭто правило из премиум-урока «Урок три». Оно откроется с премиум-доступом: /premium.',
    );
    expect(labelsOf(card)).not.toContain('Проверить себя');
    expect(await kept()).toEqual([]);
    const rich = await createLearner(backend, 77);
    await grantPremium(backend.db, rich.id);
    expect(plain((await ask('пиэль', { ...anya, id: rich.id }))[0])).toContain('есть мне');
  });

  it('says so when nothing is found, and shows the themes', async () => {
    for (const text of [
      'где купить билет',
      'мягкий знак',
      "'; drop table rules; --",
      '🙂',
      'ы'.repeat(4000),
    ]) {
      const [answer] = await ask(text);
      expect(plain(answer)).toContain('не нашлось');
      expect(labelsOf(answer)).toEqual(['Род и число', 'У меня есть', 'Глаголы']);
    }
  });

  it('says nothing to somebody who was shut out', async () => {
    const shutOut = { ...anya, id: 802 };
    await ask('', shutOut);
    await backend.db.update(users).set({ blockedAt: backend.clock() }).where(eq(users.id, shutOut.id));
    expect(plain((await ask('у меня есть', shutOut))[0])).not.toContain('есть мне');
    expect(await press(`ru:r:${ids.having}`, shutOut)).toMatchObject([{ method: 'sendMessage' }, {}]);
    await backend.db.update(users).set({ blockedAt: null }).where(eq(users.id, shutOut.id));
  });
});

describe('a rule that is gone', () => {
  it('is said to be so in a message where no button was pressed', async () => {
    const said: string[] = [];
    const ctx = { reply: async (text: string) => said.push(text) } as unknown as BotContext; // nothing else is read
    await sayGone({ ctx });
    expect(said).toEqual([expect.stringContaining('больше нет')]);
  });
});

describe('/rule alone', () => {
  it('lists the themes, then the rules of one, then a card, and back', async () => {
    const [themes] = await ask('');
    expect(labelsOf(themes)).toEqual(['Род и число', 'У меня есть', 'Глаголы']);
    const [theme] = await press(dataOf(themes, 'Глаголы'));
    expect(theme?.method).toBe('editMessageText');
    expect(plain(theme)).toBe('Глаголы');
    expect(labelsOf(theme)).toEqual(['🔒 Пиэль: «мэ» в начале', '‹ Все темы']);
    const [card] = await press(
      dataOf(await first(press(dataOf(themes, 'У меня есть'))), 'У меня есть: יש לי'),
    );
    expect(plain(card)).toMatch(/^У меня есть: יש לי\n/);
    const [back] = await press(dataOf(card, '‹ Все темы'));
    expect(labelsOf(back)).toEqual(['Род и число', 'У меня есть', 'Глаголы', 'У меня есть: יש לי']);
  });

  it('shows the rules that were met last, at most three', async () => {
    for (const text of ['у меня есть', 'у меня было', 'самый лучший', 'больше чем']) {
      await ask(text);
      backend.clock.now = new Date(backend.clock.now.getTime() + 60_000);
    }
    expect(labelsOf((await ask(''))[0]).slice(3)).toEqual([
      'Больше, чем: יותר и מ',
      'Самый: הכי',
      'У меня было и будет',
    ]);
  });

  it('never fills more than eight rows, nor 64 bytes, however many rules a theme has', async () => {
    const [row] = await backend.db.select().from(rules).where(eq(rules.key, 'having'));
    if (!row) throw new Error('the rule was seeded');
    const many = Array.from({ length: 20 }, (_, at) => {
      const { id: _id, ...values } = row;
      return {
        ...values,
        key: `own-${at}`,
        title: `Правило ${at}`,
        theme: 'verbs' as const,
        position: 100 + at,
      };
    });
    await backend.db.insert(rules).values(many);
    const theme = dataOf((await ask(''))[0], 'Глаголы');
    const seen: string[] = [];
    let page = await first(press(theme));
    for (;;) {
      expect(rowsOf(page).length).toBeLessThanOrEqual(8);
      for (const { callback_data: data = '' } of buttonsOf(page))
        expect(Buffer.byteLength(data)).toBeLessThanOrEqual(64);
      seen.push(...labelsOf(page).filter((label) => /Правило|Пиэль/.test(label)));
      const later = dataOf(page, 'Дальше ›');
      if (later.startsWith('no')) break;
      page = await first(press(later));
    }
    expect(new Set(seen).size).toBe(21);
    expect(labelsOf(await first(press(dataOf(page, '‹ Раньше'))))).toContain('Дальше ›');
    await backend.db.delete(rules).where(sql`${rules.key} like 'own-%'`);
  });
});

const first = async (sent: Promise<Sent[]>) => (await sent)[0];

describe('«Проверить себя»', () => {
  const begin = async () => {
    const [card] = await ask('у меня есть');
    await backend.db.delete(ruleAnswers);
    return first(press(dataOf(card, 'Проверить себя')));
  };

  it('plays the three checks by buttons, each with its reason, and counts them', async () => {
    const gap = await begin();
    expect(gap?.method).toBe('sendMessage');
    expect(plain(gap)).toBe(
      'У меня есть: יש לי\nВопрос 1 из 3\n\nУ меня есть мама.\n\n____ לִי אִמָּא.'.normalize('NFC'),
    );
    const wrong = await first(press(dataOf(gap, 'אֵין')));
    expect(wrong?.method).toBe('editMessageText');
    expect(plain(wrong)).toContain('Не совсем.\nיֵשׁ\n\nאין — «нет».'.normalize('NFC'));

    let order = await first(press(dataOf(wrong, 'Следующий вопрос')));
    expect(plain(order)).toContain('Нажимайте слова по порядку.');
    expect(labelsOf(order).sort()).toEqual(['אִמָּא', 'יֵשׁ', 'לִי']);
    for (const word of ['יֵשׁ', 'לִי']) order = await first(press(dataOf(order, word)));
    expect(plain(order)).toContain('יֵשׁ לִי'.normalize('NFC'));
    expect(labelsOf(order)).toEqual(['אִמָּא', 'Сначала']);
    const inOrder = await first(press(dataOf(order, 'אִמָּא')));
    expect(plain(inOrder)).toContain('Верно!\nיֵשׁ לִי אִמָּא\n\nСначала יש.'.normalize('NFC'));

    const choice = await first(press(dataOf(inOrder, 'Следующий вопрос')));
    const right = await first(press(dataOf(choice, 'мне')));
    expect(plain(right)).toMatch(/Верно!\n\nВерно: 2 из 3\.$/);
    expect(plain(await first(press(dataOf(right, 'К правилу'))))).toMatch(/^У меня есть: יש לי\n\nНа иврите/);

    const answers = (await kept()).filter(({ event }) => event === 'check');
    expect(answers.map(({ check, chosen, isRight }) => ({ check, chosen, isRight }))).toEqual([
      { check: 0, chosen: 1, isRight: false },
      { check: 1, chosen: null, isRight: true },
      { check: 2, chosen: 1, isRight: true },
    ]);
  });

  it('shows the right order after a wrong one, and begins again on request', async () => {
    const wrong = await first(press(dataOf(await begin(), 'יֵשׁ')));
    let order = await first(press(dataOf(wrong, 'Следующий вопрос')));
    order = await first(press(dataOf(order, 'לִי')));
    order = await first(press(dataOf(order, 'Сначала')));
    expect(labelsOf(order)).toHaveLength(3);
    for (const word of ['לִי', 'יֵשׁ', 'אִמָּא']) order = await first(press(dataOf(order, word)));
    expect(plain(order)).toContain('Не совсем.\nיֵשׁ לִי אִמָּא'.normalize('NFC'));
  });

  it('asks an order of twelve words to its end', async () => {
    const having = eq(rules.key, 'having');
    const [row] = await backend.db.select().from(rules).where(having);
    const [gap, order, choice] = row?.checks ?? [];
    if (!gap || !order || !choice) throw new Error('the rule has three checks');
    const long = [...'אבגדהוזחטיכל'];
    await backend.db
      .update(rules)
      .set({ checks: [{ ...order, options: long }, gap, choice] })
      .where(having);
    let asked = await begin();
    for (const word of long) {
      const data = dataOf(asked, word);
      expect(Buffer.byteLength(data)).toBeLessThanOrEqual(64);
      asked = await first(press(data));
    }
    expect(plain(asked)).toContain(`Верно!\n${long.join(' ')}`);
    await backend.db
      .update(rules)
      .set({ checks: [gap, order, choice] })
      .where(having);
  });

  it('counts a button that was pressed twice once, and a repeated update too', async () => {
    const data = dataOf(await begin(), 'יֵשׁ');
    const update = backend.updates.press(anya, data);
    await backend.bot.handleUpdate(update);
    await backend.bot.handleUpdate(update);
    backend.telegram.next.push(refusals.notModified);
    await backend.bot.handleUpdate({ ...update, update_id: update.update_id + 10_000 });
    expect((await kept()).filter(({ event }) => event === 'check')).toHaveLength(1);
  });

  it('takes no option that is not there', async () => {
    await begin();
    await press(`ru:a:${ids.having}:1:0:0:9`);
    await press(`ru:a:${ids.having}:1:9:0:0`);
    await press(`ru:o:${ids.having}:1:1:0:999`);
    await press(`ru:a:${ids.having}:1:0:0:-1`);
    expect((await kept()).filter(({ event }) => event === 'check')).toEqual([]);
  });

  it('says politely that the rule has changed since, or is gone, or was locked', async () => {
    const question = await begin();
    const data = dataOf(question, 'יֵשׁ');
    const having = eq(rules.key, 'having');
    await backend.db.update(rules).set({ revision: 2 }).where(having);
    expect(await press(data)).toMatchObject([
      {
        method: 'answerCallbackQuery',
        payload: { text: expect.stringContaining('изменилось'), show_alert: true },
      },
    ]);
    await backend.db.update(rules).set({ revision: 1, deletedAt: backend.clock() }).where(having);
    for (const button of [data, `ru:r:${ids.having}`, `ru:w:${ids.having}`, `ru:s:${ids.having}:1`])
      expect(await press(button)).toMatchObject([
        { method: 'answerCallbackQuery', payload: { text: expect.stringContaining('больше нет') } },
      ]);
    await backend.db.update(rules).set({ deletedAt: null }).where(having);
    await backend.db.update(lessons).set({ isFree: false }).where(eq(lessons.key, 'one'));
    expect(plain((await press(data))[0])).toContain('премиум-урока');
    await backend.db.update(lessons).set({ isFree: true }).where(eq(lessons.key, 'one'));
    expect(await kept()).toEqual([]);
  });

  it('goes on in a new message where the old one cannot be edited', async () => {
    const data = dataOf(await begin(), 'יֵשׁ');
    backend.telegram.next.push(refusals.uneditable);
    const [edit, reply] = await press(data);
    expect([edit?.method, reply?.method]).toEqual(['editMessageText', 'sendMessage']);
    expect(plain(reply)).toContain('Верно!');
  });
});

describe('a card that was shown', () => {
  it('makes its rule met, once for each message', async () => {
    const update = backend.updates.text(anya, '/rule у меня есть');
    await backend.bot.handleUpdate(update);
    await backend.bot.handleUpdate(update);
    expect(await kept()).toMatchObject([{ event: 'met', ruleId: ids.having, isRight: true, check: null }]);
  });
});

describe('a word that was sent', () => {
  const write = async (text: string) => {
    await backend.bot.handleUpdate(backend.updates.text(anya, text));
    return takeSent(backend.telegram);
  };

  it('that is no word of the course brings the rules that it asks for', async () => {
    const [answer, ...others] = await write('степени сравнения');
    expect(others).toEqual([]);
    expect(
      labelsOf(answer)
        .filter((label) => label.startsWith('Правило: '))
        .sort(),
    ).toEqual(['Правило: Больше, чем: יותר и מ', 'Правило: Самый: הכי']);
    const [card] = await press(dataOf(answer, 'Правило: Самый: הכי'));
    expect(card?.method).toBe('sendMessage');
    expect(plain(card)).toMatch(/^Самый: הכי\n/);
  });

  it('that is told in parts only brings its rule, too', async () => {
    const garden = { hebrew: 'גינה', pronunciation: 'גִּינָּה', transcription: 'гина́', russian: 'огород' };
    const aba = eq(words.key, 'aba');
    const [before] = await backend.db.select().from(words).where(aba);
    if (!before) throw new Error('the word was seeded');
    await backend.db.update(words).set(garden).where(aba);
    await backend.db.transaction(noteEdition);
    const [answer] = await write('у дедушки есть огород');
    expect(plain(answer)).toContain('— огород');
    expect(labelsOf(answer)).toContain('Правило: У меня есть: יש לי');
    await backend.db.update(words).set(before).where(aba);
    await backend.db.transaction(noteEdition);
  });

  it('in a sentence to us brings none', async () => {
    const text =
      'здравствуйте, я вчера заплатил за подписку, а уроки так и не открылись, помогите пожалуйста';
    expect(labelsOf((await write(text))[0])).toEqual(['Открыть Милу']);
    expect(labelsOf((await write('мама'))[0]).filter((label) => label.startsWith('Правило'))).toEqual([]);
  });
});
