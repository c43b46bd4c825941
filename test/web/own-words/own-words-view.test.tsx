// First of all: the Telegram client must be there before anything brings the SDK.
import '../trainer/client.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { OwnWord } from '../../../core/contracts/own-words.ts';
import { ownLessonId } from '../../../core/own-words/limits.ts';
import { keepWordTexts } from '../../../core/texts/home/keep-word.ts';
import { ownWordViewTexts as texts } from '../../../core/texts/home/own-words.ts';
import { ownWordTexts } from '../../../core/texts/own-words.ts';
import { OwnWordsRow } from '../../../web/src/features/own-words/own-words-row.tsx';
import { OwnWordsView } from '../../../web/src/features/own-words/own-words-view.tsx';
import { localKeys } from '../../../web/src/lib/local-store.ts';
import type { View } from '../../../web/src/lib/navigation/view.ts';
import { keptOwnWords } from '../../../web/src/lib/own-words/kept-own-words.ts';
import type { Toast } from '../../../web/src/lib/toasts/toasts.ts';
import { createAppServer } from '../../support/web/app.tsx';
import { failure, learnerId, success } from '../../support/web/samples.ts';
import { createPage, localStore, renderPart } from '../../support/web/services.tsx';
import { createFakeSession, press } from '../exercises/support.tsx';
import { client } from '../trainer/client.ts';
import { sampleDetail } from '../trainer/support.tsx';
import { sale, sampleLine, sampleList, sampleOwnWord, serveOwnWords } from './support.tsx';

const server = createAppServer();
beforeEach(() => void localStore.write(localKeys.lastUser, learnerId));
const sign = sampleOwnWord();

function open(words: readonly OwnWord[] = [sign, sale], options: Parameters<typeof serveOwnWords>[1] = {}) {
  const served = serveOwnWords(words, options);
  server.use(...served.handlers);
  const opened: View[] = [];
  const toasts: Toast[] = [];
  const page = createPage();
  page.services.connectToasts((toast) => toasts.push(toast));
  let exits = 0;
  renderPart(
    <OwnWordsView
      createSession={() => createFakeSession()}
      onExit={() => {
        exits += 1;
      }}
      onOpen={(view) => opened.push(view)}
    />,
    page,
  );
  return { ...page, sent: served.sent, opened, toasts, exits: () => exits };
}

const listed = () => screen.findByRole('heading', { name: keepWordTexts.title });
const rows = () => within(screen.getByRole('list', { name: texts.list })).getAllByRole('listitem');
const field = (name: RegExp | string) => screen.getByRole('textbox', { name });
const write = (name: RegExp | string, value: string) => fireEvent.change(field(name), { target: { value } });

