import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { RuleItem } from '../../../../core/contracts/rules.ts';
import { ruleTexts as texts } from '../../../../core/texts/lesson/rules.ts';
import type { AudioPlayer } from '../../lib/audio/audio-player.ts';
import { useOpenView } from '../../lib/navigation/open-view.ts';
import { useBackButton } from '../../lib/telegram/use-buttons.ts';
import { usePause } from '../../lib/time/pauses.ts';
import { Button } from '../../ui/controls/button.tsx';
import { MixedText } from '../../ui/hebrew/mixed-text.tsx';
import { LockIcon } from '../../ui/icons/icons.tsx';
import { CrossIcon } from '../../ui/icons/practice-icons.tsx';
import { Stack } from '../../ui/layout.tsx';
import { openModal } from '../../ui/surfaces/modal.ts';
import { Hint, Title } from '../../ui/text.tsx';
import { RuleCard } from './rule-card.tsx';
import styles from './rule-sheet.module.css';

type RuleSheetProps = {
  rule: RuleItem;
  startsAt?: number | undefined;
  player?: AudioPlayer | undefined;
  onClose: () => void;
};

/** The card of a rule over an exercise, which stays as it is: the time under the sheet is not that of the answer. */
export function RuleSheet({ rule, startsAt, player, onClose }: RuleSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useBackButton(onClose);
  usePause();
  // The dialog is open before the card within it scrolls. However it is closed, the focus returns to what opened it.
  useLayoutEffect(() => {
    const opener = document.activeElement;
    openModal(dialog.current);
    return () =>
      queueMicrotask(() => {
        if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
      });
  }, []);
  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click closes by the backdrop; Escape is the dialog's own key
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-label={`${texts.kind}: ${rule.title}`}
      onClose={onClose}
      onClick={(event) => {
        // A portal hands its events on to the exercise that opened it.
        event.stopPropagation();
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <Stack gap={5} className={styles.body}>
        <Button
          variant="quiet"
          size="icon"
          className={styles.close}
          aria-label={texts.close}
          icon={<CrossIcon size={24} />}
          onClick={onClose}
        />
        <Hint as="p">{texts.kind}</Hint>
        {rule.isLocked ? (
          <LockedRule rule={rule} onClose={onClose} />
        ) : (
          <RuleCard rule={rule} startsAt={startsAt} player={player} />
        )}
      </Stack>
    </dialog>,
    document.body,
  );
}

/** Its title, and the way to what opens it. */
function LockedRule({ rule: { title, lessonId }, onClose }: Pick<RuleSheetProps, 'rule' | 'onClose'>) {
  const openView = useOpenView();
  return (
    <Stack gap={5} align="start">
      <Title as="h2">
        <LockIcon size={20} /> <MixedText>{title}</MixedText>
      </Title>
      <p>{texts.locked}</p>
      {openView && (
        <Button
          variant="primary"
          onClick={() => {
            onClose();
            openView({ name: 'subscription', lessonId });
          }}
        >
          {texts.toPlans}
        </Button>
      )}
    </Stack>
  );
}
