import { execFile, execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commonVerbsTable } from '../../core/hebrew/analysis/common-verbs-table.ts';
import { commonWordsTable } from '../../core/hebrew/analysis/common-words-table.ts';
import { functionWordsTable } from '../../core/hebrew/analysis/function-words-table.ts';
import { namesTable } from '../../core/hebrew/analysis/names-table.ts';
import { prepositionTables } from '../../core/hebrew/forms/prepositions-table.ts';
import { knownSoundsTable } from '../../core/hebrew/known/known-sounds-table.ts';
import { knownWordsTable } from '../../core/hebrew/known/known-words-table.ts';
import { otherSoundsTable } from '../../core/hebrew/known/other-sounds-table.ts';
import { ruleWordings } from '../../core/rules/wordings.ts';
import { closed } from '../../core/russian/inflection/irregular.ts';
import { iStems } from '../../core/russian/verb-table.ts';
import { personFileTables } from '../../core/texts/home/person/person-tables.ts';
import { letterItems } from '../../db/content/letters.ts';
import { numberAudioIndex } from '../../db/content/sounds/numbers-audio.ts';
import { maxFunctionBytes } from '../../scripts/check-deploy/contents.ts';
import { deployedEnvironment } from '../../scripts/check-deploy/environment.ts';
import { answerOnce } from '../../scripts/check-deploy/function-process.ts';
import { openCollector } from '../support/collector.ts';

/** The functions in the one file that each is deployed as: a bundler changes more than the length of the lines. */
const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'mila-bundled-'));
const functions = ['index', 'telegram', 'voice', 'queue'];
const admin = { id: 77, is_bot: false, first_name: 'Админ', language_code: 'ru' };
let telegram: Server;
const calls: { method: string; text: string }[] = [];

beforeAll(async () => {
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/bundle-functions/main.ts', folder], {
    cwd: root,
  });
  telegram = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const method = request.url?.split('/').at(-1) ?? '';
    calls.push({ method, text: String((JSON.parse(body || '{}') as { text?: string }).text ?? '') });
    const chat = { id: admin.id, type: 'private' };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ ok: true, result: { message_id: 1, date: 0, chat, text: '' } }));
  });
  await new Promise<void>((resolve) => telegram.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  telegram.close();
  rmSync(folder, { recursive: true, force: true });
});

/** This Node, and the one that the platform picks, when PLATFORM_NODE names its program (.ci/run does). */
const nodes = [process.execPath, process.env.PLATFORM_NODE].filter(
  (node) => node !== undefined && node !== '',
);
if (nodes.length === 1) console.warn('NOT TESTED on the platform’s Node: PLATFORM_NODE names no program');

/** A fresh process with the environment of a deployment, whose Telegram is ours. */
function ask(
  node: string | undefined,
  name: string,
  request: Omit<Parameters<typeof answerOnce>[1], 'url'> & { path: string },
) {
  const { port } = telegram.address() as AddressInfo; // TCP always has a port
  const env = {
    ...deployedEnvironment(),
    TELEGRAM_API_ROOT: `http://127.0.0.1:${port}`,
    TELEGRAM_WEBHOOK_SECRET: 'secret-of-the-bundle',
    ADMIN_IDS: String(admin.id),
  };
  const { path, ...rest } = request;
  return answerOnce(join(folder, `${name}.cjs`), { url: `https://mila.example${path}`, ...rest }, env, node);
}

/** All that a fresh process prints while it answers. */
function printedBy(file: string, request: { url: string }, env: Record<string, string>): string {
  const starter = join(root, 'scripts/check-deploy/answer-once.mjs');
  return execFileSync(process.execPath, [starter, file, JSON.stringify(request)], { env, encoding: 'utf8' });
}

it.each(nodes)('the bot in its bundle answers an update through the Bot API, on %s', async (node) => {
  calls.splice(0);
  const message = {
    message_id: 1,
    date: 0,
    chat: { id: admin.id, type: 'private', first_name: admin.first_name },
    from: admin,
    text: '/help',
    entities: [{ type: 'bot_command', offset: 0, length: 5 }],
  };
  const answer = await ask(node, 'telegram', {
    path: '/api/telegram',
    method: 'POST',
    headers: { 'x-telegram-bot-api-secret-token': 'secret-of-the-bundle' },
    body: JSON.stringify({ update_id: 1, message }),
  });
  expect(answer).toMatchObject({ status: 200, body: '' });
  expect(calls.filter(({ method }) => method === 'sendMessage')).toEqual([
    { method: 'sendMessage', text: expect.stringContaining('/') },
  ]);
});

