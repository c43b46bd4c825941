import type { Request } from 'playwright-core';
import { expect, test } from 'vitest';
import { adminFrameTexts } from '../../../core/texts/admin/frame.ts';
import { openSection } from '../../support/admin-sections.ts';
import { becomePerson, type Phone } from '../../support/phone.ts';
import { setupInspection } from '../../support/setup-inspection.ts';

const inspection = setupInspection();
const { look, button, flaws } = inspection;

/** The app's calls to its server that have no answer yet; the rest of the page keeps a connection open. */
function watchCalls({ page }: Phone): ReadonlySet<Request> {
  const waiting = new Set<Request>();
  page.on('request', (request) => request.url().includes('/api/') && waiting.add(request));
  page.on('requestfinished', (request) => waiting.delete(request));
  page.on('requestfailed', (request) => waiting.delete(request));
  return waiting;
}

test('the admin area can be used by everybody, section by section', async () => {
  const { phone } = inspection;
  const { app } = phone;
  await becomePerson(phone, 'Дана');
  await phone.openApp();
  await button(/^Профиль/).click();
  await button(/^Управление/).click();
  const sections = app.getByRole('navigation', { name: adminFrameTexts.navigation });
  const found: string[] = [];
  const calls = watchCalls(phone);
  for (const name of Object.values(adminFrameTexts.sections)) {
    await openSection(app, name);
    await sections.locator('[aria-expanded]', { hasText: name }).waitFor();
    await app.getByRole('status', { name: adminFrameTexts.loading }).waitFor({ state: 'detached' });
    await expect.poll(() => calls.size).toBe(0);
    found.push(...(await flaws()).map((flaw) => `${name}: ${flaw}`));
  }
  await app.getByRole('button', { name: adminFrameTexts.menu('Настройки') }).click();
  found.push(...(await look('the menu', sections.getByRole('link', { name: 'Контент' }))));
  await sections.getByRole('link', { name: 'Контент' }).click();
  await button(/^Фильтры/).click();
  found.push(...(await look('filters', app.getByRole('combobox', { name: 'Раздел' }))));
  await button(/Приветствия и вежливые слова/).click();
  await button('Редактировать').click();
  found.push(...(await look('lesson editor', app.getByRole('textbox', { name: 'Название' }))));
  await button(/^Слово 1:/).click();
  found.push(...(await look('word editor', app.getByRole('textbox', { name: 'Иврит' }))));
  await openSection(app, 'Обзор');
  await openSection(app, 'Контент');
  await app.getByRole('tab', { name: 'Диалоги' }).click();
  found.push(...(await look('dialogues', button(/^Как дойти до почты/))));
  await button(/^Как дойти до почты/).click();
  found.push(...(await look('a dialogue', button('Удалить диалог'))));
  await button('Редактировать').click();
  await button(/^Реплика 5 ·/).click();
  await button(/^Вопрос 1 ·/).click();
  found.push(...(await look('dialogue editor', app.getByRole('group', { name: 'Пример 1' }))));
  await openSection(app, 'Ученики');
  await button('Открыть карточку: Борис').first().click();
  found.push(...(await look('a person', app.getByRole('heading', { name: 'Борис' }))));
  expect(found).toEqual([]);
});
