import { useEffect, useState } from 'react';
import { adminContentTexts } from '../../../../../../core/texts/admin/course/content.ts';
import {
  type AudioPlayer,
  createPagePlayer,
  type PlaybackOutcome,
  type Sound,
} from '../../../../lib/audio/audio-player.ts';
import { useServices } from '../../../../lib/services.ts';

/** A player that stops when its view is left and in the background. */
export function usePlayer(): AudioPlayer {
  const services = useServices();
  const { onDeactivated } = services.telegram;
  const [player] = useState(() => createPagePlayer(services));
  useEffect(() => {
    const endWatch = onDeactivated(player.stop);
    return () => {
      endWatch();
      player.stop();
    };
  }, [player, onDeactivated]);
  return player;
}

/** Plays one sound at a time and reports when there is none. */
export function usePlay(): (sound: Sound) => Promise<PlaybackOutcome> {
  const { toast } = useServices();
  const player = usePlayer();
  return async (sound) => {
    const outcome = await player.play(sound);
    if (outcome === 'failed') toast({ variant: 'destructive', title: adminContentTexts.upload.playFailed });
    return outcome;
  };
}
