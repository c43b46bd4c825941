import type { Sound } from '../speech/sound.ts';
import { levelledTo } from '../voices/levelling.ts';
import { loudnessOf } from '../voices/loudness.ts';
import { ceiling, keptLoudness } from '../voices/prepare.ts';
import { gainStepDb } from './joined-mp3.ts';

/**
 * The level of sounds that are heard among pauses, as the standard reads them there: blocks that a word fills only in
 * part count, too, so that one which was levelled by its voice alone is read up to 3 LU too soft.
 */

/** At least a block of the standard: no block holds a part of another sound. */
const pauseMs = 400;
/** LU below the wanted loudness at which a sound may stay for its peaks' sake. */
const softLu = 1;
/** What lies farther below, decibels, is raised by no more: it would be noise. */
const mostDb = 12;

function amongPauses({ samples, sampleRate }: Sound): Sound {
  const pause = Math.round((sampleRate * pauseMs) / 1000);
  const among = new Float32Array(samples.length + 2 * pause);
  among.set(samples, pause);
  return { samples: among, sampleRate };
}

const loudnessAmongPauses = (sound: Sound): number => loudnessOf(amongPauses(sound));

/** The loudness, LUFS, to which a sound of this loudness is brought. */
const wantedFrom = (loudness: number): number => Math.min(keptLoudness, loudness + mostDb);

/**
 * By how many steps of its gain a sound is to be raised, or lowered below 0, without a peak above the ceiling; undefined
 * where it would stay too soft, since its peaks are too high.
 */
export function stepsToLevel(sound: Sound): number | undefined {
  const loudness = loudnessAmongPauses(sound);
  if (loudness === Number.NEGATIVE_INFINITY) return 0;
  const missingDb = wantedFrom(loudness) - loudness;
  const headroom = Math.max(0, stepsBelow(ceiling, sound));
  const steps = Math.min(headroom, Math.round(missingDb / gainStepDb));
  return missingDb - steps * gainStepDb > softLu ? undefined : steps;
}

/** By how many steps, 0 or less, an encoded sound must be raised lest its peaks be cut off: encoders add to them. */
export const stepsToFit = (sound: Sound): number => Math.min(0, stepsBelow(1, sound));

/** How many steps the highest peak is below a level of 0 to 1. */
function stepsBelow(level: number, { samples }: Sound): number {
  const peak = samples.reduce((highest, one) => Math.max(highest, Math.abs(one)), 0);
  return Math.floor((20 * Math.log10(level / peak)) / gainStepDb);
}

/** The same sound at that level, its peaks limited. */
export function levelledAmongPauses(sound: Sound): Sound {
  const loudness = loudnessAmongPauses(sound);
  if (loudness === Number.NEGATIVE_INFINITY) return sound;
  return levelledTo(sound, { loudness: wantedFrom(loudness), ceiling, voiceOf: amongPauses });
}
