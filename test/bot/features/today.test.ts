import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { storeKeys } from '../../../bot/services/store-keys.ts';
import { todayButtons } from '../../../bot/today/buttons.ts';
import { readPractice } from '../../../bot/today/kept-practice.ts';
import type { Store } from '../../../core/ports.ts';
import { saveReview } from '../../../db/memory/review.ts';
import { lessons, users, words } from '../../../db/schema/index.ts';
import { expectBalancesHold } from '../../support/learners.ts';
import { buttonsOf, refusals, takeSent } from '../support.ts';
import {
  answerTo,
  backend,
  botWith,
  bubble,
  calls,
  firstDay,
  goToDay,
  learned,
  pointsOf,
  press,
  recogniser,
  reviews,
  send,
  setupTodayChat,
  speak,
  telegram,
  text,
  today,
  who,
  word,
  write,
} from '../today-chat.ts';

setupTodayChat();

describe('/today', () => {
  it('asks a due word, silently when its sound would be the answer, with three ways out', async () => {
    await learned('shalom', 'aba');
    const [question, ...rest] = await today();
    expect(rest).toEqual([]);
    expect(question?.text).toMatch(
      /^Осталось: 2\n\nНапечатайте на иврите\n\n(мир|папа)\n\nМожно и голосовым/,
    );
    expect(question?.isVoice).toBe(false);
    expect(question?.buttons.map((button) => button.text)).toEqual(['Подсказка', 'Пропустить', 'Хватит']);
  });

  it('shows the sentence with the answer, and asks a word that was missed in it alone', async () => {
    await learned('shalom');
    const { wordId } = word('shalom');
    const sentence = {
      hebrew: 'שלום לכולם!', // shalom lekulam, hello everybody
      pronunciation: 'שָׁלוֹם לְכוּלָּם!',
      transcription: 'шало́м лэхула́м',
      russian: 'Всем привет!',
      audioHash: null,
    };
    await backend.db
      .update(words)
      .set({ examples: [sentence] })
      .where(eq(words.id, wordId));
    const learner = { userId: who.id, zone: 'Europe/Moscow' };
    await saveReview(
      backend.db,
      {
        ...learner,
        wordId,
        eventId: `gap-${who.id}`,
        exercise: 'gap',
        result: 'wrong',
        tries: 1,
        isPartial: false,
      },
      backend.clock.now,
    );
    const [question] = await today();
    expect(question?.text).toContain('Напечатайте на иврите');
    expect(question?.text).not.toContain('привет!');
    const [verdict] = await write('שלום');
    expect(verdict?.text).toMatch(/Верно!.*\n\n.*שָׁלוֹם לְכוּלָּם!.*\nВсем привет!/su);
    await backend.db.update(words).set({ examples: [] }).where(eq(words.id, wordId));
  });

  it('tells who has learned nothing how words come here', async () => {
    const [said] = await today();
    expect(said?.text).toContain('Повторять пока нечего');
    expect(said?.text).toContain('Слова приходят сюда после урока');
    expect(said?.buttons.map((button) => button.text)).toEqual(['Открыть Милу']);
    expect(await backend.db.select().from(users).where(eq(users.id, who.id))).toHaveLength(1);
  });

  it('says when the next words come while nothing is due', async () => {
    await learned('shalom');
    backend.clock.now = new Date(firstDay);
    const [said] = await today();
    expect(said?.text).toMatch(/Повторять пока нечего\nСледующие слова придут \d+ ноября\./);
    expect(said?.buttons.map((button) => button.text)).toEqual(['Открыть Милу']);
  });

  it('begins from a link and from a button as well', async () => {
    await learned('shalom');
    expect((await send(text('/start today')))[0]?.text).toContain('мир');
    const begun = await send(backend.updates.press(who, todayButtons.build({ kind: 'begin' })));
    expect(begun[0]?.text).toContain('мир');
  });

  it('is refused to whom an admin shut out', async () => {
    await learned('shalom');
    await today();
    await backend.db.update(users).set({ blockedAt: backend.clock() }).where(eq(users.id, who.id));
    expect((await today())[0]?.text).toContain('Доступ закрыт');
    expect((await write('שלום'))[0]?.text).toContain('Доступ закрыт');
    expect(await reviews()).toEqual([]);
  });

  it('says so when the question cannot be kept in mind', async () => {
    await learned('shalom');
    const away: Store = { ...backend.deps.store, set: () => Promise.reject(new Error('away')) };
    const said = await today(botWith({ store: away }));
    expect(said.at(-1)?.text).toContain('Не получилось запомнить вопрос');
    const silent: Store = { ...backend.deps.store, get: () => Promise.reject(new Error('away')) };
    expect((await today(botWith({ store: silent })))[0]?.text).toContain('Не получилось запомнить вопрос');
  });

  it('asks the words of a premium lesson too when they were learned', async () => {
    await learned('shalom');
    await backend.db
      .update(lessons)
      .set({ isFree: false })
      .where(eq(lessons.id, word('shalom').lessonId));
    const [question] = await today();
    expect(question?.text).toContain('мир');
    expect((await write('שלום'))[0]?.text).toContain('Верно!');
    await backend.db
      .update(lessons)
      .set({ isFree: true })
      .where(eq(lessons.id, word('shalom').lessonId));
  });
});

