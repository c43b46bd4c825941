import { choiceFor, chooseVoice, type HumanVoice, type VoiceChoice } from '../../core/voices/choice.ts';
import type { VoiceGender } from '../../core/voices/recording.ts';
import type { VoiceSource } from '../../core/voices/source.ts';
import type { Db } from '../connection/client.ts';
import { audioKey, type SpokenWord } from '../content/sounds/audio-index.ts';
import { readSettings } from '../settings.ts';
import { findVoices, type ItemVoices } from './lookup.ts';

/** Who listens, and chooses a voice by their setting; and `again`: in reviews another speaker than in the lesson, where there are two. */
export type Hearing = { listener?: number | undefined; again?: boolean };

/** A sound in `audio_blobs`. */
export type HeardVoice = { hash: string; voice: VoiceSource };

export type Chosen = { choice: VoiceChoice; again?: boolean };

/**
 * What a listener hears of these texts in place of rendered files: a published recording, otherwise a synthesised voice,
 * otherwise Google's. Returns a function that answers undefined for a text with none of them. One statement for all of them, and one for the
 * listener's setting where anything is published.
 */
export async function findHeard(
  db: Db,
  texts: readonly SpokenWord[],
  hearing: Hearing = {},
): Promise<(text: SpokenWord) => HeardVoice | undefined> {
  const voices = await findVoices(db, texts.map(audioKey));
  return heardAmong(voices, await chosenBy(db, voices.size > 0, hearing));
}

/** The same for voices that were read already, by `audioKey`. */
export function heardAmong(
  voices: ReadonlyMap<string, ItemVoices>,
  chosen: Chosen,
): (text: SpokenWord, spokenBy?: VoiceGender) => HeardVoice | undefined {
  return (text, spokenBy) => {
    const key = audioKey(text);
    const { human = [], synthetic = [], google = null } = voices.get(key) ?? {};
    const wanted = { ...chosen, choice: choiceFor(chosen.choice, spokenBy) };
    const speaker = pick(human, key, wanted);
    if (speaker) return { hash: speaker.hash, voice: 'human' };
    const made = pick(synthetic, key, wanted);
    if (made) return { hash: made.hash, voice: { synthesis: made.name } };
    return google === null ? undefined : { hash: google, voice: 'google' };
  };
}

/**
 * What a listener hears of a text that is put together from parts: one speaker who has said all of them, otherwise one
 * synthesised voice, as hashes in the order of the parts. Undefined where neither has: a text is never said in turns.
 */
export async function findHeardParts(
  db: Db,
  texts: readonly (readonly SpokenWord[])[],
  hearing: Hearing = {},
): Promise<(parts: readonly SpokenWord[]) => string[] | undefined> {
  const voices = await findVoices(db, texts.flat().map(audioKey));
  const chosen = await chosenBy(db, voices.size > 0, hearing);
  return (parts) => {
    const keys = parts.map(audioKey);
    const saidBy = (kind: 'human' | 'synthetic') =>
      pickForAll(
        keys.map((key) => voices.get(key)?.[kind] ?? []),
        keys.join(' '),
        chosen,
      );
    return saidBy('human') ?? saidBy('synthetic');
  };
}

/** The hashes of one voice that has said all parts, undefined where none has. */
function pickForAll(
  parts: readonly (readonly HumanVoice[])[],
  key: string,
  chosen: Chosen,
): string[] | undefined {
  const [first = [], ...others] = parts;
  const saidAll = first.filter(({ speakerId }) =>
    others.every((voices) => voices.some((one) => one.speakerId === speakerId)),
  );
  const speaker = pick(saidAll, key, chosen);
  return (
    speaker &&
    parts.flatMap((voices) => voices.find(({ speakerId }) => speakerId === speaker.speakerId)?.hash ?? [])
  );
}

/** By the listener's setting, where anything can be chosen. */
export async function chosenBy(
  db: Db,
  isAnySaid: boolean,
  { listener, again = false }: Hearing,
): Promise<Chosen> {
  const isChosen = listener !== undefined && isAnySaid;
  return { choice: isChosen ? (await readSettings(db, listener)).voice : 'any', again };
}

function pick<V extends HumanVoice>(
  voices: readonly V[],
  key: string,
  { choice, again = false }: Chosen,
): V | undefined {
  const first = chooseVoice(voices, { choice, key });
  return again ? chooseVoice(voices, { choice, key, unlike: first?.speakerId }) : first;
}
