import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { LessonDetail } from '../../../core/contracts/catalogue.ts';
import { LessonSheet } from '../../../web/src/features/home/catalogue/lesson-sheet.tsx';
import { queryKeys } from '../../../web/src/lib/cache/query-keys.ts';
import { sampleLesson } from '../../support/web/samples.ts';
import { createPage, renderPart } from '../../support/web/services.tsx';
import { sampleDetail, shalom } from '../trainer/support.tsx';

const lesson = sampleLesson({ id: 7, name: 'Приветствия', description: 'Поздороваться и попрощаться' });

/** The sheet, with the lesson's words as they were loaded before. */
function show(isLocked = false, over: Partial<LessonDetail> = {}) {
  const page = createPage();
  page.queryClient.setQueryData(queryKeys.lesson(7), sampleDetail({ id: 7, ...over }));
  const sheet = (
    <LessonSheet lesson={{ ...lesson, locked: isLocked }} onStart={() => {}} onClose={() => {}} />
  );
  renderPart(sheet, page);
  return within(screen.getByRole('dialog', { name: 'Приветствия' }));
}

it('tells what the lesson is about and which words it has', () => {
  const sheet = show();
  expect(sheet.getByText('Поздороваться и попрощаться')).toBeDefined();
  expect(sheet.getByText('Слова урока')).toBeDefined();
  expect(sheet.getByText(shalom.pronunciation)).toBeDefined();
});

it('tells which rules the lesson brings', () => {
  const sheet = show(false, { rules: [{ id: 1, key: 'et', title: 'Кого? Что? — את', before: null }] });
  expect(sheet.getByText(/^Правило: Кого\? Что\?/).textContent).toBe('Правило: Кого? Что? — את');
});

it('tells no word of a locked lesson', () => {
  const sheet = show(true);
  expect(sheet.getByText('Слова премиум-урока откроются вместе с ним.')).toBeDefined();
  expect(sheet.queryByText('Слова урока')).toBeNull();
});