describe('a word typed in the chat', () => {
  it('counts for memory and points, is then heard, and the next one is asked', async () => {
    await learned('shalom', 'aba');
    const before = await pointsOf();
    const [question] = await today();
    const [verdict, next] = await write(answerTo(question));
    expect(verdict).toMatchObject({ isVoice: true });
    expect(verdict?.text).toMatch(/^Верно! \+1 балл\n\n\u200e(שלום|אבא)\u200e \[\w+\] — (мир|папа)$/);
    expect(next?.text).toContain('Осталось: 1');
    expect(answerTo(next)).not.toBe(answerTo(question));
    expect(await reviews()).toMatchObject([
      { exercise: 'type', result: 'right', tries: 1, isPartial: false },
    ]);
    expect(await pointsOf()).toBe(before + 1);
    await expectBalancesHold(backend.db);
  });

  it('takes the buttons from the question it answers', async () => {
    await learned('shalom');
    await today();
    await write('שלום');
    expect(calls.map(({ method }) => method)).toContain('editMessageReplyMarkup');
  });

  it('ends the review with what was strengthened, the points, and the next day', async () => {
    await learned('shalom');
    await today();
    const said = await write('שָׁלוֹם');
    expect(said.at(-1)?.text).toMatch(
      /^На сегодня всё\nУкреплено: 1 слово\n\+1 балл\n\nСледующие слова придут завтра\.\nВ приложении ждут 5 новых слов\.$/,
    );
    expect((await write('שלום'))[0]?.text).toContain('Урок «Урок один»');
    expect((await today())[0]?.text).toContain('На сегодня всё повторено');
  });

  it('nearly right shows the difference and the reason, and may be mended once, as a hard answer', async () => {
    await learned('shalom');
    await today();
    const [near, ...rest] = await write('שלומ');
    expect(rest).toEqual([]);
    expect(near?.text).toContain(
      'Почти!\n\n✓ \u200eשלו\u200e\n✗ вместо \u200eמ\u200e пишется \u200eם\u200e\n',
    );
    expect(near?.text).toContain('конечная форма: ם, а не מ');
    expect(near?.text).toContain('Ещё одна попытка.');
    expect(await reviews()).toEqual([]);
    expect((await write('שלום'))[0]?.text).toContain('Верно!');
    expect(await reviews()).toMatchObject([{ result: 'right', tries: 2, isPartial: true, typed: 'שלומ' }]);
  });

  it('that is a synonym costs nothing: another word is asked for, as often as it comes', async () => {
    await learned('shalom');
    const before = await pointsOf();
    await today();
    for (const synonym of ['היי', 'היי']) {
      const said = await write(synonym); // hi
      expect(said.map(({ text: told }) => told)).toEqual(['Верно, есть и такое слово. А по-другому?']);
    }
    recogniser.hears = 'היי';
    expect((await speak())[0]?.text).toBe(
      'Верно, есть и такое слово. А по-другому?\nРаспознано: \u200eהיי\u200e',
    );
    expect(await reviews()).toEqual([]);
    expect((await write('שלום'))[0]?.text).toContain('Верно!');
    expect(await reviews()).toMatchObject([{ result: 'right', tries: 1, isPartial: false, typed: 'שלום' }]);
    expect(await pointsOf()).toBe(before + 1);
  });

  it('nearly right twice is a miss with the difference; it comes back until it is right', async () => {
    await learned('shalom');
    const before = await pointsOf();
    await today();
    await write('שלומ');
    const [verdict, again] = await write('שאלום');
    expect(verdict?.text).toContain('Пока не вспомнилось. Слово ещё вернётся.');
    expect(verdict?.text).toContain('✗ лишнее \u200eא\u200e');
    expect(verdict?.text).toContain('שלום\u200e [shalom] — мир');
    expect(again?.text).toContain('Это слово недавно не вспомнилось');
    const said = await write('שלום');
    expect(said.at(-1)?.text).toContain('Ни одно слово не вспомнилось сразу.');
    expect(said.at(-1)?.text).toContain('Следующие слова придут завтра.');
    expect(await reviews()).toMatchObject([{ result: 'wrong', tries: 2 }, { result: 'right' }]);
    // A point is for a first answer that is right; what comes right in the end is practice.
    expect(await pointsOf()).toBe(before);
  });

  it('that is another word is a miss at once, without a heap of crossed-out letters', async () => {
    await learned('shalom', 'aba');
    await today();
    const [verdict] = await write('ירושלים');
    expect(verdict?.text).toContain('Пока не вспомнилось.');
    expect(verdict?.text).not.toContain('✗');
    expect(await reviews()).toMatchObject([{ result: 'wrong', tries: 1, typed: 'ירושלים' }]);
  });

  it('in other letters is no answer', async () => {
    await learned('shalom');
    await today();
    expect((await write('шалом'))[0]?.text).toContain(
      'Жду слово на иврите: буквами или голосовым сообщением',
    );
    expect(await reviews()).toEqual([]);
    backend.clock.now = new Date(backend.clock.now.getTime() + 2 * 3_600_000);
    expect(await write('холодильник')).toMatchObject([{ text: expect.stringContaining('в уроках нет') }]);
    expect((await write('שלום'))[0]?.text).toContain('Верно!');
  });

  it.each(['akuo', 'флгщ'])(
    'in another layout, «%s», is read as the Hebrew keys it stands for',
    async (typed) => {
      await learned('shalom');
      await today();
      expect((await write(typed))[0]?.text).toContain('Верно!');
      expect(await reviews()).toMatchObject([{ result: 'right', typed: 'שלום' }]);
    },
  );

  it('delivered again changes nothing', async () => {
    await learned('shalom', 'aba');
    const [question] = await today();
    const before = await pointsOf();
    const update = text(answerTo(question));
    for (let delivery = 0; delivery < 3; delivery++) await send(update);
    expect(await reviews()).toHaveLength(1);
    expect(await pointsOf()).toBe(before + 1);
  });

  it('whose reply broke off is saved once, and told when the update comes again', async () => {
    await learned('shalom', 'aba');
    const [question] = await today();
    const before = await pointsOf();
    const update = text(answerTo(question));
    telegram.next = [refusals.broken, refusals.broken];
    await expect(send(update)).rejects.toThrow();
    takeSent(telegram);
    expect(await reviews()).toHaveLength(1);
    const [verdict, next] = await send(update);
    expect(verdict?.text).toContain('Верно! +1 балл');
    expect(next?.text).toContain('Осталось: 1');
    expect(await reviews()).toHaveLength(1);
    expect(await pointsOf()).toBe(before + 1);
  });

  it('twice in a row answers one question: the second was written before the next', async () => {
    await learned('shalom', 'aba');
    const [question] = await today();
    const both = [text(answerTo(question)), text(answerTo(question))] as const;
    await send(both[0]);
    expect((await send(both[1]))[0]?.text).toContain('раньше вопроса');
    expect(await reviews()).toHaveLength(1);
  });

  it('answered twice at the same moment, on two servers, counts once', async () => {
    await learned('shalom', 'aba');
    const [question] = await today();
    const before = await pointsOf();
    const updates = [text(answerTo(question)), text(answerTo(question))];
    await Promise.all(updates.map((update) => botWith().handleUpdate(update)));
    takeSent(telegram);
    expect(await reviews()).toHaveLength(1);
    expect(await pointsOf()).toBe(before + 1);
  });

  it('is awaited over a new start of the bot, over other commands and over a purchase', async () => {
    await learned('shalom');
    await today();
    await send(backend.updates.preCheckout(who));
    expect((await write('/streak'))[0]?.text).toContain('Серия');
    expect((await write('שלום', botWith()))[0]?.text).toContain('Верно!');
  });

  it('after midnight counts, and what is due then is asked', async () => {
    await learned('shalom', 'aba', 'ima');
    const [question] = await today();
    goToDay(6);
    const said = await write(answerTo(question));
    expect(said[0]?.text).toContain('Верно! +1 балл');
    expect(said[1]?.text).toContain('Осталось: 2');
  });

  it('is not awaited any more where its lesson was withdrawn', async () => {
    await learned('shalom', 'aba');
    const [question] = await today();
    const key = answerTo(question) === 'אבא' ? 'aba' : 'shalom';
    const publish = (isPublished: boolean) =>
      backend.db
        .update(lessons)
        .set({ isPublished })
        .where(eq(lessons.id, word(key).lessonId));
    await publish(false);
    const said = await write(answerTo(question));
    await publish(true);
    expect(said[0]?.text).toContain('Этого слова в уроках больше нет');
    expect(said[1]?.text).toContain('Осталось: 1');
    expect(await reviews()).toEqual([]);
  });
});

