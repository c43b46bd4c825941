import type { ActRow } from '../../acts/act-row.ts';
import { actionsTexts } from '../admin-actions.ts';
import { counted, type PluralForms } from '../plural.ts';
import { doneText, thingText } from './bin.ts';
import { dayText } from './web.ts';

/** What an act changed, as lines to read: 'Бесплатный: да → нет', 'Удалено слово «שלום»'. */

/** Columns of the course that are shown; what follows from others is not. */
const columnNames: Readonly<Record<string, string>> = {
  name: 'Название',
  title: 'Название',
  description: 'Описание',
  topic: 'Тема',
  theme: 'Тема',
  level: 'Уровень',
  is_free: 'Бесплатный',
  is_published: 'Опубликован',
  section_id: 'Раздел',
  subsection_id: 'Подраздел',
  lesson_id: 'Урок',
  author_name: 'Автор',
  author_link: 'Ссылка автора',
  icon_emoji: 'Значок',
  icon_bg_color: 'Цвет значка',
  hebrew: 'Иврит',
  pronunciation: 'С огласовками',
  transcription: 'Транскрипция',
  transcription_kept: 'Транскрипция оставлена автором',
  russian: 'Перевод',
  gender: 'Род',
  plural: 'Множественное число',
  feminine: 'Другая форма',
  verb: 'Глагол',
  variants: 'Другие написания',
  parts: 'Разбор по словам',
  examples: 'Примеры',
  proofs: 'Предложения урока',
  audio_blob_hash: 'Звук',
  handwriting_upload_id: 'Образец письма',
  text: 'Текст',
  before_word: 'Перед словом',
  needs: 'Правила до него',
  pairs: 'Пары примеров',
  checks: 'Вопросы',
  scene: 'Сцена',
  note: 'Пояснение',
  people: 'Участники',
  names: 'Имена',
  turns: 'Реплики',
  questions: 'Вопросы',
  position: 'Место в списке',
};

/** Their values are names of files or codes: only that they changed is shown. */
const unreadable = new Set([
  'audio_blob_hash',
  'handwriting_upload_id',
  'theme',
  'before_word',
  'needs',
  'position',
]);

const genders: Readonly<Record<string, string>> = { m: 'мужской', f: 'женский' };
const rest: PluralForms = ['строка', 'строки', 'строк'];
const longestValue = 80;

export type DescribedAct = {
  action: string;
  target: string;
  before: unknown;
  after: unknown;
  /** The first rows of the course that it changed, and how many there are. */
  rows: readonly ActRow[];
  total: number;
};

export function actLines(act: DescribedAct): string[] {
  if (act.total === 0) return recordLines(act);
  const lines = act.rows.flatMap((row) => rowLines(row, act.target));
  const more = act.total - act.rows.length;
  return more > 0 ? [...lines, `и ещё ${counted(more, rest)}`] : lines;
}

function rowLines(row: ActRow, target: string): string[] {
  const { kind, id, name, before, after } = row;
  const isTarget = target === `${kind}:${id}`;
  // The title says it already.
  if (row.done !== 'changed') return isTarget ? [] : [doneText(row.done, kind, name)];
  const about = isTarget ? '' : `${thingText(kind, name)}. `;
  return Object.keys(after).flatMap((column) => {
    const label = columnNames[column];
    return label ? [`${about}${changeText(label, column, before[column], after[column])}`] : [];
  });
}

function changeText(label: string, column: string, before: unknown, after: unknown): string {
  if (unreadable.has(column) || isList(before) || isList(after)) {
    if (isAbsent(before)) return `${label}: добавлено`;
    return isAbsent(after) ? `${label}: убрано` : `${label}: изменено`;
  }
  return `${label}: ${valueText(before)} → ${valueText(after)}`;
}

/** Something with a shape of its own: sentences, turns. */
const isList = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  !(Array.isArray(value) && value.every((it) => typeof it === 'string'));

const isAbsent = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

function valueText(value: unknown): string {
  if (isAbsent(value)) return actionsTexts.absent;
  if (typeof value === 'boolean') return value ? actionsTexts.yes : actionsTexts.no;
  if (typeof value === 'number') return String(value);
  const text = Array.isArray(value) ? value.join(', ') : String(value);
  if (isMoment.test(text)) return dayText(text);
  const known = genders[text] ?? actionsTexts.values[text];
  return known ?? `«${text.length > longestValue ? `${text.slice(0, longestValue)}…` : text}»`;
}

const isMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

/** Of an act that keeps no rows: the fields that it noted and that have a name. */
function recordLines({ action, before, after }: DescribedAct): string[] {
  const [old, fresh] = [recordOf(before), recordOf(after)];
  const { reason } = fresh;
  const because = typeof reason === 'string' ? [`${actionsTexts.reason}: ${reason}`] : [];
  // The title says the rest.
  if (action === 'user.block' || action === 'user.unblock') return because;
  const lines = [...new Set([...Object.keys(old), ...Object.keys(fresh)])].flatMap((field) => {
    const label = actionsTexts.fields[field];
    const [was, is] = [old[field], fresh[field]];
    if (!label || JSON.stringify(was) === JSON.stringify(is) || isList(was) || isList(is)) return [];
    return [isAbsent(was) ? `${label}: ${valueText(is)}` : `${label}: ${valueText(was)} → ${valueText(is)}`];
  });
  return [...lines, ...because];
}

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : {};
