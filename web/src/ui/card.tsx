import type { HTMLAttributes } from 'react';
import styles from './card.module.css';

/** A surface above the page. `padded` gives it the usual inner edge. */
export function Card({
  padded = true,
  className,
  ...rest
}: HTMLAttributes<HTMLDivElement> & { padded?: boolean }) {
  return (
    <div {...rest} className={[styles.card, padded && styles.padded, className].filter(Boolean).join(' ')} />
  );
}
