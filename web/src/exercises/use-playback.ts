import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type {
  AudioPlayer,
  PlaybackOptions,
  PlaybackOutcome,
  PlayerStatus,
  Sound,
} from '../lib/audio/audio-player.ts';
import { setRing } from './round-button.tsx';

export type Playback = {
  /** Of this sound alone: 'idle' while another one plays. */
  status: PlayerStatus;
  /** The latest attempt to play it failed. */
  failed: boolean;
  /** Plays it from the beginning. */
  play: (options?: PlaybackOptions) => Promise<PlaybackOutcome>;
  stop: () => void;
  /** Passed to the ring of the button that plays it. */
  ringRef: (ring: SVGCircleElement | null) => void;
};

/** One sound on a shared player: what its button must know. It stops when its view is left. */
export function usePlayback(player: AudioPlayer, sound: Sound, usual: PlaybackOptions): Playback {
  const shared = useSyncExternalStore(player.subscribe, player.status);
  const [mine, setMine] = useState(false);
  const [failed, setFailed] = useState(false);
  const ring = useRef<SVGCircleElement | null>(null);
  /** Number of the latest start; 0 when the view is gone. */
  const latest = useRef(1);
  const status = mine ? shared : 'idle';

  useEffect(() => {
    latest.current = 1;
    return () => {
      latest.current = 0;
      player.stop();
    };
  }, [player]);

  useEffect(() => {
    if (status !== 'playing') return;
    let frame = 0;
    const draw = () => {
      setRing(ring.current, player.progress());
      frame = requestAnimationFrame(draw);
    };
    draw();
    return () => {
      cancelAnimationFrame(frame);
      setRing(ring.current, 0);
    };
  }, [status, player]);

  const play = async (options?: PlaybackOptions) => {
    latest.current += 1;
    const start = latest.current;
    setMine(true);
    setFailed(false);
    const outcome = await player.play(sound, { ...usual, ...options });
    if (latest.current !== start) return 'stopped';
    setMine(false);
    setFailed(outcome === 'failed' && !options?.isAuto);
    return outcome;
  };

  const ringRef = useCallback((element: SVGCircleElement | null) => {
    ring.current = element;
  }, []);
  return { status, failed, play, stop: player.stop, ringRef };
}
