import type { QueryClient, QueryState } from '@tanstack/react-query';
import type { LessonDetail } from '../../../../core/contracts/catalogue.ts';
import { queryKeys } from '../cache/query-keys.ts';
import { localKeys } from '../local-store.ts';
import type { Services } from '../services.ts';

type Device = Pick<Services, 'session' | 'localStore'>;

/** How many lessons a device keeps, those opened last. */
const lessonsToKeep = 8;

/** A lesson with the progress in it as this device knows it. */
export function keptLesson(device: Device, lessonId: number): LessonDetail | undefined {
  return keptLessons(device).find(({ id }) => id === lessonId);
}

/**
 * Keeps each lesson that is opened, those that were opened before this began too, and what changes in it. Returns a function
 * that stops it.
 */
export function keepLessons(queryClient: QueryClient, device: Device): () => void {
  const keep = ({ data }: QueryState) => {
    const userId = device.session.userId();
    const lesson = data as LessonDetail | undefined;
    if (userId === null || !lesson) return;
    const others = keptLessons(device).filter(({ id }) => id !== lesson.id);
    device.localStore.write(localKeys.lessons(userId), [lesson, ...others].slice(0, lessonsToKeep));
  };
  const cache = queryClient.getQueryCache();
  for (const { state } of cache.findAll({ queryKey: queryKeys.lessons })) {
    // One that was kept is there already.
    if (state.dataUpdatedAt > 0) keep(state);
  }
  return cache.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    if (event.query.queryKey[0] === queryKeys.lessons[0]) keep(event.query.state);
  });
}

/** All of them, those opened last first. Written by this file alone; what an older release wrote is recognised by what it lacks. */
export function keptLessons({ session, localStore }: Device): LessonDetail[] {
  const userId = session.userId();
  const kept = userId === null ? undefined : localStore.read(localKeys.lessons(userId));
  return Array.isArray(kept)
    ? (kept as LessonDetail[]).filter(
        (lesson) => Array.isArray(lesson?.words) && Array.isArray(lesson.progress),
      )
    : [];
}
