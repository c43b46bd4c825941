import { readFileSync } from 'node:fs';
import { asc, eq } from 'drizzle-orm';
import type { Update } from 'grammy/types';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createBot } from '../../../bot/bot.ts';
import { storeKeys } from '../../../bot/services/store-keys.ts';
import { keepPractice, readPractice } from '../../../bot/today/kept-practice.ts';
import type { FormTask } from '../../../core/forms/task.ts';
import type { SectionContent, WordContent } from '../../../core/lesson/content.ts';
import { startRound } from '../../../core/round/state.ts';
import { saveFormAnswer } from '../../../db/forms/save-answer.ts';
import { formAnswers } from '../../../db/schema/index.ts';
import { createFakeRecogniser } from '../../support/fake-voice.ts';
import { type CoursePlaces, createLearner, readPlaces } from '../../support/learners.ts';
import { anya } from '../../support/telegram-updates.ts';
import {
  buttonsOf,
  createFakeTelegram,
  openTestBot,
  type Sent,
  type TestBot,
  takeSent,
  textOf,
} from '../support.ts';

const ogg = Uint8Array.from(readFileSync(new URL('../../data/speech/shalom.ogg', import.meta.url)));
const firstDay = '2026-11-01T09:00:00Z';
const dayMs = 86_400_000;

const word = (
  key: string,
  hebrew: string,
  pronunciation: string,
  transcription: string,
  russian: string,
): WordContent => ({ key, hebrew, pronunciation, transcription, russian });
/** Verbs of paal, and words without forms that make a session long enough for forms. */
const course: SectionContent[] = [
  {
    key: 'verbs',
    name: 'Глаголы',
    description: 'Начало.',
    iconEmoji: '⚙️',
    subsections: [
      {
        key: 'paal',
        name: 'Паъаль',
        iconEmoji: '▶️',
        iconBgColor: '#DCEBFF',
        lessons: [
          {
            key: 'first-verbs',
            number: 1,
            name: 'Глаголы',
            description: 'Слова.',
            topic: 'слова',
            level: 'A1',
            isFree: true,
            words: [
              {
                ...word('kotev', 'כותב', 'כּוֹתֵב', 'котэ́в', '(он) пишет'),
                examples: [
                  {
                    hebrew: 'אנחנו כותבים.',
                    pronunciation: 'אֲנַחְנוּ כּוֹתְבִים.'.normalize('NFC'),
                    transcription: 'ана́хну котви́м',
                    russian: 'Мы пишем.',
                  },
                ],
              },
              word('etmol', 'אתמול', 'אֶתְמוֹל', 'этмо́ль', 'вчера'),
              word('makhar', 'מחר', 'מָחָר', 'маха́р', 'завтра'),
              word('hayom', 'היום', 'הַיּוֹם', 'һайо́м', 'сегодня'),
              word('po', 'פה', 'פֹּה', 'по', 'здесь'),
              word('sham', 'שם', 'שָׁם', 'шам', 'там'),
              word('akhshav', 'עכשיו', 'עַכְשָׁיו', 'ахша́в', 'сейчас'),
              word('tamid', 'תמיד', 'תָּמִיד', 'тами́д', 'всегда'),
            ],
          },
        ],
      },
    ],
  },
];

const recogniser = createFakeRecogniser();
const who = { ...anya, id: 0 };
let backend: TestBot;
let bot: ReturnType<typeof createBot>;
let telegram: ReturnType<typeof createFakeTelegram>;
let places: CoursePlaces;
let people = 4000;
let messageId = 0;

const nextMessage = () => {
  messageId += 1;
  return { message_id: messageId };
};

beforeAll(async () => {
  backend = await openTestBot({}, { course });
  places = await readPlaces(backend.db);
  telegram = createFakeTelegram({
    sendMessage: nextMessage,
    getFile: ({ file_id }) => ({ file_id, file_unique_id: 'u', file_path: 'voice/file_7.oga' }),
  });
  bot = createBot({
    ...backend.botDeps,
    fetch: telegram.fetch,
    recogniser,
    fetchFile: async () => new Response(ogg),
  });
});
afterAll(() => backend.close());
beforeEach(() => {
  people += 1;
  who.id = people;
  backend.clock.now = new Date(firstDay);
  takeSent(telegram);
});

const kept = () => readPractice(backend.botDeps.store, who.id);
const place = (key: string) => places.words[key] ?? { lessonId: 0, wordId: 0 };
const goToDay = (days: number) => {
  backend.clock.now = new Date(Date.parse(firstDay) + days * dayMs);
};

