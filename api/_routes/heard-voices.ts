import { chooseVoice, type VoiceChoice } from '../../core/voices/choice.ts';
import { audioKey } from '../../db/content/audio-index.ts';
import type { LessonData } from '../../db/lessons.ts';
import { readSettings, withDefaults } from '../../db/settings.ts';
import { findVoices, type ItemVoices, voicesByKey } from '../../db/voices/lookup.ts';
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
  return words.map((word) => voicedWord(word, voiced));
}

/** A word and its sentences, each with its voice. */
export const voicedWord = <W extends SpokenWord>(word: W, voiced: <S extends Spoken>(said: S) => S): W => ({
  ...voiced(word),
  examples: word.examples.map(voiced),
});

/** The same for sentences. */
export async function sentencesWithVoices<S extends Spoken>(
  { db }: Pick<Deps, 'db'>,
  sentences: readonly S[],
  hearing: Hearing = {},
): Promise<S[]> {
  return sentences.map(await voicing(db, sentences, hearing));
}

/** Gives a word or sentence of a lesson the address of its published voice, by the reader's choice: read with it. */
export const lessonVoices = ({ voices, settings }: Pick<LessonData, 'voices' | 'settings'>) =>
  chosenFrom(voicesByKey(voices), { choice: withDefaults(settings).voice });

async function voicing(db: Deps['db'], spoken: readonly Spoken[], { listener, again = false }: Hearing) {
  const voices = await findVoices(db, spoken.map(audioKey));
  const isChosen = listener !== undefined && voices.size > 0;
  return chosenFrom(voices, { choice: isChosen ? (await readSettings(db, listener)).voice : 'any', again });
}

function chosenFrom(
  voices: ReadonlyMap<string, ItemVoices>,
  { choice, again = false }: { choice: VoiceChoice; again?: boolean },
) {
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
