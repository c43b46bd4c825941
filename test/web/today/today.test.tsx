// First of all: the Telegram client must be there before anything brings the SDK.
import '../trainer/client.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { describe, expect, it } from 'vitest';
import type { TodayResponse } from '../../../core/contracts/memory.ts';
import { type Exercise, skillOf } from '../../../core/memory/exercises.ts';
import { createAppServer } from '../../support/web/app.tsx';
import { failure, success } from '../../support/web/samples.ts';
import {
  createFakeRecorder,
  createFakeSession,
  createFakeSpeech,
  press,
  sampleWord,
} from '../exercises/support.tsx';
import { client } from '../trainer/client.ts';
import { book, dog, playToday, renderToday, sampleToday, shalom } from './support.tsx';

const server = createAppServer();

const task = (wordId: number, exercise: Exercise) => ({
  wordId,
  exercise,
  skill: skillOf(exercise),
});

function open(
  tasks: (ReturnType<typeof task> & { rivalId?: number })[],
  over: Partial<TodayResponse> = {},
  props = {},
) {
  const today = sampleToday({ tasks: tasks as TodayResponse['tasks'], ...over });
  const played = playToday(today, over);
  server.use(...played.handlers);
  return { ...played, ...renderToday(props) };
}

const asks = (text: string) => screen.findByRole('heading', { name: text });
const options = () => within(screen.getByRole('group', { name: 'Варианты ответа' }));
const choose = (name: RegExp | string) =>
  act(async () => void fireEvent.click(options().getByRole('button', { name })));
const type = async (text: string) => {
  fireEvent.change(screen.getByRole('textbox', { name: 'Ответ на иврите' }), { target: { value: text } });
  await press('Проверить');
};

it('the dialogue of the day comes after everything else, as the first way on', async () => {
  const state = 'new' as const;
  const dialogue = { dialogueId: 900, key: 'kiosk-water', title: 'Вода в киоске', seconds: 60, state };
  const { opened } = open([task(shalom.id, 'choose-russian')], { dialogue });
  await asks('Что это значит?');
  await choose('мир, привет');
  await screen.findByRole('heading', { name: 'На сегодня всё' });
  await waitFor(() =>
    expect(client.latest('web_app_setup_main_button')).toMatchObject({ text: 'Диалог: Вода в киоске' }),
  );
  await act(async () => client.send('main_button_pressed'));
  expect(opened).toEqual([{ name: 'dialogues', dialogueId: 900 }]);
});

