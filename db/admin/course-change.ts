import type { LessonContent, SectionContent, SubsectionContent } from '../../core/lesson/content.ts';
import type { CourseChange } from '../../core/lesson/course-file/change.ts';
import type { SpokenText } from '../../core/ports.ts';
import { type Act, noteAct } from '../audit.ts';
import type { Db } from '../client.ts';
import { keepOthersOut } from '../course/import-course.ts';
import { planCourse } from '../course/plan.ts';
import { courseOf, readStored, type StoredCourse } from '../course/stored.ts';
import { writePlan } from '../course/write.ts';

/** The course as an editor finds it: its rows, and what they make. */
export type CourseNow = { stored: StoredCourse; course: SectionContent[] };

export type CourseAct = {
  /** The course as it shall be. */
  target: SectionContent[];
  /** What else the act does once the rows are written; answers what goes into the audit log beside them. */
  finish?: (
    tx: Db,
    changes: readonly CourseChange[],
  ) => Promise<Partial<Pick<Act, 'before' | 'after'>> | undefined>;
  action: string;
  /** Asked when the rows are written: a new row has its id only then. */
  auditTarget: (tx: Db) => Promise<string>;
};

/**
 * One act of an admin on the course, in one transaction: what it shall be is worked out from what it is, rows that
 * differ are written as an import writes them (ids, learners' progress and revisions are kept right), and the audit log
 * hears of it. Where nothing differs nothing is written and nothing noted.
 */
export async function changeCourse(
  db: Db,
  input: { adminId: number; plan: (now: CourseNow, tx: Db) => Promise<CourseAct> },
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    await keepOthersOut(tx);
    const stored = await readStored(tx);
    const act = await input.plan({ stored, course: courseOf(stored) }, tx);
    const plan = planCourse(stored, { imported: act.target, target: act.target, owner: 'editor' });
    if (plan.changes.length > 0) {
      await writePlan(tx, plan, stored, { audioOf: renderedSounds(stored), owner: 'editor', now });
    }
    const finished = await act.finish?.(tx, plan.changes);
    if (plan.changes.length === 0 && !finished) return;
    const told = auditOf(plan.changes);
    await noteAct(
      tx,
      {
        adminId: input.adminId,
        action: act.action,
        target: await act.auditTarget(tx),
        before: { ...told.before, ...asObject(finished?.before) },
        after: { ...told.after, ...asObject(finished?.after) },
      },
      now,
    );
  });
}

const asObject = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {});

/** The rendered sound of words said alike: whatever was rendered stands in some row of the course. */
export function renderedSounds(stored: StoredCourse) {
  const keyOf = (word: Pick<SpokenText, 'pronunciation' | 'transcription'>) =>
    `${word.pronunciation}|${word.transcription}`;
  const known = new Map(stored.words.flatMap((row) => (row.audioHash ? [[keyOf(row), row.audioHash]] : [])));
  return (word: Pick<SpokenText, 'pronunciation' | 'transcription'>) => known.get(keyOf(word));
}

/** So many rows of one act are told; an import of the whole course must not fill the log. */
const maxToldRows = 200;

/** Changed rows by their names: what their fields were, and what they are. Deleted ones were and are no more. */
export function auditOf(changes: readonly CourseChange[]): { before: object; after: object } {
  const told = changes.slice(0, maxToldRows);
  const side = (which: 'before' | 'after') =>
    Object.fromEntries(
      told.flatMap(({ kind, name, act, fields }) => {
        const isThere = which === 'before' ? act !== 'added' : act !== 'deleted';
        const values = Object.fromEntries(fields.map((field) => [field.field, field[which] ?? null]));
        return isThere ? [[`${kind} ${name}`, values]] : [];
      }),
    );
  const rest = changes.length - told.length;
  return { before: side('before'), after: { ...side('after'), ...(rest > 0 ? { moreRows: rest } : {}) } };
}

/** The course with each of its lists put through a function. */
export function mapCourse(
  course: readonly SectionContent[],
  each: {
    subsections?: (list: readonly SubsectionContent[], section: SectionContent) => SubsectionContent[];
    lessons?: (list: readonly LessonContent[], subsection: SubsectionContent) => LessonContent[];
  },
): SectionContent[] {
  return course.map((section) => ({
    ...section,
    subsections: (each.subsections?.(section.subsections, section) ?? section.subsections).map(
      (subsection) => ({
        ...subsection,
        lessons: each.lessons?.(subsection.lessons, subsection) ?? subsection.lessons,
      }),
    ),
  }));
}

/** A key for a row that an admin makes: no content of the repository begins so. */
export function ownKey(rows: readonly { id: number; key: string }[]): string {
  const taken = new Set(rows.map(({ key }) => key));
  let number = rows.reduce((max, { id }) => Math.max(max, id), 0) + 1;
  while (taken.has(`own-${number}`)) number += 1;
  return `own-${number}`;
}
