import type { Word } from '../contracts/catalogue.ts';
import type { RequestBodyInput, ResponseData } from '../contracts/endpoints.ts';
import { DomainError } from '../errors.ts';
import { lessonTemplates } from '../lesson/templates.ts';
import { note } from './admin-records.ts';
import type { MockContext, MockTable } from './answer.ts';
import {
  everyLesson,
  type MockCourse,
  type MockLesson,
  type MockSection,
  type MockSubsection,
  newRowId,
  placeOf,
  subsectionsOf,
} from './course.ts';
import { uploadedFiles } from './files.ts';

const lessonsPerPage = 50;

/**
 * The lesson editor. What a draft may hold is judged by the page itself, before it sends; the mock takes it. What is edited
 * is what the learner of the mock sees, as long as the page lives.
 */
export const lessonEditorAnswers: MockTable<
  | 'GET /admin/lessons'
  | 'POST /lessons'
  | 'PUT /lessons/{id}'
  | 'DELETE /lessons/{id}'
  | 'POST /templates'
  | 'PUT /admin/order'
> = {
  'GET /admin/lessons': ({ query }, { world: { course } }) => {
    const { q = '', state = 'all', section_id, subsection_id, page = '1' } = query;
    const wanted = q.trim().toLowerCase();
    const found = everyLesson(course)
      .map((lesson) => ({ lesson, row: rowOf(course, lesson) }))
      .filter(({ lesson, row }) => {
        const texts = [
          lesson.name,
          lesson.topic,
          ...lesson.words.flatMap((word) => [word.hebrew, word.russian]),
        ];
        return (
          texts.some((text) => text.toLowerCase().includes(wanted)) &&
          (state === 'all' || lesson.isPublished === (state === 'published')) &&
          (section_id === undefined || row.category_id === Number(section_id)) &&
          (subsection_id === undefined || row.subsection_id === Number(subsection_id))
        );
      });
    const from = (Number(page) - 1) * lessonsPerPage;
    return {
      lessons: found.slice(from, from + lessonsPerPage).map(({ row }) => row),
      total: found.length,
      pages: Math.max(1, Math.ceil(found.length / lessonsPerPage)),
    };
  },
  'POST /lessons': ({ body }, context) => {
    const lesson = addLesson(context, body.subsection_id ?? null);
    change(lesson, body, context);
    return saved(lesson, 'lesson.create', context);
  },
  'PUT /lessons/{id}': ({ params, body }, context) => {
    const lesson = lessonOf(context.world.course, params.id);
    if (body.revision !== undefined && body.revision !== lesson.revision) {
      const data = { revision: lesson.revision, lastEdit: null };
      throw new DomainError('conflict', { code: 'stale_revision', data });
    }
    const wasPublished = lesson.isPublished;
    change(lesson, body, context);
    const publishing = lesson.isPublished ? 'lesson.publish' : 'lesson.unpublish';
    return saved(lesson, wasPublished === lesson.isPublished ? 'lesson.edit' : publishing, context);
  },
  'DELETE /lessons/{id}': ({ params }, context) => {
    const { course } = context.world;
    const lesson = lessonOf(course, params.id);
    const { subsection } = placeOf(course, lesson.id);
    subsection.lessons = subsection.lessons.filter((one) => one !== lesson);
    saved(lesson, 'lesson.delete', context);
    return { deleted: true };
  },
  'POST /templates': ({ body }, context) => {
    const { words, ...fields } = lessonTemplates[body.type];
    const lesson = addLesson(context, body.subsection_id ?? null);
    const edits = words.map(({ variants = [], ...word }) => ({ ...word, variants: [...variants] }));
    change(lesson, { ...fields, words: edits }, context);
    return saved(lesson, 'lesson.template', context);
  },
  'PUT /admin/order': ({ body }, { world: { course, records }, now }) => {
    const { kind, parent_id, ids } = body;
    if (kind === 'sections') course.sections = inOrder(course.sections, ids);
    if (kind === 'subsections') {
      const section = sectionOf(course, parent_id ?? 0);
      section.subsections = inOrder(section.subsections, ids);
    }
    if (kind === 'lessons') {
      const subsection = subsectionOf(course, parent_id ?? 0);
      subsection.lessons = inOrder(subsection.lessons, ids);
    }
    note(records, { action: 'course.order', target: kind, after: ids }, now);
    return { ids };
  },
};

type Fields = RequestBodyInput<'PUT /lessons/{id}'>;
type WordEdit = NonNullable<Fields['words']>[number];

