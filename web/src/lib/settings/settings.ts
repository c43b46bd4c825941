import { useQuery } from '@tanstack/react-query';
import { defaultSettings, type Settings } from '../../../../core/settings/settings.ts';
import { homeQuery } from '../cache/queries.ts';
import { localKeys, localStore } from '../local-store.ts';

/**
 * The learner's settings as home brought them, with what has been saved since; until home is there, the defaults and the
 * voice that this device remembers. Asks for nothing by itself.
 */
export function useSettings(): Settings {
  const { data } = useQuery({ ...homeQuery, enabled: false, select: (home) => home.settings });
  return data ?? { ...defaultSettings, ...rememberedVoice() };
}

/** SPEC's own key holds whatever other code on this address has written: only what is known is taken. */
function rememberedVoice(): Partial<Settings> {
  const kept = localStore.read(localKeys.tts) as { provider?: unknown; autoFallback?: unknown } | undefined;
  return {
    ...((kept?.provider === 'google' || kept?.provider === 'browser') && { provider: kept.provider }),
    ...(typeof kept?.autoFallback === 'boolean' && { autoFallback: kept.autoFallback }),
  };
}
