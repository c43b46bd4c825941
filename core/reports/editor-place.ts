import type { ReportSubject } from './reports.ts';

/** What a report is about, where that is in the course now. */
export type ReportedThing = {
  subject: ReportSubject;
  subjectId: number;
  /** Empty where it is gone. */
  title: string;
  lesson: { id: number } | null;
  /** The word of the lesson at which it can be edited. */
  wordId: number | null;
};

/** Where a reported thing is edited: a rule and a dialogue by themselves, everything else in its lesson. */
export type EditorPlace =
  | { name: 'rule'; id: number }
  | { name: 'dialogue'; id: number }
  | { name: 'lesson'; id: number; field?: { name: 'word' | 'sentence'; id: number } };

/** Undefined for what is gone, and for letters and numbers, which no editor has. */
export function editorPlaceOf(thing: ReportedThing): EditorPlace | undefined {
  const { subject, subjectId, title, lesson, wordId } = thing;
  if (subject === 'rule' || subject === 'dialogue') {
    return title === '' ? undefined : { name: subject, id: subjectId };
  }
  if (!lesson) return undefined;
  const field = subject === 'sentence' ? 'sentence' : 'word';
  return { name: 'lesson', id: lesson.id, ...(wordId !== null && { field: { name: field, id: wordId } }) };
}

/** The start parameter of a link from the chat: 'admin_lesson_12_word-34', 'admin_rule_7'. */
export function editorLinkOf(place: EditorPlace) {
  if (place.name !== 'lesson') return `admin_${place.name}_${place.id}` as const;
  const { id, field } = place;
  return field ? (`admin_lesson_${id}_${field.name}-${field.id}` as const) : (`admin_lesson_${id}` as const);
}
