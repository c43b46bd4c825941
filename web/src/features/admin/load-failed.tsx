import { adminTexts } from '../../../../core/texts/admin/area.ts';
import { adminSectionTexts as texts } from '../../../../core/texts/admin/web.ts';
import { ApiError, NetworkError } from '../../lib/api/http.ts';
import { Button } from '../../ui/controls/button.tsx';
import { CloudOffIcon } from '../../ui/icons/icons.tsx';
import { Card } from '../../ui/surfaces/card.tsx';
import styles from './load-failed.module.css';

type LoadFailedProps = { error: unknown; retrying: boolean; onRetry: () => void };

/** SPEC §8 Admin: 'Не удалось загрузить данные', with the reason and a way on. */
export function LoadFailed({ error, retrying, onRetry }: LoadFailedProps) {
  return (
    <Card gap={4} align="center" className={styles.failed} role="alert">
      <CloudOffIcon size={32} />
      <p className={styles.title}>{adminTexts.failed.load}</p>
      <p className={styles.reason}>{reasonOf(error)}</p>
      <Button variant="primary" loading={retrying} onClick={onRetry}>
        {texts.retry}
      </Button>
    </Card>
  );
}

/** What the server or the network reported, in Russian; '' for anything else. */
export function reasonOf(error: unknown): string {
  return error instanceof ApiError || error instanceof NetworkError ? error.message : '';
}