describe('a word said to the chat', () => {
  it('counts like a typed one', async () => {
    await learned('shalom');
    const before = await pointsOf();
    await today();
    const said = await speak();
    expect(said[0]?.text).toContain('Верно! +1 балл');
    expect(await reviews()).toMatchObject([{ exercise: 'speak', result: 'right', tries: 1 }]);
    expect(await pointsOf()).toBe(before + 1);
  });

  it('wrongly may be said once more, then is a miss', async () => {
    await learned('shalom');
    await today();
    recogniser.hears = 'כלב'; // kelev, a dog
    const [first] = await speak();
    expect(first?.text).toContain(
      'Распознано другое слово.\nРаспознано: \u200eכלב\u200e\n\nЕщё одна попытка.',
    );
    expect(await reviews()).toEqual([]);
    const [second] = await speak();
    expect(second?.text).toContain('Пока не вспомнилось.');
    expect(second?.text).toContain('Распознано: \u200eכלב');
    expect(await reviews()).toMatchObject([{ exercise: 'speak', result: 'wrong', tries: 2 }]);
  });

  it('that nobody could hear is no answer, however often', async () => {
    await learned('shalom');
    await today();
    recogniser.hears = '';
    for (let time = 0; time < 3; time++) {
      expect((await speak())[0]?.text).toContain('Не удалось распознать речь.');
    }
    recogniser.hears = 'שלום';
    expect((await speak())[0]?.text).toContain('Верно!');
    expect(await reviews()).toMatchObject([{ result: 'right', tries: 1 }]);
  });

  it('is not offered where nothing recognises it', async () => {
    await learned('shalom');
    const deaf = botWith({ recogniser: undefined });
    const [question] = await today(deaf);
    expect(question?.text).not.toContain('голосовым');
    expect((await speak(deaf))[0]?.text).toContain('Распознавание речи здесь не подключено');
    expect((await write('שלום', deaf))[0]?.text).toContain('Верно!');
  });

  it('belongs to the lesson when a word of it was asked for later', async () => {
    await learned('shalom');
    await today();
    backend.clock.now = new Date(backend.clock.now.getTime() + 60_000);
    const { lessonId, wordId } = word('aba');
    await send(text(`/start say_${lessonId}_${wordId}`));
    recogniser.hears = 'אבא'; // aba
    expect((await speak())[0]?.text).toContain('Шаг «Произнесите слово» пройден.');
    recogniser.hears = 'שלום';
    expect((await speak())[0]?.text).toContain('Верно! +1 балл');
  });
});

