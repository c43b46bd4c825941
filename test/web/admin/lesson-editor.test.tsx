// First of all: the Telegram client must be there before anything brings the SDK.
import './client.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { formOf } from '../../../web/src/features/admin/content/lessons/lesson-form.ts';
import { localKeys } from '../../../web/src/lib/local-store.ts';
import { wavOf } from '../../support/upload-files.ts';
import { failure, learnerId, success } from '../../support/web/samples.ts';
import { localStore } from '../../support/web/services.tsx';
import { client } from './client.ts';
import {
  chooseIn,
  createContentServer,
  editKitchen,
  kitchenLesson,
  openContent,
  openKitchen,
  write,
} from './content-server.tsx';

const server = createContentServer();

beforeEach(() => {
  server.open();
  client.events.length = 0;
});

const popup = () => client.latest('web_app_open_popup');
const mainButton = () => client.latest('web_app_setup_main_button');

/** A new lesson of one word, with all that it must have. */
async function writeLessonOfTea() {
  await beginLesson();
  write('Название', 'Чай');
  await chooseIn('Раздел', 'Дом');
  await chooseIn('Подраздел', 'Кухня');
  fireEvent.click(screen.getByRole('button', { name: 'Добавить слово' }));
  write('Иврит', 'תה');
  write('С огласовками', 'תֵּה');
  fireEvent.click(screen.getByRole('button', { name: 'Подставить «тэ»' }));
  write('Перевод', 'чай');
}

async function pressSave() {
  await waitFor(() => expect(mainButton()).toMatchObject({ text: 'Сохранить', is_active: true }));
  client.send('main_button_pressed');
}

async function answerPopup(title: string, button: 'yes' | 'no') {
  await waitFor(() => expect(popup()?.title).toBe(title));
  client.events.length = 0;
  client.send('popup_closed', { button_id: button });
}

async function beginLesson() {
  await openContent();
  fireEvent.click(screen.getByRole('button', { name: 'Новый урок' }));
  await screen.findByRole('heading', { name: 'Новый урок' });
}

