import type { ReactNode } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { ReportButton } from '../report/report-button.tsx';
import type { Reported } from '../report/reported.ts';
import styles from './round-frame.module.css';

/** A quiet way past all of a round, with what it does. */
export type SkipRound = { text: string; onPress: () => void };

type RoundFrameProps = {
  /** Questions that are over, and those that are left. */
  done: number;
  left: number;
  /** Says to a screen reader which question this is. */
  label: (number: number, all: number) => string;
  skip?: SkipRound | undefined;
  /** What a report of a mistake is about; missing where the question has a flag of its own. */
  about?: Reported | undefined;
  /** What is asked, for styles and tests: data-exercise, data-letter … */
  marks: Record<`data-${string}`, string>;
  children: ReactNode;
};

/** How far a round is, the way past it, and below them its question. */
export function RoundFrame({ done, left, label, skip, about, marks, children }: RoundFrameProps) {
  return (
    <Stack gap={4} grow className={styles.frame} {...marks}>
      <Row gap={5} align="center" className={styles.head}>
        <ProgressBar value={(done / (done + left)) * 100} label={label(done + 1, done + left)} />
        {skip && (
          <Button variant="quiet" size="small" className={styles.skip} onClick={skip.onPress}>
            {skip.text}
          </Button>
        )}
        {about && <ReportButton about={about} />}
      </Row>
      {children}
    </Stack>
  );
}
