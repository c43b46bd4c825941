import { memorySettingsTexts as texts } from '../../../../../core/texts/home/today.ts';
import { Segments } from '../../../ui/controls/segments.tsx';
import styles from './settings-panel.module.css';
import type { Changes } from './use-changes.ts';

/** How many new words a day, and how firmly they are to be kept. */
export function MemorySettings({ changes: { settings, change } }: { changes: Changes }) {
  return (
    <>
      <Segments
        label={texts.newWords}
        options={([3, 5, 10] as const).map((value) => ({ value, name: String(value) }))}
        chosen={settings.newWordsPerDay}
        onChoose={(newWordsPerDay) => change({ newWordsPerDay })}
      />
      <div>
        <Segments
          label={texts.retention}
          options={(['lighter', 'usual', 'firmer'] as const).map((value) => ({
            value,
            name: texts.retentions[value],
          }))}
          chosen={settings.retention}
          onChoose={(retention) => change({ retention })}
        />
        <p className={styles.hint} aria-live="polite">
          {texts.retentionHint[settings.retention]}
        </p>
      </div>
    </>
  );
}
