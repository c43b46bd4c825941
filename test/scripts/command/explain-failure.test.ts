import { GrammyError, HttpError } from 'grammy';
import { describe, expect, it } from 'vitest';
import { EnvError } from '../../../api/_env.ts';
import { DomainError } from '../../../core/errors.ts';
import { errorText } from '../../../core/texts/errors.ts';
import { FolderError } from '../../../db/connection/folder-trouble.ts';
import { explainFailure } from '../../../scripts/command/explain-failure.ts';

const url = 'postgresql://mila:s3cret-word@db.example/mila';
const token = '123456789:AAbbCCddEEffGGhhIIjjKKllMMnnOOppQQr';
const explain = (error: unknown, variables: Record<string, string> = {}) =>
  explainFailure(error, { variables, root: '/srv/mila' });

const system = (code: string, more: object = {}) =>
  Object.assign(new Error(`${code}: operation failed, open '/x'`), { code, ...more });
const refusal = (error_code: number, description: string) =>
  new GrammyError("Call to 'getMe' failed!", { ok: false, error_code, description }, 'getMe', {});
const unreachable = (cause: Error) =>
  new HttpError(`Network request for 'getMe' failed! https://api.telegram.org/bot${token}/getMe`, cause);
const postgres = (code: string) =>
  new Error('Failed query: select $1\nparams: Аня', {
    cause: Object.assign(new Error('password authentication failed for user "mila"'), {
      code,
      severity: 'FATAL',
    }),
  });
/** What a WebSocket that cannot connect throws. */
class ErrorEvent {
  constructor(readonly error: Error) {}
  get message() {
    return this.error.message;
  }
}

describe('a failure at a file', () => {
  it.each([
    [
      'ENOSPC',
      'На диске нет места (/srv/mila/.data/postgres). Освободите место и запустите снова: данные целы.',
    ],
    ['EDQUOT', 'Исчерпана квота диска'],
    ['EACCES', 'Нет прав на /srv/mila/.data/postgres'],
    ['EPERM', 'Нет прав на /srv/mila/.data/postgres'],
    ['EROFS', 'подключён только для чтения'],
    ['ENOTDIR', 'здесь нужна папка, а на её месте файл'],
    ['EEXIST', 'здесь нужна папка, а на её месте файл'],
    ['EIO', 'Диск отвечает ошибкой'],
    ['EMFILE', 'Открыто слишком много файлов'],
    ['ENAMETOOLONG', 'Слишком длинный путь'],
  ])('(%s) is named, and nothing is called damaged', (code, text) => {
    for (const error of [
      new FolderError(code, '/srv/mila/.data/postgres'),
      system(code, { path: '/srv/mila/.data/postgres', syscall: 'open' }),
      new Error('build failed', { cause: system(code, { path: '/srv/mila/.data/postgres' }) }),
    ]) {
      expect(explain(error)).toContain(text);
      expect(explain(error)).not.toContain('повреждена');
    }
  });

  it('in the folder of the data names the variable that chooses another', () => {
    const error = system('EACCES', { path: '/var/mila/postgres.pid' });
    expect(explain(error, { DATA_DIR: '/var/mila' })).toContain('DATA_DIR=… npm start');
    expect(explain(error)).not.toContain('DATA_DIR');
  });

  it('is also known from a program that prints only its number', () => {
    expect(explain(new Error('Failed to write file in "dist": Permission denied (os error 13)'))).toContain(
      'Нет прав на',
    );
    expect(explain(new Error('write dist/a.js: No space left on device (os error 28)'))).toContain(
      'нет места',
    );
  });
});