describe('a session', () => {
  it('shows the word and asks what it means; the answer is saved with its time before the next question', async () => {
    const { sent } = open([task(shalom.id, 'choose-russian'), task(book.id, 'choose-hebrew')]);
    await asks('Что это значит?');
    expect(screen.getByText('שָׁלוֹם')).toBeDefined();
    expect(screen.queryByText('[шало́м]')).toBeNull();
    await choose('мир, привет');
    await asks('Как это на иврите?');
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      wordId: shalom.id,
      exercise: 'choose-russian',
      result: 'right',
      tries: 1,
    });
    expect(sent[0]?.eventId).toMatch(/^[0-9a-f-]{36}$/);
    expect(sent[0]?.ms).toBeGreaterThanOrEqual(0);
    expect(sent[0]?.at).toMatch(/[+-]\d\d:\d\d$/);
  });

  it('asks which of two firm words it is, and then shows both', async () => {
    open([{ ...task(dog.id, 'choose-hebrew'), rivalId: book.id }]);
    await asks('Что из двух?');
    const names = options()
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
    expect(names.toSorted()).toEqual(['כֶּלֶב', 'סֵפֶר'].toSorted());
    await choose('סֵפֶר');
    expect(await screen.findByText(/Пока не вспомнилось/)).toBeDefined();
    expect(screen.getByText('А это:')).toBeDefined();
    expect(screen.getByText('книга')).toBeDefined();
  });

  it('asks for the meaning of what is heard, and never shows it in writing', async () => {
    open([task(book.id, 'listen')]);
    await asks('Послушайте и выберите значение');
    expect(screen.queryByText('סֵפֶר')).toBeNull();
    expect(screen.queryByText('ספר')).toBeNull();
    expect(options().getByRole('button', { name: 'книга' })).toBeDefined();
  });

  it('waits after a miss, shows the whole word, and ends with what comes again tomorrow', async () => {
    const { sent } = open([task(shalom.id, 'choose-russian'), task(book.id, 'choose-russian')]);
    await asks('Что это значит?');
    await choose('собака');
    expect(await screen.findByText(/Пока не вспомнилось/)).toBeDefined();
    expect(screen.getByText('[шало́м]')).toBeDefined();
    await press('Дальше');
    await screen.findByText('סֵפֶר');
    await choose('книга');
    // The miss once more: practice, that is saved too.
    await screen.findByText('Это слово недавно не вспомнилось');
    await choose('мир, привет');
    await screen.findByRole('heading', { name: 'На сегодня всё' });
    expect(sent.map(({ wordId, result }) => [wordId, result])).toEqual([
      [shalom.id, 'wrong'],
      [book.id, 'right'],
      [shalom.id, 'right'],
    ]);
    const missed = screen.getByRole('region', { name: 'Вернутся завтра' });
    expect(within(missed).getByText('мир, привет')).toBeDefined();
    expect(screen.getAllByText('Укреплено: 1 слово')).toHaveLength(1);
  });

  it('«Не помню» is a miss, and a slip can be taken back before the session goes on', async () => {
    const { sent, undone } = open([task(shalom.id, 'choose-russian')]);
    await asks('Что это значит?');
    await press('Не помню');
    await press('Отменить ответ');
    expect(await screen.findByText('Ответ отменён. Попробуйте ещё раз.')).toBeDefined();
    await choose('мир, привет');
    await screen.findByRole('heading', { name: 'На сегодня всё' });
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(undone).toEqual([sent[0]?.eventId]);
    expect(sent.map(({ result }) => result)).toEqual(['wrong', 'right']);
  });

  it('swaps speaking for typing when the learner cannot speak now', async () => {
    const speaking = () =>
      createFakeSession({ recorder: createFakeRecorder().recorder, speech: createFakeSpeech('שלום').speech });
    const { sent } = open([task(shalom.id, 'speak')], { voice: true }, { createSession: speaking });
    await asks('Скажите на иврите');
    await press('Не могу говорить сейчас');
    await asks('Напечатайте на иврите');
    await type('שלום');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ exercise: 'type', result: 'right', typed: 'שלום', medianMs: 4000 });
  });
});

describe('a word missing in its sentence', () => {
  const spoken = {
    ...book,
    forms: ['ספרים'],
    examples: [
      {
        // ze hasefer sheli, this is my book
        hebrew: 'זה הספר שלי.',
        pronunciation: 'זֶה הַסֵּפֶר שֶׁלִּי.',
        transcription: 'зэ һасэ́фэр шэли́',
        russian: 'Это моя книга.',
        audio: '/audio/ze-hasefer.mp3',
      },
    ],
  };
  const words = [shalom, spoken, dog];

  it('is typed there; another form of it may be corrected, and is not kept as a slip', async () => {
    const { sent } = open([task(book.id, 'gap'), task(dog.id, 'choose-russian')], { words });
    await asks('Какого слова не хватает?');
    expect(screen.getByText('Это моя книга.')).toBeDefined();
    expect(screen.getByText('пропуск').closest('[lang=he]')?.textContent).toBe('זֶה הַпропуск שֶׁלִּי.');
    expect(screen.queryByText('книга')).toBeNull();
    await type('ספרים');
    expect(await screen.findByText(/нужна другая форма/)).toBeDefined();
    await type('ספר');
    await asks('Что это значит?');
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ exercise: 'gap', result: 'right', tries: 2, isPartial: true });
    expect(sent[0]?.typed).toBeUndefined();
  });

  it('shows the whole sentence after a miss', async () => {
    open([task(book.id, 'gap')], { words });
    await asks('Какого слова не хватает?');
    await press('Не помню');
    expect(await screen.findByText('זֶה הַסֵּפֶר שֶׁלִּי.')).toBeDefined();
    expect(screen.getByText('[зэ һасэ́фэр шэли́]')).toBeDefined();
  });

  it('is typed alone where this device has no sentence of it', async () => {
    const { sent } = open([task(shalom.id, 'gap')], { words });
    await asks('Напечатайте на иврите');
    await type('שלום');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ exercise: 'type', result: 'right' });
  });
});

