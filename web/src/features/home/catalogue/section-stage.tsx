import { useEffect, useRef } from 'react';
import type { HomeSection } from '../../../../../core/contracts/home.ts';
import { percent } from '../../../../../core/stats/percent.ts';
import { catalogueTexts as texts } from '../../../../../core/texts/home/catalogue.ts';
import { MixedText } from '../../../ui/hebrew/mixed-text.tsx';
import { CheckIcon } from '../../../ui/icons/icons.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { Disclosure } from '../../../ui/surfaces/disclosure.tsx';
import { Tile } from '../../../ui/surfaces/tile.tsx';
import { Hint, Text } from '../../../ui/text.tsx';
import { CourseIcon } from './course-icon.tsx';
import { completedOf, isSectionDone, lessonsOf } from './lesson-lookup.ts';
import { type PathWays, sectionKey } from './path-ways.ts';
import styles from './section-stage.module.css';
import { SubsectionPanel } from './subsection-panel.tsx';

type SectionStageProps = PathWays & {
  section: HomeSection;
  /** A link leads here. */
  isSought: boolean;
};

/** A section as a stage of the path. */
export function SectionStage(props: SectionStageProps) {
  const { section, currentLessonId, open, isSought, onToggle, onChoose } = props;
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isSought) stage.current?.scrollIntoView({ block: 'start' });
  }, [isSought]);
  const lessons = lessonsOf([section]);
  const completed = completedOf(lessons);
  const done = percent(completed, lessons.length);
  const isDone = isSectionDone(section);
  const isCurrent = lessons.some(({ id }) => id === currentLessonId);
  const key = sectionKey(section.id);
  return (
    <div className={styles.stage} ref={stage}>
      <Disclosure
        level={2}
        open={open.has(key)}
        onToggle={() => onToggle(key)}
        summary={
          <>
            <Tile size={44} tone={isCurrent ? 'accent' : isDone ? 'right' : 'quiet'} aria-hidden>
              {isDone ? <CheckIcon size={22} /> : <CourseIcon emoji={section.icon_emoji} size={22} />}
            </Tile>
            <Stack as="span" grow>
              <Text weight="strong" className={styles.name}>
                <MixedText>{section.name}</MixedText>
              </Text>
              <Row as="span" gap={4} justify="between" className={styles.count}>
                {texts.lessonsOf(completed, lessons.length)}
                {lessons.length > 0 && <Text weight="strong">{done}%</Text>}
              </Row>
            </Stack>
          </>
        }
        footer={
          lessons.length > 0 && (
            <div className={styles.bar}>
              <ProgressBar
                value={done}
                label={`${texts.sectionProgress} «${section.name}»`}
                tone={isDone ? 'right' : 'accent'}
              />
            </div>
          )
        }
      >
        {section.description && !isCurrent && (
          <Hint as="p" className={styles.description}>
            <MixedText>{section.description}</MixedText>
          </Hint>
        )}
        {section.subsections.length === 0 && <p className={styles.empty}>{texts.noSubsections}</p>}
        {section.subsections.map((subsection) => (
          <SubsectionPanel
            key={subsection.id}
            subsection={subsection}
            currentLessonId={currentLessonId}
            open={open}
            onToggle={onToggle}
            onChoose={onChoose}
          />
        ))}
      </Disclosure>
    </div>
  );
}
