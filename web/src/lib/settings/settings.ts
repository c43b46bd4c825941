import { useQuery } from '@tanstack/react-query';
import { defaultSettings, type Settings } from '../../../../core/settings/settings.ts';
import { type LocalStore, localKeys } from '../local-store.ts';
import { useServices } from '../services.ts';

/**
 * The learner's settings as home brought them, with what has been saved since; until home is there, the defaults and
 * the voice that this device remembers. Requests nothing by itself.
 */
export function useSettings(): Settings {
  const { homeQuery, localStore } = useServices();
  const { data } = useQuery({ ...homeQuery, enabled: false, select: (home) => home.settings });
  return data ?? { ...defaultSettings, ...rememberedVoice(localStore) };
}

/** SPEC's own key may contain what other code on this origin has written: only known values are taken. */
function rememberedVoice(localStore: LocalStore): Partial<Settings> {
  const kept = localStore.read(localKeys.tts) as { provider?: unknown; autoFallback?: unknown } | undefined;
  return {
    ...((kept?.provider === 'google' || kept?.provider === 'browser') && { provider: kept.provider }),
    ...(typeof kept?.autoFallback === 'boolean' && { autoFallback: kept.autoFallback }),
  };
}