describe('a typed answer', () => {
  it('that is a word of a premium lesson is named to who may open it, and to nobody else', async () => {
    const milk = { ...sampleWord({ id: 900 }), hebrew: 'חלב', russian: 'молоко', variants: [] };
    const lesson = { id: 40, number: 40, name: 'Продукты' };
    let isOpen = false;
    server.use(
      msw.get('*/api/search', () =>
        HttpResponse.json(
          success({ matches: [{ lesson, word: isOpen ? milk : null, pair: null, forms: [] }] }),
        ),
      ),
    );
    const locked = open([task(dog.id, 'type')]);
    await asks('Напечатайте на иврите');
    await type('חלב');
    expect(await screen.findByText(/это другое слово/)).toBeDefined();
    locked.unmount();
    isOpen = true;
    open([task(dog.id, 'type')]);
    await asks('Напечатайте на иврите');
    await type('חלב');
    expect(await screen.findByText(/это „молоко“/)).toBeDefined();
  });

  it('that is nearly right is told why and may be mended once', async () => {
    const { sent } = open([task(shalom.id, 'type')]);
    await asks('Напечатайте на иврите');
    await type('שלומ'); // with an ordinary mem at the end
    expect(await screen.findByText(/В конце слова пишется конечная форма/)).toBeDefined();
    expect(sent).toHaveLength(0);
    await type('שלום');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ result: 'right', tries: 2, isPartial: true, typed: 'שלומ' });
  });

  it('that is missed is laid letter by letter under the right one', async () => {
    open([task(shalom.id, 'type')]);
    await asks('Напечатайте на иврите');
    await type('שלומ');
    await type('סלום'); // with a samekh
    const said = (_text: string, element: Element | null) =>
      element?.tagName === 'SPAN' && /^Чем отличается: вместо ס пишется ש/.test(element.textContent ?? '');
    expect(await screen.findByText(said)).toBeDefined();
  });
});

describe('when nothing is to be asked', () => {
  it('it is said when the next words come, and the new ones are one press away', async () => {
    const { opened } = open([], {
      nextDue: '2099-12-24',
      newWords: 3,
      newWordsAt: { lessonId: 7, lessonName: 'Животные' },
    });
    await screen.findByRole('heading', { name: 'Повторять пока нечего' });
    expect(screen.getByText('Следующие слова придут 24 декабря.')).toBeDefined();
    await waitFor(() =>
      expect(client.latest('web_app_setup_main_button')).toMatchObject({ text: 'Учить 3 новых слова' }),
    );
    await act(async () => client.send('main_button_pressed'));
    expect(opened).toEqual([{ name: 'trainer', lessonId: 7, mode: 'normal', newWords: 3 }]);
  });

  it('whoever has learned nothing is told where words come from', async () => {
    open([]);
    expect(await screen.findByText(/Слова приходят сюда после урока/)).toBeDefined();
  });

  it('a word that was not sent with its task is left out, and the rest is asked', async () => {
    open([task(999, 'choose-russian'), task(book.id, 'choose-russian')]);
    await asks('Что это значит?');
    expect(screen.getByText('סֵפֶר')).toBeDefined();
  });

  it('a server that fails can be asked again', async () => {
    server.use(msw.get('*/api/today', () => HttpResponse.json(failure('oops', 'no'), { status: 400 })));
    renderToday();
    await screen.findByText('Слова не загрузились');
    const { handlers } = playToday(
      sampleToday({ tasks: [task(dog.id, 'choose-russian')] as TodayResponse['tasks'] }),
    );
    server.use(...handlers);
    await press('Попробовать ещё раз');
    await asks('Что это значит?');
  });
});
