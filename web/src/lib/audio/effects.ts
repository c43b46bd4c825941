import { useCallback } from 'react';
import { type Services, useServices } from '../services.ts';
import { useSettings } from '../settings/settings.ts';

/** The short sounds in public/effects. */
export type Effect = 'right' | 'wrong' | 'word' | 'done';

/**
 * Plays a short sound over whatever plays. Where the page may not sound, or cannot, nothing happens: an effect is never
 * what the learner waits for. A web audio context, unlike an element, obeys the silence switch of an iPhone.
 */
export type PlayEffect = (effect: Effect) => void;

type EffectPorts = {
  createContext: () => AudioContext;
  fetchSound: (url: string) => Promise<ArrayBuffer>;
};

const pagePorts: EffectPorts = {
  createContext: () => new AudioContext(),
  fetchSound: async (url) => (await fetch(url)).arrayBuffer(),
};

export function createEffects({ createContext, fetchSound }: EffectPorts): PlayEffect {
  let context: AudioContext | undefined;
  const sounds = new Map<Effect, Promise<AudioBuffer>>();

  async function play(effect: Effect): Promise<void> {
    context ??= createContext();
    const audio = context;
    const decoded = sounds.get(effect) ?? load(audio, effect);
    sounds.set(effect, decoded);
    const [buffer] = await Promise.all([decoded, audio.state === 'running' ? null : audio.resume()]);
    const source = audio.createBufferSource();
    source.buffer = buffer;
    source.connect(audio.destination);
    source.start();
  }

  const load = async (audio: AudioContext, effect: Effect) =>
    audio.decodeAudioData(await fetchSound(`/effects/${effect}.wav`));

  return (effect) => {
    play(effect).catch(() => {
      // Asked for again at the next answer: the network or the permission may be back.
      sounds.delete(effect);
    });
  };
}

const createPageEffects = (_: Services): PlayEffect => createEffects(pagePorts);

/** The page's effects, silent while the setting is off. */
export function useEffects(): PlayEffect {
  const play = useServices().once(createPageEffects);
  const { effects } = useSettings();
  return useCallback(
    (effect) => {
      if (effects) play(effect);
    },
    [effects, play],
  );
}
