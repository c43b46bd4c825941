import { mockGroups } from '../../../core/mock/groups.ts';
import { mockTexts as texts } from '../../../core/texts/mock.ts';
import { localStore } from '../lib/local-store.ts';
import { mockKey, mockMode } from '../lib/mock-mode.ts';
import styles from './mock-badge.module.css';

/** The mark of the mock mode, on every screen; the learner's own switch can be put back right here. */
export default function MockBadge() {
  const mode = mockMode();
  const some = mockGroups.filter((group) => mode[group] === true);
  return (
    <aside className={styles.badge}>
      <span>{mode.all ? texts.all : texts.some(some)}</span>
      {!mode.worker && (
        <button type="button" className={styles.off} onClick={switchOff}>
          {texts.off}
        </button>
      )}
    </aside>
  );
}

function switchOff(): void {
  localStore.remove(mockKey);
  location.reload();
}
