import { voicedKinds } from './recording.ts';

/** What a synthesised voice can be given to say: what people say, and the parts of numbers. */
export const wantedKinds = [...voicedKinds, 'number'] as const;
export type WantedKind = (typeof wantedKinds)[number];
