import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Home } from '../../../../../core/contracts/home.ts';
import type { Settings } from '../../../../../core/settings/settings.ts';
import { settingsTexts as texts } from '../../../../../core/texts/home/person/profile.ts';
import { settingSaid } from '../../../../../core/texts/home/settings-said.ts';
import { queryKeys } from '../../../lib/cache/query-keys.ts';
import { useOutbox } from '../../../lib/outbox/outbox.ts';
import { useServices } from '../../../lib/services.ts';
import { saveSettings } from '../../../lib/settings/save-settings.ts';
import { useSettings } from '../../../lib/settings/settings.ts';
import { tellSettingsUnsaved } from '../../../lib/toasts/unsaved.ts';

export type Changes = {
  settings: Settings;
  /** Takes effect at once, and is sent by the outbox; a message says what has changed and offers to undo it. */
  change: (change: Partial<Settings>) => void;
  /** The same without a message: resolves to true when it is safe on this device. A failure is shown. */
  save: (change: Partial<Settings>) => Promise<boolean>;
};

/** The settings as they are, and the ways to change them. */
export function useChanges(): Changes {
  const { session, localStore, toast, connection } = useServices();
  const outbox = useOutbox();
  const queryClient = useQueryClient();
  const saved = useSettings();
  // What is changed is shown by home; while home cannot be loaded, by this visit alone.
  const [here, setHere] = useState<Partial<Settings>>({});
  // Also what was changed since the view was drawn.
  const now = () => queryClient.getQueryData<Home>(queryKeys.home)?.settings ?? { ...saved, ...here };

  async function save(change: Partial<Settings>): Promise<boolean> {
    setHere((before) => ({ ...before, ...change }));
    try {
      await saveSettings({ session, localStore, outbox }, queryClient, change);
      return true;
    } catch (error) {
      console.warn('settings not kept', error);
      setHere({});
      tellSettingsUnsaved(toast);
      return false;
    }
  }

  async function change(next: Partial<Settings>): Promise<void> {
    const former = pick(now(), next);
    const id = `setting ${Object.keys(next).join(' ')}`;
    if (!(await save(next))) return;
    const description = connection.isOnline() ? undefined : texts.savedHere;
    const onPress = async () => {
      if (await save(former))
        toast({ id: `${id} undone`, title: texts.undone, description: settingSaid(former) });
    };
    toast({ id, title: settingSaid(next), description, action: { text: texts.undo, onPress } });
  }

  return { settings: now(), save, change: (next) => void change(next) };
}

/** The values of `settings` under the names of `change`. */
function pick(settings: Settings, change: Partial<Settings>): Partial<Settings> {
  const names = Object.keys(change) as (keyof Settings)[]; // of a plain object with these keys only
  return Object.fromEntries(names.map((name) => [name, settings[name]]));
}