describe('help', () => {
  it('with a typed word tells the first letter and how many there are; the answer is then a hard one', async () => {
    await learned('shalom');
    const [question] = await today();
    const [hint] = await press(question, 'Подсказка');
    expect(hint?.text).toBe('Первая буква: \u200eש\u200e. Букв: 4.');
    const edited = calls.find(({ method }) => method === 'editMessageReplyMarkup');
    expect(buttonsOf(edited).map((button) => button.text)).toEqual(['Не помню', 'Пропустить', 'Хватит']);
    await write('שלום');
    expect(await reviews()).toMatchObject([{ result: 'right', tries: 1, isPartial: true }]);
  });

  it('stays used when the review is begun again', async () => {
    await learned('shalom');
    const [question] = await today();
    await press(question, 'Подсказка');
    const [again] = await today();
    expect(again?.buttons.map((button) => button.text)).toContain('Не помню');
    await write('שלום');
    expect(await reviews()).toMatchObject([{ isPartial: true }]);
  });

  it('«Не помню» shows the word, which comes back', async () => {
    await learned('shalom', 'aba', 'ima');
    const [question] = await today();
    await press(question, 'Подсказка');
    const edited = calls.find(({ method }) => method === 'editMessageReplyMarkup');
    const [giveUp] = buttonsOf(edited);
    const [verdict, next] = await send(backend.updates.press(who, giveUp?.callback_data ?? ''));
    expect(verdict?.text).toContain('Пока не вспомнилось.');
    expect(verdict?.text).toContain(answerTo(question));
    expect(next?.text).toContain('Осталось: 3');
    const [, third] = await write(answerTo(next));
    const [, back] = await write(answerTo(third));
    expect(answerTo(back)).toBe(answerTo(question));
  });

  it('«Пропустить» passes the word over: nothing is saved, it is due as before', async () => {
    await learned('shalom', 'aba');
    const [question] = await today();
    const [next] = await press(question, 'Пропустить');
    expect(next?.text).toContain('Осталось: 1');
    expect(answerTo(next)).not.toBe(answerTo(question));
    expect(bubble()).toBe('Слово осталось на потом');
    expect(await reviews()).toEqual([]);
    const said = await write(answerTo(next));
    expect(said.at(-1)?.text).toContain('На сегодня ещё 1 слово: /today');
    const [again] = await press(said.at(-1), 'Продолжить');
    expect(answerTo(again)).toBe(answerTo(question));
  });

  it('«Хватит» ends the review with what there was', async () => {
    await learned('shalom', 'aba');
    const [question] = await today();
    const [, next] = await write(answerTo(question));
    const [end] = await press(next, 'Хватит');
    expect(end?.text).toBe('Остановились\nУкреплено: 1 слово\n+1 балл\n\nНа сегодня ещё 1 слово: /today');
    expect(end?.buttons.map((button) => button.text)).toEqual(['Продолжить', 'Открыть Милу']);
    expect((await write(answerTo(next)))[0]?.text).toContain('Урок «Урок');
  });
});

