import type { VoiceGender } from '../../../core/voices/recording.ts';
import { type WantedKind, wantedKinds } from '../../../core/voices/wanted.ts';
import type { WantedSound } from './wanted.ts';

/** How much of the course a voice says, by kind; roles of the other gender are none of its business. */
export function coverageOf(
  wanted: readonly Pick<WantedSound, 'key' | 'kind' | 'role'>[],
  { keys, gender }: { keys: readonly string[]; gender: VoiceGender },
): { kind: WantedKind; said: number; total: number }[] {
  const said = new Set(keys);
  return wantedKinds.map((kind) => {
    const asked = wanted.filter((one) => one.kind === kind && (one.role ?? gender) === gender);
    return { kind, said: asked.filter(({ key }) => said.has(key)).length, total: asked.length };
  });
}
