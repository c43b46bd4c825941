import { useState } from 'react';
import { adminContentTexts as texts } from '../../../../../core/texts/admin-content.ts';
import { Tabs } from '../../../ui/tabs.tsx';
import type { AdminSectionProps } from '../place.ts';
import { LessonList } from './lesson-list.tsx';
import { startFilter } from './list-filter.ts';

/** SPEC §2 Admin, Content: lessons, categories, templates and the rules of the course; or one lesson in their place. */
export function ContentView(_: AdminSectionProps) {
  const [filter, setFilter] = useState(startFilter);
  return (
    <Tabs
      label={texts.title}
      tabs={[{ id: 'lessons', name: texts.tabs.lessons }]}
      chosen="lessons"
      onChoose={() => {}}
    >
      <LessonList filter={filter} onFilter={setFilter} onOpen={() => {}} onCreate={() => {}} />
    </Tabs>
  );
}
