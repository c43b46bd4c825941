import type { AdminUser, AdminUserDetail } from '../../../core/contracts/admin.ts';
import type { LessonDetail, Word } from '../../../core/contracts/catalogue.ts';
import type { EndpointKey, RequestBodyInput, ResponseData } from '../../../core/contracts/endpoints.ts';
import { DomainError } from '../../../core/errors.ts';
import { lessonTemplates } from '../../../core/lesson/templates.ts';
import { plans } from '../../../core/payments/plans.ts';
import { actionText } from '../../../core/texts/admin.ts';
import { mockUserId } from '../lib/mock/mock-mode.ts';
import { type Moves, retell, type World } from './world.ts';

/**
 * What an admin can change: lessons and the course, people and payments. The page itself checks what a draft may hold.
 */
export const adminMoves = {
  'GET /admin/lessons': ({ query }, { answers, lessons }) => {
    const { q = '', state = 'all', section_id, subsection_id } = query;
    const found = lessons.filter(
      ({ name, topic, words, isPublished, subsection_id: id }) =>
        [name, topic, ...words.flatMap(({ hebrew, russian }) => [hebrew, russian])].some(holds(q)) &&
        (state === 'all' || isPublished === (state === 'published')) &&
        (section_id ?? String(placeOf(answers, id).section.id)) === String(placeOf(answers, id).section.id) &&
        (subsection_id ?? String(id)) === String(id),
    );
    return { lessons: found.map((lesson) => rowOf(answers, lesson)), total: found.length, pages: 1 };
  },
  'POST /lessons': ({ body }, world) => saved(world, newLesson(world, body), 'lesson.create'),
  'POST /templates': ({ body }, world) => {
    const template = lessonTemplates[body.type];
    const words = template.words.map((word) => ({ ...word, variants: [...(word.variants ?? [])] }));
    const lesson = newLesson(world, { ...template, words, subsection_id: body.subsection_id ?? null });
    return saved(world, lesson, 'lesson.template');
  },
  'PUT /lessons/{id}': ({ params, body }, world) => {
    const lesson = byId(world.lessons, params.id, 'lesson_not_found');
    const { revision = 0, lastEdit = null } = lesson;
    if (body.revision !== undefined && body.revision !== revision) {
      throw new DomainError('conflict', { code: 'stale_revision', data: { revision, lastEdit } });
    }
    const wasPublished = lesson.isPublished;
    change(world, lesson, body);
    const publishing = lesson.isPublished ? 'lesson.publish' : 'lesson.unpublish';
    return saved(world, lesson, wasPublished === lesson.isPublished ? 'lesson.edit' : publishing);
  },
  'DELETE /lessons/{id}': ({ params }, world) => {
    const lesson = byId(world.lessons, params.id, 'lesson_not_found');
    world.lessons = world.lessons.filter((one) => one !== lesson);
    saved(world, lesson, 'lesson.delete');
    return { deleted: true };
  },
  'POST /admin/sections': ({ body }, world) => {
    const id = world.newRowId();
    world.answers['GET /admin/categories'].push({ id, ...body, subsections: [] });
    return changed(world, { id });
  },
  'PUT /admin/sections/{id}': ({ params, body }, world) => {
    const section = byId(world.answers['GET /admin/categories'], params.id, 'section_not_found');
    Object.assign(section, given(body));
    return changed(world, { id: section.id });
  },
  'DELETE /admin/sections/{id}': ({ params }, world) => {
    const sections = world.answers['GET /admin/categories'];
    const section = byId(sections, params.id, 'section_not_found');
    if (section.subsections.length > 0) throw new DomainError('conflict', { code: 'section_not_empty' });
    sections.splice(sections.indexOf(section), 1);
    return changed(world, { deleted: true });
  },
  'POST /admin/subsections': ({ body }, world) => {
    const id = world.newRowId();
    const section = byId(world.answers['GET /admin/categories'], body.section_id, 'section_not_found');
    section.subsections.push({ id, ...body, lessons_count: 0, drafts_count: 0 });
    return changed(world, { id });
  },
  'PUT /admin/subsections/{id}': ({ params, body }, world) => {
    const { section, subsection } = placeOf(world.answers, Number(params.id));
    Object.assign(subsection, given(body));
    const to = byId(world.answers['GET /admin/categories'], subsection.section_id, 'section_not_found');
    section.subsections = section.subsections.filter((one) => one !== subsection);
    to.subsections.push(subsection);
    return changed(world, { id: subsection.id });
  },
  'DELETE /admin/subsections/{id}': ({ params }, world) => {
    const { section, subsection } = placeOf(world.answers, Number(params.id));
    if (world.lessons.some(({ subsection_id }) => subsection_id === subsection.id)) {
      throw new DomainError('conflict', { code: 'subsection_not_empty' });
    }
    section.subsections = section.subsections.filter((one) => one !== subsection);
    return changed(world, { deleted: true });
  },
  'PUT /admin/order': ({ body: { kind, parent_id, ids } }, world) => {
    const sections = world.answers['GET /admin/categories'];
    const byOrder = (a: { id: number }, b: { id: number }) => ids.indexOf(a.id) - ids.indexOf(b.id);
    if (kind === 'sections') sections.sort(byOrder);
    if (kind === 'subsections') byId(sections, parent_id ?? 0, 'section_not_found').subsections.sort(byOrder);
    // Lessons of other subsections are not compared with these: their own order stays.
    if (kind === 'lessons') world.lessons.sort(byOrder);
    return changed(world, { ids });
  },
  'POST /uploads': ({ body }, { answers }) => {
    // The fields of the form; the contract has no shape for multipart bodies.
    const { kind, file } = Object(body) as { kind?: unknown; file?: Partial<Blob> };
    const recorded = { ...answers['POST /uploads'], size: file?.size ?? 0 };
    return kind === 'handwriting'
      ? { ...recorded, kind, id: pictureId, url: picture, mime: file?.type || 'image/svg+xml' }
      : recorded;
  },
  'GET /admin/users': ({ query: { q = '', filter = 'all' } }, { people }) => {
    const isWanted = holds(q.replace(/^@/, ''));
    const users = people.filter(
      (one) =>
        [String(one.id), one.first_name, one.username ?? ''].some(isWanted) &&
        (filter !== 'premium' || one.subscription_status === 'premium') &&
        (filter !== 'admins' || isAdmin(one)) &&
        (filter !== 'blocked' || one.blocked),
    );
    return { users: users.map(rowOfPerson), hasMore: false };
  },
  'GET /admin/users/{id}': ({ params }, { people }) => byId(people, params.id, 'user_not_found'),
  'PATCH /admin/users/{id}': ({ params, body }, world) => {
    const person = byId(world.people, params.id, 'user_not_found');
    const { role, blocked, premium } = body;
    const isOwn = person.id === mockUserId;
    if (role !== undefined && isOwn) throw new DomainError('conflict', { code: 'own_role' });
    if (blocked && isOwn) throw new DomainError('conflict', { code: 'own_block' });
    if (blocked && isAdmin(person)) throw new DomainError('conflict', { code: 'admin_to_block' });
    Object.assign(person, given({ role, blocked }));
    if (premium !== undefined) grant(world, person, premium);
    const premiumAction = premium === 'none' ? 'premium.revoke' : 'premium.grant';
    const action =
      blocked === undefined ? (role ? 'user.role' : premiumAction) : blocked ? 'user.block' : 'user.unblock';
    person.lastEdit = note(world, action, `user:${person.id}`, person.first_name);
    return person;
  },
  'GET /admin/payments': ({ query: { userId, only } }, { answers }) => {
    const { payments, totalStars } = answers['GET /admin/payments'];
    const found = payments.filter(
      (one) =>
        (userId ?? String(one.userId)) === String(one.userId) && (only === undefined || one.issue !== null),
    );
    return { payments: found, totalStars, next: null };
  },
  'POST /admin/payments/{chargeId}/refund': ({ params }, world) => {
    const all = world.answers['GET /admin/payments'];
    const payment = all.payments.find(({ chargeId }) => chargeId === String(params.chargeId));
    if (!payment) throw new DomainError('not-found', { code: 'payment_not_found' });
    const person = world.people.find(({ id }) => id === payment.userId);
    if (payment.refundedAt === null) all.totalStars -= payment.stars;
    payment.refundedAt ??= world.now().toISOString();
    for (const right of person?.entitlements ?? []) if (right.paid) right.revoked_at ??= payment.refundedAt;
    if (person) settleRights(person);
    note(world, 'payments.refund', `user:${payment.userId}`, payment.userName ?? '');
    return payment;
  },
} satisfies Partial<Moves<EndpointKey>>;

