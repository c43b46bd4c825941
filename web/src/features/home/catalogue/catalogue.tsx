import { useState } from 'react';
import type { HomeSection } from '../../../../../core/contracts/home.ts';
import { webTexts } from '../../../../../core/texts/ru.ts';
import { Section } from '../../../ui/surfaces/section.tsx';
import type { HomeMemory } from '../home-memory.ts';
import styles from './catalogue.module.css';
import { placeOf } from './lesson-lookup.ts';
import type { TapLesson } from './lesson-row.tsx';
import { sectionKey, subsectionKey } from './open-keys.ts';
import { SectionCard } from './section-card.tsx';

type CatalogueProps = {
  sections: readonly HomeSection[];
  /** The lesson of «Продолжить»: its section and subsection are open at first. */
  currentLessonId: number | undefined;
  demo: boolean;
  memory: HomeMemory;
  onChoose: TapLesson;
};

/** Sections open to subsections, subsections to lessons. */
export function Catalogue({ sections, currentLessonId, demo, memory, onChoose }: CatalogueProps) {
  const [open, setOpen] = useState(() => memory.open ?? openAtFirst(sections, currentLessonId));

  function toggle(key: string): void {
    const next = new Set(open);
    if (!next.delete(key)) next.add(key);
    memory.open = next;
    setOpen(next);
  }

  return (
    // The mark lets the first view's benchmark see that real lessons are on the screen.
    <Section
      level={1}
      title={webTexts.home.heading}
      mark={demo && webTexts.home.demo}
      data-usable={demo ? undefined : 'home'}
    >
      {sections.length === 0 && <p className={styles.empty}>{webTexts.home.noSections}</p>}
      {sections.map((section) => (
        <SectionCard key={section.id} section={section} open={open} onToggle={toggle} onChoose={onChoose} />
      ))}
    </Section>
  );
}

function openAtFirst(sections: readonly HomeSection[], lessonId: number | undefined): ReadonlySet<string> {
  const place = placeOf(sections, lessonId);
  return new Set(place ? [sectionKey(place.sectionId), subsectionKey(place.subsectionId)] : []);
}
