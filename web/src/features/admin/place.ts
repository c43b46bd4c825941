export const adminSectionIds = [
  'dashboard',
  'content',
  'users',
  'reports',
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
  /** Of content: the rule of grammar to open. */
  ruleId?: number;
};

/** What every section of the admin area gets. */
export type AdminSectionProps = {
  place: AdminPlace;
  /** To another section, or to a lesson or rule; asks first while something is edited (unsaved.ts). */
  go: (place: AdminPlace) => void;
  /** Records where the section itself has navigated, e.g. to one lesson of the list. */
  note: (place: AdminPlace) => void;
};

/** '#/admin/content/lessons/12': shown in the address bar, survives a reload and can be shared. */
export function addressOf({ section, lessonId, ruleId }: AdminPlace): string {
  if (section === 'dashboard') return '#/admin';
  const item =
    lessonId !== undefined ? `/lessons/${lessonId}` : ruleId !== undefined ? `/rules/${ruleId}` : '';
  return `#/admin/${section}${item}`;
}

/** The place of an address; undefined for any other. */
export function placeAt(hash: string): AdminPlace | undefined {
  if (/^#\/admin\/?$/.test(hash)) return { section: 'dashboard' };
  const [, name, kind, id] = /^#\/admin\/(\w+)(?:\/(lessons|rules)\/(\d{1,9}))?\/?$/.exec(hash) ?? [];
  const section = adminSectionIds.find((one) => one === name);
  if (!section) return undefined;
  if (section !== 'content' || id === undefined) return { section };
  return kind === 'rules' ? { section, ruleId: Number(id) } : { section, lessonId: Number(id) };
}
