import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { AdminLesson } from '../../../../../core/contracts/admin/lessons.ts';
import type { RequestQueryInput } from '../../../../../core/contracts/endpoints.ts';
import type { Api } from '../../../lib/api/create-api.ts';
import { queryKeys } from '../../../lib/cache/query-keys.ts';

export type LessonFilter = Pick<
  NonNullable<RequestQueryInput<'GET /admin/lessons'>>,
  'q' | 'state' | 'section_id' | 'subsection_id'
>;

const lists = [...queryKeys.admin, 'lessons'] as const;
const lessons = [...queryKeys.admin, 'lesson'] as const;

/** Lessons of the whole course, fifty at a time. */
export const lessonsQuery = (api: Api, filter: LessonFilter) =>
  infiniteQueryOptions({
    queryKey: [...lists, filter],
    queryFn: ({ pageParam, signal }) =>
      api.call('GET /admin/lessons', { query: { ...filter, page: String(pageParam) }, signal }),
    initialPageParam: 1,
    getNextPageParam: (last, _, page) => (page < last.pages ? page + 1 : undefined),
    staleTime: 0,
  });

export const categoriesQuery = (api: Api) =>
  queryOptions({
    queryKey: [...queryKeys.admin, 'categories'],
    queryFn: ({ signal }) => api.call('GET /admin/categories', { signal }),
    staleTime: 0,
  });

/** A lesson as an admin reads it: with its revision and its figures, requested each time it is opened. */
export const adminLessonQuery = (api: Api, lessonId: number) =>
  queryOptions({
    queryKey: [...lessons, lessonId],
    queryFn: ({ signal }) => api.call('GET /lessons/{id}', { params: { id: lessonId }, signal }),
    staleTime: 0,
    gcTime: 0,
  });

/** Every lesson, drafts too, in the order of the course. */
export const everyLessonQuery = (api: Api) =>
  queryOptions({
    queryKey: [...queryKeys.admin, 'every-lesson'],
    queryFn: async ({ signal }) => {
      const found: AdminLesson[] = [];
      for (let page = 1, pages = 1; page <= pages; page += 1) {
        const read = await api.call('GET /admin/lessons', { query: { page: String(page) }, signal });
        found.push(...read.lessons);
        pages = read.pages;
      }
      return found;
    },
    staleTime: 60_000,
  });

/**
 * Something in the course has changed: every list of it is requested again, and what learners see too. Resolves when the
 * lists on the screen are new.
 */
export async function refreshCourse(queryClient: QueryClient): Promise<void> {
  const { admin, home, lessons, rules, dialogues } = queryKeys;
  const changed = [admin, home, lessons, rules, dialogues];
  await Promise.all(changed.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
