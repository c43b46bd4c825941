import { useQuery } from '@tanstack/react-query';
import { partAdminTexts } from '../../../../../../core/texts/admin/course/parts.ts';
import { useServices } from '../../../../lib/services.ts';
import { everyLessonQuery } from '../content-queries.ts';

/** 'Урок 3. На кухне', by the id of a lesson. */
export function useLessonName(): (lessonId: number) => string {
  const { api } = useServices();
  const { data: lessons = [] } = useQuery(everyLessonQuery(api));
  return (lessonId) => {
    const lesson = lessons.find(({ id }) => id === lessonId);
    return lesson ? partAdminTexts.lesson(lesson.lesson_number, lesson.name) : '';
  };
}
