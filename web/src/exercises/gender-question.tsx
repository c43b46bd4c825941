import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { Settings } from '../../../core/settings/settings.ts';
import { genderTexts as texts } from '../../../core/texts/home/gender.ts';
import { useOutbox } from '../lib/outbox/outbox.ts';
import { useServices } from '../lib/services.ts';
import { saveSettings } from '../lib/settings/save-settings.ts';
import { useSettings } from '../lib/settings/settings.ts';
import { tellSettingsUnsaved } from '../lib/toasts/unsaved.ts';
import { Button } from '../ui/controls/button.tsx';
import { Row, Stack } from '../ui/layout.tsx';
import { Hint, Text } from '../ui/text.tsx';
import styles from './gender-question.module.css';

/** «Как о вас говорить?», below the first sentence that depends on it; once in a life, and never where it was closed. */
export function GenderQuestion() {
  const { session, localStore, toast } = useServices();
  const outbox = useOutbox();
  const queryClient = useQueryClient();
  const { gender } = useSettings();
  const heading = useId();
  // What is said is shown by home; while home cannot be loaded, by this visit alone.
  const [isClosed, setClosed] = useState(false);
  if (isClosed || gender !== 'unasked') return null;

  const say = (said: Settings['gender']) => {
    setClosed(true);
    saveSettings({ session, localStore, outbox }, queryClient, { gender: said }).catch((error: unknown) => {
      console.warn('settings not kept', error);
      tellSettingsUnsaved(toast);
    });
  };
  return (
    <Stack as="section" gap={4} className={styles.question} aria-labelledby={heading}>
      <Text as="h3" weight="strong" id={heading}>
        {texts.title}
      </Text>
      <Hint as="p" className={styles.why}>
        {texts.why}
      </Hint>
      <Row gap={3} wrap="tight">
        <Button size="small" onClick={() => say('f')}>
          {texts.names.f}
        </Button>
        <Button size="small" onClick={() => say('m')}>
          {texts.names.m}
        </Button>
        <Button size="small" variant="quiet" onClick={() => say('unsaid')}>
          {texts.names.unsaid}
        </Button>
      </Row>
    </Stack>
  );
}
