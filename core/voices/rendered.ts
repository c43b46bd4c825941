import { chooseVoice, type HumanVoice, type VoiceChoice } from './choice.ts';
import type { VoiceGender } from './recording.ts';

/** The names of the two files of a rendered sound: one content hash names both voices. */
export const renderedName = (hash: string, gender: VoiceGender): string =>
  gender === 'f' ? `${hash}-f` : hash;

const address = /^\/audio\/([0-9a-f]{32})(-f)?\.mp3$/;
/** Where a voice says on request what was not rendered. */
const signedAddress = /^\/api\/audio\/\d+\/\d+\?/;
const womansVoice = '&voice=f';

/** The address of the same sound in this embedded voice, rendered or made on request; any other address as it is. */
export function renderedIn(audio: string, gender: VoiceGender): string {
  if (signedAddress.test(audio)) {
    return `${audio.replace(womansVoice, '')}${gender === 'f' ? womansVoice : ''}`;
  }
  const hash = address.exec(audio)?.[1];
  return hash === undefined ? audio : `/audio/${renderedName(hash, gender)}.mp3`;
}

/** The two rendered voices, as speakers to choose among. */
const robots: readonly HumanVoice[] = [
  { hash: '', speakerId: 0, gender: 'm' },
  { hash: '', speakerId: 1, gender: 'f' },
];

type Listening = { choice: VoiceChoice; key: string; again?: boolean | undefined };

/**
 * The embedded voice that this listener hears: the one they chose, otherwise now one, now the other, the same for the
 * same text; with `again` the other one, which trains the ear.
 */
export function renderedGender({ choice, key, again = false }: Listening): VoiceGender {
  const first = chooseVoice(robots, { choice, key });
  const heard = again ? chooseVoice(robots, { choice, key, unlike: first?.speakerId }) : first;
  return heard?.gender ?? 'm';
}

/** The address of a sound of the embedded voices in the one that this listener hears. Any other address as it is. */
export const renderedFor = (audio: string, listening: Listening): string =>
  renderedIn(audio, renderedGender(listening));
