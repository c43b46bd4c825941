import type { ReactNode } from 'react';
import { CheckIcon } from '../../../ui/icons/icons.tsx';
import { Disclosure } from '../../../ui/surfaces/disclosure.tsx';
import { Text } from '../../../ui/text.tsx';
import styles from './path.module.css';

type PathFoldProps = {
  level: 2 | 3;
  /** What is folded is done; else it is still ahead. */
  done?: boolean;
  label: string;
  open: boolean;
  onToggle: () => void;
  children: ReactNode;
};

/** One row of the path in the place of several; a tap unfolds them. */
export function PathFold({ level, done = false, label, open, onToggle, children }: PathFoldProps) {
  return (
    <div className={styles.fold}>
      <Disclosure
        level={level}
        open={open}
        onToggle={onToggle}
        summary={
          <>
            <span className={styles.node} aria-hidden>
              <span className={`${styles.dot} ${done ? 'soft-right' : 'soft-quiet'}`}>
                {done ? <CheckIcon size={16} /> : '…'}
              </span>
            </span>
            <Text tone="soft" size="s" className="grow">
              {label}
            </Text>
          </>
        }
      >
        {children}
      </Disclosure>
    </div>
  );
}
