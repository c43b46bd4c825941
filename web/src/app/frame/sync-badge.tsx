import { useEffect, useState } from 'react';
import { syncTexts } from '../../../../core/texts/sync.ts';
import { useOutbox, useOutboxState } from '../../lib/outbox/outbox.ts';
import type { OutboxState } from '../../lib/outbox/outbox-queue.ts';
import { useServices } from '../../lib/services.ts';
import { CheckIcon, CloudIcon, CloudUpIcon } from '../../ui/icons/icons.tsx';
import styles from './sync-badge.module.css';

const texts = syncTexts;
const quietMs = 600;
const doneMs = 1500;

/**
 * How far answers are saved, in one of three states (SPEC §2), in the header beside the points. Fast saving stays
 * silent: 'syncing' shows only when it takes a while, 'synced' only after something worth reporting.
 */
export function SyncBadge() {
  const { flush } = useOutbox();
  const outbox = useOutboxState();
  const shown = useUnhurried(outbox);
  useNotice(shown === 'error', outbox);
  if (shown === 'none') return null;
  if (shown === 'error') {
    const label = `${texts.error}, ${texts.notSent(outbox.pending)}. ${texts.sendNow}`;
    return (
      <button type="button" className={styles.error} aria-label={label} onClick={() => void flush()}>
        <CloudUpIcon size={18} />
        {outbox.pending}
      </button>
    );
  }
  return (
    <span className={styles.calm} role="status" aria-label={texts[shown]}>
      {shown === 'syncing' ? <CloudIcon size={18} className={styles.breathing} /> : <CheckIcon size={18} />}
    </span>
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

/** Says once in words what the badge only hints at; without a connection another notice has said it already. */
function useNotice(failed: boolean, { pending, needsLogin }: OutboxState): void {
  const { connection, toast } = useServices();
  useEffect(() => {
    // What was shown as an error may have been sent since.
    if (!failed || pending === 0 || !connection.isOnline()) return;
    const description = `${texts.notSent(pending)}. ${needsLogin ? texts.reopen : texts.safeHere}`;
    toast({ id: 'sync', title: texts.error, description });
  }, [failed, pending, needsLogin, toast, connection.isOnline]);
}
