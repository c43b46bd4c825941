/** What can be done with many lessons at once. */
export const manyActs = ['publish', 'hide', 'free', 'premium', 'move', 'copy', 'delete'] as const;
export type ManyAct = (typeof manyActs)[number];

/** Lessons of one act at most: five times the largest course that is measured. */
export const maxSelectedLessons = 5000;

/** Lessons that are pasted together at most: more than any section of the course has. */
export const maxPastedLessons = 50;

/** Characters of a lesson's name at most. */
const maxNameLength = 200;

/**
 * A name for the copy of a lesson that none of `taken` has: «… (копия)», then «… (копия 2)». A copy of a copy is
 * numbered, too, and a long name is cut so that the mark stays.
 */
export function copyName(name: string, taken: ReadonlySet<string>): string {
  const bare = name.replace(/ \(копия(?: \d+)?\)$/, '');
  for (let number = 1; ; number += 1) {
    const mark = number === 1 ? ' (копия)' : ` (копия ${number})`;
    // The limit counts as `length` does; half of an emoji is no character.
    const cut = bare.slice(0, maxNameLength - mark.length).replace(/[\uD800-\uDBFF]$/, '');
    const copy = `${cut}${mark}`;
    if (!taken.has(copy)) return copy;
  }
}
