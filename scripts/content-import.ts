/**
 * Imports a course over the one in the database: the embedded one of DATA_DIR, or that of DATABASE_URL. All or nothing.
 *   npm run content:import course.csv                 or course.json, as content:export writes them, whole or in part
 *   npm run content:import -- course.csv --dry-run    only reports what would change
 *   … --delete-missing                                deletes (softly) what the file does not name
 *   npm run content:import -- --from-content          rows that editors changed go back to db/content/*.ts;
 *   … --over-edited                                   needed when their changes would be lost by it
 * What a file changes is an editor's work from then on: the seed does not revert it.
 */
import { existsSync, readFileSync } from 'node:fs';
import type { DialogueContent } from '../core/dialogues/content.ts';
import type { SectionContent } from '../core/lesson/content.ts';
import type { DecodedDialogue } from '../core/lesson/course-file/dialogue-entries.ts';
import { decodeCourseFile } from '../core/lesson/course-file/encoding.ts';
import { courseFileFormat, type LineOf, parseCourseFile } from '../core/lesson/course-file/parse.ts';
import {
  dialogueProblemsInFile,
  problemsInFile,
  ruleProblemsInFile,
} from '../core/lesson/course-file/read.ts';
import type { DecodedRule } from '../core/lesson/course-file/rule-entries.ts';
import type { RuleContent } from '../core/rules/content.ts';
import {
  changesText,
  changeText,
  courseFileTexts,
  problemText,
} from '../core/texts/admin/course/course-file.ts';
import { noAdmin, noteAct } from '../db/audit.ts';
import type { Db } from '../db/connection/client.ts';
import { dialogues } from '../db/content/dialogues/index.ts';
import { sections } from '../db/content/index.ts';
import { rules } from '../db/content/rules/index.ts';
import { findStoredAudio } from '../db/content/sounds/audio.ts';
import { type ImportedCourse, importCourse } from '../db/course/import-course.ts';
import { runCommand } from './command/run-command.ts';
import { withCourseDatabase } from './content-files/database.ts';
import { type CommandLine, readCommandLine } from './content-files/flags.ts';
import { seedContent } from './start/database.ts';

type Source = {
  file?: string;
  course: readonly SectionContent[];
  lineOf: LineOf;
  /** Of the file; missing where it says nothing of them. */
  rules?: readonly DecodedRule[];
  dialogues?: readonly DecodedDialogue[];
  contents: Contents;
};

/** Missing: they stay as they are. */
type Contents = {
  rules?: readonly RuleContent[] | undefined;
  dialogues?: readonly DialogueContent[] | undefined;
};

/** Reads a file; throws an Error with a line for each problem. */
function readSource(file: string): Source {
  const format = courseFileFormat(file);
  if (!format) throw new Error('Имя файла кончается на .csv или .json.');
  if (!existsSync(file)) throw new Error(`Файла ${file} нет.`);
  const decoded = decodeCourseFile(readFileSync(file));
  if (!decoded.ok) throw new Error(`${file}: ${courseFileTexts.encoding[decoded.fault]}`);
  const parsed = parseCourseFile(decoded.text, format);
  if (parsed.ok) {
    const contents = {
      rules: parsed.rules?.map(({ content }) => content),
      dialogues: parsed.dialogues?.map(({ content }) => content),
    };
    return { ...parsed, contents, file };
  }
  throw new Error(
    [...parsed.problems.map((problem) => `${file}, ${problemText(problem)}`), nothingDone].join('\n'),
  );
}

const nothingDone = 'Ничего не записано.';

/** Prints what was done, or throws an Error that says why nothing was. */
function report(result: ImportedCourse, source: Source, isDryRun: boolean): void {
  const { file, lineOf, rules = [], dialogues: ofFile = [] } = source;
  if (!result.ok && result.reason === 'rules') {
    const problems = [
      ...problemsInFile(result.findings, lineOf),
      ...ruleProblemsInFile(result.ofRules, rules),
      ...dialogueProblemsInFile(result.ofDialogues, ofFile),
    ];
    const lines = problems.map((problem) =>
      file === undefined ? problem.message : `${file}, ${problemText(problem)}`,
    );
    throw new Error([...lines, nothingDone].join('\n'));
  }
  if (!result.ok) {
    const lines = result.changes.map(changeText);
    throw new Error(
      [...lines, 'Это отменит правки редакторов. Чтобы всё же записать: --over-edited', nothingDone].join(
        '\n',
      ),
    );
  }
  for (const change of result.changes) console.log(changeText(change));
  console.log(changesText(result.changes) + (isDryRun ? ` Пробный запуск. ${nothingDone}` : ''));
}

const audioOf = (word: { pronunciation: string; transcription: string }) => findStoredAudio(word)?.hash;

async function importSource(db: Db, source: Source, flags: CommandLine['flags']): Promise<void> {
  const { course, contents } = source;
  const now = new Date();
  const isDryRun = flags.has('dry-run');
  const isFromContent = flags.has('from-content');
  const result = await db.transaction(async (tx) => {
    const imported = await importCourse(
      tx,
      {
        course,
        ...contents,
        audioOf,
        deletesMissing: flags.has('delete-missing'),
        owner: isFromContent ? 'content' : 'editor',
        overEdited: flags.has('over-edited'),
        isDryRun,
      },
      now,
    );
    if (imported.ok && imported.changes.length > 0 && !isDryRun) {
      const act = { adminId: noAdmin, action: 'course.import', target: 'course', before: null };
      await noteAct(tx, { ...act, after: { rows: imported.changes.length } }, now);
    }
    // The seed does the rest: it deletes what left the content and remembers the version.
    if (isFromContent && imported.ok && !isDryRun) await seedContent(tx, now);
    return imported;
  });
  report(result, source, isDryRun);
}

const known = ['dry-run', 'delete-missing', 'from-content', 'over-edited'];

await runCommand(async () => {
  const { flags, files } = readCommandLine(process.argv.slice(2), known, process.env);
  const [file, ...more] = files;
  const isFromContent = flags.has('from-content');
  if (more.length > 0 || isFromContent === (file !== undefined)) {
    throw new Error('Один файл: npm run content:import course.csv, или --from-content без файла.');
  }
  const source =
    file === undefined
      ? { course: sections, contents: { rules, dialogues }, lineOf: () => undefined }
      : readSource(file);
  await withCourseDatabase((db) => importSource(db, source, flags));
});
