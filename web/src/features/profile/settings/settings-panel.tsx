import { type ReactNode, useEffect, useState } from 'react';
import { genderIn } from '../../../../../core/settings/gender.ts';
import { testPhrase } from '../../../../../core/speech/test-phrase.ts';
import { genderTexts } from '../../../../../core/texts/home/gender.ts';
import { settingsTexts as texts } from '../../../../../core/texts/home/person/profile.ts';
import { memorySettingsTexts as memoryTexts } from '../../../../../core/texts/home/today.ts';
import type { AudioPlayer } from '../../../lib/audio/audio-player.ts';
import { type Services, useServices } from '../../../lib/services.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Segments } from '../../../ui/controls/segments.tsx';
import { Stepper } from '../../../ui/controls/stepper.tsx';
import { Switch } from '../../../ui/controls/switch.tsx';
import { SpeakerIcon } from '../../../ui/icons/practice-icons.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Card } from '../../../ui/surfaces/card.tsx';
import { Section } from '../../../ui/surfaces/section.tsx';
import { MemorySettings } from './memory-settings.tsx';
import { ReminderSettings } from './reminder-settings.tsx';
import styles from './settings-panel.module.css';
import { SpeakerChoice } from './speaker-choice.tsx';
import { type Changes, useChanges } from './use-changes.ts';

type SettingsPanelProps = { createPlayer: (services: Services) => AudioPlayer };

/**
 * Everything a learner may choose; each change takes effect at once. «Сохранить» of the voice (SPEC §2 Profile) only
 * confirms what holds already.
 */
export function SettingsPanel({ createPlayer }: SettingsPanelProps) {
  const changes = useChanges();
  const { settings, change } = changes;
  return (
    <Stack gap={6}>
      <Group title={texts.voice}>
        <Segments
          label={texts.provider}
          options={[
            { value: 'google', name: texts.providers.google },
            { value: 'browser', name: texts.providers.browser },
          ]}
          chosen={settings.provider}
          onChoose={(provider) => change({ provider })}
        />
        <SpeakerChoice changes={changes} />
        <Switch
          name={texts.autoFallback}
          checkbox
          on={settings.autoFallback}
          onToggle={(autoFallback) => change({ autoFallback })}
        />
        <Segments
          label={texts.speed}
          options={([0.7, 0.85, 1] as const).map((value) => ({ value, name: texts.speeds[value] }))}
          chosen={settings.speed}
          onChoose={(speed) => change({ speed })}
        />
        <Switch
          name={texts.autoplay}
          hint={texts.autoplayHint}
          on={settings.autoplay}
          onToggle={(autoplay) => change({ autoplay })}
        />
        <Voice changes={changes} createPlayer={createPlayer} />
      </Group>
      <Group title={texts.card}>
        <Switch
          name={texts.niqqud}
          hint={texts.niqqudHint}
          on={settings.niqqud}
          onToggle={(niqqud) => change({ niqqud })}
        />
        <Switch
          name={texts.transcription}
          hint={texts.transcriptionHint}
          on={settings.transcription}
          onToggle={(transcription) => change({ transcription })}
        />
        <Segments
          label={texts.script}
          options={[
            { value: 'cursive', name: texts.scripts.cursive },
            { value: 'print', name: texts.scripts.print },
          ]}
          chosen={settings.script}
          onChoose={(script) => change({ script })}
        />
        <Segments
          label={texts.handwriting}
          hint={texts.handwritingHint[settings.handwriting]}
          options={(['easy', 'normal', 'hard'] as const).map((value) => ({
            value,
            name: texts.handwritingLevels[value],
          }))}
          chosen={settings.handwriting}
          onChoose={(handwriting) => change({ handwriting })}
        />
      </Group>
      <Group title={genderTexts.group}>
        <Segments
          label={genderTexts.title}
          hint={genderTexts.hint}
          options={(['f', 'm', 'unsaid'] as const).map((value) => ({
            value,
            name: genderTexts.names[value],
          }))}
          chosen={genderIn(settings) ?? 'unsaid'}
          onChoose={(gender) => change({ gender })}
        />
      </Group>
      <Group title={texts.day}>
        <Stepper
          name={texts.dailyGoal}
          value={settings.dailyGoal}
          valueText={texts.goalWords(settings.dailyGoal)}
          min={1}
          max={30}
          fewer={texts.fewer}
          more={texts.more}
          onChange={(dailyGoal) => change({ dailyGoal })}
        />
        <Switch
          name={texts.sounds}
          hint={texts.soundsHint}
          on={settings.effects}
          onToggle={(effects) => change({ effects })}
        />
        <Switch
          name={texts.vibration}
          hint={texts.vibrationHint}
          on={settings.vibration}
          onToggle={(vibration) => change({ vibration })}
        />
      </Group>
      <Group title={memoryTexts.heading}>
        <MemorySettings changes={changes} />
      </Group>
      <Group title={memoryTexts.reminders}>
        <ReminderSettings changes={changes} />
      </Group>
    </Stack>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section title={title}>
      <Card gap={7}>{children}</Card>
    </Section>
  );
}

/** Speaks the greeting by the voice and the speed that are chosen; saves the voice once more, and says so. */
function Voice({ changes: { settings, save }, createPlayer }: SettingsPanelProps & { changes: Changes }) {
  const services = useServices();
  const { onDeactivated, haptic, alertPopup } = services.telegram;
  const { provider, autoFallback, speed } = settings;
  const [player] = useState(() => createPlayer(services));
  const [state, setState] = useState<'idle' | 'sounding' | 'failed'>('idle');
  useEffect(() => {
    const endWatch = onDeactivated(player.stop);
    return () => {
      endWatch();
      player.stop();
    };
  }, [player, onDeactivated]);

  async function test() {
    setState('sounding');
    const outcome = await player.play(
      { url: null, text: testPhrase.hebrew },
      { provider, autoFallback, speed },
    );
    // Stopped by a second press: that one's outcome counts.
    if (outcome !== 'stopped') setState(outcome === 'failed' ? 'failed' : 'idle');
  }

  async function confirm() {
    if (!(await save({ provider, autoFallback }))) return;
    haptic('success');
    alertPopup(texts.saved);
  }

  return (
    <Row gap={6} align="center" wrap>
      <Button icon={<SpeakerIcon size={20} />} onClick={() => void test()}>
        {texts.test}
      </Button>
      <Button onClick={() => void confirm()}>{texts.save}</Button>
      <p role="status" className={state === 'failed' ? styles.failed : styles.state}>
        {state === 'sounding' && texts.testing}
        {state === 'failed' && texts.testFailed}
      </p>
    </Row>
  );
}
