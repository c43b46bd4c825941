import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { decodeMp3 } from '../../../api/_adapters/mp3-decoder.ts';
import { gainStepDb, joinableMs, joinedRate, joinMp3, raisedBy } from '../../../core/listening/joined-mp3.ts';
import { measuredMs } from '../../../core/speech/measure/measure.ts';

const folder = new URL('../../../web/public/audio/', import.meta.url);
const names = readdirSync(folder).filter((name) => name.endsWith('.mp3'));
/** Embedded sounds from all over the course. */
const sounds = (count: number): Uint8Array[] =>
  Array.from({ length: count }, (_, at) => {
    const name = names[Math.floor((at * names.length) / count)] ?? '';
    return new Uint8Array(readFileSync(new URL(name, folder)));
  });
const [sound = new Uint8Array()] = sounds(1);

describe('a sound that can be joined', () => {
  it('is any of the embedded ones', () => {
    for (const one of sounds(100))
      expect(Math.abs((joinableMs(one) ?? 0) - (measuredMs(one) ?? 0))).toBeLessThanOrEqual(1);
  });

  it.each<[string, Uint8Array]>([
    ['an empty file', new Uint8Array()],
    ['another rate', Uint8Array.from(sound, (byte, at) => (at === 2 ? byte | 0x04 : byte))],
    ['two channels', Uint8Array.from(sound, (byte, at) => (at === 3 ? byte & 0x3f : byte))],
    ['a beginning that needs frames before it', Uint8Array.from(sound, (byte, at) => (at === 4 ? 9 : byte))],
    ['a last frame that is cut off', sound.slice(0, -1)],
    ['no sound at all', new TextEncoder().encode('no sound at all')],
  ])('is not %s', (_, bytes) => {
    expect(joinableMs(bytes)).toBeUndefined();
  });
});

describe('joined sounds', () => {
  it('are as long as the sounds and the pauses between them, silent in the pauses', async () => {
    const joined = joinMp3([sound, 1000, sound]);
    const soundMs = joinableMs(sound) ?? 0;
    expect(Math.abs((joinableMs(joined) ?? 0) - 2 * soundMs - 1000)).toBeLessThan(30);
    const { samples, sampleRate } = await decodeMp3(joined);
    expect(sampleRate).toBe(joinedRate);
    const at = (ms: number) => Math.round((ms * sampleRate) / 1000);
    const pause = samples.subarray(at(soundMs + 100), at(soundMs + 900));
    expect(Math.max(...pause.map(Math.abs))).toBeLessThan(1e-4);
    const again = samples.subarray(at(soundMs + 1000));
    expect(Math.max(...again.map(Math.abs))).toBeGreaterThan(0.3);
  });
});

describe('a raised sound', () => {
  it.each([-3, 1, 2])('is the same by %i steps, in as many bytes', async (steps) => {
    const factor = 10 ** ((steps * gainStepDb) / 20);
    for (const one of sounds(20)) {
      const raised = raisedBy(one, steps);
      expect(joinableMs(raised)).toBe(joinableMs(one));
      expect(raised).toHaveLength(one.length);
      const [before, after] = [await decodeMp3(one), await decodeMp3(raised)];
      const farthest = after.samples.reduce(
        (far, sample, at) => Math.max(far, Math.abs(sample - factor * (before.samples[at] ?? 0))),
        0,
      );
      expect(farthest).toBeLessThan(1e-5);
    }
  });

  it('stays a sound at the ends of its scale', () => {
    for (const steps of [-300, 300]) expect(joinableMs(raisedBy(sound, steps))).toBe(joinableMs(sound));
  });
});
