import { inArray } from 'drizzle-orm';
import type { DialogueContent } from '../../core/dialogues/content.ts';
import type { SectionContent } from '../../core/lesson/content.ts';
import type { CourseChange } from '../../core/lesson/course-file/change.ts';
import type { FileProblem } from '../../core/lesson/course-file/problem.ts';
import {
  dialogueProblemsInFile,
  problemsInFile,
  readCourseFile,
  ruleProblemsInFile,
} from '../../core/lesson/course-file/read.ts';
import type { RuleContent } from '../../core/rules/content.ts';
import { noteAct } from '../audit.ts';
import type { Db } from '../connection/client.ts';
import { importCourse, readCourse } from '../course/import-course.ts';
import { partIds } from '../course/parts.ts';
import { readDialogueContents } from '../dialogues/import-dialogues.ts';
import { readRuleContents } from '../rules/import-rules.ts';
import { dialogues, lessons, rules } from '../schema/index.ts';
import { auditOf } from './course-audit.ts';

export type ImportedFile =
  /** `actId`: by which all of it is taken back; null where nothing was done. */
  | { ok: true; changes: CourseChange[]; actId: number | null }
  /** Nothing was done. In the order of the file, from the top. */
  | { ok: false; problems: FileProblem[] };

export type FileImport = {
  adminId: number;
  bytes: Uint8Array;
  /** Its extension says what the file is: .csv, .tsv, .json. */
  fileName: string;
  /** Only reports what would be done. */
  isDryRun?: boolean;
  /** Deletes softly what the file does not name. */
  deletesMissing?: boolean;
};

/** Imports a course file over the course: all of it, with its row in the audit log, or nothing. */
export async function importCourseFile(db: Db, input: FileImport, now: Date): Promise<ImportedFile> {
  const parsed = readCourseFile(input.fileName, input.bytes);
  if (!parsed.ok) return { ok: false, problems: parsed.problems };

  const { adminId, fileName, isDryRun = false, deletesMissing = false } = input;
  return db.transaction(async (tx) => {
    const { course } = parsed;
    const contents = {
      rules: parsed.rules?.map(({ content }) => content),
      dialogues: parsed.dialogues?.map(({ content }) => content),
    };
    const imported = await importCourse(tx, { course, ...contents, isDryRun, deletesMissing }, now);
    if (!imported.ok) {
      if (imported.reason !== 'rules') return { ok: false, problems: [] };
      const problems = [
        ...problemsInFile(imported.findings, parsed.lineOf),
        ...ruleProblemsInFile(imported.ofRules, parsed.rules ?? []),
        ...dialogueProblemsInFile(imported.ofDialogues, parsed.dialogues ?? []),
      ];
      return { ok: false, problems };
    }
    const { changes } = imported;
    let actId: number | null = null;
    if (!isDryRun && changes.length > 0) {
      const { before, after } = auditOf(changes);
      const noted = { ...after, fileName: fileName.slice(0, 200), rows: changes.length };
      const act = { adminId, action: 'course.import', target: 'course', before };
      const keysOf = (kind: CourseChange['kind']) =>
        changes.flatMap((change) => (change.kind === kind ? [change.name] : []));
      const ids = {
        lessonIds: await lessonIdsOf(tx, changes),
        ruleIds: await partIds(tx, rules, keysOf('rule')),
        dialogueIds: await partIds(tx, dialogues, keysOf('dialogue')),
      };
      actId = await noteAct(tx, { ...act, after: { ...noted, ...ids } }, now);
    }
    return { ok: true, changes, actId };
  });
}

/** The lessons of which something changed: their editors are shown who changed it. */
async function lessonIdsOf(tx: Db, changes: readonly CourseChange[]): Promise<number[]> {
  const keys = changes.flatMap(({ kind, name }) => {
    if (kind === 'lesson') return [name];
    return kind === 'word' ? [name.slice(0, name.indexOf('/'))] : [];
  });
  if (keys.length === 0) return [];
  const rows = await tx
    .select({ id: lessons.id })
    .from(lessons)
    .where(inArray(lessons.key, [...new Set(keys)]));
  return rows.map(({ id }) => id);
}

/** The whole course with its rules and dialogues to be exported as a file; the export is noted in the audit log. */
export async function exportCourse(
  db: Db,
  input: { adminId: number; format: 'csv' | 'json' },
  now: Date,
): Promise<{ course: SectionContent[]; parts: { rules: RuleContent[]; dialogues: DialogueContent[] } }> {
  return db.transaction(async (tx) => {
    const { adminId, format } = input;
    const act = { adminId, action: 'course.export', target: 'course', before: null, after: { format } };
    await noteAct(tx, act, now);
    const parts = { rules: await readRuleContents(tx), dialogues: await readDialogueContents(tx) };
    return { course: await readCourse(tx), parts };
  });
}
