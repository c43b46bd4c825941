import type { EditorField } from '../../lib/navigation/view.ts';
import type { DayRange } from './day-range.tsx';

const adminSectionIds = [
  'dashboard',
  'content',
  'users',
  'payments',
  'broadcasts',
  'inbox',
  'voices',
  'analytics',
  'tools',
  'settings',
] as const;
export type AdminSectionId = (typeof adminSectionIds)[number];

/** What is open in the admin area. */
export type AdminPlace = {
  section: AdminSectionId;
  /** Of content: the lesson to open. */
  lessonId?: number;
  /** Of that lesson: the field to edit; no part of its address. */
  field?: EditorField;
  /** Of content: the rule of grammar to open. */
  ruleId?: number;
  /** Of content: the dialogue to open. */
  dialogueId?: number;
  /** Of the inbox: the thread to open. */
  threadId?: number;
  /** Of broadcasts: the one to open. */
  broadcastId?: number;
  /** Of users: whose card to open. */
  userId?: number;
  /** Of payments: on which days they were paid; no part of its address. */
  days?: DayRange;
};

/** What every section of the admin area gets. */
export type AdminSectionProps = {
  place: AdminPlace;
  /** To another section, or to a lesson, rule or dialogue; asks first while something is edited (unsaved.ts). */
  go: (place: AdminPlace) => void;
  /** Records where the section itself has navigated, e.g. to one lesson of the list. */
  note: (place: AdminPlace) => void;
};

/** '#/admin/content/lessons/12': shown in the address bar, survives a reload and can be shared. */
export function addressOf({ section, ...place }: AdminPlace): string {
  if (section === 'dashboard') return '#/admin';
  const [kind, name] = itemNames.find(([, id]) => place[id] !== undefined) ?? [];
  return `#/admin/${section}${kind && name ? `/${kind}/${place[name]}` : ''}`;
}

/** How an item is called in an address, and its section. */
const itemNames = [
  ['lessons', 'lessonId', 'content'],
  ['rules', 'ruleId', 'content'],
  ['dialogues', 'dialogueId', 'content'],
  ['item', 'broadcastId', 'broadcasts'],
  ['threads', 'threadId', 'inbox'],
  ['people', 'userId', 'users'],
] as const;

/** The place of an address; undefined for any other. */
export function placeAt(hash: string): AdminPlace | undefined {
  if (/^#\/admin\/?$/.test(hash)) return { section: 'dashboard' };
  const [, name, kind, id] =
    /^#\/admin\/(\w+)(?:\/(lessons|rules|dialogues|item|threads|people)\/(\d{1,16}))?\/?$/.exec(hash) ?? [];
  const section = adminSectionIds.find((one) => one === name);
  if (!section) return undefined;
  const [, item] = itemNames.find(([one, , of]) => one === kind && of === section) ?? [];
  return item === undefined ? { section } : { section, [item]: Number(id) };
}
