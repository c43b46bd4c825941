import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadEnv } from '../../../scripts/command/load-env.ts';

const token = '123456789:AAbbCCddEEffGGhhIIjjKKllMMnnOOppQQr';
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mila-env-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const load = (text: string, set: NodeJS.ProcessEnv = {}, name = '.env') => {
  writeFileSync(join(folder, name), text);
  loadEnv(folder, set);
  return set;
};

it('adds what is not set yet; what is set to nothing stays so', () => {
  const text = `TELEGRAM_BOT_TOKEN=${token}\nPORT=4000\nDATA_DIR=here\n`;
  expect(load(text, { PORT: '5000', TELEGRAM_BOT_TOKEN: '' })).toEqual({
    PORT: '5000',
    TELEGRAM_BOT_TOKEN: '',
    DATA_DIR: 'here',
  });
});

it('is content without a file', () => {
  expect(() => loadEnv(folder, {})).not.toThrow();
});

it.each([
  [`BOT_TOKEN=${token}`, '.env: переменная BOT_TOKEN не читается. Назовите её TELEGRAM_BOT_TOKEN.'],
  [
    `telegram_bot_token=${token}`,
    '.env: переменная telegram_bot_token не читается. Назовите её TELEGRAM_BOT_TOKEN.',
  ],
  ['database_url=postgresql://h/d', '.env: переменная database_url не читается. Назовите её DATABASE_URL.'],
])('never passes over %s', (text, problem) => {
  expect(() => load(text)).toThrow(problem);
});

it('lets variables of other programs be', () => {
  expect(load('NPM_CONFIG_FUND=false')).toEqual({ NPM_CONFIG_FUND: 'false' });
});

it('says that a folder is no file', () => {
  mkdirSync(join(folder, '.env'));
  expect(() => loadEnv(folder, {})).toThrow('.env: это папка, а нужен файл');
});

it('names a file that an editor has called otherwise', () => {
  expect(() => load(`TELEGRAM_BOT_TOKEN=${token}`, {}, '.env.txt')).toThrow(
    '.env.txt: этот файл не читается',
  );
});
