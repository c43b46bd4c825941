import { Fragment } from 'react';
import type { Mark } from '../../../../core/rules/marks.ts';
import styles from './rule-card.module.css';

type MarkedLineProps = { text: string; marks: readonly Mark[] };

/**
 * A Hebrew line with its decisive letters in colour. A mark holds whole letters with their points, and Hebrew letters do
 * not join: the run may be split there.
 */
export function MarkedLine({ text, marks }: MarkedLineProps) {
  const inOrder = marks.toSorted((a, b) => a.start - b.start);
  return (
    <bdi lang="he" dir="rtl" className={styles.hebrew}>
      {inOrder.map(({ start, end }, at) => (
        <Fragment key={start}>
          {text.slice(inOrder[at - 1]?.end ?? 0, start)}
          <mark className={styles.mark}>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(inOrder.at(-1)?.end ?? 0)}
    </bdi>
  );
}
