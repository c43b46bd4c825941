export const adminSectionIds = ['dashboard', 'content', 'users', 'analytics', 'tools', 'settings'] as const;
export type AdminSectionId = (typeof adminSectionIds)[number];

/** What stands in the admin area. */
export type AdminPlace = {
  section: AdminSectionId;
  /** Of content: the lesson to open. */
  lessonId?: number;
};

/** What every section of the admin area gets. */
export type AdminSectionProps = {
  place: AdminPlace;
  /** To another section, or to a lesson; asks first while something is edited (unsaved.ts). */
  go: (place: AdminPlace) => void;
};
