import { Card } from '../../../ui/surfaces/card.tsx';
import styles from './nothing-found.module.css';

/** In place of a list that a filter leaves empty. */
export function NothingFound({ title, text }: { title: string; text: string }) {
  return (
    <Card className={styles.empty}>
      <p className={styles.title}>{title}</p>
      <p>{text}</p>
    </Card>
  );
}
