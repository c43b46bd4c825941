// First of all: the Telegram client must be there before anything brings the SDK.
import './client.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { describe, expect, it } from 'vitest';
import { stages } from '../../../core/lesson/stages.ts';
import { createPageOutbox } from '../../../web/src/lib/outbox/outbox.ts';
import { createAppServer } from '../../support/web/app.tsx';
import { failure, success } from '../../support/web/samples.ts';
import { sampleDialogue, sampleItem, serveDialogues } from '../dialogues/support.tsx';
import {
  createFakePlayer,
  createFakeSession,
  drawStroke,
  press,
  pressWhenEnabled,
  said,
} from '../exercises/support.tsx';
import { client } from './client.ts';
import { book, playLesson, progressOf, renderTrainer, sampleDetail, shalom } from './support.tsx';

const server = createAppServer();

function open(lesson = sampleDetail(), props = {}) {
  const { handlers, saved, doElsewhere } = playLesson(lesson);
  server.use(...handlers);
  return { ...renderTrainer(props), saved, doElsewhere };
}

/** ze sefer, this is a book */
const zeSefer = {
  hebrew: 'זה ספר.',
  pronunciation: 'זֶה סֵפֶר.',
  transcription: 'зэ сэ́фэр',
  russian: 'Это книга.',
  audio: '/audio/ze-sefer.mp3',
};

const stageButton = (name: RegExp) =>
  within(screen.getByRole('navigation', { name: 'Этапы слова' })).getByRole<HTMLButtonElement>('button', {
    name,
  });
const card = () => screen.getByRole('region', { name: 'Слово' });
const pressWhenThere = async (name: string) => {
  await screen.findByRole('button', { name });
  await press(name);
};

/** Telegram's own button, which must say `text` now. */
async function pressMain(text: string) {
  await waitFor(() =>
    expect(client.latest('web_app_setup_main_button')).toMatchObject({ text, is_visible: true }),
  );
  await act(async () => client.send('main_button_pressed'));
}

async function writeWord(hebrew: string) {
  for (const letter of hebrew) {
    await waitFor(() => expect(said()).toContain(`Нарисуйте ${letter} между линиями`));
    drawStroke();
    await pressWhenEnabled('Готово');
  }
}

async function typeWord(hebrew: string) {
  await screen.findByRole('group', { name: 'Клавиатура иврита' });
  const keyboard = within(screen.getByRole('group', { name: 'Клавиатура иврита' }));
  for (const letter of hebrew) fireEvent.click(keyboard.getByRole('button', { name: letter }));
  await press('Проверить');
}