describe('a new lesson', () => {
  it('needs a name, a category and a subcategory, then a word', async () => {
    await beginLesson();
    write('Название', 'Чай');
    await pressSave();
    expect((await screen.findAllByText('Заполните все обязательные поля')).length).toBeGreaterThan(1);
    await chooseIn('Раздел', 'Дом');
    await chooseIn('Подраздел', 'Кухня');
    await pressSave();
    expect((await screen.findAllByText('Добавьте хотя бы одно слово')).length).toBeGreaterThan(0);
    expect(server.sent).toEqual([]);
  });

  it('is sent whole, with the transcription that the niqqud gives, and opens', async () => {
    await writeLessonOfTea();
    await pressSave();
    expect(await screen.findByText('Урок сохранён')).toBeDefined();
    expect(server.sent).toMatchObject([
      {
        call: 'POST /lessons',
        body: {
          name: 'Чай',
          subsection_id: 11,
          isPublished: false,
          words: [{ hebrew: 'תה', pronunciation: 'תֵּה', transcription: 'тэ', russian: 'чай' }],
        },
      },
    ]);
    expect(await screen.findByRole('heading', { name: 'На кухне' })).toBeDefined();
    expect(localStore.read(localKeys.lessonDraft(learnerId, null))).toBeUndefined();
  });

  it('whose answer was lost is not made a second time, and what was written since goes into it', async () => {
    const tried: { eventId: string }[] = [];
    server.use(
      msw.post('*/api/lessons', async ({ request }) => {
        tried.push((await request.json()) as { eventId: string }); // what the editor sends
        if (tried.length === 1) return HttpResponse.error();
        const made = { id: 7, revision: 1, isPublished: false, wordIds: [70], warnings: [], isRepeat: true };
        return HttpResponse.json(success(made));
      }),
    );
    await writeLessonOfTea();
    await pressSave();
    expect(await screen.findByText('Не удалось сохранить урок')).toBeDefined();
    const kept = localStore.read(localKeys.lessonDraft(learnerId, null));
    expect(kept).toMatchObject({ eventId: tried[0]?.eventId });

    write('Название', 'Чай и чашка');
    await pressSave();
    expect(await screen.findByText('Урок сохранён')).toBeDefined();
    expect(tried[1]?.eventId).toBe(tried[0]?.eventId);
    expect(server.sent).toMatchObject([
      {
        call: 'PUT /lessons/7',
        body: { revision: 1, name: 'Чай и чашка', words: [{ id: 70, hebrew: 'תה' }] },
      },
    ]);
  });

  it('takes ten words and not one more', async () => {
    await beginLesson();
    for (let count = 0; count < 10; count += 1) {
      fireEvent.click(screen.getByRole('button', { name: 'Добавить слово' }));
    }
    expect(screen.getByText('Слова: 10 из 10')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Добавить слово' }));
    expect(await screen.findByText('Превышен лимит слов')).toBeDefined();
    expect(screen.getByText('В уроке может быть максимум 10 слов')).toBeDefined();
    expect(screen.getByText('Слова: 10 из 10')).toBeDefined();
  });
});

describe('a word', () => {
  it('is heard in its editor, with a file of its own or without, but not before it has niqqud', async () => {
    await editKitchen();
    fireEvent.click(screen.getByRole('button', { name: /^Слово 1:.*чай$/ }));
    expect(screen.getByRole('button', { name: 'Прослушать' })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Добавить слово' }));
    write('Иврит', 'מים');
    expect(screen.queryByRole('button', { name: 'Прослушать' })).toBeNull();
    write('С огласовками', 'מַיִם');
    expect(screen.getByRole('button', { name: 'Прослушать' })).toBeDefined();
  });

  it('is told at once what is wrong with it', async () => {
    await editKitchen();
    fireEvent.click(screen.getByRole('button', { name: /^Слово 1:.*чай$/ }));
    write('Иврит', 'תה5');
    expect(screen.getByText(/Здесь только 27 букв иврита и пробелы, без огласовок и знаков/)).toBeDefined();
    write('Иврит', 'תה');
    expect(screen.queryByText(/Здесь только 27 букв/)).toBeNull();
  });

  it.each([
    [
      'that are no verb',
      { 'Прошедшее, он': 'שׁוּלְחָן', 'Настоящее, он': 'בַּיִת', 'Будущее, он': 'כֶּלֶב' },
      /глагол не получается/,
    ],
    [
      'of two verbs',
      { 'Прошедшее, он': 'כָּתַב', 'Настоящее, он': 'כּוֹתֵב', 'Будущее, он': 'יְדַבֵּר' },
      /не подходит к остальным частям/,
    ],
    ['without niqqud', { 'Прошедшее, он': 'כתב' }, /не читается/],
    [
      'of another word',
      { 'Прошедшее, он': 'כָּתַב', 'Настоящее, он': 'כּוֹתֵב', 'Будущее, он': 'יִכְתֹּב' },
      /не форма этого глагола/,
    ],
  ])('with parts %s of a verb is told so, and not saved', async (_name, parts, message) => {
    await editKitchen();
    fireEvent.click(screen.getByRole('button', { name: /^Слово 1:.*чай$/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Глагол: части и формы' }));
    write('По-русски, несовершенный', 'писать');
    for (const [label, text] of Object.entries(parts)) write(label, text);
    await pressSave();
    expect(server.sent).toEqual([]);
    expect((await screen.findAllByRole('alert')).map((one) => one.textContent).join(' ')).toMatch(message);
  });

  it('with a verb whose use is not understood is told so at that field, once', async () => {
    await editKitchen();
    fireEvent.click(screen.getByRole('button', { name: /^Слово 1:.*чай$/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Глагол: части и формы' }));
    const parts = { 'Прошедшее, он': 'כָּתַב', 'Настоящее, он': 'כּוֹתֵב', 'Будущее, он': 'יִכְתֹּב' };
    for (const [label, text] of Object.entries({ ...parts, 'По-русски, несовершенный': 'писать' }))
      write(label, text);
    write('Что говорят', 'никогда');
    await pressSave();
    expect(server.sent).toEqual([]);
    expect(screen.getAllByText(/Употребление «никогда» не понято/)).toHaveLength(1);
    write('Что говорят', '3 лицо, past=сов.');
    expect(screen.queryByText(/не понято/)).toBeNull();
  });

  it('is written in sentences with the reading proposed, and a refusal opens it where the server found fault', async () => {
    const message = 'В предложении слово, которого до этого урока не учили. Слово: טוב.';
    server.use(
      msw.put('*/api/lessons/:id', () =>
        HttpResponse.json(
          {
            ...failure('lesson_words', 'Исправьте слова, отмеченные ошибкой.'),
            data: { problems: [{ level: 'error', field: 'words.0.examples', message }] },
          },
          { status: 400 },
        ),
      ),
    );
    await editKitchen();
    const word = () => screen.getByRole('button', { name: /^Слово 1:.*чай$/ });
    fireEvent.click(word());
    fireEvent.click(screen.getByRole('button', { name: 'Предложения' }));
    fireEvent.click(screen.getByRole('button', { name: 'Добавить предложение' }));
    write('Предложение с огласовками', 'תֵּה טוֹב.'.normalize('NFC')); // te tov
    fireEvent.click(screen.getByRole('button', { name: 'Подставить «тэ тов»' }));
    write('Перевод предложения', 'Хороший чай.');
    fireEvent.click(word());
    expect(screen.queryByRole('textbox', { name: 'Перевод предложения' })).toBeNull();
    await pressSave();
    expect((await screen.findByText(message)).getAttribute('role')).toBe('alert');
    expect(screen.getByRole('textbox', { name: 'Перевод предложения' })).toBeDefined();
  });

  it('is written by our own keys, points and all', async () => {
    await editKitchen();
    fireEvent.click(screen.getByRole('button', { name: /^Слово 1:.*чай$/ }));
    write('С огласовками', '');
    fireEvent.click(screen.getByRole('button', { name: 'Клавиатура: С огласовками' }));
    fireEvent.click(screen.getByRole('button', { name: 'ת' }));
    fireEvent.click(screen.getByRole('button', { name: 'цере' }));
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'С огласовками' });
    expect(field.value).toBe('ת\u05b5');
  });

  it('of many comes as a pasted line, and a bad line is reported', async () => {
    await editKitchen();
    fireEvent.click(screen.getByRole('button', { name: 'Вставить слова' }));
    await screen.findByRole('textbox', { name: 'По слову в строке' });
    // mayim, water; then a line without a translation
    write('По слову в строке', 'מַיִם - ма́им - вода\nכוס');
    expect(screen.getByText(/^Нужно три части: иврит - транскрипция - перевод\./)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Добавить: 1 слово' }));
    // The bad line stays to be mended, also while the words are looked at.
    const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'По слову в строке' });
    expect(field().value).toBe('כוס');
    fireEvent.click(screen.getByRole('button', { name: 'Отмена' }));
    expect(await screen.findByText('Слова: 2 из 10')).toBeDefined();
    expect(screen.getByRole('button', { name: /^Слово 2:.*вода$/ })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Вставить слова' }));
    await screen.findByRole('textbox', { name: 'По слову в строке' });
    // kos, a cup
    write('По слову в строке', 'כּוֹס - кос - стакан');
    fireEvent.click(screen.getByRole('button', { name: 'Добавить: 1 слово' }));
    expect(await screen.findByText('Слова: 3 из 10')).toBeDefined();
  });

  it('of a pasted pair gets from the course what it leaves out; a bad line is mended in its place', async () => {
    server.use(
      msw.post('*/api/admin/words/taught', () =>
        HttpResponse.json(
          success({
            words: [{ hebrew: 'מים', pronunciation: 'מַיִם', transcription: 'ма́им', russian: 'вода' }],
          }),
        ),
      ),
    );
    await editKitchen();
    fireEvent.click(screen.getByRole('button', { name: 'Вставить слова' }));
    await screen.findByRole('textbox', { name: 'По слову в строке' });
    // mayim, twice with another meaning; kos, which the course does not know
    write('По слову в строке', 'влага — מים\nстакан — כוס');
    expect(await screen.findByText('Огласовки слова курса «вода»: проверьте.')).toBeDefined();
    expect(screen.getByText(/^Нет транскрипции/)).toBeDefined();
    const bad = screen.getByRole('textbox', { name: 'Строка 2' });
    fireEvent.focus(bad);
    write('Строка 2', 'כּוֹס — стакан');
    expect(screen.getByRole('textbox', { name: 'Строка 2' })).toBe(bad);
    fireEvent.click(screen.getByRole('button', { name: 'Добавить: 2 слова' }));
    expect(await screen.findByText('Слова: 3 из 10')).toBeDefined();
    expect(screen.getByRole('button', { name: /^Слово 2:.*влага$/ })).toBeDefined();
  });

  it('is written by keys alone: Enter to the next field and back, a new word behind the last, Ctrl+S', async () => {
    await editKitchen();
    const name = screen.getByRole('textbox', { name: /^Название/ });
    name.focus();
    fireEvent.keyDown(name, { key: 'Enter' });
    expect(document.activeElement).not.toBe(name);
    fireEvent.keyDown(document.activeElement ?? name, { key: 'Enter', shiftKey: true });
    expect(document.activeElement).toBe(name);
    // The words are closed: the last field is that of the author's link.
    const last = screen.getByRole('textbox', { name: 'Ссылка на автора' });
    last.focus();
    fireEvent.keyDown(last, { key: 'Enter' });
    expect(await screen.findByText('Слова: 2 из 10')).toBeDefined();
    fireEvent.keyDown(document.body, { code: 'KeyS', ctrlKey: true });
    // The new word has no letters yet: saving was tried.
    expect((await screen.findAllByText(/Добавьте|Заполните|Исправьте|обязательн/i)).length).toBeGreaterThan(
      0,
    );
  });

  it('gets a sound that is what it says it is', async () => {
    let uploads = 0;
    server.use(
      msw.post('*/api/uploads', () => {
        uploads += 1;
        const id = 'a'.repeat(32);
        return HttpResponse.json(
          success({ id, kind: 'audio', mime: 'audio/wav', size: 9, url: `/api/uploads/${id}` }),
        );
      }),
    );
    await editKitchen();
    fireEvent.click(screen.getByRole('button', { name: /^Слово 1:.*чай$/ }));
    const picker = screen.getByLabelText('Звук');
    fireEvent.change(picker, {
      target: { files: [new File(['<html>'], 'tea.mp3', { type: 'audio/mpeg' })] },
    });
    expect(await screen.findByText(/Подойдут MP3 и WAV для звука/)).toBeDefined();
    expect(uploads).toBe(0);
    const wav = Uint8Array.from(wavOf(800));
    fireEvent.change(picker, { target: { files: [new File([wav], 'tea.txt')] } });
    expect(await screen.findByRole('button', { name: 'Заменить' })).toBeDefined();
    expect(uploads).toBe(1);
    await pressSave();
    await screen.findByText('Урок сохранён');
    expect(server.sent).toMatchObject([
      { call: 'PUT /lessons/7', body: { revision: 4, words: [{ id: 70, audioUploadId: 'a'.repeat(32) }] } },
    ]);
  });
});

describe('a phrase', () => {
  it('has a field for each of its words, and is sent word by word', async () => {
    await editKitchen();
    fireEvent.click(screen.getByRole('button', { name: /^Слово 1:.*чай$/ }));
    expect(screen.queryByRole('group', { name: 'По словам' })).toBeNull();
    // boker tov, good morning
    write('Иврит', 'בוקר טוב');
    write('С огласовками', 'בּוֹקֶר טוֹב');
    write('Транскрипция', 'бо́кэр тов');
    const fields = () => screen.getByRole('group', { name: 'По словам' }).querySelectorAll('input');
    expect(fields()).toHaveLength(2);
    const [first, second] = fields();
    if (!first || !second) throw new Error('no fields');
    fireEvent.change(first, { target: { value: 'утро' } });
    await screen.findByText('У каждого слова фразы должен быть перевод русскими буквами.');
    fireEvent.change(second, { target: { value: 'доброе' } });
    await waitFor(() => expect(screen.queryByText(/^У каждого слова фразы/)).toBeNull());
    await pressSave();
    await screen.findByText('Урок сохранён');
    expect(server.sent).toMatchObject([
      {
        body: {
          words: [
            {
              id: 70,
              parts: [
                { pronunciation: 'בּוֹקֶר'.normalize('NFC'), russian: 'утро' },
                { pronunciation: 'טוֹב', russian: 'доброе' },
              ],
            },
          ],
        },
      },
    ]);
  });
});

describe('a transcription that the niqqud reads otherwise', () => {
  const doubt = 'По огласовкам читается «тэ», написано «та».';
  const keepButton = () => screen.queryByRole('button', { name: 'Оставить как есть' });

  async function writeAnotherReading() {
    await editKitchen();
    fireEvent.click(screen.getByRole('button', { name: /^Слово 1:.*чай$/ }));
    write('Транскрипция', 'та');
    expect(screen.getByText(doubt)).toBeDefined();
  }

  it('is a warning that the author overrules at the word, until they write another one', async () => {
    await writeAnotherReading();
    fireEvent.click(screen.getByRole('button', { name: 'Оставить как есть' }));
    expect(screen.queryByText(doubt)).toBeNull();
    expect(keepButton()).toBeNull();
    write('Транскрипция', 'то');
    expect(keepButton()).not.toBeNull();
    write('Транскрипция', 'та');
    expect(keepButton()).toBeNull();
    await pressSave();
    await screen.findByText('Урок сохранён');
    expect(server.sent).toMatchObject([
      { body: { words: [{ id: 70, transcription: 'та', transcriptionKept: true }] } },
    ]);
  });

  it('is asked about before learners see it, and not saved when the author goes back', async () => {
    await writeAnotherReading();
    await pressSave();
    await waitFor(() => expect(popup()).toMatchObject({ title: 'Читается иначе', message: doubt }));
    await answerPopup('Читается иначе', 'no');
    client.send('main_button_pressed');
    await answerPopup('Читается иначе', 'yes');
    await screen.findByText('Урок сохранён');
    // Only the second press has sent it.
    expect(server.sent).toMatchObject([
      { call: 'PUT /lessons/7', body: { keepTranscriptions: true, words: [{ transcription: 'та' }] } },
    ]);
  });

  it('of a draft is asked about when the draft is published', async () => {
    const words = kitchenLesson.words.map((word) => ({ ...word, transcription: 'та' }));
    server.state.lesson = { ...kitchenLesson, isPublished: false, words };
    await openKitchen();
    fireEvent.click(screen.getByRole('switch', { name: 'Опубликован' }));
    await answerPopup('Читается иначе', 'yes');
    await screen.findByText('Урок опубликован');
    expect(server.sent).toEqual([
      { call: 'PUT /lessons/7', body: { isPublished: true, keepTranscriptions: true } },
    ]);
  });
});

describe('an edit that is not saved', () => {
  it('is guarded against another section and the way back', async () => {
    await editKitchen();
    write('Название', 'Кухня');
    fireEvent.click(screen.getByRole('link', { name: 'Ученики' }));
    await answerPopup('Правка не сохранена', 'no');
    expect(screen.getByRole('heading', { name: 'Редактирование урока' })).toBeDefined();
    client.send('back_button_pressed');
    await answerPopup('Правка не сохранена', 'yes');
    expect(await screen.findByRole('heading', { name: 'На кухне' })).toBeDefined();
    expect(localStore.read(localKeys.lessonDraft(learnerId, 7))).toBeUndefined();
  });

  it('is found again after the app was closed, until it is dropped', async () => {
    localStore.write(localKeys.lessonDraft(learnerId, 7), {
      form: { ...formOf(kitchenLesson), name: 'Чайная' },
      revision: 4,
      savedAt: '2026-11-21T08:00:00.000Z',
    });
    await openContent();
    fireEvent.click(screen.getByRole('button', { name: /На кухне/ }));
    expect(await screen.findByText(/Восстановлена правка/)).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Название' }).value).toBe('Чайная');
    fireEvent.click(screen.getByRole('button', { name: 'Отбросить её' }));
    await answerPopup('Отбросить правку?', 'yes');
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Название' }).value).toBe('На кухне'),
    );
  });
});

it('a lesson on its way is not changed under its author’s hands', async () => {
  let arrive = () => {};
  server.use(
    msw.put('*/api/lessons/:id', async () => {
      await new Promise<void>((resolve) => {
        arrive = resolve;
      });
      return HttpResponse.json(failure('internal', 'Позже'), { status: 500 });
    }),
  );
  await editKitchen();
  write('Название', 'Кухня');
  const field = () => screen.getByRole('textbox', { name: 'Название' });
  await pressSave();
  await waitFor(() => expect(field().closest('[inert]')).not.toBeNull());
  arrive();
  await screen.findByText('Не удалось сохранить урок');
  expect(field().closest('[inert]')).toBeNull();
});

describe('two admins on one lesson', () => {
  const refuse = () =>
    server.use(
      msw.put('*/api/lessons/:id', () =>
        HttpResponse.json(
          {
            ...failure('stale_revision', 'Этот урок уже изменил кто-то другой. Ваша правка не сохранена.'),
            data: { revision: 5, lastEdit: { by: 9, name: 'Дана', at: '2026-11-21T09:00:00.000Z' } },
          },
          { status: 409 },
        ),
      ),
    );

  it('the second is told who was first, and their text stays to be copied', async () => {
    refuse();
    await editKitchen();
    write('Название', 'Моя кухня');
    server.state.lesson = { ...kitchenLesson, name: 'Кухня Даны', revision: 5 };
    await pressSave();
    const sheet = await screen.findByRole('dialog', { name: 'Урок уже изменён' });
    expect(within(sheet).getByText(/^Дана: правка сохранена 21 ноября/)).toBeDefined();
    fireEvent.click(within(sheet).getByRole('button', { name: 'Открыть новую версию' }));
    expect(await screen.findByRole('heading', { name: 'Кухня Даны' })).toBeDefined();
    const kept = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /не сохранилась/ });
    expect(kept.value).toContain('Моя кухня');
    expect(kept.value).toContain('тэ - чай');
  });

  it('the second takes either text, thing by thing, and saves both edits as one', async () => {
    refuse();
    await editKitchen();
    write('Название', 'Моя кухня');
    write('Тема', 'мой чай');
    server.state.lesson = {
      ...kitchenLesson,
      name: 'Кухня Даны',
      description: 'Вы попросите чай и кофе.',
      revision: 5,
    };
    await pressSave();
    const sheet = await screen.findByRole('dialog', { name: 'Урок уже изменён' });
    const name = await within(sheet).findByRole('group', { name: /^Название · изменили оба/ });
    expect(within(sheet).getByText('Кухня Даны')).toBeDefined();
    const chosenIn = (label: string) =>
      within(within(sheet).getByRole('group', { name: label })).getByRole<HTMLInputElement>('radio', {
        checked: true,
      }).parentElement?.textContent;
    // What only one of both has changed is proposed.
    expect(chosenIn('Описание')).toBe('Дана');
    expect(chosenIn('Тема')).toBe('Моё');
    fireEvent.click(within(name).getByRole('radio', { name: 'Дана' }));
    const sent: unknown[] = [];
    server.use(
      msw.put('*/api/lessons/:id', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json(
          success({ id: 7, revision: 6, isPublished: true, wordIds: [70], warnings: [] }),
        );
      }),
    );
    fireEvent.click(within(sheet).getByRole('button', { name: 'Сохранить выбранное' }));
    await waitFor(() =>
      expect(sent).toMatchObject([
        { revision: 5, name: 'Кухня Даны', topic: 'мой чай', description: 'Вы попросите чай и кофе.' },
      ]),
    );
    await waitFor(() => expect(localStore.read(localKeys.lessonDraft(learnerId, 7))).toBeUndefined());
  });

  it('what was merged is in the editor when it is refused', async () => {
    refuse();
    await editKitchen();
    write('Название', 'Моя кухня');
    server.state.lesson = { ...kitchenLesson, topic: 'дом', revision: 5 };
    await pressSave();
    const sheet = await screen.findByRole('dialog', { name: 'Урок уже изменён' });
    await within(sheet).findByRole('group', { name: 'Тема' });
    server.use(
      msw.put('*/api/lessons/:id', () => HttpResponse.json(failure('internal', 'Позже'), { status: 500 })),
    );
    fireEvent.click(within(sheet).getByRole('button', { name: 'Сохранить выбранное' }));
    await screen.findByText('Не удалось сохранить урок');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Название/ }).value).toBe('Моя кухня');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Тема/ }).value).toBe('дом');
  });

  it('an answer that was lost on its way is no second admin', async () => {
    refuse();
    await editKitchen();
    write('Название', 'Моя кухня');
    server.state.lesson = { ...kitchenLesson, name: 'Моя кухня', revision: 5 };
    await pressSave();
    expect(await screen.findByRole('heading', { name: 'Моя кухня' })).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('what goes wrong', () => {
  it('is told in the words of the specification', async () => {
    server.use(
      msw.put('*/api/lessons/:id', () => HttpResponse.json(failure('internal', 'Позже'), { status: 500 })),
      msw.delete('*/api/lessons/:id', () => HttpResponse.json(failure('internal', 'Позже'), { status: 500 })),
    );
    await openKitchen();
    fireEvent.click(screen.getByRole('switch', { name: 'Опубликован' }));
    expect(await screen.findByText('Не удалось изменить статус публикации')).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Опубликован' }).checked).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Удалить урок' }));
    await answerPopup('Удалить урок?', 'yes');
    expect(await screen.findByText('Не удалось удалить урок')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Редактировать' }));
    write('Название', 'Кухня');
    await pressSave();
    expect(await screen.findByText('Не удалось сохранить урок')).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Название' }).value).toBe('Кухня');
  });

  it('a lesson that does not come offers another try', async () => {
    server.use(msw.get('*/api/lessons/:id', () => HttpResponse.json(failure('x', 'Нет'), { status: 500 })));
    await openContent();
    fireEvent.click(screen.getByRole('button', { name: /На кухне/ }));
    expect(await screen.findByText('Не удалось загрузить данные')).toBeDefined();
    server.use(msw.get('*/api/lessons/:id', () => HttpResponse.json(success(kitchenLesson))));
    fireEvent.click(screen.getByRole('button', { name: 'Попробовать снова' }));
    expect(await screen.findByRole('heading', { name: 'На кухне' })).toBeDefined();
  });
});
