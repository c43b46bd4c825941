import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeletionState } from '../../../../../core/contracts/my-data.ts';
import { myDataLinkOf } from '../../../../../core/people/my-data-link.ts';
import { dateText } from '../../../../../core/texts/home/payments.ts';
import {
  deletionWarning,
  dueText,
  personDataTexts as texts,
} from '../../../../../core/texts/home/person/person-data.ts';
import { ApiError } from '../../../lib/api/http.ts';
import { botLinkQuery } from '../../../lib/cache/queries.ts';
import { useServices, useTelegram } from '../../../lib/services.ts';
import { deletionQuery, useChangeDeletion } from '../../../lib/settings/deletion.ts';
import { deviceTimeZone } from '../../../lib/time/time-zone.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Card } from '../../../ui/surfaces/card.tsx';
import { Section } from '../../../ui/surfaces/section.tsx';
import { Hint, Text } from '../../../ui/text.tsx';
import styles from './my-data.module.css';

/** «Мои данные»: everything as a file, which the bot sends, and the deletion of everything. */
export function MyData() {
  const { api } = useServices();
  const { data: state, isError, refetch, isFetching } = useQuery(deletionQuery(api));
  return (
    <Section title={texts.heading}>
      <Card gap={7}>
        <FileOffer />
        {state && <Deletion state={state} />}
        {!state && !isError && <Skeleton height="44px" radius="m" />}
        {!state && isError && (
          <Stack gap={4} align="start">
            <Hint as="p">{texts.loadFailed}</Hint>
            <Button loading={isFetching} onClick={() => void refetch()}>
              {texts.retry}
            </Button>
          </Stack>
        )}
      </Card>
    </Section>
  );
}

/** The chat delivers files everywhere; a WebView may not download any. */
function FileOffer() {
  const { api } = useServices();
  const { openBotLink } = useTelegram();
  const { data: botLink } = useQuery(botLinkQuery(api));
  if (!botLink) return <Hint as="p">{texts.fileWithoutChat}</Hint>;
  return (
    <Stack gap={3}>
      <Button block onClick={() => openBotLink(myDataLinkOf(botLink))}>
        {texts.file}
      </Button>
      <Hint as="p">{texts.fileHint}</Hint>
    </Stack>
  );
}

function Deletion({ state }: { state: DeletionState }) {
  const { haptic } = useTelegram();
  const [isAsked, setAsked] = useState(false);
  const change = useChangeDeletion();
  const failure = change.error && <Failure error={change.error} />;

  if (state.due_at !== null) {
    return (
      <Stack gap={5} className={`${styles.pending} soft-wrong`} role="status">
        <Text as="h3" weight="strong">
          {texts.pending.heading}
        </Text>
        <p>{texts.pending.when(dueText(new Date(state.due_at)))}</p>
        <Button
          block
          loading={change.isPending && change.variables === 'take-back'}
          onClick={() => change.mutate('take-back')}
        >
          {texts.pending.takeBack}
        </Button>
        {failure}
      </Stack>
    );
  }
  if (!isAsked) {
    return (
      <Stack gap={3}>
        {change.isSuccess && (
          <p role="status" className="tone-right">
            {texts.kept}
          </p>
        )}
        <Button variant="danger" block onClick={() => setAsked(true)}>
          {texts.erase}
        </Button>
      </Stack>
    );
  }
  const ask = () =>
    change.mutate('request', {
      onSuccess() {
        haptic('warning');
        setAsked(false);
      },
    });
  return (
    <Stack gap={5} role="group" aria-label={texts.confirm.heading}>
      <Text as="h3" weight="strong">
        {texts.confirm.heading}
      </Text>
      {warningOf(state).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <Row gap={4} wrap className={styles.choice}>
        <Button onClick={() => setAsked(false)}>{texts.confirm.no}</Button>
        <Button variant="danger" loading={change.isPending} onClick={ask}>
          {texts.confirm.yes}
        </Button>
      </Row>
      {failure}
    </Stack>
  );
}

/** A refusal says what it is; anything else is the network. */
function Failure({ error }: { error: Error }) {
  return (
    <p role="alert" className="tone-wrong">
      {error instanceof ApiError ? error.message : texts.failed}
    </p>
  );
}

function warningOf({ is_premium, premium_until, is_paid, recordings }: DeletionState): string[] {
  return deletionWarning({
    isPremium: is_premium,
    premiumUntil: premium_until === null ? null : dateText(new Date(premium_until), deviceTimeZone()),
    isPaid: is_paid,
    recordings,
  });
}