describe('a word', () => {
  it('goes through its four stages, each saved at the moment of success, and earns its point', async () => {
    const { saved } = open();
    await pressWhenThere('Прослушать слово');
    await waitFor(() => expect(saved).toHaveLength(1));
    await pressWhenThere('Получилось');
    await writeWord('שלום');
    await typeWord('שלום');
    expect(screen.getByText('+1 балл')).toBeDefined();
    await waitFor(() => expect(card().textContent).toContain('книга'));
    expect(stageButton(/Слушать/).getAttribute('aria-current')).toBe('step');
    await waitFor(() => expect(saved).toHaveLength(4));
    expect(saved.map(({ wordId, attempts }) => [wordId, attempts])).toMatchObject([
      [100, { LISTEN: { completed: true, result: 'self', tries: 1 } }],
      [100, { RECORD: { completed: true, result: 'self', tries: 1 } }],
      [100, { WRITE: { completed: true, result: 'right', tries: 1 } }],
      [100, { TYPE: { completed: true, result: 'right', tries: 1 } }],
    ]);
    expect(new Set(saved.map(({ eventId }) => eventId)).size).toBe(4);
  });

  it('goes on where it stopped: stages done before are not asked again', async () => {
    open(
      sampleDetail({
        progress: [progressOf(100, [...stages]), progressOf(101, ['LISTEN', 'RECORD', 'WRITE'])],
      }),
    );
    await screen.findByRole('textbox', { name: 'Ответ на иврите' });
    expect(card().textContent).toContain('книга');
    expect(screen.getByRole('img', { name: 'Выучено в этом уроке: 1 из 2' })).toBeDefined();
    expect(screen.getByText('Последнее слово!')).toBeDefined();
  });

  it('stands in a sentence once it was said or written, and not while it is covered', async () => {
    const used = { ...book, examples: [zeSefer] };
    const example = () => screen.queryByRole('region', { name: 'Слово в предложении' });
    const progress = [progressOf(100, [...stages]), progressOf(101, ['LISTEN', 'RECORD', 'WRITE'])];
    open(sampleDetail({ words: [shalom, used], progress }));
    await screen.findByRole('textbox', { name: 'Ответ на иврите' });
    expect(example()).toBeNull();
    await press('показать');
    expect(example()?.textContent).toContain('Это книга.');
  });

  it('is covered while it is typed; looking at it makes the stage assisted', async () => {
    const { saved } = open(sampleDetail({ progress: [progressOf(100, ['LISTEN', 'RECORD', 'WRITE'])] }));
    await screen.findByRole('textbox', { name: 'Ответ на иврите' });
    expect(card().textContent).not.toMatch(/[\u0590-\u05ff]/);
    await press('показать');
    expect(card().textContent).toContain('שָׁלוֹם');
    await typeWord('שלום');
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.attempts).toMatchObject({ TYPE: { completed: true, result: 'assisted', tries: 1 } });
  });

  it('lets done stages be chosen again, and no stage that is still ahead', async () => {
    open(sampleDetail({ progress: [progressOf(100, ['LISTEN', 'RECORD'])] }));
    await screen.findByRole('navigation', { name: 'Этапы слова' });
    expect(stageButton(/Печатать/).disabled).toBe(true);
    expect(stageButton(/Слушать \(пройден\)/).disabled).toBe(false);
    fireEvent.click(stageButton(/Слушать/));
    await pressWhenThere('Прослушать слово');
    await waitFor(() => expect(stageButton(/Писать/).getAttribute('aria-current')).toBe('step'));
  });

  it('is locked between the answer and the next question', async () => {
    const { saved } = open(sampleDetail({ progress: [progressOf(100, ['LISTEN'])] }));
    await pressWhenThere('Получилось');
    await press('Получилось');
    await press('Не могу говорить сейчас');
    expect(stageButton(/Слушать/).disabled).toBe(true);
    await waitFor(() => expect(stageButton(/Писать/).getAttribute('aria-current')).toBe('step'));
    expect(saved).toHaveLength(1);
  });
});

describe('the trainer inside Telegram', () => {
  it('goes back by the system button and keeps a downward stroke from closing the app', async () => {
    const { exits } = open();
    await screen.findByRole('button', { name: 'Прослушать слово' });
    expect(client.latest('web_app_setup_back_button')).toEqual({ is_visible: true });
    expect(client.latest('web_app_setup_swipe_behavior')).toEqual({ allow_vertical_swipe: false });
    await act(async () => client.send('back_button_pressed'));
    expect(exits()).toBe(1);
  });
});

describe('skipped stages', () => {
  it('are left out for the round, named at its end, and can be taken up', async () => {
    const done = ['LISTEN', 'WRITE', 'TYPE'] as const;
    const { saved, exits } = open(sampleDetail({ progress: [progressOf(100, done), progressOf(101, done)] }));
    await pressWhenThere('Не могу говорить сейчас');
    await screen.findByRole('heading', { name: 'Почти готово' });
    expect(screen.getByText(/Осталось 2 пропущенных задания/)).toBeDefined();
    await waitFor(() =>
      expect(saved[0]?.attempts).toMatchObject({ RECORD: { completed: false, result: 'skipped' } }),
    );
    await press('Закончить позже');
    expect(exits()).toBe(1);
    expect(screen.getAllByRole('button', { name: /^Вернуться к слову .*, осталось: сказать$/ })).toHaveLength(
      2,
    );
    await pressMain('Пройти пропущенное');
    expect(await screen.findByRole('button', { name: 'Получилось' })).toBeDefined();
  });
});

