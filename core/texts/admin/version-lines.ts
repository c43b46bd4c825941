import {
  type Columns,
  differenceOf,
  type LessonHistory,
  listVersions,
  livingWords,
  type VersionDifference,
  versionAt,
  versionId,
} from '../../acts/lesson-version.ts';
import { atFirstUse } from '../../at-first-use.ts';
import type { LessonVersionDetail, LessonVersionRow } from '../../contracts/admin/versions.ts';
import { actLines } from './act-lines.ts';
import { actsTexts } from './acts.ts';
import { versionsTexts } from './versions.ts';

/** How one version of a lesson differs from another, as lines to read. `categoryName` is of a subcategory by its id. */
function differenceLines(
  lessonId: number,
  { rows, isReordered }: VersionDifference,
  categoryName: (id: number) => string,
): string[] {
  const named = rows.map((row) => ({
    ...row,
    before: withCategory(row.before, categoryName),
    after: withCategory(row.after, categoryName),
  }));
  const act = { action: 'lesson.edit', target: `lesson:${lessonId}`, before: null, after: null };
  const lines = actLines({ ...act, rows: named, total: named.length });
  return isReordered ? [...lines, versionsTexts.reordered] : lines;
}

const withCategory = (columns: Columns, categoryName: (id: number) => string): Columns =>
  'subsection_id' in columns
    ? { ...columns, subsection_id: categoryName(Number(columns.subsection_id)) }
    : columns;

/** The chat does not know the clock of the device: '22 нояб., 10:15 UTC'. */
const utcMoment = atFirstUse(
  () =>
    new Intl.DateTimeFormat('ru', {
      ...{ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
      timeZone: 'UTC',
    }),
);
const utcText = (at: string): string => `${utcMoment().format(new Date(at))} UTC`;

/** Lines of a version that the list in the chat tells. */
const listedLines = 4;

/** The versions as a message of the chat; their places are the buttons. */
export function versionListText(versions: readonly LessonVersionRow[]): string {
  if (versions.length < 2) return versionsTexts.empty;
  const entries = versions.map(({ edit, lines, isNow }, at) => {
    const made = edit
      ? `${utcText(edit.at)}, ${edit.name || actsTexts.somebody(edit.by)}`
      : versionsTexts.first;
    const more = lines.length > listedLines ? ['…'] : [];
    return [
      `${at + 1}. ${made}${isNow ? ` — ${versionsTexts.nowInLine}` : ''}`,
      ...lines.slice(0, listedLines),
      ...more,
    ].join('\n');
  });
  return [versionsTexts.title, ...entries, versionsTexts.legend].join('\n\n');
}

/** One version as a message of the chat: what taking it back would change, and its words. */
export function versionText({ name, words, difference }: LessonVersionDetail): string {
  const changes =
    difference.length > 0
      ? [versionsTexts.difference, ...difference, '', versionsTexts.stays]
      : [versionsTexts.same];
  const said = words.map(({ hebrew, transcription, russian }) =>
    [hebrew, transcription, russian].filter(Boolean).join(' — '),
  );
  return [name, '', ...changes, '', versionsTexts.wasWords, ...said].join('\n');
}

/** Versions in one list. */
const maxListed = 100;

/** The list of versions to read, newest first. */
export function versionRows(
  lessonId: number,
  history: LessonHistory,
): { versions: LessonVersionRow[]; isCut: boolean } {
  const { acts, isCut } = history;
  const listed = listVersions(history.versions);
  const nameOf = nameIn(history);
  const rows = listed.slice(0, maxListed).map(({ version, difference }, at): LessonVersionRow => {
    const act = acts.get(versionId(version));
    return {
      id: versionId(version),
      edit: act ? { by: act.by, name: act.name, at: act.at } : null,
      lines: difference
        ? differenceLines(lessonId, difference, nameOf)
        : version.actId === null || isCut
          ? []
          : [versionsTexts.made],
      isNow: at === 0,
    };
  });
  return { versions: rows, isCut: isCut || listed.length > maxListed };
}

const nameIn =
  ({ categories }: LessonHistory) =>
  (id: number): string =>
    categories.get(id)?.name ?? '';

/** One version to read, and what taking it back would change. Throws 'not-found' version_not_found. */
export function versionDetail(
  lessonId: number,
  history: LessonHistory,
  actId: number | null,
): LessonVersionDetail {
  const rows = versionAt(history, actId);
  const textIn = (row: Columns, column: string) => String(row[column] ?? '');
  return {
    name: textIn(rows.lesson, 'name'),
    level: textIn(rows.lesson, 'level'),
    topic: textIn(rows.lesson, 'topic'),
    description: textIn(rows.lesson, 'description'),
    subcategory: nameIn(history)(Number(rows.lesson.subsection_id)),
    words: livingWords(rows).map((word) => ({
      id: Number(word.id),
      hebrew: textIn(word, 'hebrew'),
      transcription: textIn(word, 'transcription'),
      russian: textIn(word, 'russian'),
    })),
    difference: differenceLines(lessonId, differenceOf(history.now, rows), nameIn(history)),
    revision: Number(history.now.lesson.revision),
  };
}
