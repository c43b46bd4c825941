import type { CSSProperties } from 'react';
import type { HomeSection } from '../../../../../core/contracts/home.ts';
import { webTexts } from '../../../../../core/texts/ru.ts';
import { MixedText } from '../../../ui/hebrew/mixed-text.tsx';
import { CheckIcon } from '../../../ui/icons/icons.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Disclosure } from '../../../ui/surfaces/disclosure.tsx';
import { Tile } from '../../../ui/surfaces/tile.tsx';
import { Hint, Text } from '../../../ui/text.tsx';
import { completedOf } from './lesson-lookup.ts';
import { LessonRow, type TapLesson } from './lesson-row.tsx';
import styles from './subsection-panel.module.css';

type SubsectionPanelProps = {
  subsection: HomeSection['subsections'][number];
  open: boolean;
  onToggle: () => void;
  onChoose: TapLesson;
};

export function SubsectionPanel({ subsection, open, onToggle, onChoose }: SubsectionPanelProps) {
  const { name, icon_emoji, icon_bg_color, lessons } = subsection;
  const allDone = lessons.length > 0 && completedOf(lessons) === lessons.length;
  // CSS variables are no part of React's style type.
  const tint = { '--tint': icon_bg_color } as CSSProperties;
  return (
    <div className={styles.panel}>
      <Disclosure
        level={3}
        open={open}
        onToggle={onToggle}
        summary={
          <>
            <Tile size={40} className={styles.icon} style={tint} aria-hidden>
              {icon_emoji}
            </Tile>
            <Stack as="span" grow>
              <Text weight="strong">
                <MixedText>{name}</MixedText>
              </Text>
              <Hint>{webTexts.home.lessons(lessons.length)}</Hint>
            </Stack>
            {allDone && <CheckIcon size={20} className={styles.done} />}
          </>
        }
      >
        {lessons.length === 0 ? (
          <p className={styles.empty}>{webTexts.home.noLessons}</p>
        ) : (
          <Stack as="ul" gap={4} className={styles.lessons}>
            {lessons.map((lesson) => (
              <LessonRow key={lesson.id} lesson={lesson} onChoose={onChoose} />
            ))}
          </Stack>
        )}
      </Disclosure>
    </div>
  );
}
