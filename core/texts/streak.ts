import { daysPerFreeze, maxFreezes, type SavedDay } from '../streak/run.ts';
import { counted, nouns } from './plural.ts';

/** Texts of the freezes, in the mini-app and in the chat. */
export const freezeTexts = {
  /** How many are held. */
  held: (freezes: number) => `Заморозки: ${freezes}`,
  /** What they are for; `freezes` says how many are held. */
  hint: (freezes: number) =>
    freezes === 0
      ? `Заморозка сохраняет серию в пропущенный день. Каждые ${counted(daysPerFreeze, nouns.day)} серии дают одну.`
      : `Пропущенный день потратит одну, и серия не прервётся. Больше ${maxFreezes} не накопить.`,
  /** What saved a day of the calendar. */
  savedBy: { freeze: 'заморозка', rest: 'отдых' } satisfies Record<SavedDay['by'], string>,
} as const;
