import type { NewBroadcast } from '../../db/broadcasts/begin.ts';

/** A text to everybody, at once, without picture and button. */
export const plainBroadcast: Omit<NewBroadcast, 'adminId' | 'begunBy' | 'eventId'> = {
  text: 'Новости',
  entities: [],
  photo: null,
  photoUpload: null,
  button: null,
  audience: { kind: 'all' },
  localTime: null,
};
