import { useQuery } from '@tanstack/react-query';
import { subscriptionTexts as texts } from '../../../../core/texts/home/subscription.ts';
import { botLinkQuery } from '../../lib/cache/queries.ts';
import { useServices, useTelegram } from '../../lib/services.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Stack } from '../../ui/layout.tsx';
import styles from './subscription-view.module.css';

type PaymentNoteProps = { payable: boolean; online: boolean };

/** How to pay, or why it is not possible here. */
export function PaymentNote({ payable, online }: PaymentNoteProps) {
  const { insideTelegram, openTelegramLink } = useTelegram();
  const { api } = useServices();
  const outside = !insideTelegram();
  const { data: botLink } = useQuery({ ...botLinkQuery(api), enabled: outside });
  if (!online)
    return (
      <Stack as="p" gap={3} className={styles.note}>
        {texts.noteOffline}
      </Stack>
    );
  if (outside) {
    return (
      <Stack gap={3} className={styles.note}>
        <p>{texts.noteOutside}</p>
        {botLink && (
          <Button variant="quiet" onClick={() => openTelegramLink(botLink)}>
            {texts.openBot}
          </Button>
        )}
      </Stack>
    );
  }
  if (!payable)
    return (
      <Stack as="p" gap={3} className={styles.note}>
        {texts.noteOldClient}
      </Stack>
    );
  return (
    <Stack gap={3} className={styles.note}>
      <p>{texts.note}</p>
      <p>{texts.noteHelp}</p>
    </Stack>
  );
}
