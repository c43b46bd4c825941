import { useQuery } from '@tanstack/react-query';
import type { Audience } from '../../../../../core/broadcasts/audience.ts';
import { useServices } from '../../../lib/services.ts';
import { everyLessonQuery } from '../content/content-queries.ts';

/** The name of the lesson that an audience is inside of; undefined for any other, and for a deleted one. */
export function useLessonName(audience: Audience): string | undefined {
  const { api } = useServices();
  const isInside = audience.kind === 'lesson';
  const { data } = useQuery({ ...everyLessonQuery(api), enabled: isInside });
  return isInside ? data?.find(({ id }) => id === audience.lessonId)?.name : undefined;
}
