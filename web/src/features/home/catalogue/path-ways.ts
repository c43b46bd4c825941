import type { TapLesson } from './lesson-row.tsx';

/** What every part of the path is handed. */
export type PathWays = {
  /** The lesson of «Продолжить», wherever it is. */
  currentLessonId: number | undefined;
  /** Names of what is open. */
  open: ReadonlySet<string>;
  onToggle: (key: string) => void;
  onChoose: TapLesson;
};

/** Names under which the catalogue remembers what is open; ids of the two tables may be equal. */
export function sectionKey(id: number): string {
  return `section ${id}`;
}

export function subsectionKey(id: number): string {
  return `subsection ${id}`;
}

/** The folded lessons of a subsection. */
export function foldKey(side: 'behind' | 'ahead', subsectionId: number): string {
  return `${side} ${subsectionId}`;
}
