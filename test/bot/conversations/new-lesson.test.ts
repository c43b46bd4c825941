import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog, lessons, words } from '../../../db/schema/index.ts';
import { anya } from '../../support/telegram-updates.ts';
import { buttonsOf, refusals } from '../support.ts';
import { type AdminHouse, openAdminHouse, said } from './support.ts';

let house: AdminHouse;

beforeAll(async () => {
  house = await openAdminHouse();
});
afterAll(() => house.close());

// shalom, toda: "hello", "thanks"
const twoWords = 'שָׁלוֹם - шало́м - привет\nתּוֹדָה - тода́ - спасибо';

const newest = async () => {
  const [lesson] = (await house.db.select().from(lessons)).sort((one, other) => other.id - one.id);
  if (!lesson) throw new Error('the course is empty');
  return lesson;
};

/** From /newlesson to the question for words. */
async function untilWords(name: string) {
  await house.say('/newlesson');
  await house.press('Первый раздел');
  await house.say(name);
  await house.press('Пропустить');
  await house.press('Пропустить');
  return house.press('Всем');
}

describe('/newlesson', () => {
  it('asks step by step, each step in a bot of its own, and keeps a draft', async () => {
    expect(said(await house.say('/newlesson'))).toContain('В каком разделе урок?');
    expect(said(await house.press('Первый раздел'))).toBe('Как называется урок?');
    expect(said(await house.say('Вежливость'))).toContain('Описание для карточки урока');
    expect(said(await house.say('Вы сможете поздороваться.'))).toContain('Кто автор?');
    expect(said(await house.say('Дина'))).toContain('Ссылка на автора');
    expect(said(await house.say('https://example.org/dina'))).toBe('Кому открыт урок?');
    expect(said(await house.press('По подписке'))).toContain('по одному в строке');

    const preview = await house.say(twoWords);
    expect(said(preview)).toContain('✓ 1.');
    expect(said(preview)).toContain('4. Вежливость');
    expect(said(preview)).toContain('Первый раздел → Подраздел\nA1, премиум, черновик');

    const saved = await house.press('Сохранить черновик');
    expect(said(saved)).toContain('Черновик сохранён.');
    expect(buttonsOf(saved.find((sent) => buttonsOf(sent).length > 0)).map(({ text }) => text)).toContain(
      'Опубликовать',
    );
    const lesson = await newest();
    expect(lesson).toMatchObject({
      name: 'Вежливость',
      description: 'Вы сможете поздороваться.',
      authorName: 'Дина',
      authorLink: 'https://example.org/dina',
      isFree: false,
      isPublished: false,
      lessonNumber: 4,
    });
    const own = await house.db.select().from(words).where(eq(words.lessonId, lesson.id));
    expect(own.map(({ hebrew, pronunciation, russian }) => [hebrew, pronunciation, russian])).toEqual([
      ['שלום', 'שָׁלוֹם', 'привет'],
      ['תודה', 'תּוֹדָה', 'спасибо'],
    ]);
    const [act] = await house.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.target, `lesson:${lesson.id}`));
    expect(act).toMatchObject({ adminId: 502, action: 'lesson.create' });

    expect(said(await house.press('Опубликовать'))).toContain('опубликован');
    expect((await newest()).isPublished).toBe(true);
  });

  it('shows every line with what is wrong on it and takes none of them', async () => {
    await untilWords('С ошибками');
    const answer = said(await house.say('שלום - шало́м - привет\nпривет - שלום\nתודה - тода - спасибо'));
    expect(answer).toContain('✓ 1.');
    expect(answer).toContain('✗ 2. привет - שלום');
    expect(answer).toContain('✗ 3.');
    expect(answer).toContain('2 ошибки в словах');
    expect(answer).toContain('Слова урока, до 10');
    await house.say('/cancel');
  });

  it('takes words from a file, and names the lines of a bad one', async () => {
    await untilWords('Из файла');
    const bad = said(
      await house.sendFile('hebrew,transcription,russian\nשלום,шало́м,привет\nабв,тода́,спасибо', 'w.csv'),
    );
    expect(bad).toContain('строка 3, hebrew');
    expect(said(await house.sendFile('PK', 'w.xlsx'))).toContain('Нужен файл слов');
    const good = said(await house.sendFile('hebrew,transcription,russian\nשלום,шало́м,привет', 'w.csv'));
    expect(good).toContain('Прочитано: 1 слово.');
    expect(good).toContain('Огласовок пока нет');
    await house.press('Отмена');
    expect((await newest()).name).toBe('Вежливость');
  });

  it('knows the limit of ten words', async () => {
    await untilWords('Длинный');
    const letters = [...'אבגדהוזחטיכל'];
    const lines = letters.map((letter, at) => `${letter}${letter} - ба${'аэиоу'[at % 5]} - слово ${at}`);
    const answer = said(await house.say(lines.join('\n')));
    expect(answer).toMatch(/максимум 10 слов|ошиб/);
    await house.say('/cancel');
  });

  it('refuses a link that is none, and buttons of earlier questions', async () => {
    await house.say('/newlesson');
    await house.press('Первый раздел');
    await house.say('Урок');
    await house.press('Пропустить');
    await house.say('Дина');
    expect(said(await house.say('example'))).toBe('Ссылка начинается с https:// и не содержит пробелов.');
    const stale = await house.press('Первый раздел');
    expect(stale[0]).toMatchObject({
      method: 'answerCallbackQuery',
      payload: { text: 'Эта кнопка уже не действует.' },
    });
    expect(said(await house.say('https://example.org'))).toBe('Кому открыт урок?');
    expect(said(await house.say('всем'))).toContain('нажать одну из кнопок');
    await house.say('/cancel');
  });

  it('saves one lesson, though Telegram brings the last tap again before the dialogue is known to be over', async () => {
    await untilWords('Один раз');
    await house.say(twoWords);
    const { store } = house.parts;
    house.parts = {
      ...house.parts,
      store: { ...store, delete: async () => Promise.reject(new Error('away')) },
    };
    await house.press('Сохранить черновик');
    house.parts = { ...house.parts, store };
    expect(said(await house.press('Сохранить черновик'))).toContain('Черновик сохранён.');
    const named = await house.db.select().from(lessons).where(eq(lessons.name, 'Один раз'));
    expect(named).toHaveLength(1);
  });

  it('stays where it was when Telegram does not take an answer, and the same update goes on from there', async () => {
    await house.say('/newlesson');
    await house.press('Первый раздел');
    const update = house.updates.text({ ...anya, id: 502 }, 'Повтор');
    house.telegram.next = [refusals.broken];
    await expect(house.deliver(update)).rejects.toThrow('502');
    expect(said(await house.deliver(update))).toContain('Описание для карточки урока');
    // Delivered a third time it answers no further question.
    expect(await house.deliver(update)).toEqual([]);
    expect(said(await house.say('/cancel'))).toContain('Новый урок: отменено');
  });

  it.each([
    '/newlesson',
    '/editlesson 1',
    '/import',
    '/broadcast',
    '/lessons',
    '/publish 1',
    '/delete 1',
    '/export',
    '/user 502',
    '/stats',
  ])('%s is unknown to learners', async (command) => {
    expect(said(await house.say(command, anya))).toContain('Такой команды я не знаю');
  });
});
