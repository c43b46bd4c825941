import { chooseVoice, type HumanVoice, type VoiceChoice } from './choice.ts';
import type { VoiceGender } from './recording.ts';

/** The names of the two files of a rendered sound: one content hash names both voices. */
export const renderedName = (hash: string, gender: VoiceGender): string =>
  gender === 'f' ? `${hash}-f` : hash;

const address = /^\/audio\/([0-9a-f]{32})(-f)?\.mp3$/;

/** The address of the same rendered sound in this voice; any other address as it is. */
function renderedIn(audio: string, gender: VoiceGender): string {
  const hash = address.exec(audio)?.[1];
  return hash === undefined ? audio : `/audio/${renderedName(hash, gender)}.mp3`;
}

/** The two rendered voices, as speakers to choose among. */
const robots: readonly HumanVoice[] = [
  { hash: '', speakerId: 0, gender: 'm' },
  { hash: '', speakerId: 1, gender: 'f' },
];

/**
 * The address of a rendered sound in the voice that this listener hears: the one they chose, otherwise now one, now the
 * other, the same for the same text; with `again` the other one, which trains the ear. Any other address as it is.
 */
export function renderedFor(
  audio: string,
  { choice, key, again = false }: { choice: VoiceChoice; key: string; again?: boolean | undefined },
): string {
  const first = chooseVoice(robots, { choice, key });
  const heard = again ? chooseVoice(robots, { choice, key, unlike: first?.speakerId }) : first;
  return renderedIn(audio, heard?.gender ?? 'm');
}
