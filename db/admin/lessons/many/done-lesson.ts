import type { CourseChange } from '../../../../core/lesson/course-file/change.ts';

/** What was done to a lesson, in the words of the log. */
export type DoneLesson = { id: number; change: CourseChange };
