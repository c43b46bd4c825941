import { localKeys } from '../../../../lib/local-store.ts';
import { useServices } from '../../../../lib/services.ts';
import type { LessonPlace } from '../place-fields.tsx';

/** A pasted text that has not become lessons yet, and where they are to stand. */
export type PastedText = LessonPlace & { text: string };

/** Keeps a pasted text on this device until it has become lessons or is given up. */
export function useKeptText() {
  const { localStore, session } = useServices();
  const key = localKeys.pastedLessons(session.userId() ?? 0);
  return {
    read: (): PastedText | undefined => {
      const kept = localStore.read(key) as Partial<PastedText> | undefined; // written by this app
      if (typeof kept?.text !== 'string' || kept.text === '') return undefined;
      return { text: kept.text, sectionId: kept.sectionId ?? null, subsectionId: kept.subsectionId ?? null };
    },
    write: (pasted: PastedText): void => {
      if (pasted.text.trim() === '') localStore.remove(key);
      else localStore.write(key, pasted);
    },
    remove: () => localStore.remove(key),
  };
}
