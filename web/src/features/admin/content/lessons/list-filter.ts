import type { LessonFilter } from '../content-queries.ts';

/** The filter of the list of lessons; it is kept while a lesson is open. */
export type ListFilter = {
  text: string;
  state: 'all' | 'published' | 'draft';
  sectionId: number | null;
  subsectionId: number | null;
};

export const startFilter: ListFilter = { text: '', state: 'all', sectionId: null, subsectionId: null };

export const isOrderable = ({ text, state, subsectionId }: ListFilter): boolean =>
  subsectionId !== null && text.trim() === '' && state === 'all';

/** The query for the server; a subcategory implies its category. */
export function toQuery({ text, state, sectionId, subsectionId }: ListFilter): LessonFilter {
  const q = text.trim();
  return {
    state,
    ...(q && { q }),
    ...(subsectionId !== null
      ? { subsection_id: String(subsectionId) }
      : sectionId !== null && { section_id: String(sectionId) }),
  };
}

/** How many choices narrow the list, beside the text. */
export const activeFilters = ({ state, sectionId, subsectionId }: ListFilter): number =>
  [state !== 'all', sectionId !== null, subsectionId !== null].filter(Boolean).length;
