import type { HomeSection } from '../../../../../core/contracts/home.ts';
import { percent } from '../../../../../core/stats/percent.ts';
import { webTexts } from '../../../../../core/texts/ru.ts';
import { MixedText } from '../../../ui/hebrew/mixed-text.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { Card } from '../../../ui/surfaces/card.tsx';
import { Disclosure } from '../../../ui/surfaces/disclosure.tsx';
import { Tile } from '../../../ui/surfaces/tile.tsx';
import { Text } from '../../../ui/text.tsx';
import { completedOf, lessonsOf } from './lesson-lookup.ts';
import type { TapLesson } from './lesson-row.tsx';
import { sectionKey, subsectionKey } from './open-keys.ts';
import styles from './section-card.module.css';
import { SubsectionPanel } from './subsection-panel.tsx';

const texts = webTexts.home;

type SectionCardProps = {
  section: HomeSection;
  open: ReadonlySet<string>;
  onToggle: (key: string) => void;
  onChoose: TapLesson;
};

export function SectionCard({ section, open, onToggle, onChoose }: SectionCardProps) {
  const lessons = lessonsOf([section]);
  const completed = completedOf(lessons);
  const done = percent(completed, lessons.length);
  const key = sectionKey(section.id);
  return (
    <Card padded={false} className={styles.card}>
      <Disclosure
        level={2}
        open={open.has(key)}
        onToggle={() => onToggle(key)}
        summary={
          <>
            <Tile aria-hidden>{section.icon_emoji}</Tile>
            <Stack as="span" grow>
              <Text weight="strong">
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
                tone={done === 100 ? 'right' : 'accent'}
              />
            </div>
          )
        }
      >
        <div className={styles.inside}>
          {section.description && (
            <p className={styles.description}>
              <MixedText>{section.description}</MixedText>
            </p>
          )}
          {section.subsections.length === 0 && <p className={styles.empty}>{texts.noSubsections}</p>}
          {section.subsections.map((subsection) => (
            <SubsectionPanel
              key={subsection.id}
              subsection={subsection}
              open={open.has(subsectionKey(subsection.id))}
              onToggle={() => onToggle(subsectionKey(subsection.id))}
              onChoose={onChoose}
            />
          ))}
        </div>
      </Disclosure>
    </Card>
  );
}
