import { queryOptions, useQuery } from '@tanstack/react-query';
import { adminFrameTexts as texts } from '../../../../core/texts/admin-frame.ts';
import { api } from '../../lib/api.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { ChevronIcon } from '../../ui/icons.tsx';
import { BoardIcon } from './admin-icons.tsx';
import styles from './admin-row.module.css';

/** The role is asked of the server each time: what a login said may be hours old. */
const accountQuery = queryOptions({
  queryKey: queryKeys.account,
  queryFn: async ({ signal }) => (await api.call('GET /profile', { signal })).user,
});

/** The way from the profile to the admin area; nothing for everybody else. */
export function AdminRow({ onOpen }: { onOpen: () => void }) {
  const { data: account } = useQuery(accountQuery);
  if (!account?.is_admin) return null;
  return (
    <button type="button" className={styles.row} onClick={onOpen}>
      <span className={styles.icon}>
        <BoardIcon size={26} />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{texts.title}</span>
        <span className={styles.hint}>{texts.rowHint}</span>
      </span>
      <ChevronIcon size={20} className={styles.chevron} />
    </button>
  );
}