it.each([
  ['telegram', '/api/telegram', 405],
  ['index', '/api/home', 401],
  ['index', '/api/cron/daily', 401],
  ['voice', '/api/google-tts', 401],
  ['queue', '/api/queue', 404],
])('%s in its bundle answers %s with %i and a request id', async (name, path, status) => {
  for (const node of nodes) {
    expect(await ask(node, name, { path })).toMatchObject({
      status,
      headers: { 'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/) },
    });
  }
});

it.each(functions)('the file of %s has at most the bytes that are allowed', (name) => {
  expect(readFileSync(join(folder, `${name}.cjs`)).length).toBeLessThanOrEqual(maxFunctionBytes);
});

it.each(nodes)(
  'the consumer of the queue in its bundle loads the client of the platform, on %s',
  async (node) => {
    const headers = { 'ce-type': 'com.vercel.queue.v2beta' };
    const answer = await ask(node, 'queue', { path: '/api/queue', method: 'POST', headers, body: '{}' });
    expect(answer).toMatchObject({ status: 400, body: expect.stringContaining('ce-vqsmessageid') });
  },
);

describe('what is seen from outside', () => {
  const parts = ['telemetry', 'error-reports', 'platform-queue'] as const;
  /** The functions beside parts that cannot be loaded unnoticed. */
  function besideTraps(): string {
    const trapped = mkdtempSync(join(tmpdir(), 'mila-trapped-'));
    for (const name of functions) {
      copyFileSync(join(folder, `${name}.cjs`), join(trapped, `${name}.cjs`));
    }
    for (const part of parts) writeFileSync(join(trapped, `${part}.js`), `console.log('LOADED ${part}');`);
    return trapped;
  }

  it.each(functions)('the file of %s holds none of it', (name) => {
    const code = readFileSync(join(folder, `${name}.cjs`), 'utf8');
    expect(code).not.toMatch(/opentelemetry|sentry_key|vercel-queue\.com/i);
    expect(parts.filter((part) => !code.includes(`("./${part}.js")`))).toEqual([]);
  });

  it('without the variable nothing of it is loaded, with it the telemetry is', async () => {
    const trapped = besideTraps();
    const home = { url: 'https://mila.example/api/home' };
    const loaded = (more: Record<string, string>) =>
      printedBy(join(trapped, 'index.cjs'), home, { ...deployedEnvironment(), ...more });
    expect(loaded({})).not.toContain('LOADED');
    const traced = loaded({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' });
    expect(traced).toContain('LOADED telemetry');
    // The part above is none: the call is answered all the same.
    expect(traced).toContain('"event":"telemetry-not-sent"');
    expect(traced).toContain('"status":401');
    rmSync(trapped, { recursive: true, force: true });
  });

  it('a bundled function sends its trace to the collector, as the other variables say', async () => {
    const collector = await openCollector();
    const env = {
      ...deployedEnvironment(),
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.address,
      OTEL_EXPORTER_OTLP_HEADERS: 'x-key=of-the-service',
      OTEL_SERVICE_NAME: 'mila-of-the-tests',
    };
    // Stays until all is sent.
    const script = `const { default: handler } = await import(${JSON.stringify(join(folder, 'index.cjs'))});
      await handler.fetch(new Request('https://mila.example/api/home'));`;
    await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], { env });
    expect(collector.spans()).toContainEqual(
      expect.objectContaining({
        name: 'GET /home',
        attributes: expect.objectContaining({ 'http.response.status_code': 401 }),
      }),
    );
    const [first] = collector.received;
    expect(first?.headers['x-key']).toBe('of-the-service');
    expect(first?.body).toContain('mila-of-the-tests');
    await collector.close();
  });
});

it.each(functions)(
  '%s makes no format of Intl at its start: that takes longer than all its texts',
  async (name) => {
    const script = `for (const kind of ['DateTimeFormat', 'NumberFormat'])
    Intl[kind] = new Proxy(Intl[kind], { construct() { throw new Error(kind + ' was made'); } });
    await import(${JSON.stringify(join(folder, `${name}.cjs`))});`;
    const options = { env: deployedEnvironment() };
    await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], options);
  },
);

it('only the function of voices brings the decoder of AAC along, which has a licence of its own', () => {
  const withAac = functions.filter((name) =>
    readFileSync(join(folder, `${name}.cjs`), 'utf8').includes('aac-program.mjs'),
  );
  expect(withAac).toEqual(['voice']);
});

it('large data comes out of its packing as it is', () => {
  const code = readFileSync(join(folder, 'telegram.cjs'), 'utf8');
  // The code is broken into lines, before texts and inside them.
  const packed = [...code.matchAll(/\(\n?"([\w+/=\\\n]{1000,})"\)/g)];
  const values = packed.map(([, lines = '']): unknown =>
    JSON.parse(String(brotliDecompressSync(Buffer.from(lines.replaceAll('\\\n', ''), 'base64')))),
  );
  for (const data of [
    knownWordsTable,
    knownSoundsTable,
    otherSoundsTable,
    letterItems,
    [...iStems],
    [...closed],
    ruleWordings,
    personFileTables,
    numberAudioIndex,
    commonVerbsTable,
    commonWordsTable,
    functionWordsTable,
    namesTable,
    prepositionTables,
  ])
    expect(values).toContainEqual(data);
});
