import { checkDraft, emptyDraft, type LessonDraft } from '../../core/lesson/edit.ts';
import { hearPasted, type SentWords } from './lesson-words.ts';
import { ask, type Back, back, type Choice, type Heard, hearText, type Talk } from './talk.ts';

/** Fields of a lesson that are typed in. */
export type TypedField = 'name' | 'description' | 'topic' | 'authorName' | 'authorLink';

/** Valid in every field, so that only the field in question is checked. */
const sound: LessonDraft = { ...emptyDraft, name: 'Урок', subsectionId: 1 };

/** A field as the rules of the editor accept it, or what is wrong with it. */
export function readField(field: TypedField, typed: string): Heard<string> {
  const { draft, problems } = checkDraft({ ...sound, [field]: typed });
  const problem = problems.find((it) => it.field === field && it.level === 'error');
  return problem ? { ok: false, say: problem.message } : { ok: true, value: String(draft[field] ?? '') };
}

type Typed = { typed: string };

/**
 * Asks for a field until the rules of the editor accept it. `leave` is the button that leaves it empty. Words that are
 * pasted here are no name of anything: they are returned as what they are.
 */
export async function askField(
  talk: Talk,
  field: TypedField,
  { text, leave }: { text: string; leave?: string },
): Promise<Typed | SentWords | Back> {
  const empty: Choice<Typed>[] = leave === undefined ? [] : [{ label: leave, value: { typed: '' } }];
  return ask<Typed | SentWords | Back>(talk, text, {
    choices: [[...empty, back]],
    hear: hearPasted(
      hearText((text) => {
        const read = readField(field, text);
        return read.ok ? { ok: true, value: { typed: read.value } } : read;
      }),
    ),
  });
}
