import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { todayButtons } from '../../../bot/today/buttons.ts';
import { ownLessonId } from '../../../core/own-words/limits.ts';
import { renderedGender, renderedName } from '../../../core/voices/rendered.ts';
import { audioKey } from '../../../db/content/sounds/audio-index.ts';
import { recordings, words } from '../../../db/schema/index.ts';
import { allRight, createLearner } from '../../support/learners.ts';
import { publishTake } from '../../support/voices.ts';
import { buttonsOf } from '../support.ts';
import {
  askMeaningOf,
  backend,
  botWith,
  bubble,
  calls,
  goToDay,
  learned,
  moveCard,
  press,
  rendered,
  reviews,
  saidOf,
  setupTodayChat,
  speak,
  telegram,
  today,
  who,
  word,
  write,
} from '../today-chat.ts';

setupTodayChat();

describe('the meaning of a word', () => {
  const learnedMeaning = async () => {
    await learned('shalom');
    await askMeaningOf('shalom');
  };

  it('is asked with its letters and its sound, and chosen by a button', async () => {
    await learnedMeaning();
    const [question] = await today();
    expect(question).toMatchObject({ isVoice: true });
    expect(question?.text).toBe('Осталось: 1\n\nЧто это значит?\n\n\u200eשלום\u200e');
    const labels = question?.buttons.map((button) => button.text) ?? [];
    expect(labels.slice(0, 3).sort()).toEqual(['мама', 'мир', 'папа']);
    expect(labels.slice(3)).toEqual(['Подсказка', 'Пропустить', 'Хватит']);
    const [verdict, end] = await press(question, 'мир');
    expect(verdict).toMatchObject({ isVoice: false });
    expect(verdict?.text).toContain('Верно! +1 балл');
    expect(end?.text).toContain('На сегодня всё');
    expect(await reviews()).toMatchObject([{ exercise: 'choose-russian', result: 'right' }]);
  });

  it('chosen wrongly is told with what was chosen, and comes back', async () => {
    await learnedMeaning();
    const [question] = await today();
    const [verdict, again] = await press(question, 'мама');
    expect(verdict?.text).toContain('Пока не вспомнилось. Слово ещё вернётся.\n\nВаш ответ: мама');
    expect(verdict?.text).toContain('— мир');
    expect(again?.text).toContain('Это слово недавно не вспомнилось');
    expect(await reviews()).toMatchObject([{ exercise: 'choose-russian', result: 'wrong' }]);
  });

  it('is one of two after a hint, and then a hard answer', async () => {
    await learnedMeaning();
    const [question] = await today();
    await press(question, 'Подсказка');
    expect(bubble()).toBe('Осталось два ответа');
    const edited = calls.find(({ method }) => method === 'editMessageReplyMarkup');
    const labels = buttonsOf(edited).map((button) => button.text);
    expect(labels).toHaveLength(5);
    expect(labels).toContain('мир');
    await press(question, 'мир');
    expect(await reviews()).toMatchObject([{ result: 'right', isPartial: true }]);
  });

  it('is one of two where another firm word is like it', async () => {
    await learned('shalom', 'ima');
    for (const key of ['shalom', 'ima']) {
      for (const skill of ['hear', 'read', 'produce'] as const) {
        await moveCard(key, skill, { due: '2027-11-01', lastDate: '2026-11-02', reviews: 4, stability: 40 });
      }
    }
    await moveCard('shalom', 'hear', { due: '2026-11-06', lastDate: '2026-11-01' });
    const [question] = await today();
    expect(question).toMatchObject({ isVoice: true });
    expect(question?.text).toBe('Осталось: 1\n\nЧто из двух вы слышите?');
    const labels = question?.buttons.map((button) => button.text) ?? [];
    expect(labels.slice(0, 2).sort()).toEqual(['мама', 'мир']);
    expect(labels.slice(2)).toEqual(['Не помню', 'Пропустить', 'Хватит']);
    expect((await press(question, 'мир'))[0]?.text).toContain('Верно!');
    expect(await reviews()).toMatchObject([{ exercise: 'listen', result: 'right', isPartial: false }]);
  });

  it('pressed twice counts once; the button of an answered question says so', async () => {
    await learnedMeaning();
    const [question] = await today();
    await press(question, 'мама');
    expect(await press(question, 'мир')).toEqual([]);
    expect(bubble()).toBe('На этот вопрос уже ответили');
    expect(await reviews()).toHaveLength(1);
  });

  it('is not written: a text is shown the buttons, a voice message too', async () => {
    await learnedMeaning();
    await today();
    for (const said of [await write('мир'), await write('שלום'), await speak()]) {
      expect(said[0]?.text).toBe('На этот вопрос отвечают кнопкой под ним.');
    }
    expect(await reviews()).toEqual([]);
  });

  it('is asked by ear alone where its turn has come, and the sound is uploaded once', async () => {
    await learnedMeaning();
    await press((await today())[0], 'мир');
    goToDay(60);
    await askMeaningOf('shalom');
    await moveCard('shalom', 'hear', { due: '2026-12-01', stability: 0.1 });
    const [question] = await today();
    expect(question).toMatchObject({ isVoice: true, files: 'kept-voice' });
    expect(question?.text).toBe('Осталось: 1\n\nПослушайте и выберите значение');
    await press(question, 'мир');
    expect((await reviews()).map(({ exercise }) => exercise)).toEqual(['choose-russian', 'listen']);
  });

  it('is heard from another speaker than in the lesson, where two have said it', async () => {
    const [place] = await backend.db
      .select()
      .from(words)
      .where(eq(words.id, word('shalom').wordId));
    if (!place) throw new Error('the course has no shalom');
    const voices = [
      { speakerId: 61, gender: 'f', hash: '6'.repeat(32) },
      { speakerId: 62, gender: 'm', hash: '7'.repeat(32) },
    ] as const;
    for (const voice of voices) await publishTake(backend, { ...voice, key: audioKey(place) });
    await learnedMeaning();
    const [question] = await today();
    expect(question).toMatchObject({ isVoice: true });
    const token = await backend.login(who.id, who.first_name);
    const { words: taught } = await backend.call('GET /lessons/{id}', {
      token,
      params: { id: place.lessonId },
    });
    const inLesson = taught.find(({ id }) => id === place.id)?.audio;
    const other = voices.find(({ hash }) => !inLesson?.includes(hash));
    expect(inLesson).toMatch(/^\/api\/sounds\//);
    expect(await backend.deps.store.get(`voice-file:${other?.hash}`)).toBe('kept-voice');
    await backend.db.delete(recordings);
  });

  it('is heard from the other of the two rendered voices where nobody has said it', async () => {
    const [place] = await backend.db
      .select()
      .from(words)
      .where(eq(words.id, word('shalom').wordId));
    const key = place ? audioKey(place) : '';
    const [inLesson, inReview] = [false, true].map((again) =>
      renderedName('hash-of-shalom', renderedGender({ choice: 'any', key, again })),
    );
    expect([inLesson, inReview]).toEqual(['hash-of-shalom', rendered]);
    await backend.deps.store.delete(`voice-file:${rendered}`);
    await learnedMeaning();
    const [question] = await today();
    expect(question?.files).toMatchObject([{ name: `${rendered}.mp3` }]);
  });

  it('is read where Telegram takes no voice message, and where there is no sound', async () => {
    await learnedMeaning();
    await backend.deps.store.delete(`voice-file:${rendered}`);
    telegram.next = [{ ok: false, error_code: 400, description: 'Bad Request: VOICE_MESSAGES_FORBIDDEN' }];
    const [refused] = await today();
    expect(refused).toMatchObject({ isVoice: true });
    const last = calls.flatMap(saidOf).at(-1);
    expect(last).toMatchObject({ isVoice: false });
    expect(last?.text).toContain('שלום');
    const [mute] = await today(botWith({ sounds: async () => undefined }));
    expect(mute).toMatchObject({ isVoice: false });
    expect((await press(mute, 'мир'))[0]?.text).toContain('Верно!');
  });
});

it('a sound whose id Telegram does not know any more is sent again', async () => {
  await learned('shalom');
  await askMeaningOf('shalom');
  await backend.deps.store.set(`voice-file:${rendered}`, 'gone');
  telegram.next = [{ ok: false, error_code: 400, description: 'Bad Request: wrong file identifier' }];
  const [, sent] = await today();
  expect(sent).toMatchObject({ isVoice: true });
  expect(sent?.files).toMatchObject([{ name: `${rendered}.mp3` }]);
  expect(await backend.deps.store.get(`voice-file:${rendered}`)).toBe('kept-voice');
});

describe('the buttons of a review', () => {
  it.each([
    { kind: 'begin' } as const,
    { kind: 'hint', askedBy: 999_999_999_999 } as const,
    { kind: 'give-up', askedBy: 1 } as const,
    { kind: 'skip', askedBy: 1 } as const,
    { kind: 'stop', askedBy: 1 } as const,
    { kind: 'to-words', askedBy: 1 } as const,
    { kind: 'choose', askedBy: 999_999_999_999, choice: 2_147_483 } as const,
  ])('keep what they ask for within 64 bytes: $kind', (action) => {
    const data = todayButtons.build(action);
    expect(Buffer.byteLength(data)).toBeLessThanOrEqual(64);
    expect(todayButtons.parse(data)).toEqual(action);
  });

  it('of an older release still do what they say', () => {
    expect(['tf:c:7:2', 'tf:g:7', 'tn:w:7'].map(todayButtons.parse)).toEqual([
      { kind: 'choose', askedBy: 7, choice: 2 },
      { kind: 'give-up', askedBy: 7 },
      { kind: 'to-words', askedBy: 7 },
    ]);
  });

  it('of nobody are left to others', () => {
    expect(['td:c:1', 'td:q:1', 'rs', 'td:c:x:1'].map(todayButtons.parse)).toEqual(Array(4).fill(undefined));
  });
});

describe('a word of the learner’s own', () => {
  const learnedOwn = async () => {
    const learner = await createLearner(backend, who.id, who.first_name);
    const body = { eventId: 'own', words: [{ hebrew: 'שלט', russian: 'вывеска' }] };
    const { added } = await backend.call('POST /own-words', { token: learner.token, body });
    const wordId = added[0] ?? 0;
    await learner.save({ lessonId: ownLessonId, wordId, attempts: allRight, eventId: 'learned' });
  };

  it('is chosen by its button, although its id is longer than those of the course', async () => {
    await learnedOwn();
    goToDay(3);
    const [question] = await today();
    const [verdict] = await press(question, 'вывеска');
    expect(verdict?.text).toContain('Верно');
  });
});
