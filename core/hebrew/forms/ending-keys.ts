/** Persons of the endings, in the order of the tables below. */
export const endingKeys = [
  '1sg',
  '2sg.m',
  '2sg.f',
  '3sg.m',
  '3sg.f',
  '1pl',
  '2pl.m',
  '2pl.f',
  '3pl.m',
  '3pl.f',
] as const;
export type EndingKey = `preposition.${(typeof endingKeys)[number]}`;

/** Name of the preposition without an ending. */
export const barePreposition = 'preposition';
