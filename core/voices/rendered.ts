import type { VoiceGender } from './recording.ts';

/** The names of the two files of a rendered sound: one content hash names both voices. */
export const renderedName = (hash: string, gender: VoiceGender): string =>
  gender === 'f' ? `${hash}-f` : hash;

const address = /^\/audio\/([0-9a-f]{32})(-f)?\.mp3$/;

/** The address of the same rendered sound in this voice; any other address as it is. */
export function renderedIn(audio: string, gender: VoiceGender): string {
  const hash = address.exec(audio)?.[1];
  return hash === undefined ? audio : `/audio/${renderedName(hash, gender)}.mp3`;
}
