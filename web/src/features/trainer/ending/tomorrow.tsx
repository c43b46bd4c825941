import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { eveningReminderHour } from '../../../../../core/reminders/hours.ts';
import { endingTexts } from '../../../../../core/texts/endings.ts';
import { queryKeys } from '../../../lib/cache/query-keys.ts';
import { useOutbox } from '../../../lib/outbox/outbox.ts';
import { useServices, useTelegram } from '../../../lib/services.ts';
import { saveSettings } from '../../../lib/settings/save-settings.ts';
import { useSettings } from '../../../lib/settings/settings.ts';
import { tellSettingsUnsaved } from '../../../lib/toasts/unsaved.ts';
import { Button } from '../../../ui/controls/button.tsx';

const texts = endingTexts.tomorrow;

/**
 * What the server will ask tomorrow, by its own forecast, and a reminder for who has none. Without a network nothing is
 * promised.
 */
export function Tomorrow() {
  const asked = useTomorrow();
  const { reminderHour } = useSettings();
  const [state, setState] = useState<'offer' | 'set' | 'refused'>('offer');
  const remind = useReminder(setState);
  if (!asked || asked.words + asked.letters === 0) return null;
  return (
    <div>
      <p>{texts.willAsk(asked.words, asked.letters)}</p>
      {reminderHour === null && state === 'offer' && (
        <Button variant="quiet" onClick={() => void remind()}>
          {texts.remind(eveningReminderHour)}
        </Button>
      )}
      <p role="status">
        {state === 'set' && texts.set(eveningReminderHour)}
        {state === 'refused' && texts.refused}
      </p>
    </div>
  );
}

function useTomorrow(): { words: number; letters: number } | undefined {
  const { api } = useServices();
  const outbox = useOutbox();
  const { data } = useQuery({
    queryKey: [...queryKeys.memory, 'tomorrow'],
    // What was just learned belongs to the forecast.
    queryFn: async ({ signal }) => {
      await outbox.flush();
      const { forecast, lettersTomorrow } = await api.call('GET /memory', { signal });
      return { words: forecast[1]?.reviews ?? 0, letters: lettersTomorrow };
    },
    staleTime: 0,
    gcTime: 0,
  });
  return data;
}

function useReminder(onEnd: (state: 'set' | 'refused') => void): () => Promise<void> {
  const { session, localStore, toast } = useServices();
  const { requestWriteAccess, haptic } = useTelegram();
  const outbox = useOutbox();
  const queryClient = useQueryClient();
  return async () => {
    if (!(await requestWriteAccess())) return onEnd('refused');
    haptic('success');
    onEnd('set');
    await saveSettings({ session, localStore, outbox }, queryClient, {
      reminderHour: eveningReminderHour,
    }).catch((error: unknown) => {
      console.warn('reminder not kept', error);
      tellSettingsUnsaved(toast);
    });
  };
}
