import { useState } from 'react';
import type { HomeSection } from '../../../../../core/contracts/home.ts';
import { catalogueTexts as texts } from '../../../../../core/texts/home/catalogue.ts';
import { Card } from '../../../ui/surfaces/card.tsx';
import { Section } from '../../../ui/surfaces/section.tsx';
import type { HomeMemory } from '../home-memory.ts';
import styles from './catalogue.module.css';
import { foldAround } from './fold.ts';
import { isSectionDone, placeOf } from './lesson-lookup.ts';
import type { TapLesson } from './lesson-row.tsx';
import path from './path.module.css';
import { PathFold } from './path-fold.tsx';
import { sectionKey, subsectionKey } from './path-ways.ts';
import { SectionStage } from './section-stage.tsx';

type CatalogueProps = {
  sections: readonly HomeSection[];
  /** The lesson of «Продолжить»: its section and subsection are open at first. */
  currentLessonId: number | undefined;
  demo: boolean;
  memory: HomeMemory;
  /** The section that a link opens: it is unfolded and scrolled to. */
  sectionId?: number | undefined;
  onChoose: TapLesson;
};

/**
 * SPEC §2 Home block 1 as a path: sections are its stages, which open to subsections, which open to lessons. Stages that
 * are done, and those far ahead, are folded.
 */
export function Catalogue({ sections, currentLessonId, demo, memory, sectionId, onChoose }: CatalogueProps) {
  const place = placeOf(sections, currentLessonId);
  const [open, setOpen] = useState(() =>
    sectionId === undefined
      ? (memory.open ?? openAtFirst(place))
      : new Set([sectionKey(sectionId), 'behind', 'ahead']),
  );

  function toggle(key: string): void {
    const next = new Set(open);
    if (!next.delete(key)) next.add(key);
    memory.open = next;
    setOpen(next);
  }

  const current = sections.find(({ id }) => id === place?.sectionId);
  const { behind, shown, ahead } = foldAround(sections, current, isSectionDone);
  const stages = (some: readonly HomeSection[]) =>
    some.map((section) => (
      <SectionStage
        key={section.id}
        section={section}
        currentLessonId={currentLessonId}
        open={open}
        isSought={section.id === sectionId}
        onToggle={toggle}
        onChoose={onChoose}
      />
    ));

  return (
    <Section level={1} title={texts.heading} mark={demo && texts.demo}>
      {sections.length === 0 ? (
        <p className={styles.empty}>{texts.noSections}</p>
      ) : (
        <Card padded={false} className={path.path}>
          {behind.length > 0 && (
            <PathFold
              done
              level={2}
              label={texts.behind.sections(behind.length)}
              open={open.has('behind')}
              onToggle={() => toggle('behind')}
            >
              {stages(behind)}
            </PathFold>
          )}
          {stages(shown)}
          {ahead.length > 0 && (
            <PathFold
              level={2}
              label={texts.ahead.sections(ahead.length)}
              open={open.has('ahead')}
              onToggle={() => toggle('ahead')}
            >
              {stages(ahead)}
            </PathFold>
          )}
        </Card>
      )}
    </Section>
  );
}

function openAtFirst(place: ReturnType<typeof placeOf>): ReadonlySet<string> {
  return new Set(place ? [sectionKey(place.sectionId), subsectionKey(place.subsectionId)] : []);
}
