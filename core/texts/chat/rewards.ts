import { awardPoints, streakAwardDays } from '../../points/awards.ts';
import type { CalendarDay } from '../../streak/calendar.ts';
import { leaderboardDayLimit } from '../home/leaderboard.ts';
import { freezeTexts } from '../home/streak.ts';
import { counted, nouns, pluralForm } from '../plural.ts';
import { inLine, type RichText } from './bot.ts';

/** A row of the table as the bot shows it; `name` is cleaned, '' when nothing is left of it. */
export type NamedRow = { rank: number; name: string; status: string; points: number; isOwn: boolean };

const medals = ['🥇', '🥈', '🥉'] as const;
const weekdays = ['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс'] as const;
const consecutive = ['день', 'дня', 'дней'] as const;
const maxNameLength = 24;

const bold = (text: string) => ({ bold: text });
const shortened = (name: string) => {
  const letters = [...name];
  return letters.length > maxNameLength ? `${letters.slice(0, maxNameLength - 1).join('')}…` : name;
};

function tableRow({ rank, name, status, points, isOwn }: NamedRow): RichText {
  const place = medals[rank - 1] ?? `${rank}.`;
  const line = `${place} ${inLine(shortened(name) || 'Без имени')} — ${counted(points, nouns.point)}, ${status}`;
  return ['\n', isOwn ? bold(line) : line];
}

const savedMarks = { freeze: '❄', rest: '◇' } as const;

function markOf({ active, savedBy, ahead }: CalendarDay): string {
  if (active) return '▰';
  if (savedBy) return savedMarks[savedBy];
  return ahead ? '·' : '▱';
}

/**
 * Monday to Sunday: filled squares for active days, empty ones for missed days, dots for those still ahead. The signs
 * of saved days are explained if there are any.
 */
function weekLines(week: readonly CalendarDay[]): string {
  const line = week.map((day, index) => `${weekdays[index] ?? ''} ${markOf(day)}`).join('  ');
  const legend = (['freeze', 'rest'] as const)
    .filter((by) => week.some(({ savedBy }) => savedBy === by))
    .map((by) => `${savedMarks[by]} — ${freezeTexts.savedBy[by]}`);
  return legend.length > 0 ? `${line}\n${legend.join(', ')}` : line;
}

type StreakFigures = {
  /** Days in a row, 0 or more. */
  streakDays: number;
  bestStreak: number;
  /** Freezes held, 0–2. */
  freezes: number;
  isTodayActive: boolean;
  week: readonly CalendarDay[];
};

const inARow = (count: number) =>
  count === 1 ? '1 день' : `${count} ${pluralForm(count, consecutive)} подряд`;

function toAward(streakDays: number): string {
  const award = `+${counted(awardPoints.streak_7, nouns.point)}`;
  const left = streakAwardDays - streakDays;
  return left > 0
    ? `До награды за ${counted(streakAwardDays, nouns.day)} подряд (${award}) — ещё ${counted(left, nouns.day)}.`
    : `Награда за ${counted(streakAwardDays, nouns.day)} подряд в этой серии получена: ${award}.`;
}

/** What the bot says about places and streaks. */
export const botRewardTexts = {
  /** `own`: the learner's row, when it is not in `rows`. */
  top: (rows: readonly NamedRow[], own: NamedRow | undefined): RichText => [
    bold('Лучшие ученики'),
    '\n',
    ...rows.flatMap(tableRow),
    ...(own ? [own.rank === rows.length + 1 ? '' : '\n…', ...tableRow(own)] : []),
    `\n\n${leaderboardDayLimit}`,
  ],

  streak: ({ streakDays, bestStreak, freezes, isTodayActive, week }: StreakFigures): RichText => [
    bold(streakDays > 0 ? `Серия: ${inARow(streakDays)}` : 'Серия начнётся с первого занятия'),
    isTodayActive
      ? '\nСегодняшний день уже засчитан.'
      : streakDays > 0
        ? '\nСегодня ещё не засчитано: откройте урок, и серия продолжится.'
        : '\nОткройте урок, и сегодняшний день будет первым.',
    `\n${toAward(streakDays)}`,
    bestStreak > streakDays ? `\nЛучшая серия — ${counted(bestStreak, nouns.day)}.` : '',
    `\n${freezeTexts.held(freezes)}. ${freezeTexts.hint(freezes)}`,
    `\n\nЭта неделя:\n${weekLines(week)}`,
  ],
} as const;
