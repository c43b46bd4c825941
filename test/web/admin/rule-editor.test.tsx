// First of all: the Telegram client must be there before anything brings the SDK.
import './client.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { formOf } from '../../../web/src/features/admin/content/grammar-rules/rule-form.ts';
import { localKeys } from '../../../web/src/lib/local-store.ts';
import { failure, learnerId, success } from '../../support/web/samples.ts';
import { localStore } from '../../support/web/services.tsx';
import { answerPopup } from './admin-server.tsx';
import { client } from './client.ts';
import {
  chooseIn,
  createContentServer,
  editTeaRule,
  openKitchen,
  openRules,
  openTeaRule,
  teaRule,
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
const writeIn = (name: string, label: string, value: string) =>
  fireEvent.change(part(name).getByRole('textbox', { name: label }), { target: { value } });
const openCheck = (place: number) =>
  fireEvent.click(screen.getByRole('button', { name: new RegExp(`^Проверка ${place} ·`) }));
const draftOf = (ruleId: number | null) => localStore.read(localKeys.ruleDraft(learnerId, ruleId));

describe('the list of rules', () => {
  it('is searched by words and lesson, and narrowed by theme', async () => {
    await openRules();
    const rule = () => screen.queryByRole('button', { name: /Чай без чая.*Урок 3\. На кухне/ });
    expect(rule()).not.toBeNull();
    fireEvent.change(screen.getByRole('searchbox', { name: 'Поиск' }), { target: { value: 'КУХНЕ' } });
    expect(rule()).not.toBeNull();
    fireEvent.change(screen.getByRole('searchbox', { name: 'Поиск' }), { target: { value: 'слон' } });
    expect(screen.getByText('Ничего не найдено')).toBeDefined();
    fireEvent.change(screen.getByRole('searchbox', { name: 'Поиск' }), { target: { value: '' } });
    await chooseIn('Тема', 'Глаголы');
    expect(rule()).toBeNull();
  });
});

describe('a rule that is looked at', () => {
  it('is the learner’s card, with its checks to be tried', async () => {
    await openTeaRule();
    expect(screen.getByText('Урок 3. На кухне')).toBeDefined();
    expect(screen.getByText('Проверок: 3')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Предпросмотр' }));
    expect(screen.getByRole('heading', { name: 'Проверка 1 из 3' })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: /^да/ }));
    expect(screen.getByText('Это не чай.')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Дальше' }));
    expect(screen.getByRole('heading', { name: 'Проверка 2 из 3' })).toBeDefined();
  });

  it('is deleted after a question', async () => {
    await openTeaRule();
    fireEvent.click(screen.getByRole('button', { name: 'Удалить правило' }));
    await answerPopup('Удалить правило?', 'yes');
    expect(await screen.findByText('Правило удалено')).toBeDefined();
    expect(server.sent).toEqual([{ call: 'DELETE /admin/rules/3', body: '' }]);
  });
});

describe('a new rule', () => {
  async function begin() {
    await openRules();
    fireEvent.click(screen.getByRole('button', { name: 'Новое правило' }));
    await screen.findByRole('heading', { name: 'Новое правило' });
  }

  it('is written field by field, and sent whole', async () => {
    await begin();
    write('Заголовок', 'Чай и чай');
    await chooseIn('Тема', 'Простая фраза');
    write('Текст', 'Раз, два и три.');
    expect(screen.getByText('4 слова из 45')).toBeDefined();
    await chooseIn('Урок', 'Урок 3. На кухне');
    await chooseIn('Где в уроке', 'Перед словом \u2068תה\u2069 · чай');
    for (const name of ['Пара 1', 'Пара 2']) {
      writeIn(name, 'Верно, с огласовками', '[תֵּה]');
      fireEvent.click(part(name).getByRole('button', { name: 'Подставить «тэ»' }));
      writeIn(name, 'По-русски', 'чай');
      fireEvent.click(part(name).getByRole('switch', { name: 'Рядом стоит другая фраза' }));
    }
    openCheck(1);
    writeIn('Проверка 1', 'Вопрос', 'Это чай?');
    writeIn('Проверка 1', 'Вариант 1', 'да');
    writeIn('Проверка 1', 'Вариант 2', 'нет');
    fireEvent.click(part('Проверка 1').getByRole('radio', { name: 'Вариант 2 верный' }));
    writeIn('Проверка 1', 'Почему неверен вариант 1', 'Это не чай.');
    openCheck(2);
    fireEvent.change(part('Проверка 2').getByRole('combobox', { name: 'Вид' }), {
      target: { value: 'order' },
    });
    writeIn('Проверка 2', 'Вопрос', 'Чай, чай и чай');
    writeIn('Проверка 2', 'Слова по порядку', 'תֵּה צֵה  תֵּה ');
    writeIn('Проверка 2', 'Почему такой порядок', 'Так говорят.');
    openCheck(3);
    fireEvent.click(screen.getByRole('button', { name: 'Убрать проверку 3' }));
    await pressSave();
    expect(await screen.findByText('Правило сохранено')).toBeDefined();
    expect(server.sent).toEqual([
      {
        call: 'POST /admin/rules',
        body: {
          ...{ title: 'Чай и чай', theme: 'sentences', text: 'Раз, два и три.', lessonId: 7, before: 70 },
          pairs: [1, 2].map(() => ({
            right: { pronunciation: '[תֵּה]', transcription: 'тэ', russian: 'чай' },
            other: null,
          })),
          checks: [
            {
              ...{ kind: 'choice', prompt: 'Это чай?', sentence: null },
              ...{ options: ['да', 'нет'], answer: 1, reasons: ['Это не чай.'] },
            },
            {
              ...{ kind: 'order', prompt: 'Чай, чай и чай', sentence: null },
              ...{ options: ['תֵּה', 'צֵה', 'תֵּה'], answer: 0, reasons: ['Так говорят.'] },
            },
          ],
          eventId: expect.any(String),
        },
      },
    ]);
    expect(draftOf(null)).toBeUndefined();
  });

  it('has its decisive letters put into brackets where they are selected', async () => {
    await begin();
    writeIn('Пара 1', 'Верно, с огласовками', 'תֵּה תֵּה');
    const field = part('Пара 1').getByRole<HTMLInputElement>('textbox', { name: 'Верно, с огласовками' });
    field.setSelectionRange(0, 4);
    fireEvent.click(
      part('Пара 1').getByRole('button', { name: 'Выделить решающие буквы: Верно, с огласовками' }),
    );
    expect(field.value).toBe('[תֵּה] תֵּה');
  });
});

describe('an edit of a rule', () => {
  it('is sent with the revision that was read', async () => {
    await editTeaRule();
    write('Заголовок', 'Чай');
    await pressSave();
    expect(await screen.findByText('Правило сохранено')).toBeDefined();
    expect(server.sent).toMatchObject([
      { call: 'PUT /admin/rules/3', body: { title: 'Чай', revision: 2, lessonId: 7, before: null } },
    ]);
  });

  it('is told what is wrong while it is written, each at its field', async () => {
    server.state.problems = [
      { field: 'pairs.0.right.pronunciation', code: 'rule-untaught', message: 'Форма תה ещё не пройдена.' },
      { field: 'checks.0.reasons.0', code: 'rule-russian', message: 'Здесь нужен русский текст.' },
      { field: 'needs', code: 'rule-needs', message: 'Правило опирается на другое.' },
    ];
    await editTeaRule();
    write('Текст', 'Другой текст.');
    expect(await screen.findByText('Форма תה ещё не пройдена.')).toBeDefined();
    const pronunciation = part('Пара 1').getByRole('textbox', { name: 'Верно, с огласовками' });
    expect(pronunciation.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('combobox', { name: 'Урок' }).getAttribute('aria-invalid')).toBe('true');
    openCheck(1);
    // Of two options the second is right: the only reason is that of the first.
    const reason = part('Проверка 1').getByRole('textbox', { name: 'Почему неверен вариант 1' });
    expect(reason.getAttribute('aria-invalid')).toBe('true');
    expect(server.sent).toEqual([]);
  });

  it('is told nothing any more when it was taken back', async () => {
    server.state.problems = [{ field: 'text', code: 'rule-russian', message: 'Здесь нужен русский текст.' }];
    await editTeaRule();
    write('Текст', 'Другой текст.');
    expect(await screen.findByText('Здесь нужен русский текст.')).toBeDefined();
    write('Текст', teaRule.text);
    expect(screen.queryByText('Здесь нужен русский текст.')).toBeNull();
  });

  it('that is refused opens the check with the error', async () => {
    await editTeaRule();
    write('Заголовок', 'Чай');
    server.state.problems = [
      { field: 'checks.1.options.1', code: 'rule-two-right', message: 'Верных вариантов два.' },
    ];
    await pressSave();
    expect(await screen.findByText('Исправьте отмеченные поля правила.')).toBeDefined();
    expect(await screen.findByText('Верных вариантов два.')).toBeDefined();
    expect(part('Проверка 2').getByRole('textbox', { name: 'Вариант 2' }).getAttribute('aria-invalid')).toBe(
      'true',
    );
    expect(draftOf(3)).toMatchObject({ form: { title: 'Чай' }, revision: 2 });
  });

  it('stays on the device until it is saved, and is continued', async () => {
    const form = { ...formOf(teaRule), title: 'Начатое' };
    localStore.write(localKeys.ruleDraft(learnerId, 3), {
      form,
      revision: 2,
      savedAt: '2026-11-21T09:00:00Z',
    });
    await openRules();
    fireEvent.click(screen.getByRole('button', { name: /Чай без чая/ }));
    await screen.findByRole('heading', { name: 'Редактирование правила' });
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Заголовок' }).value).toBe('Начатое');
    fireEvent.click(screen.getByRole('button', { name: 'Отбросить её' }));
    await answerPopup('Отбросить правку?', 'yes');
    await waitFor(() => expect(draftOf(3)).toBeUndefined());
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Заголовок' }).value).toBe('Чай без чая');
  });

  it('that comes second shows who was first, and is kept as a text', async () => {
    await editTeaRule();
    write('Заголовок', 'Мой чай');
    server.use(
      msw.put('*/api/admin/rules/3', () =>
        HttpResponse.json(
          {
            ...failure('stale_rule', 'Это правило уже изменил кто-то другой.'),
            data: { revision: 3, lastEdit: { by: 4, name: 'Борис', at: '2026-11-21T09:00:00Z' } },
          },
          { status: 409 },
        ),
      ),
    );
    server.state.rule = { ...teaRule, title: 'Чай Бориса', revision: 3 };
    await pressSave();
    expect(await screen.findByText('Правило уже изменено')).toBeDefined();
    expect(screen.getByText(/^Борис: правка сохранена/)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Открыть новую версию' }));
    expect(await screen.findByRole('heading', { name: 'Чай Бориса' })).toBeDefined();
    const kept = screen.getByRole<HTMLTextAreaElement>('textbox', {
      name: 'Ваша правка, которая не сохранилась',
    });
    expect(kept.value).toContain('Мой чай');
  });

  it('that comes second becomes one with the first, thing by thing', async () => {
    await editTeaRule();
    write('Заголовок', 'Мой чай');
    server.use(
      msw.put('*/api/admin/rules/3', () =>
        HttpResponse.json(
          {
            ...failure('stale_rule', 'Уже изменил кто-то другой.'),
            data: { revision: 3, lastEdit: { by: 4, name: 'Борис', at: '2026-11-21T09:00:00Z' } },
          },
          { status: 409 },
        ),
      ),
    );
    server.state.rule = { ...teaRule, title: 'Чай Бориса', text: 'Борис пьёт чай.', revision: 3 };
    await pressSave();
    const sheet = await screen.findByRole('dialog', { name: 'Правило уже изменено' });
    const title = await within(sheet).findByRole('group', { name: /^Заголовок · изменили оба/ });
    const other = within(sheet).getByRole('group', { name: 'Текст' });
    // What only one of both has changed is proposed.
    expect(within(other).getByRole<HTMLInputElement>('radio', { name: 'Борис' }).checked).toBe(true);
    fireEvent.click(within(title).getByRole('radio', { name: 'Моё' }));
    const sent: unknown[] = [];
    server.use(
      msw.put('*/api/admin/rules/3', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json(success({ id: 3, key: 'tea', revision: 4 }));
      }),
    );
    fireEvent.click(within(sheet).getByRole('button', { name: 'Сохранить выбранное' }));
    await waitFor(() =>
      expect(sent).toMatchObject([{ revision: 3, title: 'Мой чай', text: 'Борис пьёт чай.' }]),
    );
    await waitFor(() => expect(draftOf(3)).toBeUndefined());
  });

  it('that had arrived although its response was lost is saved', async () => {
    await editTeaRule();
    write('Заголовок', 'Чай');
    server.use(
      msw.put('*/api/admin/rules/3', () =>
        HttpResponse.json(failure('stale_rule', 'Это правило уже изменил кто-то другой.'), { status: 409 }),
      ),
      msw.get('*/api/admin/rules/3', () =>
        HttpResponse.json(success({ ...teaRule, title: 'Чай', revision: 3 })),
      ),
    );
    await pressSave();
    expect(await screen.findByText('Правило сохранено')).toBeDefined();
  });
});

describe('a lesson', () => {
  it('names its rules, and takes one from another lesson', async () => {
    server.state.lesson = {
      ...server.state.lesson,
      rules: [{ id: 5, key: 'own-5', title: 'Как попросить', before: 70 }],
    };
    await openKitchen();
    const own = within(screen.getByRole('group', { name: 'Правила урока' }));
    expect(own.getByRole('button', { name: /Как попросить.*Перед словом/ })).toBeDefined();
    await chooseIn('Правило урока', 'Чай без чая · Урок 3. На кухне');
    await answerPopup('Взять правило из другого урока', 'no');
    expect(server.sent).toEqual([]);
    await chooseIn('Правило урока', 'Чай без чая · Урок 3. На кухне');
    await answerPopup('Взять правило из другого урока', 'yes');
    expect(await screen.findByText('Правило «Чай без чая» теперь в этом уроке')).toBeDefined();
    expect(server.sent).toEqual([
      { call: 'PUT /admin/rules/3', body: { revision: 2, lessonId: 7, before: null } },
    ]);
  });

  it('says why a rule does not fit', async () => {
    await openKitchen();
    server.state.problems = [
      { field: 'lesson', code: 'rule-crowd', message: 'В уроке «На кухне» уже два правила.' },
    ];
    await chooseIn('Правило урока', 'Чай без чая · Урок 3. На кухне');
    await answerPopup('Взять правило из другого урока', 'yes');
    expect(await screen.findByText('В уроке «На кухне» уже два правила.')).toBeDefined();
  });
});