function addLesson({ world: { course } }: MockContext, subsectionId: number | null): MockLesson {
  const subsection = subsectionId === null ? subsectionsOf(course)[0] : subsectionOf(course, subsectionId);
  if (!subsection) throw new DomainError('not-found', { code: 'subsection_not_found' });
  const lesson: MockLesson = {
    id: newRowId(course),
    name: '',
    description: '',
    topic: '',
    level: 'A1',
    lessonNumber: everyLesson(course).length + 1,
    isFree: true,
    isPublished: false,
    authorName: null,
    authorLink: null,
    words: [],
    revision: 0,
    editedAt: null,
  };
  subsection.lessons.push(lesson);
  return lesson;
}

/** Fields that are sent replace those of the lesson. */
function change(lesson: MockLesson, sent: Fields, { world: { course }, now }: MockContext): void {
  const { words, lesson_number, subsection_id } = sent;
  Object.assign(lesson, {
    name: sent.name ?? lesson.name,
    description: sent.description ?? lesson.description,
    topic: sent.topic ?? lesson.topic,
    level: sent.level ?? lesson.level,
    isFree: sent.is_free ?? lesson.isFree,
    isPublished: sent.isPublished ?? lesson.isPublished,
    authorName: sent.author_name === undefined ? lesson.authorName : sent.author_name,
    authorLink: sent.author_link === undefined ? lesson.authorLink : sent.author_link,
    lessonNumber: lesson_number === undefined ? lesson.lessonNumber : Number(lesson_number),
    revision: lesson.revision + 1,
    editedAt: now.toISOString(),
  });
  if (words) lesson.words = words.map((word) => wordOf(course, word, lesson.words));
  if (subsection_id === undefined || subsection_id === null) return;
  const { subsection: from } = placeOf(course, lesson.id);
  const to = subsectionOf(course, subsection_id);
  if (from === to) return;
  from.lessons = from.lessons.filter((one) => one !== lesson);
  to.lessons.push(lesson);
}

/** A word as it was written, with the sound and the picture that it had or has been given. */
function wordOf(course: MockCourse, edit: WordEdit, words: readonly Word[]): Word {
  const before = words.find(({ id }) => id === edit.id);
  const { audioUploadId, handwritingUploadId } = edit;
  const handwriting = handwritingUploadId ? uploadedFiles.handwriting : undefined;
  return {
    id: before?.id ?? newRowId(course),
    hebrew: edit.hebrew,
    pronunciation: edit.pronunciation ?? '',
    transcription: edit.transcription,
    russian: edit.russian,
    gender: edit.gender ?? null,
    plural: edit.plural ?? null,
    feminine: edit.feminine ?? null,
    variants: edit.variants ?? [],
    audio: audioUploadId === undefined ? (before?.audio ?? null) : audioUploadId && uploadedFiles.audio,
    audioUploaded: audioUploadId === undefined ? (before?.audioUploaded ?? false) : audioUploadId !== null,
    ...(handwritingUploadId === undefined ? before && pictureOf(before) : handwriting && { handwriting }),
  };
}

const pictureOf = ({ handwriting }: Word) => (handwriting === undefined ? {} : { handwriting });

function saved(lesson: MockLesson, action: string, context: MockContext): ResponseData<'POST /lessons'> {
  const { id, revision, isPublished, name, words } = lesson;
  note(context.world.records, { action, target: `lesson:${id}`, name }, context.now);
  return { id, revision, isPublished, wordIds: words.map((word) => word.id), warnings: [] };
}

function rowOf(course: MockCourse, lesson: MockLesson) {
  const { section, subsection } = placeOf(course, lesson.id);
  return {
    id: lesson.id,
    name: lesson.name,
    lesson_number: lesson.lessonNumber,
    level: lesson.level,
    is_free: lesson.isFree,
    isPublished: lesson.isPublished,
    category: section.name,
    category_id: section.id,
    subcategory: subsection.name,
    subsection_id: subsection.id,
    words_count: lesson.words.length,
    revision: lesson.revision,
    edited_at: lesson.editedAt,
  };
}

function lessonOf(course: MockCourse, id: number): MockLesson {
  const lesson = everyLesson(course).find((one) => one.id === id);
  if (!lesson) throw new DomainError('not-found', { code: 'lesson_not_found' });
  return lesson;
}

export function sectionOf({ sections }: MockCourse, id: number): MockSection {
  const section = sections.find((one) => one.id === id);
  if (!section) throw new DomainError('not-found', { code: 'section_not_found' });
  return section;
}

export function subsectionOf(course: MockCourse, id: number): MockSubsection {
  const subsection = subsectionsOf(course).find((one) => one.id === id);
  if (!subsection) throw new DomainError('not-found', { code: 'subsection_not_found' });
  return subsection;
}

/** The same rows by the order of the ids; other ids than there are now are refused. */
function inOrder<Row extends { id: number }>(rows: readonly Row[], ids: readonly number[]): Row[] {
  const ordered = ids.flatMap((id) => rows.filter((row) => row.id === id));
  if (ordered.length !== rows.length || ids.length !== rows.length) {
    throw new DomainError('conflict', { code: 'order_changed' });
  }
  return ordered;
}