/** Used for every uploaded picture: the mock stores no files. */
const picture = '/icon.svg';
const pictureId = 'b'.repeat(32);

type Answers = World['answers'];
type LessonFields = RequestBodyInput<'PUT /lessons/{id}'>;
type WordEdit = NonNullable<LessonFields['words']>[number];

/** A row of the list has fewer fields than the card. */
function rowOfPerson({
  best_streak: _,
  timezone: _zone,
  lessons: _lessons,
  entitlements: _rights,
  lastEdit: _edit,
  ...row
}: AdminUserDetail): AdminUser {
  return row;
}

const holds = (wanted: string) => (text: string) => text.toLowerCase().includes(wanted.trim().toLowerCase());

const isAdmin = (person: AdminUserDetail) => person.role === 'admin' || person.admin_by_env;

function byId<Row extends { id: number }>(rows: readonly Row[], id: unknown, code: string): Row {
  const row = rows.find((one) => one.id === Number(id));
  if (!row) throw new DomainError('not-found', { code });
  return row;
}

/** The fields that were sent. */
const given = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

function changed<T>(world: World, answer: T): T {
  retell(world);
  return answer;
}

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

/** An empty draft with what was sent. */
function newLesson(world: World, sent: LessonFields): LessonDetail {
  const [first] = world.answers['GET /admin/categories'].flatMap(({ subsections }) => subsections);
  const number = world.lessons.length + 1;
  const lesson: LessonDetail = {
    ...{
      id: world.newRowId(),
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
      progress: [],
      quizPassed: false,
    },
    ...{ nextLessonId: null, revision: 0, lastEdit: null },
    stats: { learners: 0, completions: 0, averageScore: null, averageTime: null, problemWords: [] },
  };
  world.lessons.push(lesson);
  change(world, lesson, sent);
  return lesson;
}

