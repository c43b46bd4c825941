/** A chess-named rank of the ladder (SPEC §4). */
export type StatusLevel = {
  /** Place in the ladder from 1, the id of /user-status-levels/{id}. */
  id: number;
  name: string;
  englishName: string;
  /** Points from which the status applies. */
  pointsRequired: number;
};

export const ladder = [
  { id: 1, name: 'Новичок', englishName: 'novice', pointsRequired: 0 },
  { id: 2, name: 'Пешка', englishName: 'pawn', pointsRequired: 50 },
  { id: 3, name: 'Конь', englishName: 'knight', pointsRequired: 100 },
  { id: 4, name: 'Слон', englishName: 'bishop', pointsRequired: 300 },
  { id: 5, name: 'Ладья', englishName: 'rook', pointsRequired: 500 },
  { id: 6, name: 'Ферзь', englishName: 'queen', pointsRequired: 1000 },
  { id: 7, name: 'Король', englishName: 'king', pointsRequired: 2000 },
] as const satisfies readonly StatusLevel[];

export type EnglishStatusName = (typeof ladder)[number]['englishName'];

export type Standing = {
  level: StatusLevel & { englishName: EnglishStatusName };
  next: (StatusLevel & { englishName: EnglishStatusName }) | undefined;
  /** Points still missing to `next`; 0 for a king. */
  pointsToNext: number;
  /** Progress from this level to the next, 0–1; 1 for a king. */
  progress: number;
};

/** Returns the standing on the ladder for `points` (0 or more). Status is always computed, never stored. */
export function standingFor(points: number): Standing {
  const held = ladder.filter((level) => level.pointsRequired <= points);
  const level = held.at(-1) ?? ladder[0];
  const next = ladder.find((candidate) => candidate.pointsRequired > points);
  if (!next) return { level, next: undefined, pointsToNext: 0, progress: 1 };
  const span = next.pointsRequired - level.pointsRequired;
  return {
    level,
    next,
    pointsToNext: next.pointsRequired - points,
    progress: (points - level.pointsRequired) / span,
  };
}
