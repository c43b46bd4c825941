import type { AdminUserDetail } from '../../../../../core/contracts/admin/admin.ts';
import { shelf } from '../../../../../core/payments/plans.ts';
import { dayText } from '../../../../../core/texts/admin/web.ts';
import { usersTexts } from '../../../../../core/texts/admin-users.ts';
import { planTexts } from '../../../../../core/texts/home/payments.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Row } from '../../../ui/layout.tsx';
import { AdminTable } from '../admin-table.tsx';
import { Panel } from '../panel.tsx';
import { useUserChange } from './use-user-change.ts';
import styles from './users.module.css';

const texts = usersTexts.premium;

/** What the person may open, where it came from, and how to grant or revoke it. */
export function UserPremium({ user }: { user: AdminUserDetail }) {
  const { act, isBusy, acting } = useUserChange(user);
  const isPremium = user.subscription_status === 'premium';
  const isForEver = isPremium && user.premium_until === null;
  const isGiven = user.entitlements.some(({ paid, revoked_at }) => !paid && revoked_at === null);
  const { premium: done } = usersTexts.done;
  return (
    <Panel title={texts.heading}>
      <p>{stateOf(user)}</p>
      {user.entitlements.length > 0 && <Entitlements rows={user.entitlements} />}
      <Row gap={4} wrap className={styles.acts}>
        {!isForEver &&
          shelf.map((plan) => (
            <Button
              key={plan}
              loading={acting === plan}
              disabled={isBusy}
              onClick={() => act({ change: { premium: plan }, ask: plan, done })}
            >
              {texts.give(plan)}
            </Button>
          ))}
        {isPremium && isGiven && (
          <Button
            variant="danger"
            loading={acting === 'none'}
            disabled={isBusy}
            onClick={() => act({ change: { premium: 'none' }, ask: 'none', done })}
          >
            {texts.revoke}
          </Button>
        )}
      </Row>
    </Panel>
  );
}

function stateOf({ subscription_status, premium_until }: AdminUserDetail): string {
  if (subscription_status === 'free') return texts.none;
  return premium_until === null ? texts.forEver : texts.until(dayText(premium_until));
}

type Entitlement = AdminUserDetail['entitlements'][number];

function sourceOf({ paid, revoked_at }: Entitlement): string {
  if (revoked_at) return texts.revoked(dayText(revoked_at));
  return paid ? texts.paid : texts.given;
}

function Entitlements({ rows }: { rows: AdminUserDetail['entitlements'] }) {
  return (
    <AdminTable
      caption={texts.table}
      file="premium"
      columns={[
        {
          name: texts.plan,
          value: ({ plan }) => planTexts[plan].name,
          cell: ({ plan }) => planTexts[plan].name,
        },
        {
          name: texts.from,
          shown: 'wide',
          value: ({ starts_at }) => starts_at,
          cell: ({ starts_at }) => dayText(starts_at),
        },
        {
          name: texts.to,
          value: ({ ends_at }) => ends_at,
          cell: ({ ends_at }) => (ends_at === null ? texts.never : dayText(ends_at)),
        },
        {
          name: texts.source,
          value: sourceOf,
          cell: sourceOf,
        },
      ]}
      rows={rows}
      keyOf={({ id }) => id}
    />
  );
}
