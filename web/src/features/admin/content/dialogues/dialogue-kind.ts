import type { AdminDialogueDetail } from '../../../../../../core/contracts/admin/dialogues.ts';
import { dialogueAdminTexts } from '../../../../../../core/texts/admin/course/dialogues.ts';
import type { EditProps } from '../parts/field-notes.ts';
import type { FormKind, PartEdit } from '../parts/use-part-form.ts';
import type { SavingKind } from '../parts/use-save-part.ts';
import { bodyOf, type DialogueForm, isSaved } from './dialogue-form.ts';

export type DialogueEdit = PartEdit<DialogueForm>;
export type DialogueEditProps = EditProps<DialogueEdit>;

/** How the form of a dialogue is checked and saved. */
export const dialogueKind: FormKind<DialogueForm> & SavingKind<DialogueForm, AdminDialogueDetail> = {
  async check(api, { id, form, signal }) {
    const body = { ...bodyOf(form), ...(id !== null && { id }) };
    return (await api.call('POST /admin/dialogues/check', { body, signal, retries: 0 })).problems;
  },
  orderOf: ({ names, turns, questions }) =>
    JSON.stringify([
      names.map(({ key }) => key),
      turns.map(({ key, also, isFree }) => [key, also.length, isFree]),
      questions.map(({ key, options }) => [key, options.length]),
    ]),
  placeOf(field) {
    if (field === 'key') return 'lesson';
    const [part, place, name, ...rest] = field.split('.');
    const isAnswer = part === 'questions' && name === 'answer' && rest.length === 0;
    return isAnswer ? `questions.${place}.options` : field;
  },

  ...{ name: 'dialogue', texts: dialogueAdminTexts.editor },
  create: (api, { form, eventId }) =>
    api.call('POST /admin/dialogues', { body: { ...bodyOf(form), eventId }, retries: 0 }),
  change: (api, id, { form, revision }) =>
    api.call('PUT /admin/dialogues/{id}', {
      params: { id },
      body: { ...bodyOf(form), revision },
      retries: 0,
    }),
  read: (api, id) => api.call('GET /admin/dialogues/{id}', { params: { id } }),
  isSaved,
};
