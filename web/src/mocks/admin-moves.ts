import type { AdminUser, AdminUserDetail } from '../../../core/contracts/admin/admin.ts';
import type { LessonDetail, Sentence, Word } from '../../../core/contracts/catalogue.ts';
import type { EndpointKey, RequestBodyInput, ResponseData } from '../../../core/contracts/endpoints.ts';
import { DomainError } from '../../../core/errors.ts';
import { copyName } from '../../../core/lesson/many.ts';
import { mapForms } from '../../../core/lesson/sentences/sentence-forms.ts';
import { lessonTemplates } from '../../../core/lesson/templates.ts';
import { throwAway } from './act-moves.ts';
import { type MockState, type Moves, retell } from './mock-state.ts';
import { note } from './note-act.ts';

/**
 * What an admin can change: lessons, and the rights of people. The page itself checks what a draft may hold.
 */
export const adminMoves = {
  'GET /admin/lessons': ({ query }, mock) => {
    const { answers } = mock;
    const found = foundLessons(mock, query);
    return { lessons: found.map((lesson) => rowOf(answers, lesson)), total: found.length, pages: 1 };
  },
  'GET /admin/lessons/ids': ({ query }, mock) => ({ ids: foundLessons(mock, query).map(({ id }) => id) }),
  'POST /admin/lessons/many': ({ body }, mock) => changeMany(mock, body),
  'POST /admin/lessons/drafts': ({ body }, mock) => createDrafts(mock, body),
  'POST /lessons': ({ body }, mock) => saved(mock, newLesson(mock, body), 'lesson.create'),
  'POST /templates': ({ body: { type, subsection_id = null } }, mock) => {
    const { words, ...fields } = lessonTemplates[type];
    const own = words.map(({ examples: _, parts: __, ...word }) => ({
      ...word,
      variants: [...(word.variants ?? [])],
    }));
    return saved(mock, newLesson(mock, { ...fields, words: own, subsection_id }), 'lesson.template');
  },
  'PUT /lessons/{id}': ({ params, body }, mock) => {
    const lesson = byId(mock.lessons, params.id, 'lesson_not_found');
    const { revision = 0, lastEdit = null } = lesson;
    if (body.revision !== undefined && body.revision !== revision) {
      throw new DomainError('conflict', { code: 'stale_revision', data: { revision, lastEdit } });
    }
    const wasPublished = lesson.isPublished;
    change(mock, lesson, body);
    const publishing = lesson.isPublished ? 'lesson.publish' : 'lesson.unpublish';
    return saved(mock, lesson, wasPublished === lesson.isPublished ? 'lesson.edit' : publishing);
  },
  'DELETE /lessons/{id}': ({ params }, mock) => {
    const lesson = byId(mock.lessons, params.id, 'lesson_not_found');
    mock.deletedLessons.push({ lesson, at: mock.lessons.indexOf(lesson) });
    mock.lessons = mock.lessons.filter((one) => one !== lesson);
    saved(mock, lesson, 'lesson.delete');
    throwAway(mock, lesson);
    return { deleted: true };
  },
  'POST /uploads': ({ body }, { answers }) => {
    // The fields of the form; the contract has no shape for multipart bodies.
    const { kind } = Object(body) as { kind?: unknown };
    const recorded = answers['POST /uploads'];
    return kind === 'handwriting' ? { ...recorded, kind, url: picture, mime: 'image/svg+xml' } : recorded;
  },
  'GET /admin/users': ({ query: { q = '' } }, { people }) => {
    const found = people.filter((one) =>
      [one.first_name, one.username ?? ''].some(holds(q.replace(/^@/, ''))),
    );
    return { users: found.map(rowOfPerson), hasMore: false };
  },
  'GET /admin/users/{id}': ({ params }, { people }) => byId(people, params.id, 'user_not_found'),
  'PATCH /admin/users/{id}': ({ params, body: { role, blocked } }, { people }) =>
    Object.assign(byId(people, params.id, 'user_not_found'), given({ role, blocked })),
  'GET /admin/payments': ({ query: { userId } }, { answers }) => {
    const { payments, ...rest } = answers['GET /admin/payments'];
    return {
      ...rest,
      payments: payments.filter((one) => String(one.userId) === (userId ?? String(one.userId))),
    };
  },
} satisfies Partial<Moves<EndpointKey>>;

/** Used for every uploaded picture: the mock stores no files. */
const picture = '/icon.svg';

