import type { Services } from '../../../lib/services.ts';

export type RestOfLesson = typeof import('./rest-of-lesson.ts');

export type RestLoader = {
  /** Undefined until it is there. */
  loaded(): RestOfLesson | undefined;
  /** Loads it once; a second call joins the first, and after a failure tries again. */
  load(): Promise<RestOfLesson>;
};

export const fetchRest = () => import('./rest-of-lesson.ts');

export function createRestLoader(fetch: () => Promise<RestOfLesson> = fetchRest): RestLoader {
  let loaded: RestOfLesson | undefined;
  let loading: Promise<RestOfLesson> | undefined;

  async function load(): Promise<RestOfLesson> {
    try {
      loaded = await fetch();
      return loaded;
    } catch (error) {
      loading = undefined;
      throw error;
    }
  }

  return {
    loaded: () => loaded,
    load() {
      loading ??= load();
      return loading;
    },
  };
}

/** The page's own: a lesson that is opened after another one has it at once. */
export const pageRest = (services: Services): RestLoader => services.once(createPageRest);

const createPageRest = () => createRestLoader();
