import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RefusedImport } from '../../../../core/contracts/admin/admin.ts';
import type { ResponseData } from '../../../../core/contracts/endpoints.ts';
import type { DialogueContent, DialogueTurn } from '../../../../core/dialogues/content.ts';
import type { SectionContent } from '../../../../core/lesson/content.ts';
import { importCourse } from '../../../../db/course/import-course.ts';
import { readDialogueContents } from '../../../../db/dialogues/import-dialogues.ts';
import { dialogues } from '../../../../db/schema/index.ts';
import { packForm, refusalOf } from '../../../support/admin-calls.ts';
import { openTestBackend, type TestBackend } from '../../../support/backend.ts';
import { familyDialogue, talkingCourse } from '../../../support/family-dialogue.ts';
import { createLearner, type Learner } from '../../../support/learners.ts';

type FileDialogue = Omit<DialogueContent, 'lesson'>;
type FileLesson = { key: string; dialogues?: FileDialogue[] };
type FileTree = (Omit<SectionContent, 'subsections'> & { subsections: { lessons: FileLesson[] }[] })[];

let backend: TestBackend;
let admin: Learner;

beforeAll(async () => {
  const audioOf = () => 'a'.repeat(32);
  backend = await openTestBackend({
    course: talkingCourse,
    dialogues: [familyDialogue],
    audioOf,
    adminIds: [3],
  });
  admin = await createLearner(backend, 3, 'Анна');
});
afterAll(() => backend.close());
beforeEach(async () => {
  backend.clock.now = new Date(backend.clock.now.getTime() + 60_000); // imports are limited by the minute
  await importCourse(
    backend.db,
    {
      course: talkingCourse,
      dialogues: [familyDialogue],
      owner: 'content',
      overEdited: true,
      deletesMissing: true,
    },
    backend.clock.now,
  );
});

const send = async (text: string, query: Record<string, string> = {}, name = 'course.json') => {
  const form = await packForm({ bytes: new TextEncoder().encode(text), name });
  return backend.send('POST /admin/import', { token: admin.token, query, ...form });
};
const done = async (text: string, query = {}, name = 'course.json') => {
  const response = await send(text, query, name);
  const { data } = (await response.json()) as { data: ResponseData<'POST /admin/import'> };
  return data;
};
const refused = async (text: string) => (await refusalOf(send(text))).data as RefusedImport;
const exported = async (format = 'json') =>
  (await backend.send('GET /admin/export', { token: admin.token, query: { format } })).text();
const rows = () => backend.db.select().from(dialogues).orderBy(dialogues.id);
const rowOf = async (key: string) => {
  const [row] = await backend.db.select().from(dialogues).where(eq(dialogues.key, key));
  if (!row) throw new Error(`no dialogue ${key}`);
  return row;
};
const { key } = familyDialogue;

/** The file with its lessons changed. */
async function withLessons(change: (lesson: FileLesson) => void): Promise<string> {
  const tree = JSON.parse(await exported()) as FileTree;
  for (const { subsections } of tree)
    for (const { lessons } of subsections) for (const it of lessons) change(it);
  return JSON.stringify(tree, null, 2);
}

/** The file with its dialogue changed; without it where the change gives none. */
const withDialogue = (change: (dialogue: FileDialogue) => readonly object[]): Promise<string> =>
  withLessons((lesson) => {
    lesson.dialogues = lesson.dialogues?.flatMap((one) => change(one) as FileDialogue[]); // may be wrong on purpose
  });
/** The same with one of its turns changed. */
const withTurn = (at: number, change: (turn: DialogueTurn) => object): Promise<string> =>
  withDialogue((dialogue) => [
    { ...dialogue, turns: dialogue.turns.map((turn, place) => (place === at ? change(turn) : turn)) },
  ]);

