import { checkDraft, emptyDraft, type LessonDraft } from '../../core/lesson/edit.ts';
import { hearPasted, type SentWords } from './lesson-words.ts';
import { ask, type Back, back, type Heard, hearText, type Talk } from './talk.ts';

/** Valid in every field, so that only the name is checked. */
const sound: LessonDraft = { ...emptyDraft, subsectionId: 1 };

/** A name as the rules of the editor accept it, or what is wrong with it. */
export function readName(typed: string): Heard<string> {
  const { draft, problems } = checkDraft({ ...sound, name: typed });
  const problem = problems.find(({ field, level }) => field === 'name' && level === 'error');
  return problem ? { ok: false, say: problem.message } : { ok: true, value: draft.name };
}

type Typed = { typed: string };

/**
 * Asks for a name until the rules of the editor accept it. Words that are pasted here are no name of anything: they are
 * returned as what they are.
 */
export async function askName(talk: Talk, text: string): Promise<Typed | SentWords | Back> {
  return ask<Typed | SentWords | Back>(talk, text, {
    choices: [[back]],
    hear: hearPasted(
      hearText((text) => {
        const read = readName(text);
        return read.ok ? { ok: true, value: { typed: read.value } } : read;
      }),
    ),
  });
}
