import type { HumanVoice } from './choice.ts';
import type { VoiceGender } from './recording.ts';

/** The gender of the cloud voice that says what no person has said: it has one (`googleVoices.f`). */
export const cloudGender: VoiceGender = 'f';

/**
 * The speaker who says a role: of those of its gender the one who has said the most of its lines, of several the first;
 * undefined where nobody has. `unlike` says the other role: another speaker is taken where there is one. `lines` has the
 * published recordings of each line, or what synthesised voices say of it.
 */
export function castRole(
  lines: readonly (readonly HumanVoice[])[],
  { gender, unlike }: { gender: VoiceGender; unlike?: number | undefined },
): number | undefined {
  const said = new Map<number, number>();
  for (const { speakerId } of lines.flat().filter((voice) => voice.gender === gender)) {
    said.set(speakerId, (said.get(speakerId) ?? 0) + 1);
  }
  const speakers = [...said].sort(([one, its], [other, those]) => those - its || one - other);
  return (speakers.find(([speakerId]) => speakerId !== unlike) ?? speakers[0])?.[0];
}
