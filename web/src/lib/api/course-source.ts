import type { Course } from '../../../../core/contracts/catalogue.ts';
import { type LocalStore, localKeys } from '../local-store.ts';
import type { Http } from './http.ts';

export type CourseSource = ReturnType<typeof createCourseSource>;

/**
 * The published course, which is the same for every learner and is kept on the device until home names another version.
 * It is requested without a token: an answer to a learner would be nothing for the edge to keep.
 */
export function createCourseSource(http: Http, localStore: LocalStore) {
  // A copy in memory, because storage may be forbidden.
  let held: Course | undefined;
  let early: Promise<Course> | undefined;

  function kept(): Course | undefined {
    held ??= readKept(localStore);
    return held;
  }

  function keep(course: Course): Course {
    held = course;
    localStore.write(localKeys.course, course);
    return course;
  }

  return {
    /** As this device has it. */
    kept,
    /** For boot.ts only: the first opening needs it as soon as home. */
    begin(): void {
      if (kept()) return;
      early = http.request('GET /course');
      // Whoever takes it sees the failure; until then it is ignored.
      early.catch(() => {});
    },
    /** The course of this version; what the device has where no newer one is to be had. */
    async ofVersion(version: string): Promise<Course> {
      const underWay = early;
      early = undefined;
      if (underWay) keep(await underWay);
      const known = kept();
      if (known?.version === version) return known;
      try {
        return keep(await http.request('GET /course/{version}', { params: { version } }));
      } catch (error) {
        if (known) return known;
        throw error;
      }
    },
  };
}

/** Written by this file alone; what another release wrote has another version, and is replaced with the next home. */
function readKept(localStore: LocalStore): Course | undefined {
  const course = localStore.read(localKeys.course) as Course | undefined;
  const isWhole = course?.sections?.every?.((section) =>
    section?.subsections?.every?.(({ lessons }) => lessons?.every?.(({ id }) => id > 0)),
  );
  return isWhole ? course : undefined;
}
