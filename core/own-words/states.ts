/** How far an own word is learned: not begun, begun, all four stages done, all of its schedules firm. */
export const ownStates = ['new', 'learning', 'learned', 'firm'] as const;
export type OwnState = (typeof ownStates)[number];
