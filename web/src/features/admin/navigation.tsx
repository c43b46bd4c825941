import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { adminFrameTexts as texts } from '../../../../core/texts/admin/frame.ts';
import { useBackButton } from '../../lib/telegram/use-buttons.ts';
import { classNames } from '../../ui/class-names.ts';
import { ChevronIcon } from '../../ui/icons/icons.tsx';
import { ExitIcon } from './admin-icons.tsx';
import styles from './navigation.module.css';
import { type AdminSectionId, addressOf } from './place.ts';
import { adminSections } from './sections.ts';

type NavigationProps = {
  chosen: AdminSectionId;
  onChoose: (section: AdminSectionId) => void;
  onLogOut: () => void;
};

/** A sidebar where there is space; on a phone, a button that names the open section and opens the list of all. */
export function Navigation({ chosen, onChoose, onLogOut }: NavigationProps) {
  const { isOpen, toggle, close, refs } = useMenu();
  const list = useId();
  const { icon: ChosenIcon } = adminSections.find(({ id }) => id === chosen) ?? adminSections[0];

  function closeByKey({ key }: KeyboardEvent) {
    if (isOpen && key === 'Escape') close();
  }

  return (
    <nav ref={refs.menu} className={styles.navigation} aria-label={texts.navigation} onKeyDown={closeByKey}>
      <button
        ref={refs.button}
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={list}
        aria-label={texts.menu(texts.sections[chosen])}
        onClick={toggle}
      >
        <ChosenIcon size={20} />
        <span className={styles.current}>{texts.sections[chosen]}</span>
        <ChevronIcon size={20} className={isOpen ? styles.turned : ''} />
      </button>
      <ul id={list} className={classNames(styles.list, isOpen && styles.open)}>
        {adminSections.map(({ id, icon: SectionIcon }) => (
          <li key={id}>
            <a
              href={addressOf({ section: id })}
              className={id === chosen ? `${styles.link} ${styles.chosen}` : styles.link}
              aria-current={id === chosen ? 'page' : undefined}
              onClick={(click) => {
                if (opensElsewhere(click)) return;
                // The section asks about unsaved edits before the address changes.
                click.preventDefault();
                close();
                onChoose(id);
              }}
            >
              <SectionIcon size={20} />
              {texts.sections[id]}
            </a>
          </li>
        ))}
        <li className={styles.exit}>
          <button
            type="button"
            className={styles.link}
            onClick={() => {
              close();
              onLogOut();
            }}
          >
            <ExitIcon size={20} />
            {texts.logout}
          </button>
        </li>
      </ul>
    </nav>
  );
}

/** A menu that is closed by its button, by the way back and by a tap elsewhere; the focus returns to its button. */
function useMenu() {
  const [isOpen, setOpen] = useState(false);
  const menu = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  function close() {
    if (!isOpen) return;
    setOpen(false);
    button.current?.focus();
  }
  useBackButton(isOpen ? close : null);
  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !menu.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpen]);
  return { isOpen, toggle: () => setOpen(!isOpen), close, refs: { menu, button } };
}

/** The browser opens the link in a tab or window of its own. */
const opensElsewhere = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  ctrlKey || metaKey || shiftKey || altKey;
