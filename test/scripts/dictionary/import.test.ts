import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readDictionaryFile } from '../../../scripts/dictionary/read-file.ts';
import { quickWasm } from '../../support/quick-wasm.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'mila-dictionary-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the command over an embedded database of its own. */
function run(...args: string[]) {
  const env = { ...process.env, DATABASE_URL: '', DATA_DIR: join(folder, 'data') };
  const command = [quickWasm, '--import', 'tsx', 'scripts/dictionary-import.ts', ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: root,
    env,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

const index = { title: 'Иврит', format: 3, revision: '1' };
const term = ['בית', '', '', 'n', 1, ['дом'], 1, ''];
const archive = (files: Record<string, unknown>) =>
  zipSync(
    Object.fromEntries(Object.entries(files).map(([name, value]) => [name, strToU8(JSON.stringify(value))])),
  );

describe('dictionary:import', () => {
  it('takes a file in, says what it passed over, and takes it out again', () => {
    const file = join(folder, 'words.jsonl');
    writeFileSync(file, '{"plain":"בית","ru":["дом"]}\n{"plain":"ספר"}\nнет\n');
    const taken = run(file, '--name=Слова');
    expect(taken).toMatchObject({ status: 0 });
    expect(taken.stdout).toContain('Пропущено, нет перевода: 1 (2)');
    expect(taken.stdout).toContain('Пропущено, не та форма записи: 1 (3)');
    expect(taken.stdout).toContain('лицензия не указана');
    expect(taken.stdout).toContain('Словарь «Слова»: 1 запись.');
    expect(run('--remove=Слова').stdout).toContain('Словарь «Слова» удалён.');
    expect(run('--remove=Слова').stdout).toContain('Словаря «Слова» нет.');
  });

  it('refuses in words what it cannot read', () => {
    const missing = run(join(folder, 'nothing.jsonl'));
    expect([missing.status, missing.stderr]).toEqual([1, expect.stringContaining('nothing.jsonl нет.')]);
    expect(run().stderr).toContain('Один файл');
  });
});

describe('the file of a dictionary', () => {
  it('is an archive of Yomitan by its ending', () => {
    const bytes = archive({ 'index.json': index, 'term_bank_1.json': [term], 'styles.css': 'p {}' });
    expect(readDictionaryFile('hebrew.zip', bytes)).toMatchObject({
      info: { name: 'Иврит' },
      entries: [{ hebrew: 'בית', translation: 'дом' }],
    });
  });

  it.each([
    ['words.txt', strToU8('x'), /\.jsonl или \.zip/],
    ['words.zip', strToU8('no archive'), /не словарь Yomitan/],
    ['words.zip', archive({ 'term_bank_1.json': [term] }), /не словарь Yomitan/],
    ['words.zip', archive({ 'index.json': index, 'term_bank_1.json': {} }), /не словарь Yomitan/],
    ['words.jsonl', new Uint8Array([0xff, 0xfe, 0x41, 0x00]), /не в UTF-8/],
  ])('%s is refused by name where it is none', (name, bytes, why) => {
    expect(() => readDictionaryFile(name, bytes)).toThrow(why);
  });
});
