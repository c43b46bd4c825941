// First of all: the Telegram client must be there before anything brings the SDK.
import './client.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { bodyOf, formOf } from '../../../web/src/features/admin/content/dialogues/dialogue-form.ts';
import { localKeys } from '../../../web/src/lib/local-store.ts';
import { failure, learnerId, success } from '../../support/web/samples.ts';
import { localStore } from '../../support/web/services.tsx';
import { answerPopup } from './admin-server.tsx';
import { client } from './client.ts';
import {
  chooseIn,
  createContentServer,
  editTeaDialogue,
  openDialogues,
  openKitchen,
  openTeaDialogue,
  teaDialogue,
  write,
} from './content-server.tsx';

const server = createContentServer();

beforeEach(() => {
  server.open();
  client.events.length = 0;
});

const mainButton = () => client.latest('web_app_setup_main_button');
async function pressSave() {
  await waitFor(() => expect(mainButton()).toMatchObject({ text: 'Сохранить', is_active: true }));
  client.send('main_button_pressed');
}
const part = (name: string) => within(screen.getByRole('group', { name }));
const field = (name: string, label: string) =>
  part(name).getByRole<HTMLInputElement>('textbox', { name: label });
const writeIn = (name: string, label: string, value: string) =>
  fireEvent.change(field(name, label), { target: { value } });
const press = (name: string, label: string | RegExp) =>
  fireEvent.click(part(name).getByRole('button', { name: label }));
