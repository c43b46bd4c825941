import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  makePersonFile,
  makeVoiceFiles,
  type PersonFile,
} from '../../../../bot/services/people/person-file.ts';
import { personFileTables } from '../../../../core/texts/home/person/person-tables.ts';
import { openTestBackend, type TestBackend } from '../../../support/backend.ts';
import { createLearner, readPlaces } from '../../../support/learners.ts';
import { fillPerson } from '../../../support/person-rows.ts';

const now = new Date('2026-11-21T09:00:00Z');
let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
afterAll(() => backend.close());

const filesOf = (file: PersonFile | undefined) =>
  Object.fromEntries(
    Object.entries(unzipSync(file?.bytes ?? new Uint8Array())).map(([name, bytes]) => [
      name,
      new TextDecoder().decode(bytes),
    ]),
  );

it('words stand in it as words, fields have Russian names, and what is empty has no file', async () => {
  const learner = await createLearner(backend, 71, 'Файл');
  const { words } = await readPlaces(backend.db);
  if (!words.shalom) throw new Error('no word');
  await learner.finish(words.shalom);
  const file = await makePersonFile(backend.db, 71, now);
  expect(file?.name).toBe('mila-мои-данные-2026-11-21.zip');
  const files = filesOf(file);
  expect(Object.keys(files).sort()).toEqual([
    'баллы.json',
    'дни.json',
    'ответы.json',
    'повторения.json',
    'профиль.json',
    'прочти-меня.txt',
    'слова.json',
  ]);
  expect(JSON.parse(files['профиль.json'] ?? '')).toMatchObject({
    'номер в Telegram': 71,
    имя: 'Файл',
    'часовой пояс': 'Asia/Jerusalem',
    'выучено слов': 1,
  });
  const answers = JSON.parse(files['ответы.json'] ?? '');
  expect(answers).toHaveLength(4);
  expect(answers[0]).toMatchObject({ слово: { слово: 'שלום', значение: 'мир' }, итог: 'right' });
  expect(files['прочти-меня.txt']).toContain('дни.json — дни, в которые вы занимались');
});

it('every table about a person has its file, and a person gets their sounds', async () => {
  await fillPerson(backend.db, { id: 72_000_000, name: 'Полный' }, now);
  const files = filesOf(await makePersonFile(backend.db, 72_000_000, now));
  const expected = Object.values(personFileTables).map(({ file }) => `${file}.json`);
  expect(Object.keys(files).sort()).toEqual([...expected, 'прочти-меня.txt'].sort());
  const [recording] = JSON.parse(files['записи.json'] ?? '');
  const [ownSound] = JSON.parse(files['своё звучание слов.json'] ?? '');
  const archives: PersonFile[] = [];
  for await (const archive of makeVoiceFiles(backend.db, 72_000_000, now)) archives.push(archive);
  expect(archives.map(({ name }) => name)).toEqual(['mila-мои-записи-2026-11-21-1.zip']);
  expect(filesOf(archives[0])).toEqual({
    [recording.файл]: 'Полный',
    [ownSound.файл]: 'Полный',
  });
});

it('of nobody there is none', async () => {
  expect(await makePersonFile(backend.db, 404, now)).toBeUndefined();
});