describe('the dialogues of a course file', () => {
  it('come back without a change, each in its lesson', async () => {
    const before = await rows();
    const file = await exported();
    const tree = JSON.parse(file) as FileTree;
    const lessons = tree.flatMap(({ subsections }) => subsections.flatMap((it) => it.lessons));
    expect(lessons.map((lesson) => lesson.dialogues?.map((one) => one.key))).toEqual([[], [], [], [key]]);
    expect(file).not.toContain('audioHash');
    expect(await done(file)).toMatchObject({ applied: false, summary: 'Изменений нет.' });
    expect(await rows()).toEqual(before);
    expect(await readDialogueContents(backend.db)).toEqual([familyDialogue]);
  });

  it('are left alone by a table, and by a file from before there were dialogues', async () => {
    const before = await rows();
    const table = await exported('csv');
    expect(table).not.toContain(familyDialogue.title);
    await done(table, { deletesMissing: 'true' }, 'course.csv');
    const bare = await withLessons((lesson) => delete lesson.dialogues);
    await done(bare, { deletesMissing: 'true' });
    expect(await rows()).toEqual(before);
  });

  it('are changed in place, with their words and sounds, and an admin’s from then on', async () => {
    const before = await rowOf(key);
    const file = await withTurn(0, (turn) => ({
      ...turn,
      ...{
        pronunciation: 'תּוֹדָה, אִימָּא!',
        transcription: 'тода́ и́ма',
        russian: 'Спасибо, мама!',
        needs: 'תודה',
      },
    }));
    expect(await done(file, { dryRun: 'true' })).toMatchObject({ applied: false, total: 1 });
    expect(await rowOf(key)).toEqual(before);
    const { applied, changes } = await done(file);
    expect([applied, changes.length]).toEqual([true, 1]);
    expect(changes[0]).toMatch(/^~ диалог thanks-ima: реплики «שָׁלוֹם, אִימָּא! \| /);
    const { turns, ...rest } = await rowOf(key);
    expect(rest).toMatchObject({ id: before.id, revision: before.revision + 1, editedAt: backend.clock.now });
    expect(turns[0]?.words.map(({ word }) => word)).toEqual(['toda', 'ima']);
    expect([turns[0]?.audioHash, turns[1]?.audioHash]).toEqual([null, 'a'.repeat(32)]);
    const params = { id: before.id };
    const dialogue = await backend.call('GET /admin/dialogues/{id}', { token: admin.token, params });
    expect(dialogue.lastEdit).toMatchObject({ by: 3, name: 'Анна' });
    // What it says now comes out again as it is.
    expect(await done(await exported())).toMatchObject({ applied: false });
  });

  it('that come anew are added, and go with what a whole file does not name', async () => {
    const file = await withDialogue((dialogue) => [
      dialogue,
      { ...dialogue, key: 'own-7', title: 'Ещё раз' },
    ]);
    expect((await done(file)).changes).toEqual(['+ диалог own-7']);
    expect(await rowOf('own-7')).toMatchObject({
      ...{ title: 'Ещё раз', lessonId: (await rowOf(key)).lessonId, revision: 1 },
    });
    const without = await withDialogue((dialogue) => (dialogue.key === 'own-7' ? [] : [dialogue]));
    expect((await done(without)).changes).toEqual([]);
    expect((await done(without, { deletesMissing: 'true' })).changes).toEqual(['− диалог own-7']);
    expect((await rowOf('own-7')).deletedAt).not.toBeNull();
    expect((await done(file)).changes).toEqual(['+ диалог own-7']);
  });
});

