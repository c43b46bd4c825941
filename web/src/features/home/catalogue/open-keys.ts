/** Names under which the catalogue remembers what is open; ids of the two tables may be equal. */
export function sectionKey(id: number): string {
  return `section ${id}`;
}

export function subsectionKey(id: number): string {
  return `subsection ${id}`;
}
