import '../../../ui/styles/fonts.css';
import { lazy, Suspense, useState } from 'react';
import { adminContentTexts as texts } from '../../../../../core/texts/admin/content.ts';
import { Tabs } from '../../../ui/controls/tabs.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { AdminPlace, AdminSectionProps } from '../place.ts';
import { useUnsaved } from '../unsaved.ts';
import { CategoryList } from './categories/category-list.tsx';
import { everyRule, RuleList } from './grammar-rules/rule-list.tsx';
import type { RuleScreenProps } from './grammar-rules/rule-screen.tsx';
import { LessonList } from './lessons/lesson-list.tsx';
import { LessonScreen } from './lessons/lesson-screen.tsx';
import { startFilter } from './lessons/list-filter.ts';
import { RulesPanel } from './rules-panel.tsx';
import { TemplateList } from './template-list.tsx';

const tabs = ['lessons', 'categories', 'grammar', 'templates', 'checks'] as const;

/** What is open in place of the tabs; an id of null is something new. */
type Open = { kind: 'lesson' | 'rule'; id: number | null };

function openAt({ lessonId, ruleId }: AdminPlace): Open | null {
  if (lessonId !== undefined) return { kind: 'lesson', id: lessonId };
  return ruleId === undefined ? null : { kind: 'rule', id: ruleId };
}

function placeOf({ kind, id }: Open): AdminPlace {
  if (id === null) return { section: 'content' };
  return kind === 'lesson' ? { section: 'content', lessonId: id } : { section: 'content', ruleId: id };
}

/**
 * SPEC §2 Admin, Content: lessons, categories, rules of grammar, templates and what is checked; or one lesson or rule in
 * their place.
 */
export function ContentView({ place, go, note }: AdminSectionProps) {
  const [open, setOpen] = useState(() => openAt(place));
  const [tab, setTab] = useState<(typeof tabs)[number]>(open?.kind === 'rule' ? 'grammar' : 'lessons');
  const [filter, setFilter] = useState(startFilter);
  const [ruleFilter, setRuleFilter] = useState(everyRule);
  const unsaved = useUnsaved();

  function show(next: Open) {
    setOpen(next);
    note(placeOf(next));
    window.scrollTo(0, 0);
  }
  const showLesson = (id: number | null) => show({ kind: 'lesson', id });
  const showRule = (id: number | null) => show({ kind: 'rule', id });
  function close() {
    setOpen(null);
    note({ section: 'content' });
  }

  if (open?.kind === 'rule') {
    return <OpenRule key={open.id} ruleId={open.id} onClose={close} onCreated={showRule} />;
  }
  if (open) {
    return (
      <LessonScreen
        key={open.id}
        lessonId={open.id}
        onClose={close}
        onCreated={showLesson}
        onRule={(ruleId) => go({ section: 'content', ruleId })}
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
        <LessonList
          filter={filter}
          onFilter={setFilter}
          onOpen={showLesson}
          onCreate={() => showLesson(null)}
        />
      )}
      {tab === 'categories' && <CategoryList />}
      {tab === 'grammar' && (
        <RuleList
          filter={ruleFilter}
          onFilter={setRuleFilter}
          onOpen={showRule}
          onCreate={() => showRule(null)}
        />
      )}
      {tab === 'templates' && <TemplateList onCreated={showLesson} />}
      {tab === 'checks' && <RulesPanel />}
    </Tabs>
  );
}

/** The editor of rules, with the learner's card and checks: loaded when a rule is opened. */
function OpenRule(props: RuleScreenProps) {
  // A failed `lazy` keeps its failure forever, so each opening gets a new one.
  const [RuleScreen] = useState(() =>
    lazy(async () => ({ default: (await import('./grammar-rules/rule-screen.tsx')).RuleScreen })),
  );
  return (
    <Suspense fallback={<Skeleton height="360px" radius="l" />}>
      <RuleScreen {...props} />
    </Suspense>
  );
}
