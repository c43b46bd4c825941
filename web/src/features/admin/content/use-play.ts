import { useEffect, useState } from 'react';
import { adminContentTexts } from '../../../../../core/texts/admin-content.ts';
import { createAudioPlayer, type PlaybackOutcome, type Sound } from '../../../lib/audio-player.ts';
import { onDeactivated } from '../../../lib/telegram.ts';
import { toast } from '../../../lib/toasts.ts';

/** Plays one sound at a time and tells when there is none; silent with its view and in the background. */
export function usePlay(): (sound: Sound) => Promise<PlaybackOutcome> {
  const [player] = useState(() => createAudioPlayer());
  useEffect(() => {
    const endWatch = onDeactivated(player.stop);
    return () => {
      endWatch();
      player.stop();
    };
  }, [player]);
  return async (sound) => {
    const outcome = await player.play(sound);
    if (outcome === 'failed') toast({ variant: 'destructive', title: adminContentTexts.upload.playFailed });
    return outcome;
  };
}
