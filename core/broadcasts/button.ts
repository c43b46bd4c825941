/** Where a broadcast's button leads: a place in the mini-app, or a page elsewhere. */
export type BroadcastButton = { label: string } & (
  | { place: 'today' | 'premium' }
  | { place: 'lesson' | 'section'; id: number }
  | { place: 'link'; url: string }
);

export const buttonPlaces = [
  'lesson',
  'section',
  'today',
  'premium',
  'link',
] as const satisfies readonly BroadcastButton['place'][];
export type ButtonPlace = (typeof buttonPlaces)[number];

/** A place as the mini-app's links name it, e.g. 'lesson_12'. */
export type PlaceName = 'today' | 'premium' | `lesson_${number}` | `section_${number}`;

/** Where a button leads in the mini-app; undefined for a page elsewhere. */
export function placeOfButton(button: BroadcastButton): PlaceName | undefined {
  if (button.place === 'link') return undefined;
  return 'id' in button ? `${button.place}_${button.id}` : button.place;
}

/** The start parameter by which a tap is known, e.g. 'b7_lesson_12'. Old messages keep it: it must never change. */
export const tapParameter = (broadcastId: number, place: PlaceName): string => `b${broadcastId}_${place}`;

/** The broadcast and the place of a start parameter; undefined for any other. */
export function readTapParameter(parameter: string): { broadcastId: number; place: string } | undefined {
  const [, id, place] = /^b(\d{1,9})_(\w{1,60})$/.exec(parameter) ?? [];
  return id === undefined || place === undefined ? undefined : { broadcastId: Number(id), place };
}
