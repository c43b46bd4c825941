import { useEffect, useState } from 'react';
import { adminContentTexts } from '../../../../../core/texts/admin-content.ts';
import {
  type AudioPlayer,
  createAudioPlayer,
  type PlaybackOutcome,
  type Sound,
} from '../../../lib/audio/audio-player.ts';
import { onDeactivated } from '../../../lib/telegram/telegram.ts';
import { toast } from '../../../lib/toasts/toasts.ts';

/** A player that falls silent with its view and in the background. */
export function usePlayer(): AudioPlayer {
  const [player] = useState(() => createAudioPlayer());
  useEffect(() => {
    const endWatch = onDeactivated(player.stop);
    return () => {
      endWatch();
      player.stop();
    };
  }, [player]);
  return player;
}

/** Plays one sound at a time and tells when there is none. */
export function usePlay(): (sound: Sound) => Promise<PlaybackOutcome> {
  const player = usePlayer();
  return async (sound) => {
    const outcome = await player.play(sound);
    if (outcome === 'failed') toast({ variant: 'destructive', title: adminContentTexts.upload.playFailed });
    return outcome;
  };
}
