import type { SavedDay } from '../../streak/run.ts';

const none = 'Каждые 7 дней серии дают одну: она спасёт пропущенный день.';
const one = 'Спасёт один пропущенный день. Накопить можно до двух.';
const two = 'Спасут два пропущенных дня. Больше не накопить.';

/** Texts of the freezes, in the mini-app and in the chat. */
export const freezeTexts = {
  /** How many are held. */
  held: (freezes: number) => `Заморозки: ${freezes}`,
  /** What those that are held do (0–2), or where they come from. */
  hint: (freezes: number) => (freezes === 0 ? none : freezes === 1 ? one : two),
  /** What saved a day of the calendar. */
  savedBy: { freeze: 'заморозка', rest: 'отдых' } satisfies Record<SavedDay['by'], string>,
} as const;
