import type { RequestBody, ResponseData } from '../../../core/contracts/endpoints.ts';
import { dialogueEditor, type EditedDialogue } from '../../../db/admin/dialogues/dialogue-editor.ts';
import {
  type AdminDialogueDetail,
  listAdminDialogues,
  readAdminDialogue,
} from '../../../db/admin/dialogues/read-dialogues.ts';
import { changePart, checkEdited, createPart, deletePart } from '../../../db/admin/parts/save-part.ts';
import { findTurnVoices } from '../../../db/dialogues/turn-voices.ts';
import type { Handlers } from '../../_call.ts';
import type { Deps } from '../../_deps.ts';
import { turnSound } from '../dialogues.ts';
import { edited, given } from './lessons.ts';

export const adminDialogueHandlers: Handlers<
  | 'GET /admin/dialogues'
  | 'GET /admin/dialogues/{id}'
  | 'POST /admin/dialogues'
  | 'POST /admin/dialogues/check'
  | 'PUT /admin/dialogues/{id}'
  | 'DELETE /admin/dialogues/{id}'
> = {
  'GET /admin/dialogues': async ({ deps }) => ({ dialogues: await listAdminDialogues(deps.db) }),

  'GET /admin/dialogues/{id}': async ({ params, deps }) =>
    dialogueShape(deps, await readAdminDialogue(deps.db, params.id)),

  'POST /admin/dialogues': async ({ body: { eventId, ...dialogue }, owner, deps, now }) => {
    // The name includes the admin, so that nobody can take the name of another admin's event.
    const event = `${owner.userId}-${eventId}`;
    const input = { adminId: owner.userId, edited: editedDialogue(dialogue), eventId: event };
    return edited(deps.catalogue, createPart(deps.db, dialogueEditor, input, now));
  },

  'POST /admin/dialogues/check': async ({ body: { id, ...dialogue }, deps }) => ({
    problems: await checkEdited(deps.db, dialogueEditor, { id, edited: editedDialogue(dialogue) }),
  }),

  'PUT /admin/dialogues/{id}': async ({ params, body: { revision, turns, ...fields }, owner, deps, now }) => {
    const change = given({ ...fields, turns: turns?.map(editedTurn) });
    const input = { adminId: owner.userId, id: params.id, revision, change };
    return edited(deps.catalogue, changePart(deps.db, dialogueEditor, input, now));
  },

  'DELETE /admin/dialogues/{id}': async ({ params, owner, deps, now }) => {
    const input = { adminId: owner.userId, id: params.id };
    await edited(deps.catalogue, deletePart(deps.db, dialogueEditor, input, now));
    return { deleted: true as const };
  },
};

type Sent = Omit<RequestBody<'POST /admin/dialogues'>, 'eventId'>;

/** Only the turn in which one speaks about oneself has examples. */
const editedTurn = ({ examples, ...turn }: Sent['turns'][number]): EditedDialogue['turns'][number] =>
  examples.length === 0 ? turn : { ...turn, examples };

const editedDialogue = ({ turns, ...dialogue }: Sent): EditedDialogue => ({
  ...dialogue,
  turns: turns.map(editedTurn),
});

async function dialogueShape(
  { db }: Pick<Deps, 'db'>,
  { note, turns, ...dialogue }: AdminDialogueDetail,
): Promise<ResponseData<'GET /admin/dialogues/{id}'>> {
  const { people } = dialogue;
  const voices = await findTurnVoices(db, { people, turns });
  return {
    ...dialogue,
    note: note ?? '',
    people: [people[0], people[1]],
    turns: turns.map(({ audioHash, words: _, also = [], examples = [], ...turn }, at) => ({
      ...turn,
      also: [...also],
      examples: [...examples],
      ...turnSound({ audioHash }, { gender: people[turn.speaker].gender, heard: voices[at] }),
    })),
    questions: dialogue.questions.map((question) => ({ ...question, options: [...question.options] })),
  };
}
