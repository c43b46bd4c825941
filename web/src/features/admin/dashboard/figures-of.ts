import type { Analytics } from '../../../../../core/contracts/admin/admin.ts';
import { dashboardTexts, figureText, percentText } from '../../../../../core/texts/admin/web.ts';
import type { Figure } from './figures.tsx';

const texts = dashboardTexts.figures;

/** The tiles of the dashboard; `onPayments` opens the list of payments. A group that was not counted gives tiles without a value. */
export function figuresOf(
  { totals, active, lessons, stars }: Analytics,
  { onPayments }: { onPayments: () => void },
): Figure[] {
  return [
    { name: texts.users, value: number(totals?.users), note: totals && texts.newToday(totals.newToday) },
    { name: texts.active, value: number(active?.today) },
    { name: texts.week, value: number(active?.days7) },
    { name: texts.month, value: number(active?.days30) },
    { name: texts.done, value: number(lessons?.done), note: lessons && texts.begun(lessons.begun) },
    {
      name: texts.completion,
      value: lessons ? percentText(lessons.completion) : null,
      note: texts.completionHint,
    },
    {
      name: texts.stars,
      value: number(stars?.earned),
      note: stars && texts.starsHint(stars.earned30, stars.payments),
      way: { name: texts.payments, onOpen: onPayments },
    },
    { name: texts.premium, value: number(totals?.premium), note: totals && texts.blocked(totals.blocked) },
    {
      name: texts.lessons,
      value: number(totals?.publishedLessons),
      note: totals && texts.drafts(totals.draftLessons),
    },
    { name: texts.words, value: number(totals?.words) },
  ];
}

function number(value: number | undefined): string | null {
  return value === undefined ? null : figureText(value);
}
