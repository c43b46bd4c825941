import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LessonDetail } from '../../../core/contracts/catalogue.ts';
import { printCourseFile } from '../../../core/lesson/course-file/print.ts';
import { readCourse } from '../../../db/course/import-course.ts';
import { courseOf } from '../../../scripts/fixtures/made-up-course.ts';
import { packForm } from '../../support/admin-calls.ts';
import { openTestBackend, type TestBackend } from '../../support/backend.ts';
import { createFakeVoice } from '../../support/fake-voice.ts';
import { createLearner, type Learner, readPlaces } from '../../support/learners.ts';
import { gadol, ima, lessonOf, lo, sectionOf, shalom, shalomIma } from '../../support/taught-course.ts';

const robot = createFakeVoice('robot');
/** ima gdola, mama is big: its sound was never rendered. */
const imaGdola = {
  hebrew: 'אימא גדולה.',
  pronunciation: 'אִימָּא גְּדוֹלָה.',
  transcription: 'и́ма гдола́',
  russian: 'Мама большая.',
};
/** ani lo gadol, ani lo gdola: said by a man, and by a woman. */
const big = {
  ...{
    hebrew: 'אני לא גדול.',
    pronunciation: 'אֲנִי לֹא גָּדוֹל.',
    transcription: 'ани́ ло гадо́л',
    russian: 'Я не большой.',
  },
  feminine: {
    ...{ hebrew: 'אני לא גדולה.', pronunciation: 'אֲנִי לֹא גְּדוֹלָה.', transcription: 'ани́ ло гдола́' },
    russian: 'Я не большая.',
  },
};
let backend: TestBackend;
let learner: Learner;
let lesson: LessonDetail;

