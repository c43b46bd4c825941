import { describe, expect, it } from 'vitest';
import { createEffects } from '../../../../web/src/lib/audio/effects.ts';

/** A context that notes what it starts; `decodeAudioData` fails while `broken`. */
function fakeAudio(broken: () => boolean) {
  const started: unknown[] = [];
  const asked: string[] = [];
  const context = {
    state: 'suspended',
    resume: async () => {},
    decodeAudioData: async (data: ArrayBuffer) => data,
    createBufferSource: () => ({ buffer: null, connect() {}, start: () => started.push('sound') }),
  };
  const play = createEffects({
    // The part of a context that effects use.
    createContext: () => context as unknown as AudioContext,
    fetchSound: async (url) => {
      asked.push(url);
      if (broken()) throw new TypeError('no network');
      return new ArrayBuffer(8);
    },
  });
  const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
  return { play, started, asked, settled };
}

describe('the short sounds', () => {
  it('are fetched once and played each time', async () => {
    const { play, started, asked, settled } = fakeAudio(() => false);
    play('right');
    await settled();
    play('right');
    await settled();
    expect(asked).toEqual(['/effects/right.wav']);
    expect(started).toHaveLength(2);
  });

  it('disturb nobody when they cannot be fetched, and are asked for again', async () => {
    let isBroken = true;
    const { play, started, asked, settled } = fakeAudio(() => isBroken);
    play('done');
    await settled();
    expect(started).toEqual([]);
    isBroken = false;
    play('done');
    await settled();
    expect(asked).toHaveLength(2);
    expect(started).toHaveLength(1);
  });
});