type Answers = MockState['answers'];
type LessonFields = RequestBodyInput<'PUT /lessons/{id}'>;
type WordEdit = NonNullable<LessonFields['words']>[number];

/** A row of the list has fewer fields than the card. */
function rowOfPerson({
  best_streak: _,
  timezone: _zone,
  lessons: _lessons,
  entitlements: _rights,
  block_reason: _reason,
  language_code: _language,
  last_lesson: _last,
  due_today: _due,
  threads: _threads,
  lastEdit: _edit,
  ...row
}: AdminUserDetail): AdminUser {
  return row;
}

const holds = (wanted: string) => (text: string) => text.toLowerCase().includes(wanted.trim().toLowerCase());

function byId<Row extends { id: number }>(rows: readonly Row[], id: unknown, code: string): Row {
  const row = rows.find((one) => one.id === Number(id));
  if (!row) throw new DomainError('not-found', { code });
  return row;
}

/** The fields that were sent. */
const given = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

function placeOf(answers: Answers, subsectionId: number) {
  for (const section of answers['GET /admin/categories']) {
    const subsection = section.subsections.find(({ id }) => id === subsectionId);
    if (subsection) return { section, subsection };
  }
  throw new DomainError('not-found', { code: 'subsection_not_found' });
}

function rowOf(
  answers: Answers,
  lesson: LessonDetail,
): ResponseData<'GET /admin/lessons'>['lessons'][number] {
  const { id, name, lesson_number, level, is_free, isPublished, subsection_id, words } = lesson;
  const { section, subsection } = placeOf(answers, subsection_id);
  return {
    ...{ id, name, lesson_number, level, is_free, isPublished, subsection_id },
    ...{ category: section.name, category_id: section.id, subcategory: subsection.name },
    words_count: words.length,
    revision: lesson.revision ?? 1,
    edited_at: lesson.lastEdit?.at ?? null,
  };
}

type Found = Pick<MockState, 'answers' | 'lessons'>;
type LessonQuery = Partial<Record<'q' | 'state' | 'section_id' | 'subsection_id', string>>;

function foundLessons({ answers, lessons }: Found, query: LessonQuery): LessonDetail[] {
  const { q = '', state = 'all', section_id, subsection_id } = query;
  return lessons.filter(
    ({ name, topic, words, isPublished, subsection_id: id }) =>
      [name, topic, ...words.flatMap(({ hebrew, russian }) => [hebrew, russian])].some(holds(q)) &&
      (state === 'all' || isPublished === (state === 'published')) &&
      (section_id ?? String(placeOf(answers, id).section.id)) === String(placeOf(answers, id).section.id) &&
      (subsection_id ?? String(id)) === String(id),
  );
}

/** One act on many lessons. Nothing is refused: the lessons of the mock are whole. */
function changeMany(
  mock: MockState,
  { act, ids, subsection_id }: RequestBodyInput<'POST /admin/lessons/many'>,
): ResponseData<'POST /admin/lessons/many'> {
  const chosen = mock.lessons.filter(({ id }) => ids.includes(id));
  const changed = chosen.filter((lesson) => act === 'copy' || act === 'delete' || !isSo(lesson));
  const copyIds = act === 'copy' ? changed.map((lesson) => copyOf(mock, lesson)) : [];
  if (act === 'delete') mock.lessons = mock.lessons.filter((lesson) => !changed.includes(lesson));
  else if (act !== 'copy') for (const lesson of changed) change(mock, lesson, wanted());
  const counts = { done: changed.length, unchanged: chosen.length - changed.length };
  if (changed.length > 0) note(mock, `lessons.${act}`, 'course', '');
  retell(mock);
  return {
    ...counts,
    ...{ gone: ids.length - chosen.length, refused: [], refusedCount: 0, copyIds, isRepeat: false },
    actionId: changed.length > 0 ? (mock.answers['GET /admin/actions'].actions[0]?.id ?? null) : null,
  };

  function wanted(): LessonFields {
    if (act === 'publish' || act === 'hide') return { isPublished: act === 'publish' };
    if (act === 'free' || act === 'premium') return { is_free: act === 'free' };
    return act === 'move' && subsection_id !== undefined ? { subsection_id } : {};
  }
  function isSo(lesson: LessonDetail): boolean {
    return Object.entries(wanted()).every(([field, value]) => lesson[field as keyof LessonDetail] === value);
  }
}

