import { readdirSync, readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createBot } from '../../../../bot/bot.ts';
import { noteEdition } from '../../../../db/course/lock-course.ts';
import { users, words } from '../../../../db/schema/index.ts';
import { createLearner, grantPremium, readPlaces } from '../../../support/learners.ts';
import { anya } from '../../../support/telegram-updates.ts';
import { buttonsOf, createFakeTelegram, openTestBot, type TestBot, takeSent, textOf } from '../../support.ts';
import { cards, teachCards } from '../../taught-cards.ts';

const audio = new URL('../../../../web/public/audio/', import.meta.url);
const mp3 = readFileSync(new URL(readdirSync(audio)[0] ?? '', audio));

let backend: TestBot;

beforeAll(async () => {
  backend = await openTestBot();
  await teachCards(backend);
});
afterAll(() => backend.close());
beforeEach(() => takeSent(backend.telegram));

const nfc = (text: string) => text.normalize('NFC');

const lockedThree =
  'Это слово премиум-урока «Урок три». Перевод и звучание откроются вместе с уроком, поэтому здесь я их не показываю: /premium.';

const write = async (text: string, from = anya) => {
  await backend.bot.handleUpdate(backend.updates.text(from, text));
  const [sent, ...more] = takeSent(backend.telegram);
  expect(more).toEqual([]);
  // Without direction marks.
  const said = textOf(sent).replaceAll('\u200e', '').normalize('NFC');
  // Without «Ошибка?», which stands below each (report.test.ts).
  const ways = buttonsOf(sent).filter(({ callback_data: data = '' }) => !data.startsWith('er:'));
  return { said, buttons: ways.map((button) => button.text) };
};

describe('a phrase', () => {
  it('is told word by word below its meaning', async () => {
    const places = await readPlaces(backend.db);
    const id = places.words.shalom?.wordId ?? 0;
    // boker tov, "good morning"
    await backend.db
      .update(words)
      .set({
        ...{
          hebrew: 'בוקר טוב',
          pronunciation: 'בּוֹקֶר טוֹב',
          transcription: 'бо́кэр тов',
          russian: 'доброе утро',
        },
        parts: [
          { pronunciation: 'בּוֹקֶר', russian: 'утро' },
          { pronunciation: 'טוֹב', russian: 'доброе' },
        ],
      })
      .where(eq(words.id, id));
    await backend.db.transaction(noteEdition);
    const { said } = await write('בוקר טוב');
    expect(said).toBe(
      nfc('בּוֹקֶר טוֹב [бо́кэр тов] — доброе утро\n• בּוֹקֶר — утро\n• טוֹב — доброе\n\nУрок «Урок один»'),
    );
    const joined = await write('ובוקר טוב');
    expect(joined.said.split('\n').slice(1, 5)).toEqual([
      nfc('• בּוֹקֶר — утро'),
      nfc('• טוֹב — доброе'),
      '',
      nfc('וּבוֹקֶר טוֹב [уво́кэр тов] — и + בוקר טוב (доброе утро)'),
    ]);
    await backend.db
      .update(words)
      .set({ ...cards.shalom, parts: [] })
      .where(eq(words.id, id));
    await backend.db.transaction(noteEdition);
  });
});

