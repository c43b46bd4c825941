import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { formTexts as texts } from '../../../../../core/texts/lesson/grammar/forms.ts';
import { FormPlayer } from '../../../exercises/forms/form-player.tsx';
import { useOutbox } from '../../../lib/outbox/outbox.ts';
import { useServices } from '../../../lib/services.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { dropFormsAfterWord, formsAfterWord } from './forms-query.ts';
import type { InterludeProps } from './interlude.ts';
import styles from './recall-step.module.css';

export { formsAfterWord } from './forms-query.ts';

/** Forms of the verb that was just learned, two at a time. Without a network the lesson goes on without them. */
export function FormsStep({ practice, settings, session }: InterludeProps) {
  const { state, send } = practice;
  const services = useServices();
  const outbox = useOutbox();
  const client = useQueryClient();
  const [wordId] = useState(() => state.sitting.between[0]?.wordId ?? 0);
  const { data, isError } = useQuery(formsAfterWord({ services, outbox }, wordId));
  const goOn = useCallback(() => {
    dropFormsAfterWord(client, wordId);
    send({ type: 'advance' });
  }, [client, wordId, send]);
  const isLost = isError || data?.tasks.length === 0;
  useEffect(() => {
    if (isLost) goOn();
  }, [isLost, goOn]);
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  if (isLost) return null;
  return (
    <Stack
      as="section"
      gap={5}
      grow
      className={styles.step}
      aria-label={texts.inLesson.title}
      data-interlude="forms"
      data-word={wordId}
      data-visit={state.visit}
    >
      <p className={styles.head}>{texts.inLesson.title}</p>
      {data ? (
        <FormPlayer
          tasks={data.tasks}
          session={session}
          settings={settings}
          skip={{ text: texts.inLesson.skip, onPress: goOn }}
          onDone={goOn}
        />
      ) : (
        <Stack gap={6} grow role="status" aria-label={texts.loading}>
          <Skeleton height="220px" radius="l" />
          <Button variant="quiet" onClick={goOn}>
            {texts.inLesson.skip}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}
