import type { AdminUser } from '../../../../../core/contracts/admin/admin.ts';
import { usersTexts } from '../../../../../core/texts/admin-users.ts';
import { Row } from '../../../ui/layout.tsx';
import { Chip } from '../../../ui/surfaces/chip.tsx';

const texts = usersTexts.tags;

/** What is special about a person, in a word each; nothing for an ordinary learner. */
export function Tags({ user }: { user: AdminUser }) {
  const { subscription_status, role, voice, admin_by_env, blocked, bot_blocked } = user;
  const tags = [
    subscription_status === 'premium' && { name: texts.premium, tone: 'gold' as const },
    (role === 'admin' || admin_by_env) && { name: texts.admin, tone: 'accent' as const },
    voice !== null && { name: texts.speaker, tone: 'accent' as const },
    blocked && { name: texts.blocked, tone: 'wrong' as const },
    bot_blocked && { name: texts.botBlocked, tone: 'quiet' as const },
  ].filter((tag) => tag !== false);
  if (tags.length === 0) return null;
  return (
    <Row as="span" gap={2} wrap>
      {tags.map(({ name, tone }) => (
        <Chip key={name} tone={tone}>
          {name}
        </Chip>
      ))}
    </Row>
  );
}
