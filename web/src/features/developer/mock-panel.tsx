import { useState } from 'react';
import { mockTexts as texts } from '../../../../core/texts/mock.ts';
import { type MockSettings, mockGroups } from '../../lib/mock/mock-groups.ts';
import { mockKey, mockMode } from '../../lib/mock/mock-mode.ts';
import { useServices } from '../../lib/services.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Switch } from '../../ui/controls/switch.tsx';
import { Card } from '../../ui/surfaces/card.tsx';
import { Section } from '../../ui/surfaces/section.tsx';
import { Text } from '../../ui/text.tsx';

/**
 * SPEC §7 Mock mode: recorded responses for everything, or for single groups. Shown to admins, in development, and
 * wherever it is on.
 */
export default function MockPanel({ reload = () => location.reload() }: { reload?: () => void }) {
  const { localStore } = useServices();
  const [{ worker: _, ...settings }, setSettings] = useState(mockMode);

  const set = (name: keyof MockSettings) => (on: boolean) => setSettings({ ...settings, [name]: on });

  function apply() {
    // The admin role applies only with everything recorded.
    const chosen = Object.entries(settings).filter(
      ([name, on]) => on === true && (name !== 'admin' || settings.all === true),
    );
    if (chosen.length === 0) localStore.remove(mockKey);
    else localStore.write(mockKey, Object.fromEntries(chosen));
    reload();
  }

  return (
    <Section title={texts.developers}>
      <Card gap={7}>
        <Text as="p" tone="soft">
          {texts.hint}
        </Text>
        <Switch name={texts.everything} on={settings.all === true} onToggle={set('all')} />
        {settings.all ? (
          <Switch name={texts.admin} on={settings.admin === true} onToggle={set('admin')} />
        ) : (
          mockGroups.map((group) => (
            <Switch
              key={group}
              name={texts.group(group)}
              on={settings[group] === true}
              onToggle={set(group)}
            />
          ))
        )}
        <Button onClick={apply}>{texts.apply}</Button>
      </Card>
    </Section>
  );
}
