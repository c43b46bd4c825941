import '../../../ui/styles/fonts.css';
import { useState } from 'react';
import { adminContentTexts as texts } from '../../../../../core/texts/admin/content.ts';
import { Tabs } from '../../../ui/controls/tabs.tsx';
import type { AdminSectionProps } from '../place.ts';
import { useUnsaved } from '../unsaved.ts';
import { CategoryList } from './categories/category-list.tsx';
import { LessonList } from './lessons/lesson-list.tsx';
import { LessonScreen } from './lessons/lesson-screen.tsx';
import { startFilter } from './lessons/list-filter.ts';
import { RulesPanel } from './rules-panel.tsx';
import { TemplateList } from './template-list.tsx';

const tabs = ['lessons', 'categories', 'templates', 'rules'] as const;

/** SPEC §2 Admin, Content: lessons, categories, templates and the rules of the course; or one lesson in their place. */
export function ContentView({ place, note }: AdminSectionProps) {
  const [tab, setTab] = useState<(typeof tabs)[number]>('lessons');
  const [filter, setFilter] = useState(startFilter);
  const [open, setOpen] = useState<{ lessonId: number | null } | null>(
    place.lessonId === undefined ? null : { lessonId: place.lessonId },
  );
  const unsaved = useUnsaved();

  function show(lessonId: number | null) {
    setOpen({ lessonId });
    note({ section: 'content', ...(lessonId === null ? {} : { lessonId }) });
    window.scrollTo(0, 0);
  }

  if (open) {
    return (
      <LessonScreen
        key={open.lessonId}
        lessonId={open.lessonId}
        onClose={() => {
          setOpen(null);
          note({ section: 'content' });
        }}
        onCreated={show}
      />
    );
  }
  return (
    <Tabs
      label={texts.title}
      tabs={tabs.map((id) => ({ id, name: texts.tabs[id] }))}
      chosen={tab}
      onChoose={async (id) => {
        if (await unsaved.mayLeave()) setTab(id);
      }}
    >
      {tab === 'lessons' && (
        <LessonList filter={filter} onFilter={setFilter} onOpen={show} onCreate={() => show(null)} />
      )}
      {tab === 'categories' && <CategoryList />}
      {tab === 'templates' && <TemplateList onCreated={show} />}
      {tab === 'rules' && <RulesPanel />}
    </Tabs>
  );
}