beforeAll(async () => {
  backend = await openTestBackend({
    voices: [robot],
    adminIds: [77],
    course: [
      sectionOf('start', [
        lessonOf(
          'hello',
          [shalom, { ...ima, examples: [shalomIma, imaGdola] }, gadol, { ...lo, examples: [big] }],
          {
            proofs: [imaGdola],
          },
        ),
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
    expect(spoken).toEqual({
      ...imaGdola,
      audio: expect.stringMatching(/^\/api\/audio\/.*&example=1(&voice=f)?$/),
    });
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

describe('a sentence with two forms', () => {
  it('comes with both, each said by somebody of its gender', async () => {
    const [sentence] = wordOf(lo.hebrew)?.examples ?? [];
    expect(sentence).toMatchObject(big);
    const [own, other] = [sentence?.audio ?? '', sentence?.feminine?.audio ?? ''];
    expect(own).toMatch(/&example=0$/);
    expect(other).toMatch(/&example=0&other=1&voice=f$/);
    expect((await listen(own)).status).toBe(200);
    expect(robot.said.at(-1)).toBe(big.hebrew);
    expect((await listen(other)).status).toBe(200);
    expect(robot.said.at(-1)).toBe(big.feminine.hebrew);
  });

  it('is stored with both in a course file that is written out', async () => {
    const course = await readCourse(backend.db);
    const word = course.flatMap(({ subsections }) => subsections).flatMap(({ lessons }) => lessons);
    const stored = word.flatMap(({ words }) => words).find(({ key }) => key === lo.key);
    expect(stored?.examples).toEqual([big]);
  });

  it('has no other form to be heard where it has none', async () => {
    const address = `${wordOf(ima.hebrew)?.examples[1]?.audio ?? ''}&other=1`;
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
    expect(await askedNow()).toMatchObject({ wordId, skill: 'produce', exercise: 'type' });
    await answer('speak');
    goToDay(301);
    await answer('listen');
    goToDay(700);
    expect(await askedNow()).toMatchObject({ wordId, skill: 'produce', exercise: 'gap' });
    expect(await answer('gap')).toMatchObject({ result: 'right' });
    // The word alone comes next.
    goToDay(1400);
    await answer('listen');
    goToDay(2000);
    expect((await askedNow())?.exercise).not.toBe('gap');
    backend.clock.now = start;
  });
});

describe('sentences in the editor', () => {
  const admin = 77;
  let token: string;
  beforeAll(async () => {
    token = await backend.login(admin);
  });
  const places = async () => (await readPlaces(backend.db)).words;
  const stored = async (key: string) => {
    const params = { id: (await places())[key]?.lessonId ?? 0 };
    return { params, lesson: await backend.call('GET /lessons/{id}', { token, params }) };
  };
  /** The lesson as it is, with these sentences of its second word. */
  const put = async (examples: (typeof imaGdola)[]) => {
    const { params, lesson: now } = await stored('ima');
    const words = now.words.map(({ id, hebrew, pronunciation, transcription, russian, feminine }, at) => ({
      ...{ id, hebrew, pronunciation, transcription, russian, feminine },
      ...(at === 1 ? { examples } : {}),
    }));
    return backend.send('PUT /lessons/{id}', { token, params, body: { revision: now.revision, words } });
  };
  const sentencesNow = async () =>
    (await stored('ima')).lesson.words[1]?.examples.map(({ hebrew }) => hebrew);

  it('are added, changed and removed, and those of other words stay', async () => {
    expect((await put([shalomIma])).status).toBe(200);
    expect(await sentencesNow()).toEqual([shalomIma.hebrew]);
    expect((await put([])).status).toBe(200);
    expect(await sentencesNow()).toEqual([]);
    expect(await (await put([shalomIma, imaGdola])).json()).toMatchObject({ status: 'success' });
    expect(await sentencesNow()).toEqual([shalomIma.hebrew, imaGdola.hebrew]);
  });

  it.each([
    [
      'a word that is not taught by then',
      // ima yafa, mama is beautiful
      {
        hebrew: 'אימא יפה.',
        pronunciation: 'אִימָּא יָפָה.',
        transcription: 'и́ма яфа́',
        russian: 'Мама красивая.',
      },
      'В предложении слово, которого до этого урока не учили. Слово: יפה.',
    ],
    [
      'no full stop',
      { ...imaGdola, hebrew: 'אימא גדולה', pronunciation: 'אִימָּא גְּדוֹלָה' },
      'Предложение кончается точкой, вопросительным или восклицательным знаком.',
    ],
    [
      'nothing in Russian',
      { ...imaGdola, russian: ' ' },
      'Предложение пишут так: иврит с огласовками / транскрипция / перевод.',
    ],
  ])('with %s are refused at their field, and nothing is saved', async (_name, sentence, message) => {
    const before = await sentencesNow();
    const response = await put([sentence]);
    expect(response.status).toBe(400);
    const { data } = await response.json();
    expect(data.problems).toContainEqual(
      expect.objectContaining({ level: 'error', field: 'words.1.examples', message }),
    );
    expect(await sentencesNow()).toEqual(before);
  });
});

describe('an import with sentences', () => {
  it('with an unknown word tells line, column and word, and imports nothing', async () => {
    const token = await backend.login(77);
    const before = await readCourse(backend.db);
    const unknown = {
      hebrew: 'אימא יפה.', // ima yafa, mama is beautiful
      pronunciation: 'אִימָּא יָפָה.',
      transcription: 'и́ма яфа́',
      russian: 'Мама красивая.',
    };
    const course = before.slice(0, 1).map((section) => ({
      ...section,
      subsections: section.subsections.map((subsection) => ({
        ...subsection,
        lessons: subsection.lessons.map((one) => ({
          ...one,
          words: one.words.map((word) => (word.key === 'gadol' ? { ...word, examples: [unknown] } : word)),
        })),
      })),
    }));
    const csv = printCourseFile(course, 'csv');
    const line = csv.split('\n').findIndex((row) => row.includes(unknown.pronunciation)) + 1;
    const form = await packForm({ bytes: new TextEncoder().encode(csv), name: 'course.csv' });
    const response = await backend.send('POST /admin/import', { token, ...form });
    expect(response.status).toBe(400);
    const { data } = await response.json();
    expect(data.problems[0]).toMatchObject({ line, column: 'examples' });
    expect(data.problems[0].message).toContain('Слово: יפה.');
    expect(await readCourse(backend.db)).toEqual(before);
  });
});
