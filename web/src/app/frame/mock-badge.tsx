import { mockTexts as texts } from '../../../../core/texts/mock.ts';
import { mockGroups } from '../../lib/mock/mock-groups.ts';
import { mockKey, mockMode } from '../../lib/mock/mock-mode.ts';
import { playAdmin } from '../../lib/mock/mock-persona.ts';
import styles from './mock-badge.module.css';

/**
 * The mark of the mock mode, on every screen. The learner's own switch can be put back right here; the page of MSW,
 * which is nothing but a mock, offers a choice of persona.
 */
export default function MockBadge() {
  const mode = mockMode();
  const some = mockGroups.filter((group) => mode[group] === true);
  return (
    <aside className={styles.badge}>
      <span>{mode.all ? texts.all : texts.some(some)}</span>
      <button
        type="button"
        className={styles.act}
        onClick={() => (mode.worker ? become(!mode.admin) : switchOff())}
      >
        {mode.worker ? (mode.admin ? texts.becomeLearner : texts.becomeAdmin) : texts.off}
      </button>
    </aside>
  );
}

function become(isAdmin: boolean): void {
  playAdmin(isAdmin);
  location.reload();
}

function switchOff(): void {
  localStorage.removeItem(mockKey);
  location.reload();
}
