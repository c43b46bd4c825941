import { DomainError } from '../../core/errors.ts';
import type { SttProvider } from '../../core/ports.ts';
import { dialogueChatTexts as texts } from '../../core/texts/chat/dialogues.ts';
import { type ReadDialogue, readDialogue } from '../../db/dialogues/read-dialogue.ts';
import { type DialogueAnswerInput, saveDialogueAnswer } from '../../db/dialogues/save-answer.ts';
import type { Newcomers } from '../learner.ts';
import type { ListeningSounds } from '../services/listening/joinable.ts';
import type { Visit } from '../visit.ts';
import type { Hearing } from '../voice/voice-recording.ts';

/** What hearing and playing a dialogue needs. */
export type DialogueNeeds = Hearing & Newcomers & ListeningSounds & { recogniser?: SttProvider | undefined };
export type DialogueVisit = Visit<DialogueNeeds>;

/** Says so where the dialogue is gone or locked. */
export async function openDialogue(
  { deps, ctx, visitor }: DialogueVisit,
  dialogueId: number,
): Promise<ReadDialogue | undefined> {
  try {
    return await readDialogue(deps.db, { ...visitor, dialogueId }, ctx.now);
  } catch (error) {
    const refusal = refusalOf(error);
    if (!refusal) throw error;
    await ctx.reply(refusal);
    return undefined;
  }
}

function refusalOf(error: unknown): string | undefined {
  if (!(error instanceof DomainError)) return undefined;
  if (error.kind === 'forbidden') return texts.locked;
  return error.kind === 'not-found' ? texts.gone : undefined;
}

/** Lines of a dialogue with the names of who says them. */
export const saidBy = (
  { people, turns }: Pick<ReadDialogue, 'people' | 'turns'>,
  places: readonly number[] = turns.map((_, at) => at),
) =>
  places.flatMap((at) => {
    const turn = turns[at];
    return turn ? [{ ...turn, name: people[turn.speaker].russian }] : [];
  });

type Answer = Omit<DialogueAnswerInput, 'userId' | 'isAdminByEnv' | 'zone' | 'eventId' | 'at'>;

/**
 * Saves what was done in a dialogue. `about` names it within its update or, with a button, within its message, so that
 * neither a repeated update nor a second press counts twice. What was closed or deleted in this very moment is not kept.
 */
export async function saveAnswer(
  { deps, ctx, user, visitor }: DialogueVisit,
  { about, ...answer }: Answer & { about: string },
): Promise<void> {
  const pressed = answer.event === 'question' ? ctx.callbackQuery?.message?.message_id : undefined;
  const named = pressed === undefined ? `u${ctx.update.update_id}` : `m${pressed}`;
  const eventId = ['dialogue', named, answer.dialogueId, about].join('-');
  try {
    await saveDialogueAnswer(deps.db, { ...visitor, zone: user.timezone, eventId, ...answer }, ctx.now);
  } catch (error) {
    if (!refusalOf(error)) throw error;
  }
}