/** Fields that are sent replace those of the lesson. */
function change(
  world: World,
  lesson: LessonDetail,
  { words, subsection_id, revision: _, ...sent }: LessonFields,
): void {
  const number = Number(sent.lesson_number ?? lesson.lesson_number);
  Object.assign(lesson, given({ ...sent, subsection_id: subsection_id ?? undefined }), {
    ...{ lesson_number: number, lessonNumber: number, revision: (lesson.revision ?? 0) + 1 },
  });
  const { section, subsection } = placeOf(world.answers, lesson.subsection_id);
  Object.assign(lesson, { category: section.name, subcategory: subsection.name });
  if (words) lesson.words = words.map((word) => wordOf(world, word, lesson.words));
}

/** A word as it was written, with the sound and the picture that it had or has received. */
function wordOf(world: World, edit: WordEdit, words: readonly Word[]): Word {
  const { audioUploadId, handwritingUploadId, id, ...fields } = edit;
  const before = words.find((word) => word.id === id);
  const audio = world.answers['POST /uploads'].url;
  return {
    ...{ pronunciation: '', gender: null, plural: null, feminine: null, variants: [], audio: null },
    ...(before && { audio: before.audio, audioUploaded: before.audioUploaded ?? false }),
    ...(handwritingUploadId === undefined && before?.handwriting && { handwriting: before.handwriting }),
    ...given(fields),
    ...(audioUploadId !== undefined && {
      audio: audioUploadId && audio,
      audioUploaded: audioUploadId !== null,
    }),
    ...(handwritingUploadId && { handwriting: picture }),
    ...{ id: before?.id ?? world.newRowId(), hebrew: edit.hebrew, russian: edit.russian },
    transcription: edit.transcription,
  };
}

function saved(world: World, lesson: LessonDetail, action: string): ResponseData<'POST /lessons'> {
  const { id, name, revision = 1, isPublished, words } = lesson;
  lesson.lastEdit = note(world, action, `lesson:${id}`, name);
  return changed(world, { id, revision, isPublished, wordIds: words.map((word) => word.id), warnings: [] });
}

/** Adds an entry to the list of actions. */
function note({ answers, now }: World, action: string, target: string, name: string) {
  const at = now().toISOString();
  const { actions } = answers['GET /admin/actions'];
  const by = { by: mockUserId, name: answers['GET /profile'].user.first_name, at };
  const id = (actions[0]?.id ?? 0) + 1;
  actions.unshift({ id, ...by, action, target, text: actionText(action, name), before: null, after: null });
  return by;
}

/** Adds a year, grants forever, or takes back what admins gave; what was paid for stays. */
function grant({ newId, now }: World, person: AdminUserDetail, premium: 'year' | 'lifetime' | 'none'): void {
  const at = now().toISOString();
  if (premium === 'none') {
    for (const right of person.entitlements) if (!right.paid) right.revoked_at ??= at;
  } else {
    const from = Date.parse(person.premium_until ?? at);
    const { days } = plans[premium];
    const ends_at = days === null ? null : new Date(from + days * 86_400_000).toISOString();
    person.entitlements.unshift({
      id: newId(),
      plan: premium,
      starts_at: at,
      ends_at,
      paid: false,
      revoked_at: null,
    });
  }
  settleRights(person);
}

function settleRights(person: AdminUserDetail): void {
  const ends = person.entitlements
    .filter(({ revoked_at }) => revoked_at === null)
    .map(({ ends_at }) => ends_at);
  person.subscription_status = ends.length > 0 ? 'premium' : 'free';
  person.premium_until = ends.includes(null) ? null : ([...ends].sort().at(-1) ?? null);
}
