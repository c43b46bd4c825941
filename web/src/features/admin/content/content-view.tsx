import '../../../ui/styles/fonts.css';
import { useState } from 'react';
import { adminContentTexts as texts } from '../../../../../core/texts/admin/course/content.ts';
import { Tabs } from '../../../ui/controls/tabs.tsx';
import type { AdminPlace, AdminSectionProps } from '../place.ts';
import { useUnsaved } from '../unsaved.ts';
import { CategoryList } from './categories/category-list.tsx';
import { DialogueList } from './dialogues/dialogue-list.tsx';
import { everyRule, RuleList } from './grammar-rules/rule-list.tsx';
import { LessonList } from './lessons/lesson-list.tsx';
import { LessonScreen } from './lessons/lesson-screen.tsx';
import { startFilter } from './lessons/list-filter.ts';
import { loaded } from './loaded.tsx';
import { RulesPanel } from './rules-panel.tsx';
import { TemplateList } from './template-list.tsx';

const tabs = ['lessons', 'categories', 'grammar', 'dialogues', 'templates', 'checks', 'bin'] as const;

/** What is open in place of the tabs; an id of null is something new. */
type Open = {
  kind: 'lesson' | 'rule' | 'dialogue';
  id: number | null;
  /** Of a new dialogue that is begun from its lesson. */
  lessonId?: number;
};

function openAt({ lessonId, ruleId, dialogueId }: AdminPlace): Open | null {
  if (lessonId !== undefined) return { kind: 'lesson', id: lessonId };
  if (ruleId !== undefined) return { kind: 'rule', id: ruleId };
  return dialogueId === undefined ? null : { kind: 'dialogue', id: dialogueId };
}

function placeOf({ kind, id }: Open): AdminPlace {
  return { section: 'content', ...(id !== null && { [`${kind}Id`]: id }) };
}

/** The tab to which one goes back. */
const tabOf = { lesson: 'lessons', rule: 'grammar', dialogue: 'dialogues' } as const;

/**
 * SPEC §2 Admin, Content: lessons, categories, rules of grammar, dialogues, templates, what is checked and what was deleted; or one lesson,
 * rule or dialogue in their place.
 */
export function ContentView({ place, go, note }: AdminSectionProps) {
  const [open, setOpen] = useState(() => openAt(place));
  const [tab, setTab] = useState<(typeof tabs)[number]>(tabOf[open?.kind ?? 'lesson']);
  const [filter, setFilter] = useState(startFilter);
  const [isPasting, setPasting] = useState(false);
  const [ruleFilter, setRuleFilter] = useState(everyRule);
  const [searched, setSearched] = useState('');
  const unsaved = useUnsaved();

  function show(next: Open) {
    setOpen(next);
    note(placeOf(next));
    window.scrollTo(0, 0);
  }
  const showLesson = (id: number | null) => show({ kind: 'lesson', id });
  function close() {
    setOpen(null);
    note({ section: 'content' });
  }

  if (open) return <OpenItem {...{ open, place, go, close, show }} />;
  if (isPasting) {
    return (
      <Paste
        start={filter}
        onClose={() => setPasting(false)}
        onCreated={({ sectionId, subsectionId }) => {
          setFilter({ ...startFilter, sectionId, subsectionId });
          setPasting(false);
        }}
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
          onPaste={() => {
            setPasting(true);
            window.scrollTo(0, 0);
          }}
        />
      )}
      {tab === 'categories' && <CategoryList />}
      {tab === 'grammar' && (
        <RuleList
          filter={ruleFilter}
          onFilter={setRuleFilter}
          onOpen={(id) => show({ kind: 'rule', id })}
          onCreate={() => show({ kind: 'rule', id: null })}
        />
      )}
      {tab === 'dialogues' && (
        <DialogueList
          searched={searched}
          onSearch={setSearched}
          onOpen={(id) => show({ kind: 'dialogue', id })}
          onCreate={() => show({ kind: 'dialogue', id: null })}
        />
      )}
      {tab === 'templates' && <TemplateList onCreated={showLesson} />}
      {tab === 'checks' && <RulesPanel />}
      {tab === 'bin' && <Bin />}
    </Tabs>
  );
}

type OpenItemProps = Pick<AdminSectionProps, 'place' | 'go'> & {
  open: Open;
  show: (next: Open) => void;
  close: () => void;
};

/** One lesson, rule or dialogue in place of the tabs. */
function OpenItem({ open, place, go, show, close }: OpenItemProps) {
  const created = (id: number) => show({ kind: open.kind, id });
  if (open.kind === 'rule') {
    return <OpenRule key={open.id} ruleId={open.id} onClose={close} onCreated={created} />;
  }
  if (open.kind === 'dialogue') {
    const { id, lessonId = null } = open;
    return <OpenDialogue key={id} dialogueId={id} lessonId={lessonId} onClose={close} onCreated={created} />;
  }
  return (
    <LessonScreen
      key={open.id}
      lessonId={open.id}
      field={open.id === place.lessonId ? place.field : undefined}
      onClose={close}
      onCreated={created}
      onRule={(ruleId) => go({ section: 'content', ruleId })}
      onDialogue={(dialogueId, lessonId) => {
        if (dialogueId === null) show({ kind: 'dialogue', id: null, lessonId });
        else go({ section: 'content', dialogueId });
      }}
    />
  );
}

/** What was deleted. */
const Bin = loaded(async () => (await import('./bin/bin-view.tsx')).BinView);

/** Lessons that are pasted together: the reader of lists is large. */
const Paste = loaded(async () => (await import('./pasted-lessons/paste-lessons.tsx')).PasteLessons);

/** The editor of rules, with the learner's card and checks. */
const OpenRule = loaded(async () => (await import('./grammar-rules/rule-screen.tsx')).RuleScreen);

/** The editor of dialogues, with the lines as a learner reads them. */
const OpenDialogue = loaded(async () => (await import('./dialogues/dialogue-screen.tsx')).DialogueScreen);
