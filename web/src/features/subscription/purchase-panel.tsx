import { type ReactNode, useEffect, useRef } from 'react';
import { paymentOutcomeTexts } from '../../../../core/texts/home/payments.ts';
import { subscriptionTexts as texts } from '../../../../core/texts/home/subscription.ts';
import { Button } from '../../ui/controls/button.tsx';
import { AlertIcon, StarIcon } from '../../ui/icons/icons.tsx';
import { Text } from '../../ui/text.tsx';
import type { PurchaseState } from './purchase.ts';
import styles from './purchase-panel.module.css';

type PurchasePanelProps = {
  state: PurchaseState;
  /** A charge of an earlier purchase may exist that nobody has reported. */
  inDoubt: boolean;
  onGiveUp: () => void;
  onExit: () => void;
};

/** The state of the current purchase, with a way out of it, or of an earlier one that is in doubt; nothing else. */
export function PurchasePanel({ state, inDoubt, onGiveUp, onExit }: PurchasePanelProps) {
  switch (state.step) {
    case 'sheet':
      return (
        <Panel title={texts.sheetTitle} text={texts.sheetText}>
          <Button variant="quiet" size="small" onClick={onGiveUp}>
            {texts.giveUp}
          </Button>
        </Panel>
      );
    case 'checking':
      return <Panel title={texts.checkingTitle} text={texts.checkingText} />;
    case 'waiting':
      return (
        <Panel title={texts.checkingTitle} text={texts.waitingText}>
          <Button variant="quiet" size="small" onClick={onExit}>
            {texts.toLessons}
          </Button>
        </Panel>
      );
    case 'ended':
      return (
        <Panel
          tone={state.isPaid || state.title === paymentOutcomeTexts.cancelled ? 'calm' : 'trouble'}
          title={state.title}
          text={state.text}
        />
      );
    default:
      return inDoubt ? <Panel title={texts.doubtTitle} text={texts.doubtText} /> : null;
  }
}

type PanelProps = { title: string; text: string; tone?: 'calm' | 'trouble'; children?: ReactNode };

function Panel({ title, text, tone = 'calm', children }: PanelProps) {
  const trouble = tone === 'trouble';
  const panel = useRef<HTMLDivElement>(null);
  // After a scroll to the plans below, this shows what became of the tap.
  useEffect(() => {
    // Newer browsers return a promise, which is no clean-up function.
    panel.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return (
    <div ref={panel} className={`${styles.panel} ${styles[tone]}`} role={trouble ? 'alert' : 'status'}>
      {trouble ? (
        <AlertIcon size={24} className={styles.icon} />
      ) : (
        <StarIcon size={24} className={`${styles.icon} ${styles.star}`} />
      )}
      <div>
        <Text as="p" weight="bold">
          {title}
        </Text>
        {text && (
          <Text as="p" size="s">
            {text}
          </Text>
        )}
        {children && <div className={styles.actions}>{children}</div>}
      </div>
    </div>
  );
}
