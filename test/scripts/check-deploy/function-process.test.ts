import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parseEnv } from '../../../api/_env.ts';
import { deployedEnvironment } from '../../../scripts/check-deploy/environment.ts';
import { answerOnce, isolate } from '../../../scripts/check-deploy/function-process.ts';
import { buildOf, folderOf } from './support.ts';

const request = { url: 'https://mila.example/api/home' };

it('a built function answers in a process of its own, away from the packages of this project', async () => {
  const output = buildOf({ 'functions/api/voice.func/api/voice.js': "import 'hono'; export default {};" });
  const { fileOf, remove } = isolate(output);
  const [index, voice] = output.functions.toSorted((a, b) => a.name.localeCompare(b.name));
  if (!index || !voice) throw new Error('two functions');
  try {
    expect(await answerOnce(fileOf(index), request, {})).toMatchObject({
      status: 200,
      body: '{"says":"index"}',
    });
    expect(await answerOnce(fileOf(voice), request, {})).toMatchObject({
      error: expect.stringContaining("Cannot find package 'hono'"),
    });
  } finally {
    remove();
  }
});

it('a function that throws at its first request is heard', async () => {
  const folder = folderOf({
    'sad.mjs': "export default { fetch() { throw new Error('DATABASE_URL не задана'); } };",
  });
  const answer = await answerOnce(join(folder, 'sad.mjs'), request, {});
  expect(answer).toMatchObject({ error: 'Error: DATABASE_URL не задана' });
});

it('a function that logs before it answers is understood', async () => {
  const folder = folderOf({
    'chatty.mjs':
      "export default { fetch() { console.log('{}'); return new Response('x', { status: 418 }); } };",
  });
  expect(await answerOnce(join(folder, 'chatty.mjs'), request, {})).toMatchObject({ status: 418, body: 'x' });
});

it('the environment handed to the functions is a whole production environment', () => {
  expect(parseEnv(deployedEnvironment()).isProduction).toBe(true);
});
