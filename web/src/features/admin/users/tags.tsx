import type { AdminUser } from '../../../../../core/contracts/admin.ts';
import { usersTexts } from '../../../../../core/texts/admin-web.ts';
import styles from './users.module.css';

const texts = usersTexts.tags;

/** What is particular about a person, in a word each; nothing for a usual learner. */
export function Tags({ user }: { user: AdminUser }) {
  const { subscription_status, role, admin_by_env, blocked, bot_blocked } = user;
  const tags = [
    subscription_status === 'premium' && { name: texts.premium, look: styles.premium },
    (role === 'admin' || admin_by_env) && { name: texts.admin, look: styles.admin },
    blocked && { name: texts.blocked, look: styles.blocked },
    bot_blocked && { name: texts.botBlocked, look: styles.away },
  ].filter((tag) => tag !== false);
  if (tags.length === 0) return null;
  return (
    <span className={styles.tags}>
      {tags.map(({ name, look }) => (
        <span key={name} className={`${styles.tag} ${look}`}>
          {name}
        </span>
      ))}
    </span>
  );
}
