import '../../support/web/mocked-by-worker.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { adminFrameTexts } from '../../../core/texts/admin/frame.ts';
import { ruleTexts } from '../../../core/texts/lesson/grammar/rules.ts';
import { mockHandlers } from '../../../web/src/mocks/handlers.ts';
import { renderApp } from '../../support/web/app.tsx';

/** `npm run dev:mock`: the whole mini-app on MSW, which refuses whatever breaks the contract or has no recorded answer. */
const server = setupServer(...mockHandlers({ isAdmin: true }));
let said: MockInstance;
/** Outside Telegram the browser's own alert is shown, which happy-dom does not have. */
const alerted = vi.fn();

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  said = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('alert', alerted);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
afterAll(() => server.close());

const press = async (name: RegExp | string) => fireEvent.click(await screen.findByRole('button', { name }));
const goHome = async () => {
  await press('Назад');
  await screen.findByRole('heading', { name: 'Уроки' });
};
/** What the mock had to refuse. */
const refused = () =>
  said.mock.calls.map(([first]) => String(first)).filter((text) => text.startsWith('mock: '));

it('every view of a learner is there', async () => {
  renderApp();
  await screen.findByText('Демо-режим, без сервера');
  await press(/^Начать · .*Приветствия/);
  await press(ruleTexts.skip);
  await screen.findByRole('button', { name: /^(Прослушать слово|Звучит слово)$/ });
  await goHome();
  await press(/^Повторить 6 слов/);
  await screen.findByRole('heading', { name: 'Послушайте и выберите значение' });
  await press('Не помню');
  await goHome();
  await press(/^Профиль/);
  expect(await screen.findByText(/^С нами с/)).toBeDefined();
  expect(await screen.findByText('Крепких слов')).toBeDefined();
  fireEvent.click(screen.getByRole('tab', { name: 'Настройки' }));
  fireEvent.click(await screen.findByRole('switch', { name: 'Транскрипция' }));
  await press('Сохранить');
  await waitFor(() => expect(alerted).toHaveBeenCalledWith('Настройки сохранены'));
  await goHome();
  for (const name of [/^Мой день и близкие/, /^Близкие\s*1 урок/, /Родственники и близкие/])
    await press(name);
  expect(await screen.findByText(/«Родственники и близкие» — премиум-урок/)).toBeDefined();
  await goHome();
  await press(/^Личные местоимения/);
  await press('Перейти к викторине');
  await press('Начать викторину');
  await screen.findByRole('region', { name: 'Вопрос 1 из 35' });
  expect(refused()).toEqual([]);
});

it('every section of the admin area is there, with what is behind it', async () => {
  renderApp();
  await press(/^Профиль/);
  await press(/^Управление/);
  const sections = await screen.findByRole('navigation', { name: adminFrameTexts.navigation });
  const open = (name: string) => fireEvent.click(within(sections).getByText(name));
  const { sections: names } = adminFrameTexts;
  for (const tab of ['Аналитика', 'Действия']) {
    fireEvent.click(await screen.findByRole('tab', { name: tab }));
    await waitFor(() => expect(screen.queryByRole('status', { name: adminFrameTexts.loading })).toBeNull());
  }
  expect((await screen.findAllByText('Заблокирован ученик «Эмма»')).length).toBeGreaterThan(0);
  open(names.content);
  await press(/Личные местоимения/);
  await press('Редактировать');
  expect(await screen.findByText('Слова: 6 из 10')).toBeDefined();
  fireEvent.change(screen.getByRole('textbox', { name: 'Название' }), { target: { value: 'Кто есть кто' } });
  await press('Сохранить');
  expect(await screen.findByText('Урок сохранён')).toBeDefined();
  open(names.users);
  await press('Открыть карточку: Рома');
  expect(await screen.findByRole('heading', { name: 'Рома' })).toBeDefined();
  expect(await screen.findByText(/2\s400/)).toBeDefined();
  for (const name of [names.analytics, names.tools, names.settings]) {
    open(name);
    await waitFor(() => expect(screen.queryByRole('status', { name: adminFrameTexts.loading })).toBeNull());
  }
  expect(screen.queryByText('Не удалось загрузить данные')).toBeNull();
  expect(refused()).toEqual([]);
});