describe('a bad dialogue in a file', () => {
  const line = (pronunciation: string, transcription: string, russian: string) => ({
    pronunciation,
    transcription,
    russian,
  });

  it.each<[string, () => Promise<string>, string, string]>([
    [
      'a form that is not taught',
      () => withTurn(1, (turn) => ({ ...turn, ...line('פִּיל? לֹא!', 'пил ло', 'Слон? Нет!') })),
      '.turns[1].pronunciation',
      'thanks-ima: реплика 2: Форма פיל ещё не пройдена к уроку «sizes».',
    ],
    [
      'a turn without a speaker',
      () => withTurn(2, ({ speaker: _, ...turn }) => turn),
      '.turns[2].speaker',
      'У реплики нет говорящего: 0 — первый участник, 1 — второй.',
    ],
    [
      'a third speaker',
      () => withTurn(2, (turn) => ({ ...turn, speaker: 2 })),
      '.turns[2].speaker',
      'У реплики нет',
    ],
    [
      'a role without a line',
      () => withDialogue((it) => [{ ...it, turns: it.turns.map((turn) => ({ ...turn, speaker: 0 })) }]),
      '.people[1]',
      'thanks-ima: участник 2: У этой роли нет ни одной реплики.',
    ],
    [
      'one person alone',
      () => withDialogue((it) => [{ ...it, people: it.people.slice(1) }]),
      '.people',
      'В диалоге участвуют двое',
    ],
    [
      'a question without a right answer',
      () => withDialogue((it) => [{ ...it, questions: it.questions.map((one) => ({ ...one, answer: 5 })) }]),
      '.questions[0].answer',
      'thanks-ima: вопрос 1: Отметьте верный вариант.',
    ],
    [
      'a question of which nothing is right',
      () => withDialogue((it) => [{ ...it, questions: it.questions.map(({ answer: _, ...one }) => one) }]),
      '.questions[0].answer',
      'Значение пропущено.',
    ],
    [
      'a question on no turn',
      () => withDialogue((it) => [{ ...it, questions: it.questions.map((one) => ({ ...one, turn: -1 })) }]),
      '.questions[0].turn',
      'Здесь должен быть номер реплики, считая от 0.',
    ],
    [
      'a name that is in no list',
      () => withTurn(3, (turn) => ({ ...turn, ...line('שָׁלוֹם, לֵנָה.', 'шало́м лэ́на', 'Пока, Лена.') })),
      '.turns[3].pronunciation',
      'реплика 4: Форма לנה ещё не пройдена',
    ],
    [
      'a field of no dialogue',
      () => withDialogue((it) => [{ ...it, colour: 'red' }]),
      '.colour',
      'Неизвестное поле «colour».',
    ],
    [
      'a key that stands twice',
      () => withDialogue((it) => [it, it]),
      '.dialogues[1].key',
      'Ключ «thanks-ima» уже стоит в строке',
    ],
  ])('is refused by line and field, and nothing is changed: %s', async (_, change, field, message) => {
    const before = await rows();
    const file = await change();
    const { problems } = await refused(file);
    expect(problems).toContainEqual({
      line: expect.any(Number),
      column: expect.stringContaining(field),
      message: expect.stringContaining(message.normalize('NFC')),
    });
    expect(await rows()).toEqual(before);
  });

  it('is named by its line', async () => {
    const file = await withDialogue((it) => [{ ...it, title: 7 }]);
    const [problem] = (await refused(file)).problems;
    expect(problem?.line).toBe(file.split('\n').findIndex((it) => it.includes('"title": 7')) + 1);
  });

  it('that was as bad before does not stop what else the file says', async () => {
    const [first, ...rest] = (await rowOf(key)).turns;
    if (!first) throw new Error('no turn');
    const turns = [{ ...first, needs: 'שלום תודה' }, ...rest];
    await backend.db.update(dialogues).set({ turns }).where(eq(dialogues.key, key));
    const file = await withDialogue((it) => [{ ...it, title: 'Мама' }]);
    expect(await done(file)).toMatchObject({ applied: true });
  });
});

describe('the content of the repository', () => {
  it('takes back a dialogue that an admin has changed only when told to', async () => {
    await backend.db
      .update(dialogues)
      .set({ title: 'Моё', editedAt: backend.clock.now })
      .where(eq(dialogues.key, key));
    const put = (overEdited: boolean) =>
      importCourse(
        backend.db,
        { course: talkingCourse, dialogues: [familyDialogue], owner: 'content', overEdited },
        backend.clock.now,
      );
    expect(await put(false)).toMatchObject({
      ...{ ok: false, reason: 'edited' },
      changes: [expect.objectContaining({ kind: 'dialogue', name: key, wasEdited: true })],
    });
    expect((await rowOf(key)).title).toBe('Моё');
    expect(await put(true)).toMatchObject({ ok: true });
    const { title, editedAt } = await rowOf(key);
    expect([title, editedAt]).toEqual([familyDialogue.title, null]);
  });
});
