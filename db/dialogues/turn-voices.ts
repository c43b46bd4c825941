import type { DialogueContent, Speaker } from '../../core/dialogues/content.ts';
import { castRole, cloudGender } from '../../core/voices/cast.ts';
import type { Db } from '../connection/client.ts';
import { audioKey, type SpokenWord } from '../content/sounds/audio-index.ts';
import type { HeardVoice } from '../voices/heard.ts';
import { findVoices } from '../voices/lookup.ts';

type SpokenTurns = {
  people: DialogueContent['people'];
  turns: readonly (SpokenWord & { speaker: Speaker })[];
};

/**
 * What is heard of each turn in place of its rendered file, in their order: every role is said by one speaker of its
 * gender, whatever voice the listener has chosen for words; lines that they have not said by one synthesised voice of that
 * gender, or else by Google's if it has it. Undefined for a line with none of them: the embedded voice of the gender says
 * it. One statement.
 */
export async function findTurnVoices(
  db: Db,
  { people, turns }: SpokenTurns,
): Promise<(HeardVoice | undefined)[]> {
  const voices = await findVoices(db, turns.map(audioKey));
  const said = turns.map((turn) => ({
    ...turn,
    ...(voices.get(audioKey(turn)) ?? { human: [], synthetic: [], google: null }),
  }));
  const linesOf = (speaker: Speaker) => said.filter((turn) => turn.speaker === speaker);
  const [one, other] = people;
  const castOf = (kind: 'human' | 'synthetic') => {
    const first = castRole(
      linesOf(0).map((turn) => turn[kind]),
      one,
    );
    const second = castRole(
      linesOf(1).map((turn) => turn[kind]),
      { ...other, unlike: first },
    );
    return [first, second];
  };
  const [speakers, made] = [castOf('human'), castOf('synthetic')];
  return said.map(({ speaker, human, synthetic, google }): HeardVoice | undefined => {
    const own = human.find(({ speakerId }) => speakerId === speakers[speaker]);
    if (own) return { hash: own.hash, voice: 'human' };
    const theirs = synthetic.find(({ speakerId }) => speakerId === made[speaker]);
    if (theirs) return { hash: theirs.hash, voice: { synthesis: theirs.name } };
    const isTheirs = google !== null && people[speaker].gender === cloudGender;
    return isTheirs ? { hash: google, voice: 'google' } : undefined;
  });
}
