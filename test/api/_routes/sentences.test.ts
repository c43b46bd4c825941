import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LessonDetail } from '../../../core/contracts/catalogue.ts';
import { courseOf } from '../../../scripts/fixtures/made-up-course.ts';
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
      ...courseOf({ lessons: 1, wordsPerLesson: 4 }),
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

describe('a word in «Сегодня»', () => {
  const dayMs = 86_400_000;

  it('is asked where it is missing in its sentence after two successful reviews, and the answer is a review', async () => {
    const start = backend.clock.now;
    const places = (await readPlaces(backend.db)).words;
    const own = await createLearner(backend, 2);
    for (const place of Object.values(places)) await own.finish(place);
    const wordId = places.ima?.wordId ?? 0;
    const goToDay = (days: number) => {
      backend.clock.now = new Date(start.getTime() + days * dayMs);
    };
    const askedNow = async () => {
      const { tasks } = await backend.call('GET /today', { token: await backend.login(2) });
      expect(tasks.length).toBeGreaterThanOrEqual(5);
      return tasks.find((task) => task.wordId === wordId);
    };
    let events = 0;
    const answer = async (exercise: 'listen' | 'speak' | 'gap') =>
      backend.call('POST /reviews', {
        token: await backend.login(2),
        body: { eventId: `gap-${++events}`, wordId, exercise, result: 'right' },
      });

    goToDay(2);
    await answer('listen');
    goToDay(300);
    // Production is next, but one review is not enough.
    expect(await askedNow()).toEqual({ wordId, skill: 'produce', exercise: 'type' });
    await answer('speak');
    goToDay(301);
    await answer('listen');
    goToDay(700);
    expect(await askedNow()).toEqual({ wordId, skill: 'produce', exercise: 'gap' });
    expect(await answer('gap')).toMatchObject({ result: 'right' });
    // The word alone comes next.
    goToDay(1400);
    await answer('listen');
    goToDay(2000);
    expect((await askedNow())?.exercise).not.toBe('gap');
    backend.clock.now = start;
  });
});
