import { dueText, personDataTexts as texts } from '../../../../../core/texts/home/person/person-data.ts';
import { useServices } from '../../../lib/services.ts';
import { useChangeDeletion } from '../../../lib/settings/deletion.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { AlertIcon } from '../../../ui/icons/icons.tsx';
import styles from './home-banner.module.css';

/**
 * Says above all else on home that everything will be deleted, with a button that takes it back. Loaded only for those
 * who asked for it.
 */
export default function DeletionBanner({ dueAt }: { dueAt: string }) {
  const { toast } = useServices();
  const change = useChangeDeletion();
  const takeBack = () =>
    change.mutate('take-back', {
      onSuccess: () => toast({ title: texts.kept }),
      onError: (error) => toast({ title: error.message }),
    });
  return (
    <div className={`${styles.banner} ${styles.first} soft-wrong`} role="status">
      <AlertIcon size={22} />
      <p>{texts.banner(dueText(new Date(dueAt)))}</p>
      <Button
        variant="quiet"
        size="small"
        className={styles.retry}
        loading={change.isPending}
        onClick={takeBack}
      >
        {texts.pending.takeBack}
      </Button>
    </div>
  );
}
