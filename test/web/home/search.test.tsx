// First of all: the Telegram client must be there before anything brings the SDK.
import '../trainer/client.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ReadTextResponse, SearchMatch, SearchReading } from '../../../core/contracts/search.ts';
import { searchTexts as texts } from '../../../core/texts/home/search.ts';
import { verbs } from '../../../db/content/verbs.ts';
import { SearchButton } from '../../../web/src/features/home/search/search-button.tsx';
import { serverPatienceMs } from '../../../web/src/lib/api/soon-or.ts';
import { queryKeys } from '../../../web/src/lib/cache/query-keys.ts';
import { keptRules } from '../../../web/src/lib/kept/rules.ts';
import { keepWordsAhead, keptWords } from '../../../web/src/lib/kept/words.ts';
import { OpenViewContext } from '../../../web/src/lib/navigation/open-view.ts';
import type { View } from '../../../web/src/lib/navigation/view.ts';
import { createAppServer } from '../../support/web/app.tsx';
import { failure, sampleHome, success } from '../../support/web/samples.ts';
import { createPage, renderPart } from '../../support/web/services.tsx';
import { press, sampleWord } from '../exercises/support.tsx';
import { sampleRule } from '../rules/support.tsx';
import { client } from '../trainer/client.ts';

const server = createAppServer();
const home = sampleHome();
const [first] = home.sections.flatMap(({ subsections }) => subsections.flatMap(({ lessons }) => lessons));
const lesson = { id: first?.id ?? 0, number: first?.lesson_number ?? 0, name: first?.name ?? '' };

/** kotev */
const kotev = sampleWord({
  id: 300,
  hebrew: 'כותב',
  pronunciation: 'כּוֹתֵב',
  russian: '(он) пишет',
  verb: { root: 'כתב', binyan: 'paal' },
});
const match = (more: Partial<SearchMatch> = {}): SearchMatch => ({
  lesson,
  word: kotev,
  pair: 'писать / написать',
  forms: [],
  ...more,
});

const asked: string[] = [];
const answer = (matches: SearchMatch[], readings: SearchReading[] = []) =>
  server.use(
    msw.get('*/api/search', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('q') ?? '');
      return HttpResponse.json(success({ matches, readings }) as object);
    }),
  );

async function open(page = createPage()) {
  page.queryClient.setQueryData(queryKeys.home, home);
  const chosen: number[] = [];
  const views: View[] = [];
  renderPart(
    <OpenViewContext value={(view) => views.push(view)}>
      <SearchButton onChoose={({ id }) => chosen.push(id)} />
    </OpenViewContext>,
    page,
  );
  await press('Найти слово');
  const sheet = within(await screen.findByRole('dialog', { name: 'Поиск слова' }));
  const type = (value: string) => fireEvent.change(sheet.getByRole('searchbox'), { target: { value } });
  return { sheet, type, chosen, views };
}

