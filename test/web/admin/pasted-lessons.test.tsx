// First of all: the Telegram client must be there before anything brings the SDK.
import './client.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { localKeys } from '../../../web/src/lib/local-store.ts';
import { failure, learnerId, success } from '../../support/web/samples.ts';
import { localStore } from '../../support/web/services.tsx';
import { client } from './client.ts';
import { chooseIn, createContentServer, openContent, write } from './content-server.tsx';

const server = createContentServer();
type Body = { subsection_id: number; lessons: { name: string; words: object[] }[]; eventId: string };
let created: Body[];
let undone: unknown[];

beforeEach(() => {
  server.open();
  client.events.length = 0;
  created = [];
  undone = [];
  localStore.remove(localKeys.pastedLessons(learnerId));
  server.use(
    msw.post('*/api/admin/words/taught', () =>
      HttpResponse.json(
        success({
          words: [{ hebrew: 'מים', pronunciation: 'מַיִם', transcription: 'ма́им', russian: 'вода' }],
        }),
      ),
    ),
    msw.post('*/api/admin/lessons/drafts', async ({ request }) => {
      created.push((await request.json()) as Body);
      return HttpResponse.json(success({ ids: [8, 9], actionId: 60, isRepeat: false }));
    }),
    msw.post('*/api/admin/actions/undo', async ({ request }) => {
      undone.push(await request.json());
      return HttpResponse.json(success({ id: 61 }));
    }),
  );
});

const area = 'Уроки со словами';
async function openPaste() {
  await openContent();
  fireEvent.click(screen.getByRole('button', { name: 'Вставить уроки' }));
  await screen.findByRole('textbox', { name: area });
}
async function place() {
  await chooseIn('Раздел', 'Дом');
  await chooseIn('Подраздел', 'Кухня');
}
const create = (count: string) => screen.getByRole<HTMLButtonElement>('button', { name: `Создать ${count}` });

// te, mayim
const two = '# Чай\nתֵּה — чай\n# Вода\nמים — вода';

describe('lessons that are pasted together', () => {
  it('are shown with their words, created by one act, and taken back by one tap', async () => {
    await openPaste();
    await place();
    write(area, two);
    expect(await screen.findByText('2 урока, 2 слова')).toBeDefined();
    await screen.findByText(/\[ма́им\]/);
    fireEvent.click(create('2 черновика'));
    expect(await screen.findByText('Создано: 2 черновика')).toBeDefined();
    expect(created).toMatchObject([
      {
        subsection_id: 11,
        lessons: [
          { name: 'Чай', words: [{ hebrew: 'תה', pronunciation: 'תֵּה', russian: 'чай' }] },
          { name: 'Вода', words: [{ hebrew: 'מים', pronunciation: 'מַיִם', transcription: 'ма́им' }] },
        ],
      },
    ]);
    // Back in the list of their subcategory.
    await screen.findByText('Найдено: 1 урок');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Подраздел' }).value).toBe('11');
    fireEvent.click(screen.getByRole('button', { name: 'Отменить' }));
    await waitFor(() => expect(undone).toEqual([{ id: 60 }]));
    expect(localStore.read(localKeys.pastedLessons(learnerId))).toBeUndefined();
  });

  it('wait until every line is right: one is mended in its place, another taken out', async () => {
    await openPaste();
    await place();
    write(area, '# Чай\nתֵּה — чай\nстакан\nчашка\n# Вода\nמים — вода');
    expect(await screen.findByText(/^Ошибок: 2\./)).toBeDefined();
    await waitFor(() => expect(create('2 черновика').disabled).toBe(true));
    write('Строка 3', 'כּוֹס — стакан');
    fireEvent.click(screen.getByRole('button', { name: 'Убрать строку 4' }));
    await waitFor(() => expect(create('2 черновика').disabled).toBe(false));
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: area }).value).toBe(
      '# Чай\nתֵּה — чай\nכּוֹס — стакан\n\n# Вода\nמים — вода',
    );
  });

  it('are a table of a spreadsheet, whose cells of several lines become one', async () => {
    await openPaste();
    write(area, 'урок\tслово\tогласовки\tперевод\nЧай\tתה\tתֵּה\t"чай\nчерный"\n\tמים\t\tвода');
    expect(await screen.findByRole('heading', { name: 'Чай' })).toBeDefined();
    const list = await screen.findAllByRole('listitem');
    expect(list.map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([expect.stringContaining('чай черный'), expect.stringContaining('вода')]),
    );
    // No place is chosen yet.
    expect(create('1 черновик').disabled).toBe(true);
    expect(screen.getAllByText('Выберите, куда их поставить.').length).toBeGreaterThan(0);
  });

  it('show what is wrong with a lesson as a whole at its name', async () => {
    await openPaste();
    write(area, '# Пусто\n# Чай\nתֵּה — чай');
    const name = await screen.findByRole('textbox', { name: 'Название, строка 1' });
    expect(screen.getByText('В уроке нет слов: допишите их или уберите название.')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Убрать строку 1' }));
    await waitFor(() => expect(name.isConnected).toBe(false));
    expect(screen.getByText('1 урок, 1 слово')).toBeDefined();
  });

  it('are kept on the device until they are created, and asked about before they are left', async () => {
    await openPaste();
    write(area, two);
    await screen.findByText('2 урока, 2 слова');
    client.send('back_button_pressed');
    await waitFor(() => expect(client.latest('web_app_open_popup')).toBeDefined());
    expect(localStore.read(localKeys.pastedLessons(learnerId))).toMatchObject({ text: two });
  });

  it('that could not be created stay, and are tried again as the same event', async () => {
    let isAway = true;
    server.use(
      msw.post('*/api/admin/lessons/drafts', async ({ request }) => {
        created.push((await request.json()) as Body);
        if (!isAway) return HttpResponse.json(success({ ids: [8, 9], actionId: 60, isRepeat: true }));
        return HttpResponse.json(failure('unavailable', 'Сервис недоступен.'), { status: 503 });
      }),
    );
    await openPaste();
    await place();
    write(area, two);
    await waitFor(() => expect(create('2 черновика').disabled).toBe(false));
    fireEvent.click(create('2 черновика'));
    const toast = await screen.findByText('Не удалось создать уроки', {}, { timeout: 8000 });
    expect(toast).toBeDefined();
    isAway = false;
    fireEvent.click(create('2 черновика'));
    await screen.findByText('Создано: 2 черновика');
    expect(new Set(created.map(({ eventId }) => eventId)).size).toBe(1);
  }, 15_000);

  it('can be more at once than are looked up in one call', async () => {
    const asked: string[][] = [];
    server.use(
      msw.post('*/api/admin/words/taught', async ({ request }) => {
        asked.push(((await request.json()) as { letters: string[] }).letters);
        return HttpResponse.json(success({ words: [] }));
      }),
    );
    await openPaste();
    const letters = [...'אבגדהוזחטיכלמנסעפצקרשת'];
    const lines = letters.flatMap((one) => letters.slice(0, 12).map((other) => `${one}${other}ה - слово`));
    write(area, `# Много\n${lines.join('\n')}`);
    await waitFor(() => expect(asked.map(({ length }) => length)).toEqual([200, lines.length - 200]));
    expect(within(document.body).getAllByRole('heading', { name: /^Много, часть/ })).toHaveLength(27);
  });
});
