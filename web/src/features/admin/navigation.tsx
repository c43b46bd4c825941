import { type MouseEvent, useEffect, useRef } from 'react';
import { adminFrameTexts as texts } from '../../../../core/texts/admin/frame.ts';
import { Row } from '../../ui/layout.tsx';
import { ExitIcon } from './admin-icons.tsx';
import styles from './navigation.module.css';
import { type AdminSectionId, addressOf } from './place.ts';
import { adminSections } from './sections.ts';

type NavigationProps = {
  chosen: AdminSectionId;
  onChoose: (section: AdminSectionId) => void;
  onLogOut: () => void;
};

/** A sidebar where there is space; on a phone, a strip below the header that scrolls sideways. */
export function Navigation({ chosen, onChoose, onLogOut }: NavigationProps) {
  const current = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (chosen) current.current?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
  }, [chosen]);
  return (
    <nav className={styles.navigation} aria-label={texts.navigation}>
      <Row as="ul" gap={3} className={styles.list}>
        {adminSections.map(({ id, icon: SectionIcon }) => (
          <li key={id}>
            <a
              ref={id === chosen ? current : undefined}
              href={addressOf({ section: id })}
              className={id === chosen ? `${styles.link} ${styles.chosen}` : styles.link}
              aria-current={id === chosen ? 'page' : undefined}
              onClick={(click) => {
                if (opensElsewhere(click)) return;
                // The section asks about unsaved edits before the address changes.
                click.preventDefault();
                onChoose(id);
              }}
            >
              <SectionIcon size={20} />
              {texts.sections[id]}
            </a>
          </li>
        ))}
        <li className={styles.exit}>
          <button type="button" className={styles.link} onClick={onLogOut}>
            <ExitIcon size={20} />
            {texts.logout}
          </button>
        </li>
      </Row>
    </nav>
  );
}

/** The browser opens the link in a tab or window of its own. */
const opensElsewhere = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  ctrlKey || metaKey || shiftKey || altKey;
