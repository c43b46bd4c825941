import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findingTexts } from '../../core/texts/admin/course/course-file.ts';
import { sections } from '../../db/content/index.ts';
import { quickWasm } from '../support/quick-wasm.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'mila-content-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs one of the two scripts over an embedded database of its own. */
function run(script: 'content-import' | 'content-export', args: string[]) {
  const env = { ...process.env, DATABASE_URL: '', DATA_DIR: join(folder, 'data') };
  const command = [quickWasm, '--import', 'tsx', `scripts/${script}.ts`, ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: root,
    env,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

/** A gloss of the course that stands in one place only, so that a table can be changed by its text. */
function singleGloss(table: string): string {
  const words = sections.flatMap((section) =>
    section.subsections.flatMap((subsection) => subsection.lessons.flatMap((lesson) => lesson.words)),
  );
  const found = words.find(({ russian }) => table.split(`,${russian},`).length === 2);
  if (!found) throw new Error('every gloss stands twice or has a comma');
  return found.russian;
}

describe('content:import and content:export', () => {
  it('carry the course out, and in again with what an editor changed in it, all or nothing', () => {
    const file = join(folder, 'course.csv');
    expect(run('content-export', [file])).toMatchObject({ status: 0, stdout: '' });
    const course = readFileSync(file, 'utf8');
    const gloss = singleGloss(course);
    const edited = course.replace(`,${gloss},`, ',проба,');

    const lastRow = edited.match(/[^\n]*\n$/)?.[0] ?? '';
    writeFileSync(file, edited + lastRow);
    const refused = run('content-import', [file]);
    expect([refused.status, refused.stdout]).toEqual([1, '']);
    expect(refused.stderr).toMatch(/course\.csv, строка \d+, word: Ключ «[a-z-]+» уже стоит в строке \d+\./);
    expect(refused.stderr).toContain('Ничего не записано.');

    // An elephant stands in a sentence of the lesson of greetings, long before it is taught.
    const greeting = 'הַיי, מַה נִּשְׁמָע?'.normalize('NFC'); // hay, ma nishma?
    expect(course).toContain(`${greeting} / һай ма нишма́`);
    const unknown = course.replaceAll(`${greeting} / һай ма нишма́`, 'הַיי, פִּיל! / һай пил'.normalize('NFC'));
    writeFileSync(file, unknown);
    const strange = run('content-import', [file]);
    const line = unknown.split('\n').findLastIndex((row) => row.includes('һай пил')) + 1;
    expect([strange.status, strange.stdout]).toEqual([1, '']);
    expect(strange.stderr).toContain(
      `course.csv, строка ${line}, examples: greetings/hay: ${findingTexts['sentence-unknown']} Слово: פיל.`,
    );
    expect(strange.stderr).toContain('Ничего не записано.');

    writeFileSync(file, edited);
    const done = run('content-import', [file]);
    expect(done.stdout).toContain(`перевод «${gloss}» → «проба»\nИзменено: 1 строка.\n`);
    expect(run('content-export', []).stdout).toBe(edited);

    expect(run('content-import', ['--from-content', '--over-edited']).stdout).toBe(
      done.stdout.replace(`«${gloss}» → «проба»`, `«проба» → «${gloss}»`),
    );
    expect(run('content-export', []).stdout).toBe(course);
  }, 480_000);

  it('say in one line what is wrong with a file or a command', () => {
    const file = join(folder, 'old.csv');
    writeFileSync(file, Uint8Array.of(0xf1, 0xeb, 0xee, 0xe2, 0xee)); // слово in Windows-1251
    expect(run('content-import', [file])).toMatchObject({
      status: 1,
      stdout: '',
      stderr: expect.stringContaining('1251'),
    });
    expect(run('content-import', ['--dryrun', file])).toMatchObject({
      status: 1,
      stderr: 'Неизвестный ключ --dryrun. Есть: --dry-run --delete-missing --from-content --over-edited\n',
    });
  });
});
