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
 * gender, whatever voice the listener has chosen for words, or else by Google's voice if it has that gender. Undefined for
 * a line with neither: the embedded voice of the gender says it. One statement.
 */
export async function findTurnVoices(
  db: Db,
  { people, turns }: SpokenTurns,
): Promise<(HeardVoice | undefined)[]> {
  const voices = await findVoices(db, turns.map(audioKey));
  const said = turns.map((turn) => ({
    ...turn,
    ...(voices.get(audioKey(turn)) ?? { human: [], google: null }),
  }));
  const linesOf = (speaker: Speaker) => said.filter((turn) => turn.speaker === speaker).map((it) => it.human);
  const [one, other] = people;
  const first = castRole(linesOf(0), one);
  const cast = [first, castRole(linesOf(1), { ...other, unlike: first })];
  return said.map(({ speaker, human, google }): HeardVoice | undefined => {
    const own = human.find(({ speakerId }) => speakerId === cast[speaker]);
    if (own) return { hash: own.hash, voice: 'human' };
    const isTheirs = google !== null && people[speaker].gender === cloudGender;
    return isTheirs ? { hash: google, voice: 'google' } : undefined;
  });
}
