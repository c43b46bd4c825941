import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../core/random.ts';
import { noteEdition } from '../../../db/course/lock-course.ts';
import { words } from '../../../db/schema/index.ts';
import { foreign, strangeText, wordless } from '../../support/sent-to-bots.ts';
import { sized } from '../../support/size.ts';
import {
  backend,
  bubble,
  calls,
  goToDay,
  learned,
  message,
  press,
  reviews,
  send,
  setupTodayChat,
  text,
  today,
  who,
  word,
  write,
} from '../today-chat.ts';

setupTodayChat();

describe('a text that is no answer', () => {
  it('is thanked, and the question is asked again below with its buttons', async () => {
    await learned('shalom');
    const [question] = await today();
    const [thanks, repeated] = await write('Спасибо!');
    expect(thanks?.text).toMatch(/^Пожалуйста!/);
    expect(repeated).toMatchObject({ text: question?.text });
    expect(repeated?.buttons.map(({ text }) => text)).toEqual(question?.buttons.map(({ text }) => text));
    await press(question, 'Подсказка');
    expect(bubble()).toBe('На этот вопрос уже ответили');
    expect((await write('שלום'))[0]?.text).toContain('Верно!');
    expect(await reviews()).toMatchObject([{ result: 'right', tries: 1, isPartial: false }]);
  });

  it('is looked up, but for the word that is asked: then it is said what is waited for', async () => {
    await learned('shalom');
    await today();
    const [mother, again] = await write('как будет мама?');
    expect(mother?.text).toContain('мама');
    expect(again?.text).toMatch(/^Осталось: 1/);
    for (const asked of ['мир', 'шалом', 'как будет мир']) {
      const [hint, repeated] = await write(asked);
      expect(hint?.text).toContain('Жду слово на иврите');
      expect(hint?.buttons).toEqual([]);
      expect(repeated?.text).toMatch(/^Осталось: 1/);
    }
    expect(await reviews()).toEqual([]);
  });

  it('tells no other form of the verb that is asked', async () => {
    const cards = {
      shalom: { hebrew: 'לכתוב', pronunciation: 'לִכְתֹּב', transcription: 'лихто́в', russian: 'писать' },
      ima: { hebrew: 'כותב', pronunciation: 'כּוֹתֵב', transcription: 'котэ́в', russian: '(он) пишет' },
    };
    const before = await backend.db.select().from(words);
    for (const [key, card] of Object.entries(cards))
      await backend.db
        .update(words)
        .set(card)
        .where(eq(words.id, word(key).wordId));
    await noteEdition(backend.db);
    await learned('shalom');
    await today();
    for (const asked of ['пишет', 'пишу', 'написать'])
      expect((await write(asked))[0]?.text).toContain('Жду слово на иврите');
    for (const card of before) await backend.db.update(words).set(card).where(eq(words.id, card.id));
    await noteEdition(backend.db);
  });

  it('leaves the help as it was: a hint stays used, a try is not given back', async () => {
    await learned('shalom');
    await press((await today())[0], 'Подсказка');
    expect((await write('שולם'))[0]?.text).toContain('Почти!');
    const [, repeated] = await write('👍');
    expect(repeated?.buttons.map(({ text }) => text)).not.toContain('Подсказка');
    await write('שלום');
    expect(await reviews()).toMatchObject([{ result: 'right', tries: 2, isPartial: true }]);
  });

  it.each(['хватит', 'Стоп.', 'отмена'])('ends the session when it is «%s»', async (wish) => {
    await learned('shalom');
    await today();
    expect((await write(wish))[0]?.text).toContain('Остановились');
    expect((await write('שלום'))[0]?.text).not.toContain('Верно!');
  });

  it('is answered once, however often it is delivered', async () => {
    await learned('shalom');
    await today();
    const update = text('привет');
    expect(await send(update)).toHaveLength(2);
    expect(await send(update)).toEqual([]);
  });
});

describe('what people send to bots, while a question waits', () => {
  it.each(Object.entries(wordless))(
    'a %s is remarked on, and the question is asked again',
    async (_, content) => {
      await learned('shalom');
      const [question] = await today();
      const [remark, repeated, ...more] = await send(message(content));
      expect(more).toEqual([]);
      expect(remark?.text).toMatch(/^(?:Мне приятно|Кружочки|Картинки|С этим)/);
      expect(repeated?.text).toBe(question?.text);
      expect(repeated?.buttons.map(({ text }) => text)).toEqual(question?.buttons.map(({ text }) => text));
      expect((await write('שלום'))[0]?.text).toContain('Верно!');
    },
  );

  it('an album is remarked on once', async () => {
    await learned('shalom');
    await today();
    const picture = { ...wordless.photo, media_group_id: 'three' };
    expect(await send(message(picture))).toHaveLength(2);
    expect(await send(message(picture))).toEqual([]);
    expect((await write('שלום'))[0]?.text).toContain('Верно!');
  });

  it('the caption of a picture is looked up', async () => {
    await learned('shalom');
    await today();
    const said = await send(message({ ...wordless.photo, caption: 'мама' }));
    expect(said.map(({ text }) => text)).toEqual([
      expect.stringContaining('— мама'),
      expect.stringMatching(/^Осталось: 1/),
    ]);
  });

  it('a sticker much later is not about the question', async () => {
    await learned('shalom');
    await today();
    goToDay(6);
    expect(await send(message(wordless.sticker ?? {}))).toHaveLength(1);
  });

  it.each(Object.entries(foreign))('a text %s is looked up and is no answer', async (_, marks) => {
    await learned('shalom');
    await today();
    for (const words of ['אימא', 'שלום', 'стоп', 'мама']) {
      const said = await send(message({ text: words, ...marks }));
      expect(said.at(-1)?.text, words).toMatch(/^Осталось: 1/);
    }
    expect(await reviews()).toEqual([]);
    expect((await write('שלום'))[0]?.text).toContain('Верно!');
  });

  it('any text is replied to as plain text, and the question comes back', async () => {
    await learned('shalom');
    const [question] = await today();
    for (let seed = 1; seed <= sized(150, 3000); seed++) {
      const strange = strangeText(createRandom(seed));
      const [reply, repeated, ...more] = await write(strange);
      expect(more, strange).toEqual([]);
      expect(reply?.text, strange).not.toBe('');
      expect(repeated?.text, strange).toBe(question?.text);
      for (const { payload } of calls) {
        expect(payload.parse_mode).toBeUndefined();
        expect(String(payload.text ?? '').length, strange).toBeLessThan(4096);
      }
    }
    expect(await reviews()).toEqual([]);
  });

  it('commands do not lose it', async () => {
    await learned('shalom');
    await today();
    for (const command of ['/help', '/status', '/verb писать', '/START', '/duel', '/top', '/streak'])
      await write(command);
    expect((await write('שלום'))[0]?.text).toContain('Верно!');
  });

  it('an edited message changes nothing', async () => {
    await learned('shalom');
    await today();
    expect(await send(backend.updates.edited(who, 'אימא'))).toEqual([]);
    expect((await write('שלום'))[0]?.text).toContain('Верно!');
  });
});

it('the word that is looked up sounds, and the question below it is asked as before', async () => {
  await learned('shalom');
  const [question] = await today();
  const [father, repeated] = await write('папа');
  expect(father).toMatchObject({ isVoice: true, text: expect.stringContaining('папа') });
  expect(repeated?.text).toBe(question?.text);
  expect((await write('שלום'))[0]?.text).toContain('Верно!');
});
