import { type ReactNode, useId, useState } from 'react';
import { ChevronIcon } from '../icons/icons.tsx';
import styles from './disclosure.module.css';

type DisclosureProps = {
  /** Level of the heading that contains the button. */
  level: 2 | 3;
  open: boolean;
  onToggle: () => void;
  /** What is always seen: the inside of the button. Phrasing content only. */
  summary: ReactNode;
  /** What is always seen below the heading, outside the button. */
  footer?: ReactNode;
  /** What opens. */
  children: ReactNode;
};

/** A heading with a button that opens a panel below it (the accordion pattern of the ARIA guide). */
export function Disclosure({ level, open, onToggle, summary, footer, children }: DisclosureProps) {
  const panel = useId();
  // What stands open at first does not move: an animation of all that home holds costs its first frames.
  const [wasToggled, setToggled] = useState(false);
  const Heading = `h${level}` as const;
  return (
    <>
      <Heading>
        <button
          type="button"
          className={styles.button}
          aria-expanded={open}
          aria-controls={panel}
          onClick={() => {
            setToggled(true);
            onToggle();
          }}
        >
          {summary}
          <ChevronIcon size={22} className={`${styles.chevron} ${open ? styles.turned : ''}`} />
        </button>
      </Heading>
      {footer}
      <div id={panel} hidden={!open} className={wasToggled ? styles.unfolding : undefined}>
        {open && children}
      </div>
    </>
  );
}