describe('a day that was to bring one new word', () => {
  it('ends after it, tells where it will be met again, and may go on', async () => {
    const lesson = sampleDetail({ progress: [progressOf(100, ['LISTEN', 'RECORD', 'WRITE'])] });
    const { exits } = open(lesson, { newWords: 1 });
    await typeWord('שלום');
    await screen.findByRole('heading', { name: 'Новых слов на сегодня достаточно' });
    expect(screen.getByText(/В этом уроке выучено 1 из 2 слов\./)).toBeDefined();
    await pressMain('На главную');
    expect(exits()).toBe(1);
    await press('Учить дальше');
    expect(await screen.findByText('книга')).toBeDefined();
  });
});

describe('the end of a lesson', () => {
  const almost = sampleDetail({
    progress: [progressOf(100, [...stages]), progressOf(101, ['LISTEN', 'RECORD', 'WRITE'])],
  });

  it('is congratulated, with the quiz as the one step on, and the list as the way out', async () => {
    const { opened, exits } = open(almost);
    await typeWord('ספר');
    await screen.findByRole('heading', { name: 'Урок завершён!' });
    expect(screen.getByText(/Выучено: 2 слова/)).toBeDefined();
    await press('К списку уроков');
    expect(exits()).toBe(1);
    expect(opened).toEqual([]);
    for (const name of ['Следующий урок', 'Повторить урок', 'Синхронизировать баллы']) {
      expect(screen.queryByRole('button', { name })).toBeNull();
    }
    await pressMain('Перейти к викторине');
    expect(opened.at(-1)).toEqual({ name: 'quiz', lessonId: 1 });
  });

  it('shows its words again, those that did not go right at once first; a tap plays one', async () => {
    const { player, played } = createFakePlayer();
    open(almost, { createSession: () => createFakeSession({ player }) });
    await typeWord('ספב');
    await press('Стереть');
    await press('ר');
    await press('Проверить');
    await screen.findByRole('heading', { name: 'Урок завершён!' });
    const rows = within(screen.getByRole('region', { name: 'Слова урока' })).getAllByRole('button');
    expect(rows.map((row) => /книга/.test(row.textContent ?? ''))).toEqual([true, false]);
    expect(rows[0]?.textContent).toContain('не сразу');
    await act(async () => void fireEvent.click(rows[1] as HTMLElement));
    expect(played.at(-1)?.sound.text).toBe(shalom.pronunciation);
  });

  it('shows what one can say now; a tap plays it', async () => {
    const { player, played } = createFakePlayer();
    open({ ...almost, proofs: [zeSefer] }, { createSession: () => createFakeSession({ player }) });
    await typeWord('ספר');
    const said = within(await screen.findByRole('region', { name: 'Теперь вы можете сказать:' }));
    const row = said.getByRole('button', { name: /Это книга/ });
    await act(async () => void fireEvent.click(row));
    expect(played.at(-1)?.sound).toEqual({ url: zeSefer.audio, text: zeSefer.pronunciation });
  });

  it('leads on to the next lesson first when its quiz is passed already', async () => {
    open({ ...almost, quizPassed: true });
    await typeWord('ספר');
    await screen.findByRole('heading', { name: 'Урок завершён!' });
    await pressMain('Следующий урок');
    expect(screen.queryByRole('button', { name: 'Перейти к викторине' })).toBeNull();
  });

  it('leads to the dialogue of the lesson beside its quiz, not to one of another lesson or behind a lock', async () => {
    server.use(
      ...serveDialogues(sampleDialogue(), [
        sampleItem({ id: 901, title: 'В банке', isLocked: true }),
        sampleItem({ id: 902, title: 'В автобусе', lessonId: 2 }),
        sampleItem(),
      ]).handlers,
    );
    const { opened } = open(almost);
    await typeWord('ספר');
    await pressWhenThere('Диалог: Вода в киоске');
    expect(opened).toEqual([{ name: 'dialogues', dialogueId: 900 }]);
    expect(screen.queryByRole('button', { name: /В банке|В автобусе/ })).toBeNull();
  });

  it('is told at once when all words are learned, and the lesson can be repeated: one reset of the pass', async () => {
    const complete = sampleDetail({ progress: [progressOf(100, [...stages]), progressOf(101, [...stages])] });
    const { saved } = open(complete);
    await screen.findByRole('heading', { name: 'Все слова изучены' });
    await press('Повторить урок');
    expect(await screen.findByRole('button', { name: 'Прослушать слово' })).toBeDefined();
    await waitFor(() => expect(saved).toMatchObject([{ lessonId: 1, completed: false, attempts: {} }]));
    expect(saved[0]).not.toHaveProperty('wordId');
  });

  it('in repeat mode starts from all words with one reset', async () => {
    const complete = sampleDetail({ progress: [progressOf(100, [...stages]), progressOf(101, [...stages])] });
    const { saved } = open(complete, { mode: 'repeat' });
    expect(await screen.findByRole('button', { name: 'Прослушать слово' })).toBeDefined();
    await waitFor(() => expect(saved).toMatchObject([{ completed: false, attempts: {} }]));
  });

  it('offers to send the points while something waits', async () => {
    open(almost);
    let isUp = false;
    server.use(
      msw.post('*/api/users/sync-stats', () => HttpResponse.json(success({ points: 65, status: 'Пешка' }))),
      msw.post('*/api/progress', () =>
        isUp ? undefined : HttpResponse.json(failure('unavailable', 'Позже'), { status: 503 }),
      ),
    );
    await typeWord('ספר');
    await screen.findByRole('heading', { name: 'Урок завершён!' });
    await screen.findByRole('button', { name: 'Синхронизировать баллы' });
    isUp = true;
    await press('Синхронизировать баллы');
    expect(await screen.findByText('У вас 65 баллов. Статус: Пешка')).toBeDefined();
  });

  it('keeps the lesson where it was left, for the next opening', async () => {
    const { queryClient } = open(almost);
    await typeWord('ספר');
    await screen.findByRole('heading', { name: 'Урок завершён!' });
    const kept = queryClient.getQueryData<typeof almost>(['lesson', 1]);
    expect(kept?.progress.find((row) => row.word_id === book.id)?.completed).toBe(true);
  });
});