async function learnEverything(): Promise<void> {
  const learner = await createLearner(backend, who.id, who.first_name);
  for (const key of Object.keys(places.words)) await learner.finish(place(key), `done-${who.id}-${key}`);
}
/** Answers about a form on earlier days, so that its turn has come to the wanted exercise. */
async function answered(form: string, times: number): Promise<void> {
  for (let at = 0; at < times; at += 1) {
    const input = { userId: who.id, zone: 'Europe/Moscow', wordId: place('kotev').wordId, form } as const;
    await saveFormAnswer(
      backend.db,
      {
        ...input,
        eventId: `e-${who.id}-${form}-${at}`,
        skill: `verb:paal:${form}`,
        exercise: 'choose',
        result: 'right',
      },
      backend.clock.now,
    );
  }
}

function numbered(update: Update): Update {
  if (update.message) update.message.message_id = nextMessage().message_id;
  return update;
}
type Said = { text: string; buttons: ReturnType<typeof buttonsOf> };
const saidOf = (sent: Sent): Said[] =>
  sent.method === 'sendMessage'
    ? [{ text: textOf(sent).replaceAll('\u200e', '').normalize('NFC'), buttons: buttonsOf(sent) }]
    : [];
async function send(update: Update): Promise<Said[]> {
  await bot.handleUpdate(update);
  return takeSent(telegram).flatMap(saidOf);
}
const write = (text: string) => send(numbered(backend.updates.text(who, text)));
const speak = (hears: string) => {
  recogniser.hears = hears;
  const voice = { file_id: 'f1', file_unique_id: 'u1', duration: 1, mime_type: 'audio/ogg', file_size: 2017 };
  return send(numbered(backend.updates.message(who, { voice })));
};
const press = (said: Said | undefined, label: string) => {
  const button = said?.buttons.find(({ text }) => text.normalize('NFC') === label.normalize('NFC'));
  return send(backend.updates.press(who, button?.callback_data ?? ''));
};
const stored = () =>
  backend.db
    .select({ exercise: formAnswers.exercise, form: formAnswers.form, isRight: formAnswers.isRight })
    .from(formAnswers)
    .where(eq(formAnswers.userId, who.id))
    // First looks after answers of the same moment.
    .orderBy(asc(formAnswers.receivedAt), asc(formAnswers.eventId));

