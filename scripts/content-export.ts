/**
 * Writes the course as it is in the database: the embedded one of DATA_DIR, or that of DATABASE_URL.
 *   npm run content:export course.csv            a table, one word a row (or course.json: the tree, with rules and dialogues)
 *   npm run -s content:export > course.csv       the table to the standard output; --json: the tree
 *   npm run content:export -- --to-content       editors' work back into db/content/*.ts; only files that change
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { courseFileFormat } from '../core/lesson/course-file/parse.ts';
import { printCourseFile } from '../core/lesson/course-file/print.ts';
import type { Db } from '../db/connection/client.ts';
import { dialogues } from '../db/content/dialogues/index.ts';
import { sections } from '../db/content/index.ts';
import { rules } from '../db/content/rules/index.ts';
import { readCourse } from '../db/course/import-course.ts';
import { readDialogueContents } from '../db/dialogues/import-dialogues.ts';
import { readRuleContents } from '../db/rules/import-rules.ts';
import { runCommand } from './command/run-command.ts';
import { contentFileNames, planContentFiles } from './content-files/content-folder.ts';
import { withCourseDatabase } from './content-files/database.ts';
import { planDialogueFiles } from './content-files/dialogue-files.ts';
import { readEditedCourse } from './content-files/edited-course.ts';
import { readCommandLine } from './content-files/flags.ts';
import { formatContent } from './content-files/formatter.ts';
import { lessonsOf } from './content-files/placed-words.ts';
import { planRuleFiles } from './content-files/rule-files.ts';
import { seedContent } from './start/database.ts';

const folder = fileURLToPath(new URL('../db/content/', import.meta.url));

async function exportFile(db: Db, file: string | undefined, isJson: boolean): Promise<void> {
  const format = file === undefined ? (isJson ? 'json' : 'csv') : courseFileFormat(file);
  if (!format) throw new Error('Имя файла кончается на .csv или .json.');
  const parts = { rules: await readRuleContents(db), dialogues: await readDialogueContents(db) };
  const text = printCourseFile(await readCourse(db), format, parts);
  if (file === undefined) process.stdout.write(text);
  else writeFileSync(file, text);
}

async function exportToContent(db: Db): Promise<void> {
  const edited = await readEditedCourse(db, (tx) => seedContent(tx, new Date()));
  const names = contentFileNames(folder);
  const files = new Map(names.map((name) => [name, readFileSync(folder + name, 'utf8')]));
  const plan = new Map<string, string | null>([
    ...planContentFiles(edited.course, files, { format: formatContent, present: sections }),
    ...planRuleFiles(edited.rules, files, { format: formatContent, present: rules }),
    ...planDialogueFiles(edited.dialogues, files, {
      format: formatContent,
      present: dialogues,
      lessons: lessonsOf(edited.course).map(({ key }) => key),
    }),
  ]);
  for (const [name, text] of plan) {
    if (text === null) rmSync(folder + name);
    else writeFileSync(folder + name, text);
    console.log(`${text === null ? 'удалён' : 'записан'} db/content/${name}`);
  }
  if (plan.size === 0) console.log('В репозитории всё уже есть.');
  else console.log('Дальше: npm run content:check, npm run content:audio');
}

await runCommand(async () => {
  const { flags, files } = readCommandLine(process.argv.slice(2), ['to-content', 'json'], process.env);
  if (files.length > 1 || (flags.has('to-content') && files.length > 0)) {
    throw new Error('Один файл: npm run content:export course.csv, или --to-content без файла.');
  }
  await withCourseDatabase((db) =>
    flags.has('to-content') ? exportToContent(db) : exportFile(db, files[0], flags.has('json')),
  );
});