it('/cancel ends a review as «Хватит» does, and has nothing to end without one', async () => {
  await learned('shalom');
  await today();
  expect((await write('/cancel'))[0]?.text).toContain('Остановились');
  expect((await write('/cancel'))[0]?.text).toContain('Отменять нечего');
});

it('a made-up button chooses nothing', async () => {
  await learned('shalom');
  const [question] = await today();
  const hint = todayButtons.parse(question?.buttons[0]?.callback_data ?? '');
  const askedBy = hint?.kind === 'hint' ? hint.askedBy : 0;
  const choice = word('shalom').wordId;
  expect(
    await send(backend.updates.press(who, todayButtons.build({ kind: 'choose', askedBy, choice }))),
  ).toEqual([]);
  expect(await reviews()).toEqual([]);
});

it('an update reads the store once for the session, whatever it is', async () => {
  await learned('shalom');
  await today();
  const { store } = backend.deps;
  const read: string[] = [];
  const counted: Store = {
    ...store,
    get: (key) => {
      read.push(key);
      return store.get(key);
    },
  };
  const own = () => read.splice(0).filter((key) => key.startsWith('today'));
  const watched = botWith({ store: counted });
  await write('не помню', watched);
  expect(own()).toEqual([`today:${who.id}`]);
  const [question] = await today(watched);
  expect(own()).toEqual([`today:${who.id}`]);
  await press(question, 'Пропустить', watched);
  expect(own()).toEqual([`today:${who.id}`]);
});

it('a session of words that an older release has kept goes on, with the help that was used', async () => {
  await learned('shalom');
  const [question] = await today();
  await press(question, 'Подсказка');
  const { store } = backend.deps;
  const key = storeKeys.practice('today', who.id);
  const kept = await readPractice(store, who.id);
  const { date, rounds, question: open, points, firm, updates } = kept ?? {};
  await store.set(key, { date, session: rounds?.words, question: open, points, firm, updates });
  expect(await readPractice(store, who.id)).toMatchObject({ part: 'words', rounds, question: open });
  expect((await write('שלום'))[0]?.text).toContain('Верно!');
  expect(await reviews()).toMatchObject([{ result: 'right', isPartial: true }]);
});
