import type { AdminUserDetail } from '../../../../../core/contracts/admin/admin.ts';
import { inboxAdminTexts } from '../../../../../core/texts/admin/inbox.ts';
import { momentText } from '../../../../../core/texts/admin/web.ts';
import { usersTexts } from '../../../../../core/texts/admin-users.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Hint } from '../../../ui/text.tsx';
import { Panel } from '../panel.tsx';
import styles from './users.module.css';

const texts = usersTexts.threads;

type UserThreadsProps = {
  threads: AdminUserDetail['threads'];
  onOpen: (threadId: number) => void;
};

/** What the person wrote to the owners last; nothing where they never did. */
export function UserThreads({ threads, onOpen }: UserThreadsProps) {
  if (threads.length === 0) return null;
  return (
    <Panel title={texts.heading}>
      <Stack as="ul" gap={5}>
        {threads.map(({ id, state, at, text }) => (
          <Stack as="li" gap={1} align="start" key={id}>
            <span className={styles.thread}>{text || texts.wordless}</span>
            <Hint>{`${inboxAdminTexts.stateOf[state]} · ${momentText(at)}`}</Hint>
            <Button variant="quiet" size="small" aria-label={texts.openOf(id)} onClick={() => onOpen(id)}>
              {texts.open}
            </Button>
          </Stack>
        ))}
      </Stack>
    </Panel>
  );
}
