import type { Home, HomeLesson } from '../../core/contracts/home.ts';
import { withCourse } from '../../core/lesson/home-course.ts';
import type { TestBackend } from './backend.ts';

/** Home as the mini-app shows it: the learner's part, with the course that it is about. */
export async function shownHome({ call }: Pick<TestBackend, 'call'>, token: string): Promise<Home> {
  const own = await call('GET /home', { token });
  return withCourse(own, await call('GET /course/{version}', { params: { version: own.course } }));
}

export const lessonsOfHome = ({ sections }: Pick<Home, 'sections'>): HomeLesson[] =>
  sections.flatMap(({ subsections }) => subsections.flatMap(({ lessons }) => lessons));