describe('a failure of Telegram', () => {
  it.each([
    [refusal(401, 'Unauthorized'), 'Telegram не знает такого токена (401)'],
    [refusal(404, 'Not Found'), 'Telegram не знает такого токена (404)'],
    [refusal(409, 'Conflict: terminated by other getUpdates request'), 'уже получает другой процесс'],
    [refusal(502, 'Bad Gateway'), 'Telegram сейчас не отвечает как надо (502 Bad Gateway)'],
    [unreachable(system('ENOTFOUND', { hostname: 'api.telegram.org' })), 'имени api.telegram.org в сети нет'],
    [unreachable(system('ECONNREFUSED')), 'соединение отклонено'],
    [unreachable(system('DEPTH_ZERO_SELF_SIGNED_CERT')), 'сертификат не принят'],
    [unreachable(new Error('Request to getMe timed out after 10 seconds')), 'ответа нет слишком долго'],
  ])('%s is said with what helps', (error, text) => {
    expect(explain(error, { TELEGRAM_BOT_TOKEN: token })).toContain(text);
    expect(explain(error, { TELEGRAM_BOT_TOKEN: token })).not.toContain('AAbb');
  });
});

describe('a failure of the database', () => {
  it.each([
    [postgres('28P01'), 'База db.example/mila: неверный пароль или имя'],
    [postgres('3D000'), 'такой базы там нет'],
    [postgres('53300'), 'слишком много соединений'],
    [postgres('42P01'), 'npm run db:migrate'],
    [postgres('XX000'), 'ошибка XX000'],
    [
      new ErrorEvent(system('ENOTFOUND', { hostname: 'db.example' })),
      'недоступна: имени db.example в сети нет',
    ],
    [new ErrorEvent(system('ECONNREFUSED')), 'соединение отклонено'],
    [new ErrorEvent(system('ERR_TLS_CERT_ALTNAME_INVALID')), 'сертификат не принят'],
    [new ErrorEvent(new Error('Unexpected server response: 404')), 'отвечает не Neon (404)'],
    [new Error('timeout exceeded when trying to connect'), 'ответа нет слишком долго'],
  ])('%s names the address without its password', (error, text) => {
    const said = explain(error, { DATABASE_URL: url });
    expect(said).toContain(text);
    expect(said).toContain('db.example/mila');
    expect(said).not.toMatch(/s3cret|Аня/);
    expect(said.split('\n').length).toBeLessThanOrEqual(2);
  });
});

describe('any other failure', () => {
  it('of our own is said in its own words', () => {
    expect(explain(new EnvError(['PORT неверна']))).toBe('Переменные окружения: PORT неверна');
  });

  it('of a mistyped address of the database names where it leads, without its password', () => {
    const bad = new EnvError(['DATABASE_URL неверна']);
    expect(explain(bad, { DATABASE_URL: 'postgres//mila:s3cret@db.example/mila' })).toBe(
      'Переменные окружения: DATABASE_URL неверна\nСейчас DATABASE_URL ведёт на db.example/mila.',
    );
    for (const address of ['s3cret-word', 'postgresql://mila:s3@cret', 'postgresql://']) {
      expect(explain(bad, { DATABASE_URL: address })).toBe('Переменные окружения: DATABASE_URL неверна');
    }
  });

  it('of a package that is missing names what installs it', () => {
    const missing = system('ERR_MODULE_NOT_FOUND', {
      message: "Cannot find package 'zod' imported from /srv/a.ts",
    });
    expect(explain(missing)).toContain('Не хватает пакета zod');
    expect(explain(new Error('Cannot find native binding. npm has a bug'))).toContain(
      'двоичной части сборщика',
    );
    expect(explain(missing)).toContain('npm install --include=dev --include=optional');
  });

  it("of the product's own rules is what a person reads in the app", () => {
    expect(explain(new DomainError('not-found', { code: 'payment_not_found' }))).toBe(
      errorText('not-found', 'payment_not_found'),
    );
  });

  it('of a flag that a command does not have names the flag', () => {
    expect(
      explain(system('ERR_PARSE_ARGS_UNKNOWN_OPTION', { message: "Unknown option '--dayz'" })),
    ).toContain('--dayz');
  });

  it.each([
    new Error('first line\nsecond'),
    'a text',
    { odd: true },
    undefined,
    null,
    new AggregateError([]),
  ])('(%s) is one line, and the way to its details', (error) => {
    expect(explain(error)).toMatch(/^Непредвиденная ошибка: [^\n]*\nПодробности: та же команда с DEBUG=1\.$/);
  });
});
