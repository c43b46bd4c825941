import { queryOptions } from '@tanstack/react-query';
import { NetworkError } from '../api/http.ts';
import { keptLesson } from '../kept/lessons.ts';
import type { Services } from '../services.ts';
import { queryKeys } from './query-keys.ts';

/**
 * One lesson with its words and the learner's progress in it. As this device kept it when it was open last it is there at
 * once, dated 0, and is requested again; without a network that is all there is.
 */
export function lessonQuery(services: Services, lessonId: number) {
  const { api, connection } = services;
  return queryOptions({
    queryKey: queryKeys.lesson(lessonId),
    initialData: () => keptLesson(services, lessonId),
    initialDataUpdatedAt: 0,
    async queryFn({ signal }) {
      const kept = keptLesson(services, lessonId);
      if (kept && !connection.isOnline()) return kept;
      try {
        return await api.call('GET /lessons/{id}', { params: { id: lessonId }, signal });
      } catch (error) {
        if (kept && error instanceof NetworkError) return kept;
        throw error;
      }
    },
  });
}
