import { useState } from 'react';
import type { AdminUserDetail } from '../../../../../core/contracts/admin/admin.ts';
import { maxReasonLength } from '../../../../../core/people/reasons.ts';
import { usersTexts } from '../../../../../core/texts/admin-users.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { TextField } from '../../../ui/controls/field.tsx';
import { Row } from '../../../ui/layout.tsx';
import { Panel } from '../panel.tsx';
import { useUserChange } from './use-user-change.ts';
import styles from './users.module.css';

const texts = usersTexts.role;

/** The role, and whether the person may use the app at all. */
export function UserRights({ user }: { user: AdminUserDetail }) {
  const { act, isBusy, acting } = useUserChange(user);
  const [reason, setReason] = useState('');
  const because = reason.trim() === '' ? {} : { reason: reason.trim() };
  const { done } = usersTexts;
  const isAdmin = user.role === 'admin';
  const roleName = user.admin_by_env ? texts.byEnv : isAdmin ? texts.admin : texts.learner;
  return (
    <Panel title={texts.heading}>
      <p>{roleName}</p>
      {user.voice && <p>{texts.speaker[user.voice]}</p>}
      <p>{user.blocked ? texts.blocked : texts.open}</p>
      {user.block_reason && <p>{texts.because(user.block_reason)}</p>}
      {!user.admin_by_env && (
        <TextField
          label={texts.reason}
          value={reason}
          maxLength={maxReasonLength}
          notes={[{ tone: 'hint', text: texts.reasonHint }]}
          onChange={setReason}
        />
      )}
      <Row gap={4} wrap className={styles.acts}>
        {!user.admin_by_env &&
          (isAdmin ? (
            <Button
              loading={acting === 'learner'}
              disabled={isBusy}
              onClick={() =>
                act({ change: { role: 'learner', ...because }, ask: 'learner', done: done.role })
              }
            >
              {texts.take}
            </Button>
          ) : (
            <Button
              loading={acting === 'admin'}
              disabled={isBusy || user.blocked}
              onClick={() => act({ change: { role: 'admin', ...because }, ask: 'admin', done: done.role })}
            >
              {texts.give}
            </Button>
          ))}
        {user.voice ? (
          <Button
            loading={acting === 'silence'}
            disabled={isBusy}
            onClick={() => act({ change: { voice: 'none' }, ask: 'silence', done: done.role })}
          >
            {texts.silence}
          </Button>
        ) : (
          (['f', 'm'] as const).map((voice) => (
            <Button
              key={voice}
              loading={acting === voice}
              disabled={isBusy || user.blocked}
              onClick={() => act({ change: { voice }, ask: voice, done: done.role })}
            >
              {texts.voices[voice]}
            </Button>
          ))
        )}
        {user.blocked ? (
          <Button
            loading={acting === 'unblock'}
            disabled={isBusy}
            onClick={() =>
              act({ change: { blocked: false, ...because }, ask: 'unblock', done: done.unblocked })
            }
          >
            {texts.unblock}
          </Button>
        ) : (
          !user.admin_by_env &&
          !isAdmin && (
            <Button
              variant="danger"
              loading={acting === 'block'}
              disabled={isBusy}
              onClick={() => act({ change: { blocked: true, ...because }, ask: 'block', done: done.blocked })}
            >
              {texts.block}
            </Button>
          )
        )}
      </Row>
    </Panel>
  );
}
