import type { Home } from '../../../../core/contracts/home.ts';
import { countNewForms } from '../../../../core/day/new-forms.ts';
import { loadSearch } from '../../features/home/search/search-button.tsx';
import { isMocked } from '../../lib/mock/mock-mode.ts';
import { createPageOutbox } from '../../lib/outbox/outbox.ts';
import type { Services } from '../../lib/services.ts';

/** Loads the code of «Сегодня»; a second call joins the first. */
export async function loadToday() {
  const { TodayScreen } = await import('./today-screen.tsx');
  return { default: TodayScreen };
}

/**
 * Has the device keep today, tomorrow and the words of the open lessons, and loads the code that asks and finds them.
 * `onNewForms` is called with the number of forms that today brings for the first time.
 */
export async function preloadDays(
  services: Services,
  home: Home,
  onNewForms: (count: number) => void,
): Promise<void> {
  // Recorded answers are on the device anyway.
  if (isMocked()) return;
  const { keepDaysAhead } = await import('../../lib/kept/keep-ahead.ts');
  const days = await keepDaysAhead(services, services.once(createPageOutbox), home);
  const today = days.find(({ date }) => date === home.today);
  if (today) onNewForms(countNewForms(today.forms));
  await (await import('../../lib/kept/words.ts')).keepWordsAhead(services, home);
  await loadSearch();
  if (days.length === 0) return;
  await loadToday();
  const { loadParts } = await import('./today-screen.tsx');
  await loadParts(days);
}