it('finds a word, says which form was asked for, and leads to its lesson', async () => {
  answer([
    match({ forms: [{ key: 'past.1pl', pointed: 'כָּתַבְנוּ'.normalize('NFC'), transcription: 'ката́вну' }] }),
  ]);
  const { sheet, type, chosen } = await open();
  type('כתבנו');
  const words = within(await sheet.findByRole('list', { name: 'Слова' }));
  expect(asked.at(-1)).toBe('כתבנו');
  expect(words.getByText('писать / написать')).toBeDefined();
  expect(words.getByText('прошедшее, мы')).toBeDefined();
  expect(words.getByRole('button', { name: 'Все формы глагола' })).toBeDefined();
  expect(sheet.queryByText(/Так пишется не одно/)).toBeNull();
  fireEvent.click(words.getByRole('button', { name: `Открыть урок ${lesson.number} «${lesson.name}»` }));
  expect(chosen).toEqual([lesson.id]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

/** katavnu behind ve- */
const andWeWrote: SearchReading = {
  base: 'לכתוב',
  pronunciation: 'וְכָתַבְנוּ'.normalize('NFC'),
  transcription: 'вэхата́вну',
  russian: 'писать / написать',
  added: 'и',
  form: 'мы писали, от לכתוב',
  source: 'course',
  certain: true,
  credit: null,
  words: [300],
};

it('tells what stands before a Hebrew word, and which form it is', async () => {
  answer([match()], [andWeWrote]);
  const { sheet, type } = await open();
  type('וכתבנו');
  const readings = await sheet.findByRole('list', { name: 'Как это читается' });
  expect(readings.textContent).toBe(
    `${andWeWrote.pronunciation} [вэхата́вну] — и + мы писали, от לכתוב (писать / написать)`,
  );
  expect(sheet.getByRole('list', { name: 'Слова' })).toBeDefined();
});

it('says nothing of a reading where the word below says it', async () => {
  answer([match()], [{ ...andWeWrote, added: null, form: null, base: 'כותב' }]);
  const { sheet, type } = await open();
  type('כותב');
  await sheet.findByRole('list', { name: 'Слова' });
  expect(sheet.queryByRole('list', { name: 'Как это читается' })).toBeNull();
});

it('says that a word is read by rule, without a translation', async () => {
  answer(
    [],
    [
      {
        ...andWeWrote,
        source: 'rule',
        russian: null,
        pronunciation: null,
        transcription: null,
        certain: false,
        words: [],
      },
    ],
  );
  const { sheet, type } = await open();
  type('וכתבנו');
  expect(await sheet.findByText(texts.byRule)).toBeDefined();
  expect(sheet.queryByText(/я не знаю/)).toBeNull();
});

it('reads a text word by word, and says what of it was learned', async () => {
  answer([]);
  const words: ReadTextResponse['words'] = [
    { text: 'וכתבנו', count: 2, knowledge: 'known', readings: [andWeWrote] },
    { text: 'כלב', count: 1, knowledge: 'locked', readings: [] },
  ];
  server.use(
    msw.post('*/api/search/text', () => HttpResponse.json(success({ words, order: [0, 1, 0] }) as object)),
  );
  const { sheet, type } = await open();
  type('וכתבנו כלב וכתבנו');
  const list = await sheet.findByRole('list', { name: 'Текст по словам' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(3);
  expect(within(list).getByText('слово премиум-урока')).toBeDefined();
  expect(sheet.getByText('Разных слов: 2, из них вы учили 1.')).toBeDefined();
});

it('shows the names of a long text apart from what is to be learned, to be kept all the same', async () => {
  answer([]);
  const name = { ...andWeWrote, base: 'טום', russian: 'Том', added: null, form: 'мужское имя', words: [] };
  const of = (
    text: string,
    knowledge: 'name' | 'new',
    readings: ReadTextResponse['words'][number]['readings'],
  ) => ({
    text,
    count: 1,
    knowledge,
    readings,
  });
  const words = [
    of('טום', 'name', [{ ...name, source: 'name', pronunciation: null, transcription: null }]),
    ...[...'אבגדהוזחטיכלמנסעפצקרש'].map((letter) => of(`${letter}ת`, 'new', [])),
  ];
  server.use(
    msw.post('*/api/search/text', () =>
      HttpResponse.json(success({ words, order: words.map((_, place) => place) }) as object),
    ),
  );
  const { sheet, type } = await open();
  type('טום את');
  const names = within(await sheet.findByRole('list', { name: 'Имена и названия' }));
  expect(names.getByRole('listitem').textContent).toMatch(/טום — Том; мужское имя.*имя/);
  expect(names.getAllByRole('button')).toHaveLength(1);
  const fresh = within(sheet.getByRole('list', { name: 'Незнакомые, сначала частые' }));
  expect(fresh.queryByText('טום')).toBeNull();
});

it('shows the infinitive large where the verb was asked for in Russian, and what the lesson teaches below', async () => {
  const pointed = 'לִכְתֹּב'.normalize('NFC');
  answer([match({ forms: [{ key: 'infinitive', pointed, transcription: 'лихто́в' }] })]);
  const { sheet, type } = await open();
  type('писать');
  const words = within(await sheet.findByRole('list', { name: 'Слова' }));
  const [asked, below] = words.getByRole('button', { name: /лихто́в/ }).querySelectorAll('[lang="he"]');
  expect(asked?.textContent).toBe(pointed);
  expect(below?.textContent).toBe('כּוֹתֵב');
  expect(words.getByText(/^в уроке:/)).toBeDefined();
});

it('shows the infinitive before a form that was asked for', async () => {
  const infinitive = {
    key: 'infinitive',
    pointed: 'לִכְתֹּב'.normalize('NFC'),
    transcription: 'лихто́в',
  } as const;
  const form = { key: 'past.1pl', pointed: 'כָּתַבְנוּ'.normalize('NFC'), transcription: 'ката́вну' } as const;
  answer([match({ forms: [infinitive, form] })]);
  const { sheet, type } = await open();
  type('כתבנו');
  const words = await sheet.findByRole('list', { name: 'Слова' });
  const shown = [...words.querySelectorAll('[lang="he"]')].map(({ textContent }) => textContent);
  expect(shown).toEqual([infinitive.pointed, 'כּוֹתֵב', form.pointed]);
  expect(sheet.queryByText(/Так пишется не одно/)).toBeNull();
});

it('says when several forms are spelled alike', async () => {
  const form = { pointed: 'תְּדַבֵּר', transcription: null };
  answer([
    match({
      forms: [
        { ...form, key: 'future.2sg.m' },
        { ...form, key: 'future.3sg.f' },
      ],
    }),
  ]);
  const { sheet, type } = await open();
  type('תדבר');
  expect(await sheet.findByText(/Так пишется не одно/)).toBeDefined();
});

it('names only the lesson of a locked word', async () => {
  answer([match({ word: null, pair: null })]);
  const { sheet, type, chosen } = await open();
  type('как будет собака');
  fireEvent.click(
    await sheet.findByRole('button', {
      name: `Есть в премиум-уроке ${lesson.number} «${lesson.name}» Перевод и звучание откроются вместе с уроком.`,
    }),
  );
  expect(chosen).toEqual([lesson.id]);
});

it('finds lessons by name and by number without the server', async () => {
  answer([]);
  const { sheet, type } = await open();
  type(String(lesson.number));
  const lessons = within(await sheet.findByRole('list', { name: 'Уроки' }));
  expect(lessons.getByText(lesson.name)).toBeDefined();
});

it('says when there is nothing, and offers to try again when the server is silent', async () => {
  answer([]);
  const { sheet, type } = await open();
  type('абракадабра');
  expect(await sheet.findByText('Слова «абракадабра» я не знаю')).toBeDefined();
  server.use(
    msw.get('*/api/search', () =>
      HttpResponse.json(failure('internal', 'Ошибка') as object, { status: 400 }),
    ),
  );
  type('ещё одно');
  await sheet.findByRole('alert');
  answer([match()]);
  fireEvent.click(sheet.getByRole('button', { name: 'Попробовать ещё раз' }));
  expect(await sheet.findByText('(он) пишет')).toBeDefined();
});

it('shows examples first, and closes by the back button of Telegram', async () => {
  answer([match()]);
  const { sheet } = await open();
  fireEvent.click(sheet.getByRole('button', { name: 'писать' }));
  expect(await sheet.findByText('(он) пишет')).toBeDefined();
  client.send('back_button_pressed');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

/** What the device keeps of the lesson: two words, and the verb of one of them. */
const words = {
  words: [
    { ...kotev, lessonId: lesson.id, transcription: 'котэ́в' },
    {
      ...sampleWord({
        id: 301,
        hebrew: 'לחם',
        pronunciation: 'לֶחֶם',
        transcription: 'лэ́хэм',
        russian: 'хлеб',
      }),
      lessonId: lesson.id,
    },
  ],
  verbs: verbs.filter(({ key }) => key === 'katav'),
};
async function openWithWords() {
  const page = createPage();
  server.use(msw.get('*/api/search/words', () => HttpResponse.json(success(words))));
  await keepWordsAhead(page.services, home);
  return page;
}

describe('without a network', () => {
  afterEach(() => void vi.restoreAllMocks());
  const goOffline = (page: ReturnType<typeof createPage>) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    page.services.connection.watch();
    server.cutNetwork();
  };

  it('finds any form among the words that the device keeps, and says so', async () => {
    const page = await openWithWords();
    goOffline(page);
    const { sheet, type, chosen } = await open(page);
    type('как будет хлебом');
    const found = within(await sheet.findByRole('list', { name: 'Слова' }));
    expect(found.getByText('לֶחֶם')).toBeDefined();
    expect(sheet.getByText(/Без сети: показаны слова, которые есть на телефоне/)).toBeDefined();
    fireEvent.click(found.getByRole('button', { name: `Открыть урок ${lesson.number} «${lesson.name}»` }));
    expect(chosen).toEqual([lesson.id]);
  });

  it('finds forms of verbs', async () => {
    const page = await openWithWords();
    goOffline(page);
    const { sheet, type } = await open(page);
    type('כתבנו');
    const found = within(await sheet.findByRole('list', { name: 'Слова' }));
    expect(found.getByText('прошедшее, мы')).toBeDefined();
    expect(found.getByText('писать / написать')).toBeDefined();
  });

  it('finds rules that the device keeps, and a tap opens the card', async () => {
    const page = await openWithWords();
    keptRules.write(page.services, [sampleRule('et')]);
    goOffline(page);
    const { sheet, type, views } = await open(page);
    type('частица');
    await sheet.findByText(texts.nothing('частица'));
    type('את');
    const found = within(await sheet.findByRole('list', { name: texts.rules }));
    fireEvent.click(found.getByRole('button', { name: /Кого\? Что\?/ }));
    expect(views).toEqual([{ name: 'rules', ruleId: sampleRule('et').id }]);
  });

  it('does not wait for a network that leads nowhere', async () => {
    const page = await openWithWords();
    server.use(msw.get('*/api/search', () => new Promise<never>(() => {})));
    const { sheet, type } = await open(page);
    type('хлеб');
    expect(await sheet.findByText('לֶחֶם', {}, { timeout: 2 * serverPatienceMs })).toBeDefined();
  });

  it('says that the search did not answer where nothing is kept', async () => {
    const page = createPage();
    goOffline(page);
    const { sheet, type } = await open(page);
    type('хлеб');
    expect(await sheet.findByRole('alert')).toBeDefined();
  });

  it('keeps words once for a version of the course, and none on a full device', async () => {
    const page = await openWithWords();
    let calls = 0;
    server.use(
      msw.get('*/api/search/words', () => {
        calls += 1;
        return HttpResponse.json(success(words));
      }),
    );
    await keepWordsAhead(page.services, home);
    expect(calls).toBe(0);
    const full = { ...page.services.localStore, write: () => false };
    await keepWordsAhead({ ...page.services, localStore: full }, { ...home, course: 'another' });
    expect([calls, keptWords(page.services)]).toEqual([1, undefined]);
  });
});

describe('what is not found', () => {
  it('can be kept by whoever knows its translation', async () => {
    answer([]);
    const sent: unknown[] = [];
    server.use(
      msw.post('*/api/own-words/read', () => HttpResponse.json(success({ lines: [], left: 0 }) as object)),
      msw.post('*/api/own-words', async ({ request }) => {
        sent.push(await request.json());
        const limits = { words: 1, maxWords: 2000, addedToday: 1, maxPerDay: 200 };
        const word = { ...kotev, sentence: null, hasOwnSound: false, state: 'new', due: null, addedAt: '' };
        return HttpResponse.json(success({ words: [word], added: [300], refused: [], limits }) as object);
      }),
    );
    const { sheet, type } = await open();
    type('שלט');
    fireEvent.click(await sheet.findByRole('button', { name: /^Добавить своё/ }));
    const form = within(await screen.findByRole('dialog', { name: 'Новое слово' }));
    expect(form.getByRole<HTMLInputElement>('textbox', { name: /На иврите/ }).value).toBe('שלט');
    fireEvent.change(form.getByRole('textbox', { name: /Перевод/ }), { target: { value: 'вывеска' } });
    fireEvent.click(form.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Новое слово' })).toBeNull());
    expect(sent).toMatchObject([{ words: [{ hebrew: 'שלט', russian: 'вывеска' }] }]);
    expect(await sheet.findByRole('button', { name: /^В моих словах/ })).toBeDefined();
  });

  it('can be kept from a text, with the text as its sentence', async () => {
    answer([]);
    const words = [
      { text: 'שלט', count: 1, knowledge: 'unknown', readings: [] },
      { text: 'כלב', count: 1, knowledge: 'known', readings: [] },
    ];
    server.use(
      msw.post('*/api/search/text', () => HttpResponse.json(success({ words, order: [0, 1] }) as object)),
      msw.post('*/api/own-words/read', () => HttpResponse.json(success({ lines: [], left: 0 }) as object)),
    );
    const { sheet, type } = await open();
    type('שלט כלב');
    const list = within(await sheet.findByRole('list', { name: 'Текст по словам' }));
    const [keep, ...others] = list.getAllByRole('button');
    expect(others).toEqual([]);
    fireEvent.click(keep as HTMLElement);
    const form = within(await screen.findByRole('dialog', { name: 'Новое слово' }));
    expect(form.getByRole<HTMLTextAreaElement>('textbox', { name: /Предложение/ }).value).toBe('שלט כלב');
  });

  it('is not offered beside a word that was found', async () => {
    answer([match()]);
    const { sheet, type } = await open();
    type('כותב');
    await sheet.findByRole('list', { name: 'Слова' });
    expect(sheet.queryByRole('button', { name: /^Добавить своё/ })).toBeNull();
  });
});
