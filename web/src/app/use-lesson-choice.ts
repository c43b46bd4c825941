import type { HomeLesson } from '../../../core/contracts/home.ts';
import { webTexts } from '../../../core/texts/ru.ts';
import type { LessonMode, View } from '../lib/navigation/view.ts';
import { useServices, useTelegram } from '../lib/services.ts';

/** Views that cannot be opened without a connection (SPEC §2). */
const needsNetwork: ReadonlySet<View['name']> = new Set(['trainer', 'quiz']);

/** Navigation from view to view, with what may block it. */
export function useLessonChoice(setView: (view: View) => void) {
  const { leaving, connection, toast } = useServices();
  const { haptic } = useTelegram();
  function open(view: View) {
    if (leaving.stop?.(() => open(view))) return;
    if (connection.isOnline() || !needsNetwork.has(view.name) || leaving.isKept?.(view)) {
      setView(view);
      window.scrollTo(0, 0);
      return;
    }
    haptic('warning');
    const description = webTexts.shell.startNeedsNetwork;
    toast({ id: 'connection', variant: 'destructive', title: webTexts.network.lost, description });
  }

  /** A lesson of the catalogue: a locked one opens the subscription view instead (SPEC §5 Access). */
  function choose({ id: lessonId, locked }: HomeLesson, mode: LessonMode) {
    if (locked) open({ name: 'subscription', lessonId });
    else open(mode === 'quiz' ? { name: 'quiz', lessonId } : { name: 'trainer', lessonId, mode });
  }

  return { open, choose };
}
