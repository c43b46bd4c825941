import type { Columns, VersionDifference } from '../../acts/lesson-version.ts';
import { takeBackDays } from '../../acts/take-back.ts';
import { actLines } from './act-lines.ts';

/** Texts of the earlier versions of a lesson. */
export const versionsTexts = {
  open: 'История',
  title: 'История урока',
  hint: `Как урок менялся за последние ${takeBackDays} дней. Откройте версию, чтобы посмотреть её и вернуть.`,
  cut: 'Правок так много, что показаны только последние.',
  empty: 'За это время урок не меняли.',
  now: 'Сейчас',
  first: 'До этих правок',
  made: 'Урок создан',
  reordered: 'Порядок слов изменён',
  back: 'К истории',
  toLesson: 'К уроку',
  was: 'Каким был урок',
  wasWords: 'Слова',
  difference: 'Что изменится, если вернуть',
  same: 'Эта версия ничем не отличается от нынешней.',
  stays: 'Публикация, доступ и прогресс учеников останутся как есть.',
  restore: 'Вернуть эту версию',
  restored: 'Версия возвращена',
  failed: 'Вернуть версию не удалось',
} as const;

/** What an admin reads when a version cannot be taken back. */
export const versionsErrorTexts = {
  version_not_found: 'Этой версии уже нет: хранятся последние 90 дней.',
  version_same: 'Урок и так точно такой.',
  version_lesson_deleted: 'Урок в корзине. Сначала верните его.',
  version_category_deleted: 'Подкатегории этой версии больше нет. Сначала верните её из корзины.',
  version_words_moved: 'С тех пор слова перешли между уроками. Эту версию можно посмотреть, но не вернуть.',
} as const;

/** How one version of a lesson differs from another, as lines to read. `categoryName` is of a subcategory by its id. */
export function differenceLines(
  lessonId: number,
  { rows, isReordered }: VersionDifference,
  categoryName: (id: number) => string,
): string[] {
  const told = rows.map((row) => ({
    ...row,
    before: withCategory(row.before, categoryName),
    after: withCategory(row.after, categoryName),
  }));
  const act = { action: 'lesson.edit', target: `lesson:${lessonId}`, before: null, after: null };
  const lines = actLines({ ...act, rows: told, total: told.length });
  return isReordered ? [...lines, versionsTexts.reordered] : lines;
}

const withCategory = (columns: Columns, categoryName: (id: number) => string): Columns =>
  'subsection_id' in columns
    ? { ...columns, subsection_id: categoryName(Number(columns.subsection_id)) }
    : columns;
