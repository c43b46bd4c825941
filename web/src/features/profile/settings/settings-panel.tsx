import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { testPhrase } from '../../../../../core/speech/test-phrase.ts';
import { settingsTexts as texts } from '../../../../../core/texts/home/profile.ts';
import { memorySettingsTexts as memoryTexts } from '../../../../../core/texts/home/today.ts';
import type { AudioPlayer } from '../../../lib/audio/audio-player.ts';
import { useOutbox } from '../../../lib/outbox/outbox.ts';
import { type Services, useServices, useTelegram } from '../../../lib/services.ts';
import { saveSettings } from '../../../lib/settings/save-settings.ts';
import { useMainButton } from '../../../lib/telegram/use-buttons.ts';
import { tellSettingsUnsaved } from '../../../lib/toasts/unsaved.ts';
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
import type { Draft } from './use-draft.ts';

type SettingsPanelProps = { draft: Draft; createPlayer: (services: Services) => AudioPlayer };

/** Everything a learner may choose. Nothing applies before «Сохранить»; the voice test uses what is chosen here. */
export function SettingsPanel({ draft, createPlayer }: SettingsPanelProps) {
  const { settings, edit } = draft;
  const save = useSave(draft);
  const drawnByClient = useMainButton({ text: texts.save, onPress: save, disabled: !draft.isEdited });
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
          onChoose={(provider) => edit({ provider })}
        />
        <SpeakerChoice draft={draft} />
        <Switch
          name={texts.autoFallback}
          checkbox
          on={settings.autoFallback}
          onToggle={(autoFallback) => edit({ autoFallback })}
        />
        <Segments
          label={texts.speed}
          options={([0.7, 0.85, 1] as const).map((value) => ({ value, name: texts.speeds[value] }))}
          chosen={settings.speed}
          onChoose={(speed) => edit({ speed })}
        />
        <Switch
          name={texts.autoplay}
          hint={texts.autoplayHint}
          on={settings.autoplay}
          onToggle={(autoplay) => edit({ autoplay })}
        />
        <VoiceTest draft={draft} createPlayer={createPlayer} />
      </Group>
      <Group title={texts.card}>
        <Switch
          name={texts.niqqud}
          hint={texts.niqqudHint}
          on={settings.niqqud}
          onToggle={(niqqud) => edit({ niqqud })}
        />
        <Switch
          name={texts.transcription}
          hint={texts.transcriptionHint}
          on={settings.transcription}
          onToggle={(transcription) => edit({ transcription })}
        />
        <Segments
          label={texts.script}
          options={[
            { value: 'cursive', name: texts.scripts.cursive },
            { value: 'print', name: texts.scripts.print },
          ]}
          chosen={settings.script}
          onChoose={(script) => edit({ script })}
        />
        <Segments
          label={texts.handwriting}
          hint={texts.handwritingHint[settings.handwriting]}
          options={(['easy', 'normal', 'hard'] as const).map((value) => ({
            value,
            name: texts.handwritingLevels[value],
          }))}
          chosen={settings.handwriting}
          onChoose={(handwriting) => edit({ handwriting })}
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
          onChange={(dailyGoal) => edit({ dailyGoal })}
        />
        <Switch
          name={texts.sounds}
          hint={texts.soundsHint}
          on={settings.effects}
          onToggle={(effects) => edit({ effects })}
        />
        <Switch
          name={texts.vibration}
          hint={texts.vibrationHint}
          on={settings.vibration}
          onToggle={(vibration) => edit({ vibration })}
        />
      </Group>
      <Group title={memoryTexts.heading}>
        <MemorySettings draft={draft} />
      </Group>
      <Group title={memoryTexts.reminders}>
        <ReminderSettings draft={draft} />
      </Group>
      {!drawnByClient && (
        <Button variant="primary" size="large" block disabled={!draft.isEdited} onClick={save}>
          {texts.save}
        </Button>
      )}
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

/** Applies on the screen and is stored on the device before the alert says so; the outbox sends it to the server. */
function useSave({ changes, settle }: Draft): () => void {
  const { haptic, alertPopup } = useTelegram();
  const { session, localStore, toast } = useServices();
  const outbox = useOutbox();
  const queryClient = useQueryClient();
  return () => {
    const saved = saveSettings({ session, localStore, outbox }, queryClient, changes);
    settle();
    saved.then(
      () => {
        haptic('success');
        alertPopup(texts.saved);
      },
      (error: unknown) => {
        console.warn('settings not kept', error);
        tellSettingsUnsaved(toast);
      },
    );
  };
}

/** Speaks the greeting by the voice and the speed that are chosen, saved or not. */
function VoiceTest({ draft: { settings }, createPlayer }: SettingsPanelProps) {
  const services = useServices();
  const { onDeactivated } = services.telegram;
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
    const { provider, autoFallback, speed } = settings;
    const outcome = await player.play(
      { url: null, text: testPhrase.hebrew },
      { provider, autoFallback, speed },
    );
    // Stopped by a second press: that one's outcome counts.
    if (outcome !== 'stopped') setState(outcome === 'failed' ? 'failed' : 'idle');
  }

  return (
    <Row gap={6} align="center">
      <Button icon={<SpeakerIcon size={20} />} onClick={() => void test()}>
        {texts.test}
      </Button>
      <p role="status" className={state === 'failed' ? styles.failed : styles.state}>
        {state === 'sounding' && texts.testing}
        {state === 'failed' && texts.testFailed}
      </p>
    </Row>
  );
}