const unfold = (name: string) =>
  fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${name}\\b`) }));
const draftOf = (dialogueId: number | null) =>
  localStore.read(localKeys.dialogueDraft(learnerId, dialogueId));

describe('the list of dialogues', () => {
  it('is searched by title, people and lesson', async () => {
    await openDialogues();
    const row = () =>
      screen.queryByRole('button', { name: /Чай вдвоём.*Урок 3\. На кухне.*Дана и Рон · 4 реплики/ });
    const search = (value: string) =>
      fireEvent.change(screen.getByRole('searchbox', { name: 'Поиск' }), { target: { value } });
    expect(row()).not.toBeNull();
    search('РОН');
    expect(row()).not.toBeNull();
    search('слон');
    expect(screen.getByText('Ничего не найдено')).toBeDefined();
  });
});

describe('a dialogue that is looked at', () => {
  it('shows its lines, its questions, and how many lines have no sound', async () => {
    await openTeaDialogue();
    expect(screen.getByText('Урок 3. На кухне')).toBeDefined();
    expect(screen.getByText('Без звука: 3 реплики')).toBeDefined();
    expect(screen.getAllByText('תֵּה?')).toHaveLength(4);
    expect(screen.getByText('Кто ответил?').closest('li')?.textContent).toBe('Кто ответил?Рон');
  });

  it('is deleted after a question', async () => {
    await openTeaDialogue();
    fireEvent.click(screen.getByRole('button', { name: 'Удалить диалог' }));
    await answerPopup('Удалить диалог?', 'yes');
    expect(await screen.findByText('Диалог удалён')).toBeDefined();
    expect(server.sent).toEqual([{ call: 'DELETE /admin/dialogues/5', body: '' }]);
  });
});

describe('a new dialogue', () => {
  async function begin() {
    await openDialogues();
    fireEvent.click(screen.getByRole('button', { name: 'Новый диалог' }));
    await screen.findByRole('heading', { name: 'Новый диалог' });
  }

  it('is written field by field, and sent whole', async () => {
    await begin();
    write('Название', 'Чай');
    write('Сцена', 'Лена и Дан на кухне.');
    write('К слову', 'Чай пьют с мятой.');
    await chooseIn('Урок', 'Урок 3. На кухне');
    writeIn('Участник 1', 'Имя с огласовками', 'לֵנָה');
    writeIn('Участник 1', 'Транскрипция', 'лэ́на');
    writeIn('Участник 1', 'Имя по-русски', 'Лена');
    writeIn('Участник 2', 'Имя с огласовками', 'דָּן');
    press('Участник 2', 'Подставить «дан»');
    writeIn('Участник 2', 'Имя по-русски', 'Дан');
    fireEvent.click(screen.getByRole('button', { name: 'Добавить имя' }));
    writeIn('Имя 1', 'Имя с огласовками', 'נוֹעָה');
    writeIn('Имя 1', 'Транскрипция', 'но́а');
    writeIn('Имя 1', 'Имя по-русски', 'Ноа');

    for (const place of [1, 2, 3, 4]) {
      const name = `Реплика ${place}`;
      unfold(name);
      writeIn(name, 'Реплика с огласовками', 'תֵּה?');
      press(name, 'Подставить «тэ»');
      writeIn(name, 'По-русски', 'Чай?');
      writeIn(name, 'Что сказать, по-русски', 'Предложите чай.');
      press(name, 'Подставить «תה»');
    }
    fireEvent.click(part('Реплика 4').getByRole('radio', { name: 'Лена' }));
    press('Реплика 4', 'Добавить «или иначе»');
    writeIn('Реплика 4', 'Или иначе 1', 'צה');
    press('Реплика 4', 'Или: Или иначе 1');
    fireEvent.click(part('Реплика 4').getByRole('switch', { name: 'Ученик отвечает о себе' }));
    for (const place of [1, 2, 3]) {
      const name = `Пример ${place}`;
      writeIn(name, `Пример с огласовками ${place}`, 'תֵּה.');
      press(name, 'Подставить «тэ»');
      writeIn(name, 'По-русски', 'Чай.');
    }

    unfold('Вопрос 1');
    writeIn('Вопрос 1', 'Вопрос', 'Что пьют?');
    press('Вопрос 1', 'Убрать вариант 3');
    writeIn('Вопрос 1', 'Вариант 1', 'кофе');
    writeIn('Вопрос 1', 'Вариант 2', 'чай');
    fireEvent.click(part('Вопрос 1').getByRole('radio', { name: 'Вариант 2 верный' }));
    await chooseIn('Ответ слышно в реплике', 'Реплика 3 · Чай?');
    unfold('Вопрос 2');
    fireEvent.click(screen.getByRole('button', { name: 'Убрать вопрос 2' }));
    await pressSave();
    expect(await screen.findByText('Диалог сохранён')).toBeDefined();
    const line = { pronunciation: 'תֵּה?', transcription: 'тэ', russian: 'Чай?' };
    const turn = { ...line, cue: 'Предложите чай.', needs: 'תה', also: [], examples: [] };
    const example = { pronunciation: 'תֵּה.', transcription: 'тэ', russian: 'Чай.' };
    expect(server.sent).toEqual([
      {
        call: 'POST /admin/dialogues',
        body: {
          ...{ title: 'Чай', scene: 'Лена и Дан на кухне.', note: 'Чай пьют с мятой.', lessonId: 7 },
          people: [
            { pronunciation: 'לֵנָה', transcription: 'лэ́на', russian: 'Лена', gender: 'f' },
            { pronunciation: 'דָּן', transcription: 'дан', russian: 'Дан', gender: 'm' },
          ],
          names: [{ pronunciation: 'נוֹעָה', transcription: 'но́а', russian: 'Ноа', gender: 'f' }],
          turns: [
            { speaker: 0, ...turn },
            { speaker: 1, ...turn },
            { speaker: 0, ...turn },
            { speaker: 0, ...turn, also: ['צה/'], examples: [example, example, example] },
          ],
          questions: [{ prompt: 'Что пьют?', options: ['кофе', 'чай'], answer: 1, turn: 2 }],
          eventId: expect.any(String),
        },
      },
    ]);
    expect(draftOf(null)).toBeUndefined();
  });

  it('is begun from its lesson', async () => {
    await openKitchen();
    const own = part('Диалоги урока');
    expect(await own.findByRole('button', { name: /Чай вдвоём.*Дана и Рон · 4 реплики/ })).toBeDefined();
    fireEvent.click(own.getByRole('button', { name: 'Новый диалог' }));
    await screen.findByRole('heading', { name: 'Новый диалог' });
    const lesson = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Урок' });
    await waitFor(() => expect(lesson.selectedOptions[0]?.textContent).toBe('Урок 3. На кухне'));
  });
});

describe('an edit of a dialogue', () => {
  it('is sent with the revision that was read, the questions with their turns wherever these are now', async () => {
    await editTeaDialogue();
    fireEvent.click(screen.getByRole('button', { name: 'Ниже: Реплика 1' }));
    await pressSave();
    expect(await screen.findByText('Диалог сохранён')).toBeDefined();
    expect(server.sent).toMatchObject([
      {
        call: 'PUT /admin/dialogues/5',
        body: {
          revision: 2,
          lessonId: 7,
          turns: [{ russian: 'Чай 2?' }, { russian: 'Чай 1?' }, { russian: 'Чай 3?' }, { russian: 'Чай 4?' }],
          questions: [{ turn: 1 }, { turn: 0 }],
        },
      },
    ]);
  });

  it('names a turn that is gone as none: the checker tells it', () => {
    const form = formOf(teaDialogue);
    const { questions } = bodyOf({ ...form, turns: form.turns.slice(1) });
    expect(questions.map(({ turn }) => turn)).toEqual([3, 0]);
  });

  it('is told what is wrong while it is written, each at its field', async () => {
    server.state.problems = [
      { field: 'turns.1.pronunciation', code: 'rule-untaught', message: 'Форма תה ещё не пройдена.' },
      { field: 'turns.2.examples.0.transcription', code: 'rule-heard', message: 'Слов столько же.' },
      { field: 'questions.0.answer', code: 'rule-answer', message: 'Отметьте верный вариант.' },
      { field: 'people.1.russian', code: 'dialogue-name', message: 'Имя «Рон» уже есть.' },
      { field: 'key', code: 'dialogue-key', message: 'Ключ пишут латиницей.' },
    ];
    await editTeaDialogue();
    write('Сцена', 'Другая сцена.');
    const turn = await screen.findByRole('button', { name: /^Реплика 2 · Рон.*Ошибок: 1/ });
    expect(field('Участник 2', 'Имя по-русски').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('combobox', { name: 'Урок' }).getAttribute('aria-invalid')).toBe('true');
    fireEvent.click(turn);
    expect(screen.getByText('Форма תה ещё не пройдена.')).toBeDefined();
    expect(field('Реплика 2', 'Реплика с огласовками').getAttribute('aria-invalid')).toBe('true');
    unfold('Реплика 3');
    expect(field('Пример 1', 'Транскрипция').getAttribute('aria-invalid')).toBe('true');
    expect(server.sent).toEqual([]);
  });

  it('marks the lines without a sound, not those that were written anew', async () => {
    await editTeaDialogue();
    const row = (place: number) => screen.getByRole('button', { name: new RegExp(`^Реплика ${place} ·`) });
    // All four say the same, so they have the sound of the first.
    expect(row(2).textContent).not.toContain('нет звука');
    server.state.dialogue = teaDialogue;
    unfold('Реплика 2');
    writeIn('Реплика 2', 'Реплика с огласовками', 'תֵּה, תֵּה?');
    expect(row(2).textContent).not.toContain('нет звука');
  });

  it('that is refused opens the turn and the question with the errors', async () => {
    await editTeaDialogue();
    write('Название', 'Чай');
    server.state.problems = [
      { field: 'turns.3.needs', code: 'dialogue-needs', message: 'В самой фразе этого нет: קפה.' },
      { field: 'questions.1.answer', code: 'rule-answer', message: 'Отметьте верный вариант.' },
    ];
    await pressSave();
    expect(await screen.findByText('Исправьте отмеченные поля диалога.')).toBeDefined();
    expect(await screen.findByText('В самой фразе этого нет: קפה.')).toBeDefined();
    expect(screen.getByText('Отметьте верный вариант.')).toBeDefined();
    expect(field('Реплика 4', 'Что обязательно сказать').getAttribute('aria-invalid')).toBe('true');
    expect(draftOf(5)).toMatchObject({ form: { title: 'Чай' }, revision: 2 });
  });

  it('can be looked at as a learner reads it', async () => {
    await editTeaDialogue();
    write('Название', 'Чай с мятой');
    fireEvent.click(screen.getByRole('button', { name: 'Предпросмотр' }));
    expect(screen.getByRole('heading', { name: 'Чай с мятой' })).toBeDefined();
    fireEvent.click(screen.getAllByRole('button', { name: 'Перевод реплики' })[1] ?? document.body);
    expect(screen.getByText('Чай 2?')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Название' }).value).toBe('Чай с мятой');
  });

  it('is not left without a question, and stays on the device until it is saved', async () => {
    await editTeaDialogue();
    write('Название', 'Начатое');
    fireEvent.click(screen.getByRole('link', { name: 'Инструменты' }));
    await answerPopup('Правка не сохранена', 'no');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Название' }).value).toBe('Начатое');
    expect(draftOf(5)).toMatchObject({ form: { title: 'Начатое' } });
    fireEvent.click(screen.getByRole('link', { name: 'Инструменты' }));
    await answerPopup('Правка не сохранена', 'yes');
    await waitFor(() => expect(draftOf(5)).toBeUndefined());
  });

  it('that comes second shows who was first, and is kept as a text', async () => {
    await editTeaDialogue();
    write('Название', 'Мой чай');
    server.use(
      msw.put('*/api/admin/dialogues/5', () =>
        HttpResponse.json(
          {
            ...failure('stale_dialogue', 'Этот диалог уже изменил кто-то другой.'),
            data: { revision: 3, lastEdit: { by: 4, name: 'Борис', at: '2026-11-21T09:00:00Z' } },
          },
          { status: 409 },
        ),
      ),
    );
    server.state.dialogue = { ...teaDialogue, title: 'Чай Бориса', revision: 3 };
    await pressSave();
    expect(await screen.findByText('Диалог уже изменён')).toBeDefined();
    expect(screen.getByText(/^Борис: правка сохранена/)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Открыть новую версию' }));
    expect(await screen.findByRole('heading', { name: 'Чай Бориса' })).toBeDefined();
    const kept = screen.getByRole<HTMLTextAreaElement>('textbox', {
      name: 'Ваша правка, которая не сохранилась',
    });
    expect(kept.value).toContain('Мой чай');
    expect(kept.value).toContain('Дана: תֵּה? - тэ - Чай 1?');
  });

  it('that comes second becomes one with the first, thing by thing', async () => {
    await editTeaDialogue();
    write('Название', 'Мой чай');
    server.use(
      msw.put('*/api/admin/dialogues/5', () =>
        HttpResponse.json(
          {
            ...failure('stale_dialogue', 'Уже изменил кто-то другой.'),
            data: { revision: 3, lastEdit: { by: 4, name: 'Борис', at: '2026-11-21T09:00:00Z' } },
          },
          { status: 409 },
        ),
      ),
    );
    server.state.dialogue = { ...teaDialogue, title: 'Чай Бориса', scene: 'Борис пьёт чай.', revision: 3 };
    await pressSave();
    const sheet = await screen.findByRole('dialog', { name: 'Диалог уже изменён' });
    const title = await within(sheet).findByRole('group', { name: /^Название · изменили оба/ });
    const other = within(sheet).getByRole('group', { name: 'Сцена' });
    // What only one of both has changed is proposed.
    expect(within(other).getByRole<HTMLInputElement>('radio', { name: 'Борис' }).checked).toBe(true);
    fireEvent.click(within(title).getByRole('radio', { name: 'Моё' }));
    const sent: unknown[] = [];
    server.use(
      msw.put('*/api/admin/dialogues/5', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json(success({ id: 5, key: 'tea-talk', revision: 4 }));
      }),
    );
    fireEvent.click(within(sheet).getByRole('button', { name: 'Сохранить выбранное' }));
    await waitFor(() =>
      expect(sent).toMatchObject([{ revision: 3, title: 'Мой чай', scene: 'Борис пьёт чай.' }]),
    );
    await waitFor(() => expect(draftOf(5)).toBeUndefined());
  });

  it('that had arrived although its response was lost is saved', async () => {
    await editTeaDialogue();
    write('Название', 'Чай');
    server.use(
      msw.put('*/api/admin/dialogues/5', () =>
        HttpResponse.json(failure('stale_dialogue', 'Этот диалог уже изменил кто-то другой.'), {
          status: 409,
        }),
      ),
      msw.get('*/api/admin/dialogues/5', () =>
        HttpResponse.json(success({ ...teaDialogue, title: 'Чай', revision: 3 })),
      ),
    );
    await pressSave();
    expect(await screen.findByText('Диалог сохранён')).toBeDefined();
  });
});
