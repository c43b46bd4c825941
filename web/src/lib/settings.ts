import { useQuery } from '@tanstack/react-query';
import { defaultSettings, type Settings } from '../../../core/settings/settings.ts';
import { homeQuery } from './queries.ts';

/** The learner's settings as home brought them; the defaults until then. Asks for nothing by itself. */
export function useSettings(): Settings {
  const { data } = useQuery({ ...homeQuery, enabled: false, select: (home) => home.settings });
  return data ?? defaultSettings;
}
