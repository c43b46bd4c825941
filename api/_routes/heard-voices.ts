import { chooseVoice } from '../../core/voices/choice.ts';
import { audioKey } from '../../db/content/audio-index.ts';
import { readSettings } from '../../db/settings.ts';
import { findVoices } from '../../db/voices/lookup.ts';
import type { Deps } from '../_deps.ts';

type Spoken = {
  pronunciation: string;
  transcription: string;
  audio: string | null;
  voice?: 'human' | 'google';
};
type SpokenWord = Spoken & { examples: Spoken[] };

/** Who listens, and chooses a voice by their setting; and `again`: in reviews another speaker than in the lesson, where there are two. */
type Hearing = { listener?: number; again?: boolean };

/** The rendered files, which Google's voice replaces; an uploaded sound stays, and a signed address finds Google itself. */
const isRendered = (audio: string | null): boolean => audio?.startsWith('/audio/') ?? false;

/**
 * Words and their sentences with the addresses of published voices in place of rendered sounds: a person's, otherwise
 * Google's. One statement for all of them, and one for the listener's setting where anything is published.
 */
export async function withVoices<W extends SpokenWord>(
  { db }: Pick<Deps, 'db'>,
  words: readonly W[],
  hearing: Hearing = {},
): Promise<W[]> {
  const voiced = await voicing(
    db,
    words.flatMap((word) => [word, ...word.examples]),
    hearing,
  );
  return words.map((word) => ({ ...voiced(word), examples: word.examples.map(voiced) }));
}

/** The same for sentences. */
export async function sentencesWithVoices<S extends Spoken>(
  { db }: Pick<Deps, 'db'>,
  sentences: readonly S[],
  hearing: Hearing = {},
): Promise<S[]> {
  return sentences.map(await voicing(db, sentences, hearing));
}

async function voicing(db: Deps['db'], spoken: readonly Spoken[], { listener, again = false }: Hearing) {
  const voices = await findVoices(db, spoken.map(audioKey));
  const isChosen = listener !== undefined && voices.size > 0;
  const choice = isChosen ? (await readSettings(db, listener)).voice : 'any';
  return <S extends Spoken>(said: S): S => {
    const key = audioKey(said);
    const { human = [], google } = voices.get(key) ?? {};
    const first = chooseVoice(human, { choice, key });
    const heard = again ? chooseVoice(human, { choice, key, unlike: first?.speakerId }) : first;
    if (heard) return { ...said, audio: `/api/sounds/${heard.hash}`, voice: 'human' };
    if (google && isRendered(said.audio)) return { ...said, audio: `/api/sounds/${google}`, voice: 'google' };
    return said;
  };
}
