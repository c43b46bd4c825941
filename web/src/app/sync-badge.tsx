import { useEffect, useState } from 'react';
import { webTexts } from '../../../core/texts/ru.ts';
import { flushOutbox, type OutboxState, useOutbox } from '../lib/outbox.ts';
import { CheckIcon, CloudIcon, CloudOffIcon } from '../ui/icons.tsx';
import styles from './sync-badge.module.css';

const texts = webTexts.sync;
const quietMs = 600;
const doneMs = 1500;

/**
 * How the answers travel, in one of three states (SPEC §2). Fast saving stays silent: 'syncing' shows only when it takes
 * a while, 'synced' only after something worth telling.
 */
export function SyncBadge() {
  const outbox = useOutbox();
  const shown = useUnhurried(outbox);
  if (shown === 'none') return null;
  if (shown === 'error') {
    return (
      <button type="button" className={`${styles.badge} ${styles.error}`} onClick={() => void flushOutbox()}>
        <CloudOffIcon size={18} />
        <span>{texts.error}</span>
        {outbox.pending > 0 && <span className={styles.count}>{texts.notSent(outbox.pending)}</span>}
        <span className={styles.hidden}>. {texts.sendNow}</span>
      </button>
    );
  }
  return (
    <div className={`${styles.badge} ${styles.calm}`} role="status">
      {shown === 'syncing' ? <CloudIcon size={18} className={styles.breathing} /> : <CheckIcon size={18} />}
      {texts[shown]}
    </div>
  );
}

type Shown = OutboxState['status'] | 'none';

function useUnhurried({ status }: OutboxState): Shown {
  const [shown, setShown] = useState<Shown>('none');
  useEffect(() => {
    if (status === 'error') return setShown('error');
    if (status === 'syncing') {
      const timer = setTimeout(() => setShown('syncing'), quietMs);
      return () => clearTimeout(timer);
    }
    setShown((before) => (before === 'none' ? 'none' : 'synced'));
    const timer = setTimeout(() => setShown('none'), doneMs);
    return () => clearTimeout(timer);
  }, [status]);
  return shown;
}
