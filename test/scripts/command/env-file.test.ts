import { describe, expect, it } from 'vitest';
import { decodeEnvFile, parseEnvFile } from '../../../scripts/command/env-file.ts';

const token = '123456789:AAbbCCddEEffGGhhIIjjKKllMMnnOOppQQr';
const lines = ['# Токен бота', `TELEGRAM_BOT_TOKEN=${token}`, 'PORT=4000', ''];

const utf16le = (text: string) => Buffer.from(text, 'utf16le');
const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16();
/** Cyrillic letters of windows-1251 are in the order of Unicode. */
const windows1251 = (text: string) =>
  Buffer.from(
    [...text].map((sign) => (sign < '\u0080' ? sign.charCodeAt(0) : sign.charCodeAt(0) - 0x410 + 0xc0)),
  );

const encodings: [string, (text: string) => Uint8Array][] = [
  ['UTF-8', (text) => Buffer.from(text)],
  ['UTF-8 with a mark', (text) => Buffer.from(`\ufeff${text}`)],
  ['UTF-16 LE', utf16le],
  ['UTF-16 LE with a mark', (text) => utf16le(`\ufeff${text}`)],
  ['UTF-16 BE', utf16be],
  ['UTF-16 BE with a mark', (text) => utf16be(`\ufeff${text}`)],
  ['windows-1251', windows1251],
];

/** How people and shells write an assignment. */
const assignments: ((name: string, value: string) => string)[] = [
  (name, value) => `${name}=${value}`,
  (name, value) => `  ${name} = ${value}  `,
  (name, value) => `export ${name}=${value}`,
  (name, value) => `set ${name}=${value}`,
  (name, value) => `SET ${name}=${value}`,
  (name, value) => `$env:${name} = "${value}"`,
  (name, value) => `${name}="${value}"`,
  (name, value) => `${name}='${value}'`,
  (name, value) => `${name}=«${value}»`,
  (name, value) => `${name}=“${value}”`,
  (name, value) => `${name}=${value} # бот для проб`,
  (name, value) => `${name}="${value}" # бот для проб`,
  (name, value) => `${name}=\u00a0${value}\u200b`,
  (name, value) => `\ufeff${name}=${value}`,
];

describe('an .env file', () => {
  for (const [encoding, encode] of encodings) {
    it.each(['\n', '\r\n', '\r'])(`is read in ${encoding} with lines that end in %j`, (end) => {
      const text = decodeEnvFile(encode(lines.join(end)));
      expect(parseEnvFile(text)).toEqual({ TELEGRAM_BOT_TOKEN: token, PORT: '4000' });
    });
  }

  it.each(assignments.map((write) => [write('TELEGRAM_BOT_TOKEN', token)]))('is read with %s', (line) => {
    expect(parseEnvFile(`${line}\nPORT=1\n`)).toEqual({ TELEGRAM_BOT_TOKEN: token, PORT: '1' });
  });

  it('keeps JSON, addresses and signs within a value', () => {
    const info = '{"id":7,"first_name":"Мила #1","username":"mila_bot"}';
    const url = 'postgresql://mila:p%23a=b@db.example/mila?sslmode=require';
    expect(parseEnvFile(`TELEGRAM_BOT_INFO=${info}\nB='${info}'\nDATABASE_URL=${url}`)).toEqual({
      TELEGRAM_BOT_INFO: info,
      B: info,
      DATABASE_URL: url,
    });
  });

  it.each([
    ['TELEGRAM_BOT_TOKEN: 123', 'строка 2 (TELEGRAM_BOT_TOKEN) не понята'],
    ['123456789:AAbb', 'строка 2 не понята'],
    ['TELEGRAM BOT TOKEN=123', 'строка 2 не понята'],
    ['TELEGRAM_BOT_TOKEN 123', 'строка 2 не понята'],
    ['TELEGRAM-BOT-TOKEN=123', 'строка 2 не понята'],
    ['TELEGRAM_BOT_TOKEN="123', 'строка 2 (TELEGRAM_BOT_TOKEN): кавычка не закрыта'],
  ])('with the line %s says which line it is, without its value', (line, problem) => {
    expect(() => parseEnvFile(`PORT=1\n${line}\n`)).toThrow(`.env: ${problem}`);
    expect(() => parseEnvFile(`PORT=1\n${line}\n`)).not.toThrow('123');
  });
});
