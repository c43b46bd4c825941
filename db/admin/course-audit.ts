import type { CourseChange } from '../../core/lesson/course-file/change.ts';

/** At most this many rows of one act are noted; an import of the whole course must not fill the log. */
const maxNotedRows = 200;

/** `before` and `after` of an act on the course: changed rows by their names, with the fields that differ. */
export function auditOf(changes: readonly CourseChange[]): { before: object; after: object } {
  const noted = changes.slice(0, maxNotedRows);
  const side = (which: 'before' | 'after') =>
    Object.fromEntries(
      noted.flatMap(({ kind, name, act, fields }) => {
        const isThere = which === 'before' ? act !== 'added' : act !== 'deleted';
        const values = Object.fromEntries(fields.map((field) => [field.field, field[which] ?? null]));
        return isThere ? [[`${kind} ${name}`, values]] : [];
      }),
    );
  const rest = changes.length - noted.length;
  return { before: side('before'), after: { ...side('after'), ...(rest > 0 ? { moreRows: rest } : {}) } };
}
