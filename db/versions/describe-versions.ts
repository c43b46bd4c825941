import * as z from 'zod';
import {
  differenceOf,
  type LessonVersion,
  listVersions,
  livingWords,
} from '../../core/acts/lesson-version.ts';
import type { LessonVersionDetail, LessonVersionRow } from '../../core/contracts/versions-admin.ts';
import { differenceLines, versionsTexts } from '../../core/texts/admin/versions.ts';
import { type LessonHistory, versionAt } from './read-history.ts';

/** Versions in one list. */
const maxListed = 100;

/** By this number a version is named outside: that before every act has none. */
const noAct = 0;
export const versionId = ({ actId }: Pick<LessonVersion, 'actId'>): number => actId ?? noAct;
export const actOfVersion = (id: number): number | null => (id === noAct ? null : id);

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

const lessonRow = () =>
  z.object({
    name: z.string(),
    subsection_id: z.number(),
    level: z.string(),
    topic: z.string(),
    description: z.string(),
  });
const wordRow = () =>
  z.object({ id: z.number(), hebrew: z.string(), transcription: z.string(), russian: z.string() });

/** One version to read, and what taking it back would change. Throws 'not-found' version_not_found. */
export function versionDetail(
  lessonId: number,
  history: LessonHistory,
  actId: number | null,
): LessonVersionDetail {
  const rows = versionAt(history, actId);
  const { subsection_id: subsectionId, ...lesson } = lessonRow().parse(rows.lesson);
  return {
    ...lesson,
    subcategory: nameIn(history)(subsectionId),
    words: livingWords(rows).map((word) => wordRow().parse(word)),
    difference: differenceLines(lessonId, differenceOf(history.now, rows), nameIn(history)),
    revision: z.number().parse(history.now.lesson.revision),
  };
}
