import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LessonDetail } from '../../../core/contracts/catalogue.ts';
import { openTestBackend, type TestBackend } from '../../support/backend.ts';
import { createFakeVoice } from '../../support/fake-voice.ts';
import { createLearner, type Learner, readPlaces } from '../../support/learners.ts';
import { gadol, ima, lessonOf, sectionOf, shalom, shalomIma } from '../../support/taught-course.ts';

const robot = createFakeVoice('robot');
/** ima gdola, mama is big: its sound was never rendered. */
const imaGdola = {
  hebrew: 'אימא גדולה.',
  pronunciation: 'אִימָּא גְּדוֹלָה.',
  transcription: 'и́ма гдола́',
  russian: 'Мама большая.',
};
let backend: TestBackend;
let learner: Learner;
let lesson: LessonDetail;

beforeAll(async () => {
  backend = await openTestBackend({
    voices: [robot],
    course: [
      sectionOf('start', [
        lessonOf('hello', [shalom, { ...ima, examples: [shalomIma, imaGdola] }, gadol], {
          proofs: [imaGdola],
        }),
      ]),
    ],
    audioOf: ({ transcription }) =>
      transcription === shalomIma.transcription ? 'hash-of-shalom-ima' : undefined,
  });
  learner = await createLearner(backend, 1);
  const { words } = await readPlaces(backend.db);
  const params = { id: words.ima?.lessonId ?? 0 };
  lesson = await backend.call('GET /lessons/{id}', { token: learner.token, params });
});
afterAll(() => backend.close());

const wordOf = (hebrew: string) => lesson.words.find((word) => word.hebrew === hebrew);
/** Opens a signed address as a player does, without a token. */
const listen = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'http://mila.test');
  const [, , , lessonId = '', wordId = ''] = pathname.split('/');
  const query = Object.fromEntries(searchParams);
  return backend.send('GET /audio/{lessonId}/{wordId}', { params: { lessonId, wordId }, query });
};

describe('the sentences of a word', () => {
  it('come with its lesson, rendered ones with the address of their file', () => {
    const [rendered, spoken] = wordOf(ima.hebrew)?.examples ?? [];
    expect(rendered).toEqual({ ...shalomIma, audio: '/audio/hash-of-shalom-ima.mp3' });
    expect(spoken).toEqual({ ...imaGdola, audio: expect.stringMatching(/^\/api\/audio\/.*&example=1$/) });
    expect(wordOf(shalom.hebrew)?.examples).toEqual([]);
  });

  it('are said by a voice where they were not rendered, without a token', async () => {
    const response = await listen(wordOf(ima.hebrew)?.examples[1]?.audio ?? '');
    expect(response.status).toBe(200);
    expect(robot.said.at(-1)).toBe(imaGdola.hebrew);
  });

  it('are not found by a number that they do not have', async () => {
    const address = wordOf(ima.hebrew)?.examples[1]?.audio.replace('example=1', 'example=2') ?? '';
    expect((await listen(address)).status).toBe(404);
  });
});

describe('the sentences of a lesson', () => {
  it('come with it and are heard', async () => {
    expect(lesson.proofs).toEqual([{ ...imaGdola, audio: expect.stringContaining('&proof=0') }]);
    expect((await listen(lesson.proofs[0]?.audio ?? '')).status).toBe(200);
  });
});

describe('the forms of a word', () => {
  it('are plain letters, without the word itself', () => {
    expect(wordOf(ima.hebrew)?.forms).toEqual(['אמא', 'אימה', 'אימהות']);
    expect(wordOf(shalom.hebrew)?.forms).toEqual([]);
  });
});
