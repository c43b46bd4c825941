import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog, lessons, words } from '../../../db/schema/index.ts';
import { anya } from '../../support/telegram-updates.ts';
import { buttonsOf, refusals } from '../support.ts';
import { type AdminChat, openAdminChat, said } from './support.ts';

let backend: AdminChat;

beforeAll(async () => {
  backend = await openAdminChat();
});
afterAll(() => backend.close());

// shalom, toda: "hello", "thanks"
const twoWords = 'שָׁלוֹם - шало́м - привет\nתּוֹדָה - тода́ - спасибо';

const newest = async () => {
  const [lesson] = (await backend.db.select().from(lessons)).sort((one, other) => other.id - one.id);
  if (!lesson) throw new Error('the course is empty');
  return lesson;
};

/** From /newlesson to the question for words. */
async function untilWords(name: string) {
  await backend.say('/newlesson');
  await backend.press('Первый раздел');
  await backend.say(name);
  await backend.press('Пропустить');
  await backend.press('Пропустить');
  return backend.press('Всем');
}

describe('/newlesson', () => {
  it('asks step by step, each step in a bot of its own, and keeps a draft', async () => {
    expect(said(await backend.say('/newlesson'))).toContain('В каком разделе урок?');
    expect(said(await backend.press('Первый раздел'))).toBe('Как называется урок?');
    expect(said(await backend.say('Вежливость'))).toContain('Описание для карточки урока');
    expect(said(await backend.say('Вы сможете поздороваться.'))).toContain('Кто автор?');
    expect(said(await backend.say('Дина'))).toContain('Ссылка на автора');
    expect(said(await backend.say('https://example.org/dina'))).toBe('Кому открыт урок?');
    expect(said(await backend.press('По подписке'))).toContain('по одному в строке');

    const preview = await backend.say(twoWords);
    expect(said(preview)).toContain('✓ 1.');
    expect(said(preview)).toContain('4. Вежливость');
    expect(said(preview)).toContain('Первый раздел → Подраздел\nA1, премиум, черновик');

    const saved = await backend.press('Сохранить черновик');
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
    const own = await backend.db.select().from(words).where(eq(words.lessonId, lesson.id));
    expect(own.map(({ hebrew, pronunciation, russian }) => [hebrew, pronunciation, russian])).toEqual([
      ['שלום', 'שָׁלוֹם', 'привет'],
      ['תודה', 'תּוֹדָה', 'спасибо'],
    ]);
    const [act] = await backend.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.target, `lesson:${lesson.id}`));
    expect(act).toMatchObject({ adminId: 502, action: 'lesson.create' });

    expect(said(await backend.press('Опубликовать'))).toContain('опубликован');
    expect((await newest()).isPublished).toBe(true);
  });

  it('shows every line with what is wrong on it and takes none of them', async () => {
    await untilWords('С ошибками');
    const answer = said(await backend.say('שלום - шало́м - привет\nпривет - שלום\nתודה - тода - спасибо'));
    expect(answer).toContain('✓ 1.');
    expect(answer).toContain('✗ 2. привет - שלום');
    expect(answer).toContain('✗ 3.');
    expect(answer).toContain('2 ошибки в словах');
    expect(answer).toContain('Слова урока, до 10');
    await backend.say('/cancel');
  });

  it('takes words from a file, and names the lines of a bad one', async () => {
    await untilWords('Из файла');
    const bad = said(
      await backend.sendFile('hebrew,transcription,russian\nשלום,шало́м,привет\nабв,тода́,спасибо', 'w.csv'),
    );
    expect(bad).toContain('строка 3, hebrew');
    expect(said(await backend.sendFile('PK', 'w.xlsx'))).toContain('Нужен файл слов');
    const good = said(await backend.sendFile('hebrew,transcription,russian\nשלום,шало́м,привет', 'w.csv'));
    expect(good).toContain('Прочитано: 1 слово.');
    expect(good).toContain('Огласовок пока нет');
    await backend.press('Отмена');
    expect((await newest()).name).toBe('Вежливость');
  });

  it('knows the limit of ten words', async () => {
    await untilWords('Длинный');
    const letters = [...'אבגדהוזחטיכל'];
    const lines = letters.map((letter, at) => `${letter}${letter} - ба${'аэиоу'[at % 5]} - слово ${at}`);
    const answer = said(await backend.say(lines.join('\n')));
    expect(answer).toMatch(/максимум 10 слов|ошиб/);
    await backend.say('/cancel');
  });

  it('refuses a link that is none, and buttons of earlier questions', async () => {
    await backend.say('/newlesson');
    await backend.press('Первый раздел');
    await backend.say('Урок');
    await backend.press('Пропустить');
    await backend.say('Дина');
    expect(said(await backend.say('example'))).toBe('Ссылка начинается с https:// и не содержит пробелов.');
    const stale = await backend.press('Первый раздел');
    expect(stale[0]).toMatchObject({
      method: 'answerCallbackQuery',
      payload: { text: 'Эта кнопка уже не действует.' },
    });
    expect(said(await backend.say('https://example.org'))).toBe('Кому открыт урок?');
    expect(said(await backend.say('всем'))).toContain('нажать одну из кнопок');
    await backend.say('/cancel');
  });

  it('saves one lesson, though Telegram brings the last tap again before the dialogue is known to be over', async () => {
    await untilWords('Один раз');
    await backend.say(twoWords);
    const { store } = backend.parts;
    backend.parts = {
      ...backend.parts,
      store: { ...store, delete: async () => Promise.reject(new Error('away')) },
    };
    await backend.press('Сохранить черновик');
    backend.parts = { ...backend.parts, store };
    expect(said(await backend.press('Сохранить черновик'))).toContain('Черновик сохранён.');
    const named = await backend.db.select().from(lessons).where(eq(lessons.name, 'Один раз'));
    expect(named).toHaveLength(1);
  });

  it('stays where it was when Telegram does not take an answer, and the same update goes on from there', async () => {
    await backend.say('/newlesson');
    await backend.press('Первый раздел');
    const update = backend.updates.text({ ...anya, id: 502 }, 'Повтор');
    backend.telegram.next = [refusals.broken];
    await expect(backend.deliver(update)).rejects.toThrow('502');
    expect(said(await backend.deliver(update))).toContain('Описание для карточки урока');
    // Delivered a third time it answers no further question.
    expect(await backend.deliver(update)).toEqual([]);
    expect(said(await backend.say('/cancel'))).toContain('Новый урок: отменено');
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
    expect(said(await backend.say(command, anya))).toContain('Такой команды я не знаю');
  });
});
