import { useCallback, useEffect, useRef, useState } from 'react';
import type { DialogueTurnShape } from '../../../../core/contracts/dialogues.ts';
import type { AudioPlayer } from '../../lib/audio/audio-player.ts';
import { useTelegram } from '../../lib/services.ts';
import { useSettings } from '../../lib/settings/settings.ts';
import { type Later, later as timer } from '../../lib/time/later.ts';
import { turnPauseMs } from '../../lib/time/timing.ts';

/** Slower than the learner's own choice, as far as a voice still sounds like one. */
const slowly = 0.75;

export type SayOptions = {
  isSlow?: boolean;
  /** Called for each turn that was said. */
  onSaid?: (place: number) => void;
};

export type DialogueVoice = {
  /** Place of the turn that sounds, or after which the pause is; null in silence. */
  sounding: number | null;
  /** Places of the turns that could not be heard: they are read. */
  mute: ReadonlySet<number>;
  /**
   * Says turns one after another, with the pauses of a conversation, until one cannot be heard. Call it in the handler of a
   * tap.
   */
  say: (places: readonly number[], options?: SayOptions) => void;
  stop: () => void;
};

/** The two voices of a dialogue on the shared player: silent when the view is left or the app goes to the background. */
export function useVoice(
  turns: readonly Pick<DialogueTurnShape, 'audio' | 'pronunciation'>[],
  player: AudioPlayer,
  later: Later = timer,
): DialogueVoice {
  const settings = useSettings();
  const { onDeactivated } = useTelegram();
  const [sounding, setSounding] = useState<number | null>(null);
  const [mute, setMute] = useState<ReadonlySet<number>>(new Set());
  /** Number of the latest run: what an earlier one says is ignored. */
  const run = useRef(0);

  const stop = useCallback(() => {
    run.current += 1;
    player.stop();
    setSounding(null);
  }, [player]);

  useEffect(() => {
    const endWatch = onDeactivated(stop);
    return () => {
      endWatch();
      run.current += 1;
      player.stop();
    };
  }, [player, stop, onDeactivated]);

  async function say(
    places: readonly number[],
    { isSlow = false, onSaid = () => {} }: SayOptions = {},
  ): Promise<void> {
    run.current += 1;
    const mine = run.current;
    const speed = settings.speed * (isSlow ? slowly : 1);
    for (const [order, place] of places.entries()) {
      const turn = turns[place];
      if (!turn) continue;
      setSounding(place);
      const sound = { url: turn.audio, text: turn.pronunciation };
      const outcome = await player.play(sound, { ...settings, speed });
      if (run.current !== mine) return;
      if (outcome !== 'ended') {
        setSounding(null);
        if (outcome === 'failed') setMute((before) => new Set([...before, place]));
        return;
      }
      if (order + 1 < places.length) await new Promise<void>((resolve) => later(turnPauseMs, resolve));
      if (run.current !== mine) return;
      onSaid(place);
    }
    setSounding(null);
  }

  return { sounding, mute, say: (...given) => void say(...given), stop };
}
