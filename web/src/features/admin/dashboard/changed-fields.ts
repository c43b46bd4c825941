import { momentText } from '../../../../../core/texts/admin/web.ts';
import { actionsTexts as texts } from '../../../../../core/texts/admin-actions.ts';

export type ChangedField = { field: string; before: string; after: string };

/**
 * What an action changed, field by field as it was recorded; unchanged fields are left out. Something that is no
 * record, e.g. a list, is one field without a name.
 */
export function changedFields(before: unknown, after: unknown): ChangedField[] {
  const [old, fresh] = [recordOf(before), recordOf(after)];
  const names = [...new Set([...Object.keys(old), ...Object.keys(fresh)])];
  return names.flatMap((field) => {
    if (unread.has(field)) return [];
    const name = texts.fields[field] ?? field;
    const change = { field: name, before: valueText(old[field]), after: valueText(fresh[field]) };
    return change.before === change.after ? [] : [change];
  });
}

/** What means nothing to the reader here: the id of a row, and what an act keeps for its repeats. */
const unread: ReadonlySet<string> = new Set(['id', 'event']);

function recordOf(value: unknown): Record<string, unknown> {
  if (value === null || value === undefined) return {};
  // A JSON value that is an object but not a list is a record.
  return typeof value === 'object' && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : { '': value };
}

function valueText(value: unknown): string {
  if (value === null || value === undefined || value === '') return texts.absent;
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (typeof value === 'object') return JSON.stringify(value, null, 1);
  const text = String(value);
  return isMoment.test(text) ? momentText(text) : (texts.values[text] ?? text);
}

const isMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;
