import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { auditLog, lessons, users, words } from '../../../db/schema/index.ts';
import { anya, boris } from '../../support/telegram-updates.ts';
import { buttonsOf, refusals, rowsOf, type Sent, textOf } from '../support.ts';
import { type AdminChat, openAdminChat, said } from './support.ts';

let backend: AdminChat;

beforeAll(async () => {
  backend = await openAdminChat();
});
afterAll(() => backend.close());
afterEach(() => backend.say('/cancel'));

// shalom, toda: "hello", "thanks"
const twoWords = 'שָׁלוֹם - шало́м - привет\nתּוֹדָה - тода́ - спасибо';

const newest = async () => {
  const [lesson] = (await backend.db.select().from(lessons)).sort((one, other) => other.id - one.id);
  if (!lesson) throw new Error('the course is empty');
  return lesson;
};
const wordsOf = async (lessonId: number) => {
  const own = await backend.db
    .select()
    .from(words)
    .where(eq(words.lessonId, lessonId))
    .orderBy(words.position);
  return own.map(({ hebrew, transcription, russian }) => [hebrew, transcription, russian]);
};

/** From /newlesson to the preview. */
async function untilPreview(lines = twoWords) {
  await backend.say('/newlesson');
  return backend.say(lines);
}

describe('/newlesson', () => {
  it('begins with the words, proposes the rest, and publishes it, each step in a bot of its own', async () => {
    const asked = await backend.say('/newlesson');
    expect(said(asked)).toContain('Слова урока, до 10: по одному в строке');
    const preview = await backend.say(twoWords);
    expect(said(preview)).toContain('Прочитано: 2 слова.');
    expect(said(preview)).toContain('4. Привет, спасибо');
    expect(said(preview)).toContain('Первый раздел → Подраздел\nA1, бесплатный, черновик');
    expect(said(preview)).toContain('Название предложено по словам. Описание составится из слов.');
    const labels = preview.flatMap(buttonsOf).map(({ text }) => text);
    expect(labels).toEqual([
      ...['Другие слова', 'Название', 'Подраздел', 'Сделать премиум'],
      ...['Опубликовать', 'Сохранить черновик', 'Отмена'],
    ]);
    // A label that a small phone would cut has its row alone.
    expect(preview.flatMap(rowsOf).filter((row) => row.length > 1)).toEqual([
      ['Другие слова', 'Название'],
      ['Подраздел', 'Сделать премиум'],
    ]);

    const published = await backend.press('Опубликовать');
    expect(said(published)).toContain('Урок опубликован: ученики его уже видят.');
    const lesson = await newest();
    expect(lesson).toMatchObject({
      ...{ name: 'Привет, спасибо', authorName: null, authorLink: null },
      ...{ isFree: true, isPublished: true, lessonNumber: 4 },
    });
    expect(await wordsOf(lesson.id)).toEqual([
      ['שלום', 'шало́м', 'привет'],
      ['תודה', 'тода́', 'спасибо'],
    ]);
    const acts = await backend.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.target, `lesson:${lesson.id}`));
    expect(acts).toMatchObject([{ adminId: 502, action: 'lesson.create' }]);
  });

  it('changes any field from the preview, and that one alone', async () => {
    await untilPreview();
    expect(said(await backend.press('Название'))).toBe('Новое название:\n\nСейчас: Привет, спасибо');
    const named = said(await backend.say('Вежливость'));
    expect(named).toContain('. Вежливость');
    expect(named).not.toContain('Название предложено');
    expect(said(await backend.press('Сделать премиум'))).toContain('A1, премиум, черновик');
    expect(said(await backend.press('Сохранить черновик'))).toContain('Черновик сохранён.');
    expect(await newest()).toMatchObject({ name: 'Вежливость', isFree: false, isPublished: false });
  });

  it('leads back from every question, and changes nothing then', async () => {
    const before = said(await untilPreview())
      .split('---\n')
      .at(-1);
    for (const label of ['Название', 'Подраздел']) {
      const question = await backend.press(label);
      expect(
        question.flatMap(buttonsOf).map(({ text }) => text),
        label,
      ).toContain('Назад');
      expect(said(await backend.press('Назад')), label).toBe(before);
    }
  });

  it.each(['Название', 'Подраздел'])(
    'adds words that are pasted at «%s» to the words, whatever was asked',
    async (label) => {
      await untilPreview('שָׁלוֹם - шало́м - привет');
      await backend.press(label);
      // toda, ken, lo
      const answer = said(await backend.say('תודה\tтода́\tспасибо\nכן\tкэн\tда\nלא\tло\tнет'));
      expect(answer).toContain('Это слова: они добавлены к словам урока.');
      await backend.press('Сохранить черновик');
      const lesson = await newest();
      expect(lesson).toMatchObject({ authorName: null, authorLink: null });
      expect(lesson.name).toBe('Привет, спасибо, да, нет');
      expect((await wordsOf(lesson.id)).map(([hebrew]) => hebrew)).toEqual(['שלום', 'תודה', 'כן', 'לא']);
    },
  );

  it('takes other words in the place of those that were sent', async () => {
    await untilPreview();
    expect(said(await backend.press('Другие слова'))).toContain('Слова урока, до 10');
    await backend.press('Отмена');
    await backend.press('Другие слова');
    const answer = said(await backend.say('כן - кэн - да')); // ken
    expect(answer).toContain('. Да\n');
    expect(answer).not.toContain('привет');
  });

  it('is taken back as a whole by a button', async () => {
    await untilPreview();
    await backend.press('Сохранить черновик');
    const { id } = await newest();
    expect(said(await backend.press('↩️ Отменить'))).toContain('Отменено. Всё как было.');
    const [row] = await backend.db.select().from(lessons).where(eq(lessons.id, id));
    expect(row?.deletedAt).not.toBeNull();
  });

  it('takes words behind the command, and a name', async () => {
    expect(said(await backend.say(`/newlesson\n${twoWords}`))).toContain('. Привет, спасибо');
    await backend.say('/cancel');
    expect(said(await backend.say('/newlesson Вежливость'))).toContain('Слова урока');
    expect(said(await backend.say(twoWords))).toContain('. Вежливость');
  });

  it('keeps the lines that are right, names the others, and takes them when they are sent again', async () => {
    const answer = said(
      await untilPreview('שלום - шало́м - привет\nпривет\nתודה - тода - спасибо\nכן - кэн - да'),
    );
    expect(answer).toContain('✗ 2. привет');
    expect(answer).toContain('✗ 3.');
    expect(answer).toContain(
      '2 ошибки в словах. Исправьте и пришлите только эти строки: 2 слова уже в уроке.',
    );
    const more = said(await backend.say('תודה - тода́ - спасибо\nשלום - шало́м - мир'));
    expect(more).toContain('Такие слова в уроке уже были и заменены: 1.');
    expect(more).toContain('1. ‎שָׁלוֹם‎ — шало́м — мир\n');
    expect(more).toContain('3. ‎תּוֹדָה‎ — тода́ — спасибо');
  });

  it('asks again while no line is right', async () => {
    await backend.say('/newlesson');
    expect(said(await backend.say('Вежливость'))).toContain(
      '1 ошибка в словах. Исправьте и пришлите эти строки снова.',
    );
    expect(said(await backend.say('—'))).toContain('Добавьте хотя бы одно слово');
    const asked = await backend.say('שלום');
    expect(said(asked)).toContain('Слова урока, до 10');
    expect(said(await backend.press('Отмена'))).toBe('Новый урок: отменено, ничего не сохранено.');
  });

  it('takes ten words and shows which did not fit', async () => {
    const letters = [...'אבגדהוזחטילק'];
    const lines = letters.map((letter, at) => `${letter}${letter} - ба - слово ${'абвгдежзиклм'[at]}`);
    const answer = said(await untilPreview(lines.join('\n')));
    expect(answer).toContain('максимум 10 слов. Не вошли:\n‎לל‎ — ба — слово л\n‎קק‎ — ба — слово м');
    expect(answer).toContain('10. ‎יי‎');
  });

  it('takes words from a file, names the lines of a bad one, and says what to do with a picture', async () => {
    await backend.say('/newlesson');
    const bad = said(
      await backend.sendFile('hebrew,transcription,russian\nשלום,шало́м,привет\nабв,тода́,спасибо', 'w.csv'),
    );
    expect(bad).toContain('строка 3, hebrew');
    expect(said(await backend.sendFile('PK', 'w.xlsx'))).toContain('Нужен файл слов');
    const picture = backend.updates.message(boris, { photo: [] });
    expect(said(await backend.deliver(picture))).toContain('Ячейки Excel вставляются картинкой');
    const good = said(await backend.sendFile('hebrew,transcription,russian\nשלום,шало́м,привет', 'w.csv'));
    expect(good).toContain('Прочитано: 1 слово.');
    expect(good).toContain('Огласовок пока нет');
    expect(said(await backend.say('да'))).toContain('нажать одну из кнопок или прислать слова');
    const refused = said(await backend.press('Опубликовать'));
    expect(refused).toContain('• слово 1:');
    expect(refused).toContain('Урок ещё не сохранён.');
  });

  it('asks about transcriptions that the niqqud reads otherwise before learners see them', async () => {
    await untilPreview('שָׁלוֹם - шалу́м - привет');
    await backend.press('Опубликовать');
    expect(said(await backend.press('Назад'))).toContain('Урок ещё не сохранён.');
    await backend.press('Опубликовать');
    const { keep } = (await import('../../../core/texts/admin/bot.ts')).adminBotTexts.button;
    expect(said(await backend.press(keep))).toContain('Урок опубликован');
  });

  it('proposes the subsection in which this admin wrote last, and another one when it is chosen', async () => {
    await backend.say('/start');
    const { createCategory } = await import('../../../db/admin/categories.ts');
    const fields = { sectionId: 1, name: 'Второй подраздел', iconEmoji: '📗', iconBgColor: '#ffffff' };
    await createCategory(backend.db, { adminId: 1, kind: 'subsection', fields }, backend.clock());
    expect(said(await untilPreview())).toContain('Первый раздел → Подраздел\n');
    await backend.press('Подраздел');
    await backend.press('Первый раздел');
    expect(said(await backend.press('Назад'))).toBe('В каком разделе урок?');
    await backend.press('Первый раздел');
    expect(said(await backend.press('Второй подраздел'))).toContain('Первый раздел → Второй подраздел\n');
    await backend.press('Сохранить черновик');
    expect(said(await untilPreview())).toContain('Первый раздел → Второй подраздел\n');
  });

  it('takes pairs and tables, and proposes what the course knows, with a doubt where it is not certain', async () => {
    const answer = said(await untilPreview('перевод\tиврит\nпока\tשלום\nспасибо\tתּוֹדָה\nдорога\tדרךך'));
    expect(answer).toContain('⚠️ 2. ‎שָׁלוֹם‎ — шало́м — пока\n    Огласовки слова курса «привет»');
    expect(answer).not.toContain('⚠️ 3.');
    expect(answer).toContain('✗ 4. дорога\tדרךך\n    Нет транскрипции');
    // One line alone is mended.
    expect(said(await backend.say('דֶּרֶךְ - дорога'))).toContain('3. ‎דֶּרֶךְ‎');
  });

  it('makes a section and a subsection where a lesson is to stand', async () => {
    await untilPreview();
    await backend.press('Подраздел');
    expect(said(await backend.press('➕ Новый раздел'))).toBe('Название нового раздела:');
    expect(said(await backend.say('Город'))).toBe('Новый раздел «Город»\n---\nНазвание нового подраздела:');
    expect(said(await backend.say('На улице'))).toContain('Город → На улице\n');
    await backend.press('Подраздел');
    await backend.press('Город');
    await backend.press('➕ Новый подраздел');
    // Back to the sections, and nothing was made.
    expect(said(await backend.press('Назад'))).toBe('В каком разделе урок?');
    await backend.press('Город');
    await backend.press('➕ Новый подраздел');
    expect(said(await backend.say('В автобусе'))).toContain('Город → В автобусе\n');
    await backend.press('Сохранить черновик');
    const { readCategories } = await import('../../../db/admin/categories.ts');
    const made = (await readCategories(backend.db)).find(({ name }) => name === 'Город');
    expect(made?.subsections.map(({ name, draftsCount }) => [name, draftsCount])).toEqual([
      ['На улице', 0],
      ['В автобусе', 1],
    ]);
  });

  it('shows names as they were typed, whatever is in them', async () => {
    await untilPreview();
    await backend.press('Название');
    const answer = said(await backend.say('<b>Привет</b> & _всем_ [*'));
    expect(answer).toContain('<b>Привет</b> & _всем_ [*');
  });

  it('fits a preview of the longest texts into one message', async () => {
    await untilPreview();
    await backend.press('Название');
    await backend.say('д'.repeat(200));
    const letters = [...'אבגדהוזח'];
    const lines = letters.map(
      (letter, at) => `${letter}${letter} - ба - слово ${'абвгдежз'[at]} ${'д'.repeat(190)}`,
    );
    const [preview] = (await backend.say(lines.join('\n'))).slice(-1);
    expect(textOf(preview as Sent).length).toBeGreaterThan(1800);
    expect(textOf(preview as Sent).length).toBeLessThanOrEqual(4096);
  });

  it('refuses buttons of earlier questions', async () => {
    await untilPreview();
    await backend.press('Название');
    const [stale] = await backend.press('Опубликовать');
    expect(stale).toMatchObject({
      method: 'answerCallbackQuery',
      payload: { text: 'Эта кнопка уже не действует.' },
    });
    expect(said(await backend.say('Имя'))).toContain('. Имя');
  });

  it('is written by two admins at once, each for themselves', async () => {
    await backend.say('/start', anya);
    await backend.db.update(users).set({ role: 'admin' }).where(eq(users.id, anya.id));
    await backend.say('/newlesson', anya);
    await untilPreview();
    await backend.say('כן - кэн - да', anya); // ken
    await backend.press('Название', anya);
    await backend.say('לא - ло - нет'); // lo, by the first one
    await backend.say('Согласие', anya);
    await backend.press('Сохранить черновик', anya);
    expect(await newest()).toMatchObject({ name: 'Согласие' });
    expect(await wordsOf((await newest()).id)).toEqual([['כן', 'кэн', 'да']]);
    await backend.say('/lessons', anya);
    await backend.say('לא - ло - не');
    await backend.press('Сохранить черновик');
    expect(await newest()).toMatchObject({ name: 'Привет, спасибо, не' });
    await backend.db.update(users).set({ role: 'learner' }).where(eq(users.id, anya.id));
  });

  it('saves one lesson, though Telegram brings the last tap again before the dialogue is known to be over', async () => {
    await untilPreview();
    await backend.press('Название');
    await backend.say('Один раз');
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
    await untilPreview();
    await backend.press('Название');
    const update = backend.updates.text(boris, 'Повтор');
    backend.telegram.next = [refusals.broken];
    await expect(backend.deliver(update)).rejects.toThrow('502');
    expect(said(await backend.deliver(update))).toContain('. Повтор');
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
