import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { Stack } from '../layout.tsx';
import styles from './tabs.module.css';

type TabsProps<Id extends string> = {
  /** What the tabs belong to, for a screen reader. */
  label: string;
  tabs: readonly { id: Id; name: string }[];
  chosen: Id;
  onChoose: (id: Id) => void;
  /** The chosen panel. */
  children: ReactNode;
};

/** Tabs by the ARIA guide: one tab stop, arrows move the choice. */
export function Tabs<Id extends string>({ label, tabs, chosen, onChoose, children }: TabsProps<Id>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  function move(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const place = (tabs.findIndex((tab) => tab.id === chosen) + step + tabs.length) % tabs.length;
    const next = tabs[place];
    if (!next) return;
    onChoose(next.id);
    list.current?.querySelectorAll('button')[place]?.focus();
  }

  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className={tabs.length > 3 ? `${styles.list} ${styles.many}` : styles.list}
        onKeyDown={move}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={tab.id === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === chosen ? 0 : -1}
            className={tab.id === chosen ? `${styles.tab} ${styles.chosen}` : styles.tab}
            onClick={() => onChoose(tab.id)}
          >
            {tab.name}
          </button>
        ))}
      </div>
      <Stack gap={6} grow role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen}`}>
        {children}
      </Stack>
    </>
  );
}
