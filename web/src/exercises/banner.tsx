import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../ui/class-names.ts';
import { Hint } from '../ui/text.tsx';
import styles from './banner.module.css';

/**
 * What to do. It takes the focus left by the previous question, so that it is read aloud and the keys continue from
 * there. `visit` is another one for each question.
 */
export function Task({ visit, hint, className, children }: TaskProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: again for each question
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [visit]);
  return (
    <div className={classNames(styles.task, className)}>
      <h1 ref={heading} tabIndex={-1} className={styles.words}>
        {children}
      </h1>
      {hint && <Hint as="p">{hint}</Hint>}
    </div>
  );
}

type TaskProps = { visit: number; hint: string | null; className?: string | undefined; children: string };

/** How the answer was, in the place of the task. */
export function Banner({ tone, children }: { tone: 'right' | 'wrong' | 'near'; children: ReactNode }) {
  return <p className={classNames(styles.banner, styles[tone])}>{children}</p>;
}
