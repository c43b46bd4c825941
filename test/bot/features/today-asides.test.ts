import { describe, expect, it } from 'vitest';
import { bubble, learned, press, reviews, send, setupTodayChat, text, today, write } from '../today-chat.ts';

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
      expect(repeated?.text).toMatch(/^Осталось: 1/);
    }
    expect(await reviews()).toEqual([]);
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
