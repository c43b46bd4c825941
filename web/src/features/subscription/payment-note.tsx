import { useQuery } from '@tanstack/react-query';
import { subscriptionTexts as texts } from '../../../../core/texts/subscription.ts';
import { botLinkQuery } from '../../lib/cache/queries.ts';
import { insideTelegram, openTelegramLink } from '../../lib/telegram/telegram.ts';
import { Button } from '../../ui/button.tsx';
import styles from './subscription-view.module.css';

type PaymentNoteProps = { payable: boolean; online: boolean };

/** How one pays, or why one cannot here. */
export function PaymentNote({ payable, online }: PaymentNoteProps) {
  const outside = !insideTelegram();
  const { data: botLink } = useQuery({ ...botLinkQuery, enabled: outside });
  if (!online) return <p className={styles.note}>{texts.noteOffline}</p>;
  if (outside) {
    return (
      <div className={styles.note}>
        <p>{texts.noteOutside}</p>
        {botLink && (
          <Button variant="quiet" onClick={() => openTelegramLink(botLink)}>
            {texts.openBot}
          </Button>
        )}
      </div>
    );
  }
  if (!payable) return <p className={styles.note}>{texts.noteOldClient}</p>;
  return (
    <div className={styles.note}>
      <p>{texts.note}</p>
      <p>{texts.noteHelp}</p>
    </div>
  );
}