describe('«Мои слова»', () => {
  it('lists the words with their standing, those that can be heard with a loudspeaker', async () => {
    open();
    await listed();
    expect(screen.getByText('2 слова из 2000')).toBeDefined();
    const [first, second] = await waitFor(rows);
    expect(first?.textContent).toBe('שלטвывескановое');
    expect(second?.textContent).toContain('мивца́');
    expect(second?.textContent).toContain('выучено · повторить 5 января');
    expect(screen.getAllByRole('button', { name: /Прослушать слово/ })).toHaveLength(1);
  });

  it('shows a learner without words how to begin', async () => {
    open([]);
    expect(await screen.findByText(texts.empty)).toBeDefined();
    expect(screen.getByRole('button', { name: texts.add })).toBeDefined();
  });

  it('finds words by what is typed, and says where there is none', async () => {
    open();
    await listed();
    const search = screen.getByRole('searchbox', { name: texts.search });
    fireEvent.change(search, { target: { value: 'скид' } });
    await waitFor(() => expect(rows()).toHaveLength(1));
    fireEvent.change(search, { target: { value: 'метро' } });
    expect(await screen.findByText(texts.nothing('метро'))).toBeDefined();
  });

  it('adds a word, and takes it back by the toast', async () => {
    const { sent, toasts } = open();
    await listed();
    await press(texts.add);
    write(/На иврите/, 'דוכן');
    write(/Перевод/, 'ларёк');
    await press(texts.form.save);
    await waitFor(() => expect(rows()).toHaveLength(3));
    const [{ body } = { body: {} }] = sent.filter(({ call }) => call === 'POST /own-words');
    expect(body).toMatchObject({ words: [{ hebrew: 'דוכן', russian: 'ларёк', sentence: '' }] });
    expect(screen.queryByRole('dialog')).toBeNull();
    const [toast] = toasts;
    expect(toast?.title).toBe(keepWordTexts.added(1));
    act(() => toast?.action?.onPress());
    await waitFor(() => expect(rows()).toHaveLength(2));
  });

  it('says at its field what is wrong with a word, and keeps the form', async () => {
    open();
    await listed();
    const refused = [{ place: 0, problem: 'no-russian' }];
    const limits = { words: 2, maxWords: 2000, addedToday: 0, maxPerDay: 200 };
    server.use(
      msw.post('*/api/own-words', () =>
        HttpResponse.json(success({ words: [], added: [], refused, limits }) as object),
      ),
    );
    await press(texts.add);
    write(/На иврите/, 'דוכן');
    await press(texts.form.save);
    expect(await screen.findByText(ownWordTexts.problems['no-russian'])).toBeDefined();
    expect(field(/Перевод/).getAttribute('aria-invalid')).toBe('true');
  });

  it('takes the niqqud of the course by one tap, and leaves it out by another', async () => {
    const proposals = [
      { pronunciation: 'סֵפֶר', transcription: 'сэ́фэр', russian: 'книга' },
      { pronunciation: 'סַפָּר', transcription: 'сапа́р', russian: 'парикмахер' },
    ];
    const { sent } = open([sign], { lines: [sampleLine({ hebrew: 'ספר', proposals })] });
    await listed();
    await press(texts.add);
    write(/На иврите/, 'ספר');
    const book = await screen.findByRole('button', { name: /книга/ });
    expect(book.getAttribute('aria-pressed')).toBe('false');
    fireEvent.click(book);
    expect((field(/Перевод/) as HTMLInputElement).value).toBe('книга');
    await press(texts.form.save);
    await waitFor(() => expect(sent.at(-1)?.call).toBe('POST /own-words'));
    expect(sent.at(-1)?.body).toMatchObject({ words: [{ hebrew: 'ספר', pronunciation: 'סֵפֶר' }] });
  });

  it('opens the card of a word: its sentence, a change, a deletion with a way back', async () => {
    const { sent, toasts } = open([sampleOwnWord({ sentence: 'יש שלט על הדלת' })]);
    await listed();
    fireEvent.click(await screen.findByRole('button', { name: /вывеска/ }));
    const card = within(screen.getByRole('dialog', { name: 'вывеска' }));
    expect(card.getByText('יש שלט על הדלת')).toBeDefined();
    fireEvent.click(card.getByRole('button', { name: texts.word.edit }));
    write(/Перевод/, 'табличка');
    await press(texts.form.save);
    await waitFor(() => expect(rows()[0]?.textContent).toContain('табличка'));
    expect(sent.find(({ call }) => call === 'PUT /own-words/1000000001')?.body).toMatchObject({
      russian: 'табличка',
      sentence: 'יש שלט על הדלת',
    });
    fireEvent.click(screen.getByRole('button', { name: /табличка/ }));
    await press(texts.word.remove);
    await screen.findByText(texts.empty);
    act(() => toasts.at(-1)?.action?.onPress());
    await waitFor(() => expect(rows()).toHaveLength(1));
  });

  it('opens the trainer with what the server has for the next round', async () => {
    const { opened, queryClient } = open();
    await listed();
    const lesson = sampleDetail({ id: ownLessonId });
    server.use(msw.get(`*/api/lessons/${ownLessonId}`, () => HttpResponse.json(success(lesson) as object)));
    await press(texts.learn);
    await waitFor(() => expect(opened).toHaveLength(1));
    expect(opened[0]).toEqual({ name: 'trainer', lessonId: ownLessonId, mode: 'normal', from: 'own-words' });
    expect(queryClient.getQueryData(['lesson', ownLessonId])).toMatchObject({ id: ownLessonId });
  });

  it('offers nothing to learn where all is learned', async () => {
    open([sale]);
    await listed();
    expect(screen.getByText(texts.allLearned)).toBeDefined();
    expect(screen.queryByRole('button', { name: texts.learn })).toBeNull();
  });

  it('shows without a network what the device keeps, and does not pretend to save', async () => {
    const page = createPage();
    keptOwnWords.write(page.services, [sign]);
    open();
    server.cutNetwork();
    expect(await screen.findByText(texts.offline)).toBeDefined();
    expect(rows()).toHaveLength(1);
    await press(texts.add);
    write(/На иврите/, 'דוכן');
    write(/Перевод/, 'ларёк');
    await press(texts.form.save);
    expect(await screen.findByText(keepWordTexts.needsNetwork)).toBeDefined();
  });

  it('says so where the words do not come, and tries again', async () => {
    const served = serveOwnWords([sign]);
    open();
    server.use(
      msw.get('*/api/own-words', () => HttpResponse.json(failure('internal', 'нет'), { status: 500 })),
    );
    expect(await screen.findByText(texts.failed)).toBeDefined();
    server.use(...served.handlers);
    await press(texts.retry);
    await waitFor(() => expect(rows()).toHaveLength(1));
  });

  it('closes what is open before it leaves', async () => {
    const { exits } = open();
    await listed();
    await press(texts.add);
    const goBack = () => act(async () => client.send('back_button_pressed'));
    await goBack();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(exits()).toBe(0);
    await goBack();
    expect(exits()).toBe(1);
  });
});