describe('forms in the chat', () => {
  it('come before the words: a new one is shown, then chosen by a button', async () => {
    await learnEverything();
    goToDay(2);
    const [met, question] = await write('/today');
    expect(met?.text).toMatch(/^Новая форма: я, ты, она · настоящее\n\n.+ — כּוֹתֶבֶת \[котэ́вэт\]/);
    expect(question?.text).toMatch(/^Формы слов, осталось: 1\n\nВыберите форму\n\n/);
    expect(question?.buttons.map(({ text }) => text)).toContain('К словам');
    const [verdict, note, first] = await press(question, 'כּוֹתֶבֶת');
    expect(verdict?.text).toMatch(/^Верно!\n\n.+ — כּוֹתֶבֶת/);
    expect(note?.text).toBe('Формы на сегодня всё. Теперь слова.');
    expect(first?.text).toMatch(/^Осталось: \d+/);
    expect(await stored()).toEqual([
      { exercise: 'choose', form: 'present.sg.f', isRight: true },
      { exercise: 'meet', form: 'present.sg.f', isRight: true },
    ]);
    // Not again today.
    expect((await write('/today'))[0]?.text).toMatch(/^Осталось: \d+/);
  });

  it('name what is wrong about a chosen form, and ask it once more', async () => {
    await learnEverything();
    goToDay(2);
    const [, question] = await write('/today');
    const [wrong, again] = await press(question, 'כּוֹתְבִים');
    expect(wrong?.text).toMatch(/^Не совсем\.\nНе то число: это «мы, вы, они»/);
    const [right] = await press(again, 'כּוֹתֶבֶת');
    expect(right?.text).toMatch(/^Верно!/);
    expect((await stored()).map(({ isRight }) => isRight)).toEqual([false, true, true]);
  });

  it('are typed: another form is told as such, a button of an old question answers nothing', async () => {
    await learnEverything();
    await answered('present.sg.f', 1);
    goToDay(40);
    const [question] = await write('/today');
    expect(question?.text).toContain('Напишите на иврите');
    expect(question?.buttons.map(({ text }) => text)).toEqual(['Не помню', 'К словам']);
    expect((await write('не знаю'))[0]?.text).toContain('Жду ответ на иврите');
    const [wrong, again] = await write('כותב');
    expect(wrong?.text).toContain('Не тот род');
    expect(again?.text).toMatch(/^(Формы слов|Новая форма)/);
    const before = (await stored()).length;
    await press(question, 'Не помню');
    expect((await stored()).length).toBe(before);
  });

  it('are asked again after the form of a verb that means the same, typed or said', async () => {
    await learnEverything();
    const task: FormTask = {
      skill: 'verb:paal:present.sg.m',
      wordId: place('kotev').wordId,
      form: 'present.sg.m',
      exercise: 'type',
      cue: 'он живёт',
      name: 'он · настоящее',
      base: { pointed: 'גָּר', full: 'גר', russian: '(он) живёт' },
      noun: null,
      sentence: null,
      hint: '',
      answer: { pointed: 'גָּר', full: 'גר', transcription: 'гар' },
      options: [],
      slips: [],
    };
    const asked = { askedBy: 1, askedAt: firstDay, messageId: 1, promptId: 0 };
    const practice = {
      ...{
        date: '2026-11-01',
        part: 'forms' as const,
        rounds: { forms: startRound<FormTask, string>([task]) },
      },
      question: { ...asked, isHinted: false, misses: 0, choices: [] },
      ...{ points: 0, firm: 0, updates: [] },
    };
    await keepPractice(backend.botDeps.store, who.id, practice, 1);
    const again = 'Верно, есть и такое слово. А по-другому?';
    expect((await write('חי')).map(({ text }) => text)).toEqual([again]); // khay, (he) lives
    expect((await speak('חי')).map(({ text }) => text)).toEqual([again]);
    expect((await kept())?.question?.misses).toBe(0);
    expect(await stored()).toEqual([]);
  });

  it('that an older release has kept are asked as they were', async () => {
    await learnEverything();
    goToDay(2);
    const [, question] = await write('/today');
    const practice = await kept();
    const round = practice?.rounds.forms;
    const { question: open, updates } = practice ?? {};
    const { askedBy, askedAt, messageId, promptId, misses } = open ?? {};
    const queue = round?.queue ?? [];
    const { store } = backend.botDeps;
    await store.delete(storeKeys.practice('today', who.id));
    await store.set(storeKeys.practice('today-forms', who.id), {
      ...{ askedBy, askedAt, messageId, promptId, misses, updates },
      queue: queue.map(({ again, ...task }) => ({ task, hasReturned: again })),
    });
    expect(await kept()).toMatchObject({
      ...{ part: 'forms', question: open, updates },
      rounds: { forms: { queue, strengthened: [], missed: [], answered: 0 } },
    });
    const [verdict] = await press(
      question,
      queue[0]?.options.find(({ reason }) => reason === null)?.hebrew?.pointed ?? '',
    );
    expect(verdict?.text).toMatch(/^Верно!/);
  });

  it('are said: with the pronoun, and once more after a miss', async () => {
    await learnEverything();
    // The fifth answer in turn is spoken where a recogniser is there and nothing can be heard.
    await answered('present.sg.f', 3);
    goToDay(60);
    const [question] = await write('/today');
    expect(question?.text).toContain('Скажите на иврите');
    const [missed] = await speak('הוא כותב');
    expect(missed?.text).toMatch(/Не тот род.*\nРаспознано: הוא כותב\n\nЕщё одна попытка/);
    const [right] = await speak('היא כותבת');
    expect(right?.text).toMatch(/^Верно!/);
    expect((await stored()).at(-1)).toEqual({ exercise: 'say', form: 'present.sg.f', isRight: true });
  });

  it('stand in a sentence with a gap', async () => {
    await learnEverything();
    await answered('present.pl.m', 2);
    goToDay(60);
    const [question] = await write('/today');
    expect(question?.text).toMatch(/Какой формы не хватает\?\n\nМы пишем\.\nאֲנַחְנוּ ____ \./);
    const [right] = await press(question, 'כּוֹתְבִים');
    expect(right?.text).toMatch(/^Верно!/);
  });

  it('are left by a button and by /cancel, and handle a repeated update once', async () => {
    await learnEverything();
    goToDay(2);
    const [, question] = await write('/today');
    const [first] = await press(question, 'К словам');
    expect(first?.text).toMatch(/^Осталось: \d+/);
    expect((await kept())?.part).toBe('words');
    people += 1;
    who.id = people;
    backend.clock.now = new Date(firstDay);
    await learnEverything();
    goToDay(2);
    const begin = numbered(backend.updates.text(who, '/today'));
    expect(await send(begin)).toHaveLength(2);
    expect(await send(begin)).toEqual([]);
    expect((await write('/cancel'))[0]?.text).toContain('Остановились');
    expect((await kept())?.question).toBeNull();
  });
});
