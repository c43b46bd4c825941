import { createHash } from 'node:crypto';
import type { Course } from '../../../core/contracts/catalogue.ts';
import type { Db } from '../../../db/connection/client.ts';
import {
  type Catalogue,
  type CatalogueCache,
  type CatalogueLesson,
  readEdition,
} from '../../../db/course/catalogue.ts';
import type { Handlers } from '../../_call.ts';
import { sectionShapes } from '../shapes/shapes.ts';

/** The published course. */
export type PublishedCourse = { db: Db; catalogue: CatalogueCache };

export const courseHandlers: Handlers<'GET /course' | 'GET /course/{version}'> = {
  'GET /course': async ({ deps }) => courseOf(await deps.catalogue.get(deps.db)),

  'GET /course/{version}': async ({ params, deps }) => {
    const course = await newestCourse(deps, params.version);
    return new Response(JSON.stringify({ status: 'success', data: course }), {
      headers: {
        'Content-Type': 'application/json',
        'Cache-Control': course.version === params.version ? forEver : 'no-store',
      },
    });
  },
};

/** By the edge and by the device: what has this name never changes. */
const forEver = 'public, max-age=31536000, s-maxage=31536000, immutable';

/** The course that this process knows, or the one in the database if that is not what is asked for. */
async function newestCourse(deps: PublishedCourse, version: string): Promise<Course> {
  const known = courseOf(await deps.catalogue.get(deps.db));
  if (known.version === version) return known;
  return courseOf(await deps.catalogue.getEdition(deps.db, await readEdition(deps.db)));
}

const courses = new WeakMap<Catalogue, Course>();

/** The document of a catalogue, made once. */
export function courseOf(catalogue: Catalogue): Course {
  const made = courses.get(catalogue) ?? documentOf(catalogue);
  courses.set(catalogue, made);
  return made;
}

function documentOf(catalogue: Catalogue): Course {
  const sections = sectionShapes(catalogue, courseLesson);
  const version = createHash('sha256').update(JSON.stringify(sections)).digest('base64url').slice(0, 22);
  return { version, sections };
}

function courseLesson(
  lesson: CatalogueLesson,
): Course['sections'][number]['subsections'][number]['lessons'][number] {
  return {
    id: lesson.id,
    name: lesson.name,
    description: lesson.description,
    lesson_number: lesson.lessonNumber,
    is_free: lesson.isFree,
    author_name: lesson.authorName,
    author_link: lesson.authorLink,
    words_count: lesson.wordsCount,
  };
}
