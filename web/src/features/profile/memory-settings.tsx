import { useState } from 'react';
import { memorySettingsTexts as texts } from '../../../../core/texts/today.ts';
import { requestWriteAccess } from '../../lib/telegram.ts';
import { SelectField } from '../../ui/field.tsx';
import { Segments } from '../../ui/segments.tsx';
import { Switch } from '../../ui/switch.tsx';
import styles from './settings-panel.module.css';
import type { Draft } from './use-draft.ts';

/** Hours that may be asked for: nobody is woken. */
const hours = Array.from({ length: 15 }, (_, index) => index + 8);
const usualHour = 19;

/** How many new words a day, and how firmly they are to be kept. */
export function MemorySettings({ draft: { settings, edit } }: { draft: Draft }) {
  return (
    <>
      <Segments
        label={texts.newWords}
        options={([3, 5, 10] as const).map((value) => ({ value, name: String(value) }))}
        chosen={settings.newWordsPerDay}
        onChoose={(newWordsPerDay) => edit({ newWordsPerDay })}
      />
      <div>
        <Segments
          label={texts.retention}
          options={(['lighter', 'usual', 'firmer'] as const).map((value) => ({
            value,
            name: texts.retentions[value],
          }))}
          chosen={settings.retention}
          onChoose={(retention) => edit({ retention })}
        />
        <p className={styles.hint} aria-live="polite">
          {texts.retentionHint[settings.retention]}
        </p>
      </div>
    </>
  );
}

/** Off until asked for: with the reminder Telegram is asked whether the bot may write. */
export function ReminderSettings({ draft: { settings, edit } }: { draft: Draft }) {
  const [isRefused, setRefused] = useState(false);
  const { reminderHour, shabbatRest } = settings;

  async function toggle(on: boolean): Promise<void> {
    if (!on) return edit({ reminderHour: null });
    const mayWrite = await requestWriteAccess();
    setRefused(!mayWrite);
    if (mayWrite) edit({ reminderHour: usualHour });
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
        <SelectField
          label={texts.reminderHour}
          value={String(reminderHour)}
          options={optionsWith(reminderHour).map((hour) => ({ value: String(hour), name: texts.hour(hour) }))}
          onChange={(hour) => edit({ reminderHour: Number(hour) })}
        />
      )}
      <Switch
        name={texts.shabbat}
        hint={texts.shabbatHint}
        on={shabbatRest}
        onToggle={(rest) => edit({ shabbatRest: rest })}
      />
    </>
  );
}

/** An hour that was chosen elsewhere (the bot, an older release) stays to be seen. */
function optionsWith(hour: number): number[] {
  return hours.includes(hour) ? hours : [...hours, hour].sort((a, b) => a - b);
}
