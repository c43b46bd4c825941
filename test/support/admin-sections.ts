import type { Page } from 'playwright-core';
import { adminFrameTexts } from '../../core/texts/admin/frame.ts';
import type { App } from './phone.ts';

type SectionName = (typeof adminFrameTexts.sections)[keyof typeof adminFrameTexts.sections];

/** Opens a section of the admin area: on a phone from the menu, on a wide screen from the sidebar. */
export async function openSection(app: App | Page, name: SectionName): Promise<void> {
  const navigation = app.getByRole('navigation', { name: adminFrameTexts.navigation });
  await navigation.waitFor();
  const menu = navigation.locator('[aria-expanded]');
  if (await menu.isVisible()) await menu.click();
  await navigation.getByRole('link', { name, exact: true }).click();
}
