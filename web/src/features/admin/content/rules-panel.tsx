import { maxWordsPerLesson } from '../../../../../core/lesson/access.ts';
import { adminContentTexts } from '../../../../../core/texts/admin-content.ts';
import { findingTexts } from '../../../../../core/texts/course-file.ts';
import { maxUploadedSoundMs } from '../../../../../core/uploads/uploads.ts';
import { Card } from '../../../ui/card.tsx';
import styles from './rules-panel.module.css';

const texts = adminContentTexts.rules;

/** Rules of course files alone: the editor gives keys and places itself. */
const ofFiles: ReadonlySet<string> = new Set(['key', 'lesson-number']);

/** SPEC §2 Admin, settings of content: what a lesson may hold, and what every word is checked for. */
export function RulesPanel() {
  return (
    <>
      <Card className={styles.card}>
        <h3 className={styles.heading}>{texts.limits}</h3>
        <dl className={styles.limits}>
          <dt>{texts.perLesson}</dt>
          <dd>{texts.perLessonValue(maxWordsPerLesson)}</dd>
          <dt>{texts.sound}</dt>
          <dd>{texts.soundValue(maxUploadedSoundMs / 1000)}</dd>
          <dt>{texts.image}</dt>
          <dd>{texts.imageValue}</dd>
        </dl>
      </Card>
      <Card className={styles.card}>
        <h3 className={styles.heading}>{texts.checks}</h3>
        <p className={styles.hint}>{texts.checksHint}</p>
        <ul className={styles.checks}>
          {Object.entries(findingTexts)
            .filter(([rule]) => !ofFiles.has(rule))
            .map(([rule, text]) => (
              <li key={rule}>{text}</li>
            ))}
        </ul>
      </Card>
    </>
  );
}