describe('a word that nobody asked for', () => {
  it.each(['שלום', 'שָׁלוֹם', ' שלום! '])('is told with its reading, meaning and lesson: %s', async (text) => {
    const { said, buttons } = await write(text);
    expect(said).toBe(`${'שָׁלוֹם'.normalize('NFC')} [шало́м] — мир, привет\n\nУрок «Урок один»`);
    expect(buttons).toEqual(['Открыть «Урок один»']);
  });

  it.each([
    ['a direction mark inside', 'של\u200fום', 'שָׁלוֹם'],
    ['a character to be ignored', 'ש\u034fלום', 'שָׁלוֹם'],
    ['a wide letter', 'ש\ufb25ום', 'שָׁלוֹם'],
    ['quotes', '"שלום"', 'שָׁלוֹם'],
    ['typographic quotes and a full stop', '„שלום“.', 'שָׁלוֹם'],
    ['a particle alone', 'בשולחן', 'שֻׁלְחָן'],
    ['an older spelling', 'שלחן', 'שֻׁלְחָן'],
    ['an ordinary letter at the end', 'שלומ', 'שָׁלוֹם'],
  ])('is found with %s', async (_, text, found) => {
    expect((await write(text)).said).toContain(found.normalize('NFC'));
  });

  it('may be a form: its base form comes first', async () => {
    expect((await write('שולחנות')).said.split('\n').slice(0, 2)).toEqual([
      `${nfc('שֻׁלְחָן')} [шульха́н] — стол`,
      `${nfc('שׁוּלְחָנוֹת')} [шулхано́т] — множественное число`,
    ]);
    const { said, buttons } = await write('כתבנו');
    expect(said.split('\n')).toEqual([
      `${nfc('לִכְתֹּב')} [лихто́в] — писать / написать`,
      `${nfc('כָּתַבְנוּ')} [ката́вну] — прошедшее, мы`,
      `В уроке: ${nfc('כּוֹתֵב')} [котэ́в] — (он) пишет`,
      '',
      'Урок «Урок два»',
      'Все формы: /verb כתבנו',
    ]);
    expect(buttons).toEqual(['Открыть «Урок два»']);
  });

  it('names forms that are written alike in one line', async () => {
    expect((await write('תכתוב')).said).toContain(`${nfc('תִּכְתֹּב')} [тихто́в] — будущее, ты (м.); будущее, она`);
  });

  it('of a locked lesson names the lesson and keeps the meaning, until it is open', async () => {
    const closed = await write('כלב');
    expect(closed.said).toBe(lockedThree);
    expect(closed.buttons).toEqual(['Открыть «Урок три»']);
    const payer = await createLearner(backend, 8801);
    await grantPremium(backend.db, payer.id);
    expect((await write('כלב', { ...anya, id: 8801 })).said).toContain('[кэ́лев] — собака');
  });

  it('among others is read word by word', async () => {
    const { said } = await write('שלום, אבגדה כלב');
    expect(said.split('\n')).toEqual([
      'Вы учили 0 слов из 3.',
      `• ${'שָׁלוֹם'.normalize('NFC')} [шало́м] — мир, привет`,
      '• אבגדה — не знаю',
      '• כלב — слово премиум-урока',
    ]);
  });

  it('tells what stands before and behind it', async () => {
    const { said, buttons } = await write('ובשולחן');
    expect(said).toBe(
      nfc(
        'שֻׁלְחָן [шульха́н] — стол\n\nובשולחן — и в + שולחן (стол); с артиклем или без него\n\nУрок «Урок один»',
      ),
    );
    expect(buttons).toEqual(['Открыть «Урок один»']);
    expect((await write('שולחני')).said).toContain('שולחני — שולחן (стол); с окончанием «мой»');
    expect((await write('וכשכתבנו')).said).toContain('и когда + мы писали, от לכתוב (писать / написать)');
  });

  it('that is no word of a lesson may be one of a closed class, or a verb by rule', async () => {
    // le-sham "thither", hitpalashnu "we wallowed"
    expect((await write('לשם')).said).toBe(nfc('לְשָׁם [лэша́м] — туда'));
    expect((await write('התפלשנו')).said.split('\n')).toEqual([
      'Такого слова в уроках нет: разбираю по правилам, перевода не знаю.',
      '',
      'התפלשנו — להתפלש; глагол, корень פ־ל־ש, биньян һитпаэль; прошедшее, мы',
    ]);
  });

  it('that is a name is named so, and so is a single letter', async () => {
    expect((await write('לטום')).said).toBe('לטום — к + טום (Том); мужское имя');
    expect((await write('טום')).said).toBe('טום — Том; мужское имя');
    expect((await write('ב')).said).toContain(
      '• ב — «в», пишется слитно со следующим словом\n• ב — буква бет',
    );
  });

  it('that is not known has others like it', async () => {
    expect((await write('שולחם')).said.split('\n').slice(0, 2)).toEqual([
      'Слова «שולחם» я не знаю. Похожие слова, которые знаю:',
      nfc('• שֻׁלְחָן [шульха́н] — стол'),
    ]);
    // Nothing is told of locked ones: kelem is one letter from kelev.
    expect((await write('כלבב')).said).not.toContain('собака');
  });

  it('in a long text is counted', async () => {
    const words = 'שלום שולחן כותב שלום כלב אבגדה בגדהו גדהוז דהוזח הוזחט וזחטי זחטיכ חטיכל טום'.split(' ');
    const { said } = await write(words.join(' ').padEnd(3988, ' שלום'));
    const lines = said.split('\n');
    expect(lines[0]).toMatch(/^В тексте \d+ слов\S*, разных 13\. Вы учили 0 слов из 13\.$/);
    expect(lines).toContain('Незнакомые, сначала частые:');
    expect(lines).toContain('• כלב — слово премиум-урока');
    // A name is not to be learned.
    expect(lines.slice(lines.indexOf('Имена и названия:'))[1]).toBe('• טום — Том; мужское имя');
    expect(said.length).toBeLessThan(4096);
    expect((await write('שלום '.repeat(900))).said).toMatch(/^Вы учили 0 слов из 1\./);
  });

  it('of a Russian text that is no phrase is read word by word, too', async () => {
    const { said } = await write('мир кактусам');
    expect(said.split('\n')).toEqual([
      'Знаю 1 слово из 2:',
      `• ${'שָׁלוֹם'.normalize('NFC')} [шало́м] — мир, привет`,
    ]);
  });

  it('that no lesson teaches is answered with what can be sent', async () => {
    expect((await write('אבגדה')).said).toBe(
      'Слова «אבגדה» я не знаю. Добавить своё: пришлите «слово — перевод».',
    );
  });

  it.each([
    'мир',
    'миру',
    'Как будет «мир» на иврите?',
    'шалом',
    'shalom',
    'м\u0301ир',
    'ש\u034fלום',
    'של\u200fום',
    '"שלום"',
    'שלומ',
  ])('is found as the search of the mini-app finds it: %s', async (text) => {
    const { said, buttons } = await write(text);
    expect(said).toBe(`${'שָׁלוֹם'.normalize('NFC')} [шало́м] — мир, привет\n\nУрок «Урок один»`);
    expect(buttons).toEqual(['Открыть «Урок один»']);
  });

  it('in Russian may be a person of a verb', async () => {
    const { said } = await write('напишу');
    expect(said).toMatch(/^\S+ \[лихто́в\] — писать \/ написать\n/);
    expect(said).toContain('Все формы: /verb писать');
  });

  it('in Russian of a locked lesson names the lesson only', async () => {
    expect((await write('собаку')).said).toBe(lockedThree);
    expect((await write('соба')).said).toMatch(/^Слова «соба» в уроках нет\. Пришлите/);
    expect((await write('сабака')).said).toMatch(/^Слова «сабака» в уроках нет\. Пришлите/);
  });

  it('with a slip is said to be none, and what it may be', async () => {
    expect((await write('превет')).said).toBe(
      `Слова «превет» в уроках нет. Может быть, одно из этих:\n• ${'שָׁלוֹם'.normalize('NFC')} [шало́м] — мир, привет`,
    );
  });

  it.each([
    'я сегодня очень устала и хочу поскорее домой, а ты как?',
    'открой https://example.com/мир',
    'что такое /help?',
    '…',
  ])('is none in «%s»', async (text) => {
    expect((await write(text)).said).toMatch(/^В чате я понимаю команды/);
  });

  it('is said with the reply to a greeting', async () => {
    expect((await write('Привет!')).said).toMatch(/^Здравствуйте!\n\nשָׁלוֹם \[шало́м\] — мир, привет/);
    expect((await write('спасибо')).said).toMatch(/^Пожалуйста! Пришлите слово/);
    expect((await write('👍')).said).toMatch(/^Мне приятно!/);
    expect((await write('стоп')).said).toMatch(/^Отменять нечего/);
  });

  it('may be the caption of a picture, which else is remarked on', async () => {
    const photo = [{ file_id: 'f', file_unique_id: 'u', width: 1, height: 1 }];
    for (const [caption, said] of [
      ['как будет мир?', '[шало́м] — мир'],
      ['абракадабра', 'Картинки и файлы я не читаю'],
    ] as const) {
      await backend.bot.handleUpdate(backend.updates.message(anya, { photo, caption }));
      expect(textOf(takeSent(backend.telegram)[0])).toContain(said);
    }
  });

  it('is sent with its sound; below it stands what sounds', async () => {
    const { wordId = 0 } = (await readPlaces(backend.db)).words.aba ?? {};
    await backend.db.update(words).set({ audioHash: 'hash-of-kotev' }).where(eq(words.id, wordId));
    const telegram = createFakeTelegram({ sendVoice: () => ({ message_id: 1 }) });
    const bot = createBot({ ...backend.botDeps, fetch: telegram.fetch, sounds: async () => mp3 });
    await bot.handleUpdate(backend.updates.text(anya, 'пишешь'));
    await bot.handleUpdate(backend.updates.text(anya, 'собака'));
    const [sent, locked] = takeSent(telegram);
    expect(sent?.method).toBe('sendVoice');
    expect(String(sent?.payload.caption).split('\n').slice(0, 2)).toEqual([
      expect.stringContaining('[лихто́в] — писать / написать'),
      expect.stringMatching(/^В уроке и в записи: .*\[котэ́в\] — \(он\) пишет$/),
    ]);
    expect(locked?.method).toBe('sendMessage');
  });

  it('is refused to a blocked learner', async () => {
    await createLearner(backend, 8802);
    await backend.db
      .update(users)
      .set({ blockedAt: new Date('2026-11-20T09:00:00Z') })
      .where(eq(users.id, 8802));
    expect((await write('שלום', { ...anya, id: 8802 })).said).not.toContain('мир');
  });
});
