import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { daytimeHour, reminderHours, usualReminderHour } from '../../../../../core/reminders/hours.ts';
import { reminderSettingsTexts } from '../../../../../core/texts/home/reminders.ts';
import { memorySettingsTexts as texts } from '../../../../../core/texts/home/today.ts';
import { queryKeys } from '../../../lib/cache/query-keys.ts';
import { useServices, useTelegram } from '../../../lib/services.ts';
import { SelectField } from '../../../ui/controls/field.tsx';
import { Switch } from '../../../ui/controls/switch.tsx';
import styles from './settings-panel.module.css';
import type { Changes } from './use-changes.ts';

/** Off until requested: with the reminder Telegram is asked whether the bot may write. */
export function ReminderSettings({ changes: { settings, change } }: { changes: Changes }) {
  const { requestWriteAccess } = useTelegram();
  const [isRefused, setRefused] = useState(false);
  const { reminderHour, shabbatRest } = settings;

  async function toggle(on: boolean): Promise<void> {
    setRefused(false);
    if (!on) return change({ reminderHour: null });
    const mayWrite = await requestWriteAccess();
    setRefused(!mayWrite);
    if (mayWrite) change({ reminderHour: usualReminderHour });
  }

  return (
    <>
      <Switch
        name={texts.reminder}
        hint={texts.reminderHint}
        on={reminderHour !== null}
        onToggle={(on) => void toggle(on)}
      />
      {isRefused && (
        <p className={styles.failed} role="alert">
          {texts.writeRefused}
        </p>
      )}
      {reminderHour !== null && (
        <ReminderHour hour={daytimeHour(reminderHour)} onChange={(hour) => change({ reminderHour: hour })} />
      )}
      <Switch
        name={texts.shabbat}
        hint={texts.shabbatHint}
        on={shabbatRest}
        onToggle={(rest) => change({ shabbatRest: rest })}
      />
    </>
  );
}

/** The hour, where it has any effect: a server whose timer runs once a day reminds everybody then. */
function ReminderHour({ hour, onChange }: { hour: number; onChange: (hour: number) => void }) {
  const { api } = useServices();
  const { data } = useQuery({
    queryKey: queryKeys.reminders,
    queryFn: ({ signal }) => api.call('GET /reminders', { signal }),
  });
  if (data?.runs === 'daily') return <p className={styles.hint}>{reminderSettingsTexts.daily}</p>;
  return (
    <div>
      <SelectField
        label={texts.reminderHour}
        value={String(hour)}
        options={reminderHours.map((one) => ({ value: String(one), name: texts.hour(one) }))}
        onChange={(chosen) => onChange(Number(chosen))}
      />
      <p className={styles.hint}>{reminderSettingsTexts.quiet}</p>
    </div>
  );
}
