import type { CSSProperties } from 'react';
import type { HomeLesson, HomeSection } from '../../../../../core/contracts/home.ts';
import { catalogueTexts as texts } from '../../../../../core/texts/home/catalogue.ts';
import { MixedText } from '../../../ui/hebrew/mixed-text.tsx';
import { CheckIcon } from '../../../ui/icons/icons.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Disclosure } from '../../../ui/surfaces/disclosure.tsx';
import { Tile } from '../../../ui/surfaces/tile.tsx';
import { Hint, Text } from '../../../ui/text.tsx';
import { CourseIcon } from './course-icon.tsx';
import { foldAround } from './fold.ts';
import { completedOf } from './lesson-lookup.ts';
import { LessonRow } from './lesson-row.tsx';
import path from './path.module.css';
import { PathFold } from './path-fold.tsx';
import { foldKey, type PathWays, subsectionKey } from './path-ways.ts';
import styles from './subsection-panel.module.css';

type SubsectionPanelProps = PathWays & {
  subsection: HomeSection['subsections'][number];
};

/** A part of a stage with its lessons; around the current lesson some are folded. */
export function SubsectionPanel({
  subsection,
  currentLessonId,
  open,
  onToggle,
  onChoose,
}: SubsectionPanelProps) {
  const { id, name, icon_emoji, icon_bg_color, lessons } = subsection;
  const allDone = lessons.length > 0 && completedOf(lessons) === lessons.length;
  // CSS variables are no part of React's style type.
  const tint = { '--tint': icon_bg_color } as CSSProperties;
  const key = subsectionKey(id);
  const isCurrent = (lesson: HomeLesson) => lesson.id === currentLessonId;
  const { behind, shown, ahead } = foldAround(
    lessons,
    lessons.find(isCurrent),
    (lesson) => lesson.isCompleted,
  );
  const list = (some: readonly HomeLesson[]) => (
    <ul className={styles.lessons}>
      {some.map((lesson) => (
        <LessonRow key={lesson.id} lesson={lesson} current={isCurrent(lesson)} onChoose={onChoose} />
      ))}
    </ul>
  );
  return (
    <div className={styles.panel}>
      <Disclosure
        level={3}
        open={open.has(key)}
        onToggle={() => onToggle(key)}
        summary={
          <>
            <span className={path.node} aria-hidden>
              <Tile size={32} className={styles.icon} style={tint}>
                <CourseIcon emoji={icon_emoji} size={18} />
              </Tile>
            </span>
            <Stack as="span" grow>
              <Text weight="medium">
                <MixedText>{name}</MixedText>
              </Text>
              <Hint>{texts.lessons(lessons.length)}</Hint>
            </Stack>
            {allDone && <CheckIcon size={20} className={styles.done} />}
          </>
        }
      >
        {lessons.length === 0 && <p className={styles.empty}>{texts.noLessons}</p>}
        {behind.length > 0 && (
          <PathFold
            done
            level={3}
            label={texts.behind.lessons(behind.length)}
            open={open.has(foldKey('behind', id))}
            onToggle={() => onToggle(foldKey('behind', id))}
          >
            {list(behind)}
          </PathFold>
        )}
        {shown.length > 0 && list(shown)}
        {ahead.length > 0 && (
          <PathFold
            level={3}
            label={texts.ahead.lessons(ahead.length)}
            open={open.has(foldKey('ahead', id))}
            onToggle={() => onToggle(foldKey('ahead', id))}
          >
            {list(ahead)}
          </PathFold>
        )}
      </Disclosure>
    </div>
  );
}