describe('a pasted list', () => {
  const lines = [
    sampleLine({ line: 1 }),
    sampleLine({ line: 2, hebrew: 'מבצע', russian: 'скидка', isKept: true }),
    sampleLine({ line: 3, hebrew: '', russian: 'кошка', problem: 'no-hebrew' }),
    sampleLine({
      line: 4,
      hebrew: 'שלום',
      russian: '',
      problem: 'no-russian',
      proposals: [{ pronunciation: 'שָׁלוֹם', transcription: 'шало́м', russian: 'мир' }],
    }),
    sampleLine({ line: 5, hebrew: 'דוכן', russian: 'ларёк' }),
  ];

  it('shows what was understood, and keeps what has a tick', async () => {
    const { sent } = open([sign], { lines });
    await listed();
    await press(texts.paste);
    write(texts.pasting.label, 'что угодно');
    await press(texts.pasting.read);
    const boxes = await screen.findAllByRole('checkbox');
    expect(boxes.map((box) => (box as HTMLInputElement).checked)).toEqual([true, false, false, false, true]);
    expect(screen.getByText(ownWordTexts.problems['no-hebrew'])).toBeDefined();
    await press(texts.pasting.take('мир'));
    fireEvent.click(screen.getAllByRole('checkbox')[4] as HTMLElement);
    await press(texts.pasting.keep(2));
    await waitFor(() => expect(sent.at(-1)?.call).toBe('POST /own-words'));
    expect(sent.at(-1)?.body).toMatchObject({
      words: [
        { hebrew: 'שלט', russian: 'вывеска' },
        { hebrew: 'שלום', russian: 'мир', pronunciation: 'שָׁלוֹם' },
      ],
    });
  });

  it('of nothing says so', async () => {
    open([sign]);
    await listed();
    await press(texts.paste);
    write(texts.pasting.label, '…');
    await press(texts.pasting.read);
    expect(await screen.findByText(texts.pasting.nothing)).toBeDefined();
  });
});

describe('a list to share', () => {
  it('becomes a link that can be sent and copied', async () => {
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const { sent, toasts } = open();
    await listed();
    await press(texts.sharing.open);
    write(/Название списка/, 'С улицы');
    fireEvent.click(screen.getAllByRole('checkbox')[1] as HTMLElement);
    await press(texts.sharing.make(1));
    await screen.findByText(/startapp=list_/);
    expect(sent.at(-1)?.body).toMatchObject({ title: 'С улицы', wordIds: [sign.id] });
    await press(texts.sharing.copy);
    expect(copied).toHaveBeenCalledWith(sampleList().link);
    expect(toasts.at(-1)?.title).toBe(texts.sharing.copied);
    await press(texts.sharing.send);
    const asked = client.latest('web_app_open_tg_link') as { path_full: string };
    expect(asked.path_full).toContain('/share/url?url=https%3A%2F%2Ft.me');
    copied.mockRestore();
  });

  it('stands among the links, and its link can be closed', async () => {
    const { toasts } = open([sign], { lists: [sampleList()] });
    const closed: string[] = [];
    server.use(
      msw.delete('*/api/own-lists/:token', ({ params }) => {
        closed.push(String(params.token));
        return HttpResponse.json(success({ token: params.token }) as object);
      }),
    );
    await listed();
    expect(await screen.findByText('2 слова, взяли себе: 3')).toBeDefined();
    await press(texts.sharing.closeLink('С улицы'));
    await act(async () => client.send('popup_closed', { button_id: 'yes' }));
    await waitFor(() => expect(closed).toEqual([sampleList().token]));
    expect(toasts.at(-1)?.title).toBe(texts.sharing.closed);
  });
});

it('the profile leads there', async () => {
  const opened = vi.fn();
  renderPart(<OwnWordsRow onOpen={opened} />);
  await press(new RegExp(keepWordTexts.title));
  expect(opened).toHaveBeenCalledOnce();
});