describe('on the way to the chat and back', () => {
  const openSpeaking = async () => {
    server.use(
      msw.get('*/api/health', () =>
        HttpResponse.json(success({ version: '0', bot_link: 'https://t.me/mila_bot' })),
      ),
    );
    const opened = open(sampleDetail({ progress: [progressOf(100, ['LISTEN'])] }));
    await screen.findByRole('button', { name: 'Получилось' });
    return opened;
  };
  const comeBack = () => act(async () => client.send('visibility_changed', { is_visible: true }));

  it('the speak step leads to the chat that waits for this word', async () => {
    await openSpeaking();
    await pressWhenThere('Отправить голосовое боту');
    expect(client.latest('web_app_open_tg_link')).toMatchObject({ path_full: '/mila_bot?start=say_1_100' });
  });

  it('a word that was said there is done on the return, and nothing is saved twice', async () => {
    const { doElsewhere, saved, services } = await openSpeaking();
    const told: string[] = [];
    services.connectToasts(({ title }) => told.push(title ?? ''));
    doElsewhere(100, ['LISTEN', 'RECORD']);
    await comeBack();
    await waitFor(() => expect(told.join()).toContain('на другом устройстве или в чате'));
    await waitFor(() => expect(said()).toContain('Нарисуйте ש между линиями'));
    expect(stageButton(/Говорить \(пройден\)/)).toBeDefined();
    expect(saved).toEqual([]);
  });

  it('a word that was learned on another device while this one stayed open is told with the next reply', async () => {
    const { doElsewhere, services, saved } = await openSpeaking();
    const told: string[] = [];
    services.connectToasts(({ title }) => told.push(title ?? ''));
    doElsewhere(100, ['LISTEN', 'TYPE']);
    await pressWhenThere('Получилось');
    await waitFor(() => expect(told).toHaveLength(1));
    await waitFor(() => expect(stageButton(/Печатать \(пройден\)/)).toBeDefined());
    expect(saved).toHaveLength(1);
  });

  it('a word that was not said there is still asked for', async () => {
    await openSpeaking();
    await comeBack();
    await waitFor(() => expect(server.calls.join()).toContain('GET /progress/user/'));
    expect(screen.getByRole('button', { name: 'Получилось' })).toBeDefined();
  });
});

