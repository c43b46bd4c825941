import { formsOf, type OtherForm } from '../../../core/lesson/sentences/sentence-forms.ts';
import { speakerOf } from '../../../core/lesson/sentences/sentence-speaker.ts';
import { choiceFor, isHeardFirst } from '../../../core/voices/choice.ts';
import type { VoiceGender } from '../../../core/voices/recording.ts';
import { renderedFor } from '../../../core/voices/rendered.ts';
import type { VoiceSource } from '../../../core/voices/source.ts';
import { audioKey } from '../../../db/content/sounds/audio-index.ts';
import type { LessonData } from '../../../db/course/lessons.ts';
import { withDefaults } from '../../../db/settings.ts';
import { type Chosen, chosenBy, type Hearing, heardAmong } from '../../../db/voices/heard.ts';
import { findVoices, type ItemVoices, voicesByKey } from '../../../db/voices/lookup.ts';
import type { Deps } from '../../_deps.ts';

type Spoken = {
  pronunciation: string;
  transcription: string;
  audio: string | null;
  voice?: VoiceSource | undefined;
};
type SpokenSentence = Spoken & OtherForm<Spoken> & { hebrew: string };
type SpokenWord = Spoken & { examples: SpokenSentence[] };
/** `spokenBy`: of this gender is who says it, where the listener wants to hear anybody. */
type Voicing = <S extends Spoken>(said: S, spokenBy?: VoiceGender) => S;

export const soundAddress = (hash: string): string => `/api/sounds/${hash}`;

/**
 * Words and their sentences with the addresses of published voices in place of rendered sounds: a person's, otherwise a
 * synthesised one, otherwise Google's. One statement for all of them, and one for the listener's setting where anything is published.
 */
export async function withVoices<W extends SpokenWord>(
  deps: Pick<Deps, 'db'>,
  words: readonly W[],
  hearing: Hearing = {},
): Promise<W[]> {
  const voiced = await findVoicing(
    deps,
    words.flatMap((word) => [word, ...word.examples.flatMap(formsOf)]),
    hearing,
  );
  return words.map((word) => voicedWord(word, voiced));
}

/** A word and its sentences, each with its voice. */
export const voicedWord = <W extends SpokenWord>(word: W, voiced: Voicing): W => ({
  ...voiced(word),
  examples: word.examples.map((sentence) => voicedSentence(sentence, voiced)),
});

/** A sentence and its other form, each with its voice: what somebody says of themselves in one of their own gender. */
export function voicedSentence<S extends Spoken & OtherForm<Spoken> & { hebrew: string }>(
  sentence: S,
  voiced: Voicing,
): S {
  const { feminine, masculine } = sentence;
  return {
    ...voiced(sentence, speakerOf(sentence)),
    ...(feminine ? { feminine: voiced(feminine, speakerOf(sentence) && 'f') } : {}),
    ...(masculine ? { masculine: voiced(masculine, speakerOf(sentence) && 'm') } : {}),
  };
}

/** Gives a word or sentence of a lesson the address of its published voice, by the reader's choice: read with it. */
export const lessonVoices = ({ voices, settings }: Pick<LessonData, 'voices' | 'settings'>): Voicing =>
  voicing(voicesByKey(voices), { choice: withDefaults(settings).voice });

/** The same for anything among `spoken`, in one statement. */
export async function findVoicing(
  { db }: Pick<Deps, 'db'>,
  spoken: readonly Pick<Spoken, 'pronunciation' | 'transcription'>[],
  hearing: Hearing = {},
): Promise<Voicing> {
  const voices = await findVoices(db, spoken.map(audioKey));
  return voicing(voices, await chosenBy(db, voices.size > 0, hearing));
}

function voicing(voices: ReadonlyMap<string, ItemVoices>, chosen: Chosen): Voicing {
  const heard = heardAmong(voices, chosen);
  return (said, spokenBy) => {
    const found = heard(said, spokenBy);
    if (found && isHeardFirst(found.voice, said.voice === 'human')) {
      return { ...said, audio: soundAddress(found.hash), voice: found.voice };
    }
    const { audio } = said;
    return audio === null
      ? said
      : {
          ...said,
          audio: renderedFor(audio, {
            ...chosen,
            choice: choiceFor(chosen.choice, spokenBy),
            key: audioKey(said),
          }),
        };
  };
}
