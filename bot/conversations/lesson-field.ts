import { checkDraft, emptyDraft, type LessonDraft } from '../../core/lesson/edit.ts';
import { adminBotTexts } from '../../core/texts/admin/bot.ts';
import { ask, type Choice, hearText, type Talk } from './talk.ts';

/** Fields of a lesson that are typed in. */
export type TypedField = 'name' | 'description' | 'topic' | 'authorName' | 'authorLink';

/** Valid in every field, so that only the field in question is checked. */
const sound: LessonDraft = { ...emptyDraft, name: 'Урок', subsectionId: 1 };

/** Asks for a field until the rules of the editor accept it. `leave` is the button that leaves it empty. */
export async function askField(
  talk: Talk,
  field: TypedField,
  { text, leave }: { text: string; leave?: string },
): Promise<string> {
  const choices: Choice<string>[][] = leave === undefined ? [] : [[{ label: leave, value: '' }]];
  return ask(talk, text, {
    choices,
    hear: hearText((typed) => {
      const { draft, problems } = checkDraft({ ...sound, [field]: typed });
      const problem = problems.find((it) => it.field === field && it.level === 'error');
      return problem ? { ok: false, say: problem.message } : { ok: true, value: String(draft[field] ?? '') };
    }),
  });
}

export const skip = adminBotTexts.button.skip;