describe('a connection that goes in the middle of a lesson', () => {
  it('stops nothing: the lesson goes on to its end, and every answer arrives in order when it is back', async () => {
    const lesson = sampleDetail({ progress: [progressOf(100, ['LISTEN', 'RECORD'])] });
    const { handlers, saved } = playLesson(lesson);
    server.use(...handlers);
    const outbox = renderTrainer().services.once(createPageOutbox);
    await screen.findByRole('navigation', { name: 'Этапы слова' });
    server.use(msw.post('*/api/progress', () => HttpResponse.error()));
    await writeWord('שלום');
    await typeWord('שלום');
    await waitFor(() => expect(stageButton(/Слушать/).getAttribute('aria-current')).toBe('step'));
    await pressWhenThere('Прослушать слово');
    await pressWhenThere('Получилось');
    await writeWord('ספר');
    await typeWord('ספר');
    await screen.findByRole('heading', { name: 'Урок завершён!' });
    expect({ unsent: outbox.state().pending, saved: saved.length }).toEqual({ unsent: 6, saved: 0 });
    server.use(...handlers);
    await waitFor(async () => {
      await outbox.flush();
      expect(outbox.state().pending).toBe(0);
    });
    expect(saved.map(({ wordId, attempts }) => [wordId, ...Object.keys(Object(attempts))])).toEqual([
      [100, 'WRITE'],
      [100, 'TYPE'],
      [101, 'LISTEN'],
      [101, 'RECORD'],
      [101, 'WRITE'],
      [101, 'TYPE'],
    ]);
  });
});

describe('when the server does not take an answer', () => {
  it('the learner goes on', async () => {
    open();
    server.use(
      msw.post('*/api/progress', () =>
        HttpResponse.json(failure('premium_required', 'Нужна подписка'), { status: 403 }),
      ),
    );
    await pressWhenThere('Прослушать слово');
    expect(await screen.findByRole('button', { name: 'Получилось' })).toBeDefined();
  });
});

describe('a lesson that does not open', () => {
  const answerLesson = (status: number, code: string) =>
    server.use(msw.get('*/api/lessons/1', () => HttpResponse.json(failure(code, 'Сообщение'), { status })));

  it('shows its shape while it is loading', async () => {
    renderTrainer();
    expect(screen.getByRole('status', { name: 'Урок загружается' })).toBeDefined();
  });

  it('is not found', async () => {
    answerLesson(404, 'not_found');
    const { exits } = renderTrainer();
    expect(await screen.findByRole('heading', { name: 'Урок не найден' })).toBeDefined();
    await press('К списку уроков');
    expect(exits()).toBe(1);
  });

  it('is locked without a subscription, and leads to the plans or back', async () => {
    answerLesson(403, 'premium_required');
    const { opened, exits } = renderTrainer();
    expect(await screen.findByRole('heading', { name: 'Премиум-урок' })).toBeDefined();
    await press('Смотреть планы');
    expect(opened).toEqual([{ name: 'subscription', lessonId: 1 }]);
    await press('К списку уроков');
    expect(exits()).toBe(1);
  });

  it('failed on the server: back, or once more', async () => {
    answerLesson(500, 'internal');
    const { exits } = renderTrainer();
    expect(await screen.findByText('Ошибка загрузки урока: 500')).toBeDefined();
    await press('Назад');
    expect(exits()).toBe(1);
    server.use(...playLesson(sampleDetail()).handlers);
    await press('Повторить');
    expect(await screen.findByRole('button', { name: 'Прослушать слово' })).toBeDefined();
  });

  it('came in a shape that we do not know', async () => {
    server.use(msw.get('*/api/lessons/1', () => HttpResponse.json({ words: [] })));
    renderTrainer();
    expect(await screen.findByText('Неверный формат данных от сервера')).toBeDefined();
  });

  it('has no words', async () => {
    open(sampleDetail({ words: [] }));
    expect(await screen.findByRole('heading', { name: 'Урок пуст' })).toBeDefined();
    await act(async () => {});
  });
});
