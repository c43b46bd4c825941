import type { DialogueContent } from '../../../../core/dialogues/content.ts';
import type { SectionContent } from '../../../../core/lesson/content.ts';
import type { RuleContent } from '../../../../core/rules/content.ts';
import { noteAct } from '../../../audit.ts';
import type { Db } from '../../../connection/client.ts';
import { courseOf, readStored } from '../../../course/stored.ts';
import { readDialogueContents } from '../../../dialogues/import-dialogues.ts';
import { readRuleContents } from '../../../rules/import-rules.ts';

export type ExportedCourse = {
  course: SectionContent[];
  parts: { rules: RuleContent[]; dialogues: DialogueContent[] };
};

/**
 * These lessons with what they stand in and their rules and dialogues, to be written as a file; imported again it changes
 * nothing. Lessons that are gone are left out. The export is noted in the audit log.
 */
export async function exportLessons(
  db: Db,
  input: { adminId: number; lessonIds: readonly number[]; format: 'csv' | 'json' },
  now: Date,
): Promise<ExportedCourse> {
  return db.transaction(async (tx) => {
    const { adminId, lessonIds, format } = input;
    const stored = await readStored(tx);
    const wanted = new Set(lessonIds);
    const chosen = stored.lessons.filter(({ id, deletedAt }) => wanted.has(id) && deletedAt === null);
    const keys = new Set(chosen.map(({ key }) => key));
    const after = { format, lessons: keys.size };
    await noteAct(tx, { adminId, action: 'lessons.export', target: 'course', before: null, after }, now);
    const isOfThem = ({ lesson }: { lesson: string }) => keys.has(lesson);
    return {
      course: withoutEmpty(courseOf({ ...stored, lessons: chosen })),
      parts: {
        rules: (await readRuleContents(tx)).filter(isOfThem),
        dialogues: (await readDialogueContents(tx)).filter(isOfThem),
      },
    };
  });
}

/** The course without the subsections and sections that hold no lesson. */
const withoutEmpty = (course: readonly SectionContent[]): SectionContent[] =>
  course
    .map((section) => ({
      ...section,
      subsections: section.subsections.filter(({ lessons }) => lessons.length > 0),
    }))
    .filter(({ subsections }) => subsections.length > 0);
