import { maxWordsPerLesson } from '../../../../../core/lesson/access.ts';
import { adminContentTexts } from '../../../../../core/texts/admin/course/content.ts';
import { findingTexts } from '../../../../../core/texts/admin/course/course-file.ts';
import { maxUploadedSoundMs } from '../../../../../core/uploads/uploads.ts';
import { Card } from '../../../ui/surfaces/card.tsx';
import { Text } from '../../../ui/text.tsx';
import styles from './rules-panel.module.css';

const texts = adminContentTexts.rules;

/** Rules of course files only: the editor sets keys and places itself. */
const ofFiles: ReadonlySet<string> = new Set(['key', 'lesson-number']);

/** SPEC §2 Admin, settings of content: what a lesson may hold, and what every word is checked for. */
export function RulesPanel() {
  return (
    <>
      <Card gap={5}>
        <Text as="h3" weight="strong">
          {texts.limits}
        </Text>
        <dl className={styles.limits}>
          <dt>{texts.perLesson}</dt>
          <dd>{texts.perLessonValue(maxWordsPerLesson)}</dd>
          <dt>{texts.sound}</dt>
          <dd>{texts.soundValue(maxUploadedSoundMs / 1000)}</dd>
          <dt>{texts.image}</dt>
          <dd>{texts.imageValue}</dd>
        </dl>
      </Card>
      <Card gap={5}>
        <Text as="h3" weight="strong">
          {texts.checks}
        </Text>
        <Text as="p" tone="soft">
          {texts.checksHint}
        </Text>
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