/** Drafts with these words. */
function createDrafts(
  mock: MockState,
  { subsection_id, lessons }: RequestBodyInput<'POST /admin/lessons/drafts'>,
): ResponseData<'POST /admin/lessons/drafts'> {
  const ids = lessons.map((lesson) => newLesson(mock, { ...lesson, subsection_id }).id);
  note(mock, 'lessons.draft', 'course', '');
  retell(mock);
  return { ids, actionId: mock.answers['GET /admin/actions'].actions[0]?.id ?? 0, isRepeat: false };
}

/** Adds a draft like this lesson; returns its id. */
function copyOf(mock: MockState, { words, name, description, topic, subsection_id }: LessonDetail): number {
  const names = new Set(mock.lessons.map((lesson) => lesson.name));
  const fields = { name: copyName(name, names), description, topic, subsection_id };
  const lesson = newLesson(mock, fields);
  lesson.words = words.map((word) => ({ ...word, id: mock.newRowId() }));
  return lesson.id;
}

/** An empty draft with what was sent. */
function newLesson(mock: MockState, sent: LessonFields): LessonDetail {
  const [first] = mock.answers['GET /admin/categories'].flatMap(({ subsections }) => subsections);
  const number = mock.lessons.length + 1;
  const lesson: LessonDetail = {
    ...{
      id: mock.newRowId(),
      name: '',
      description: '',
      topic: '',
      level: 'A1',
      category: '',
      subcategory: '',
    },
    ...{ subsection_id: first?.id ?? 0, lesson_number: number, lessonNumber: number, is_free: true },
    ...{
      isPublished: false,
      author_name: null,
      author_link: null,
      words: [],
      proofs: [],
      letters: [],
      rules: [],
      progress: [],
      known: [],
      quizPassed: false,
    },
    ...{ nextLessonId: null, revision: 0, lastEdit: null },
    stats: { learners: 0, completions: 0, averageScore: null, averageTime: null, problemWords: [] },
  };
  mock.lessons.push(lesson);
  change(mock, lesson, sent);
  return lesson;
}

/** Fields that are sent replace those of the lesson. */
function change(
  mock: MockState,
  lesson: LessonDetail,
  { words, subsection_id, revision: _, ...sent }: LessonFields,
): void {
  const number = Number(sent.lesson_number ?? lesson.lesson_number);
  Object.assign(lesson, given({ ...sent, subsection_id: subsection_id ?? undefined }), {
    ...{ lesson_number: number, lessonNumber: number, revision: (lesson.revision ?? 0) + 1 },
  });
  const { section, subsection } = placeOf(mock.answers, lesson.subsection_id);
  Object.assign(lesson, { category: section.name, subcategory: subsection.name });
  if (words) lesson.words = words.map((word) => wordOf(mock, word, lesson.words));
}

/** A word as it was written, with the sound and the picture that it had or has received. */
function wordOf(mock: MockState, edit: WordEdit, words: readonly Word[]): Word {
  // The verb of a card is made by the server of its parts.
  const { audioUploadId, handwritingUploadId, id, examples, verb: _, ...fields } = edit;
  const before = words.find((word) => word.id === id);
  const audio = mock.answers['POST /uploads'].url;
  return {
    ...{ pronunciation: '', gender: null, plural: null, feminine: null, variants: [], audio: null },
    forms: before?.forms ?? [],
    examples:
      examples?.map((one) => mapForms(one, (form) => sentenceOf(form, audio))) ?? before?.examples ?? [],
    ...(before?.verb && { verb: before.verb }),
    ...(before && { audio: before.audio, audioUploaded: before.audioUploaded ?? false }),
    ...(handwritingUploadId === undefined && before?.handwriting && { handwriting: before.handwriting }),
    ...given(fields),
    ...(audioUploadId !== undefined && {
      audio: audioUploadId && audio,
      audioUploaded: audioUploadId !== null,
    }),
    ...(handwritingUploadId && { handwriting: picture }),
    ...{ id: before?.id ?? mock.newRowId(), hebrew: edit.hebrew, russian: edit.russian },
    transcription: edit.transcription,
  };
}

const sentenceOf = (
  { hebrew, pronunciation = '', transcription, russian }: NonNullable<WordEdit['examples']>[number],
  audio: string,
): Sentence => ({ hebrew, pronunciation, transcription, russian, audio });

function saved(mock: MockState, lesson: LessonDetail, action: string): ResponseData<'POST /lessons'> {
  const { id, name, revision = 1, isPublished, words } = lesson;
  lesson.lastEdit = note(mock, action, `lesson:${id}`, name);
  retell(mock);
  return { id, revision, isPublished, wordIds: words.map((word) => word.id), warnings: [] };
}
