import { useCallback, useState } from 'react';
import type { HomeLesson } from '../../../core/contracts/home.ts';
import { webTexts } from '../../../core/texts/ru.ts';
import { connection } from '../lib/connection.ts';
import { haptic } from '../lib/telegram.ts';
import { toast } from '../lib/toasts.ts';
import type { LessonMode, View } from './view.ts';

/** The ways into a lesson, with what may stand in them. */
export function useLessonChoice(setView: (view: View) => void) {
  const [locked, setLocked] = useState<HomeLesson>();

  /** Opens a lesson in the trainer; without a connection none is begun (SPEC §2). */
  const open = useCallback(
    (lessonId: number, mode: LessonMode) => {
      setLocked(undefined);
      if (connection.isOnline()) {
        setView({ name: 'trainer', lessonId, mode });
        window.scrollTo(0, 0);
        return;
      }
      haptic('warning');
      const description = webTexts.shell.startNeedsNetwork;
      toast({ id: 'connection', variant: 'destructive', title: webTexts.network.lost, description });
    },
    [setView],
  );

  /** A lesson of the catalogue: a locked one opens the sheet that says so. */
  const choose = useCallback(
    (lesson: HomeLesson, mode: LessonMode) => {
      if (lesson.locked) setLocked(lesson);
      else open(lesson.id, mode);
    },
    [open],
  );

  const closeLocked = useCallback(() => setLocked(undefined), []);
  return { locked, open, choose, closeLocked };
}
