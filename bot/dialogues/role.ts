import { roleLevels } from '../../core/dialogues/events.ts';
import type { RichText } from '../../core/texts/chat/bot.ts';
import { dialogueChatTexts as texts } from '../../core/texts/chat/dialogues.ts';
import type { ReadDialogue } from '../../db/dialogues/read-dialogue.ts';
import { withReport } from '../reports/buttons.ts';
import { message } from '../rich-text.ts';
import { findTurnSounds, joinedTurns } from '../services/listening/turn-sounds.ts';
import { replyWithSound } from '../voice/word-voice.ts';
import { keyboardOf } from './buttons.ts';
import { isChosen, lineKeyboard, waysText } from './choice.ts';
import { dropRole, type KeptRole, keepRole, levelOf, readRole } from './kept-role.ts';
import { type DialogueVisit, openDialogue, saidBy, saveAnswer } from './visit.ts';

/** Begins a role at its first line. */
export async function beginRole(
  visit: DialogueVisit,
  { id, speaker, level }: { id: number; speaker: number; level: number },
): Promise<void> {
  const dialogue = await openDialogue(visit, id);
  const asked = roleLevels[level];
  if (!dialogue || !asked || (speaker !== 0 && speaker !== 1)) return;
  const { title, revision, turns } = dialogue;
  const before = await readRole(visit.deps.store, visit.visitor.userId).catch(() => undefined);
  const updates = before?.updates ?? [];
  if (updates.includes(visit.ctx.update.update_id)) return;
  await ask(visit, dialogue, {
    ...{ dialogueId: id, title, revision, speaker, level: asked, right: 0, updates },
    ...{ at: turns.findIndex((turn) => turn.speaker === speaker), isShown: false, isTried: false },
    ...{ askedAt: '', askedBy: 0 },
  });
}

/** Asks for the line that waits once more. */
export async function goOn(visit: DialogueVisit): Promise<void> {
  const role = await readRole(visit.deps.store, visit.visitor.userId).catch(() => undefined);
  const dialogue = role && (await openAsBegun(visit, role));
  if (role && dialogue) await ask(visit, dialogue, role);
}

export async function openAsBegun(visit: DialogueVisit, role: KeptRole): Promise<ReadDialogue | undefined> {
  const dialogue = await openDialogue(visit, role.dialogueId);
  if (dialogue?.revision === role.revision) return dialogue;
  if (dialogue) await visit.ctx.reply(texts.changed);
  await dropRole(visit.deps.store, visit.visitor.userId);
  return undefined;
}

/** The other's turns before the line that waits, and the line: one message. `before`: what became of the last one. */
async function ask(
  visit: DialogueVisit,
  dialogue: ReadDialogue,
  role: KeptRole,
  before: RichText = [],
): Promise<void> {
  const { deps, ctx, visitor } = visit;
  const { turns } = dialogue;
  const line = turns[role.at];
  if (!line) return;
  const others = othersBefore(dialogue, role, role.at);
  const kept = await findTurnSounds(deps, dialogue);
  const askedBy = ctx.update.update_id;
  try {
    // First: a line that nobody waits for is not asked.
    await keepRole(deps.store, visitor.userId, { ...role, askedAt: ctx.now.toISOString(), askedBy }, askedBy);
  } catch {
    await ctx.reply(texts.notKept);
    return;
  }
  await replyWithSound(deps, ctx, {
    sound: joinedTurns(
      deps,
      others.map((at) => kept[at]),
    ),
    text: (isHeard) => [
      ...before,
      ...texts.others(saidBy(dialogue, others), isHeard),
      ...texts.turn[levelOf(role)](line),
      ...waysText(visit, dialogue, role),
    ],
    keyboard: lineKeyboard(visit, dialogue, role, askedBy),
  });
}

const othersBefore = ({ turns }: ReadDialogue, { speaker }: KeptRole, end: number): number[] => {
  const from = turns.findLastIndex((turn, at) => at < end && turn.speaker === speaker) + 1;
  return turns.map((_, at) => at).slice(from, end);
};

/** The line is still awaited. */
export async function sayAgain(
  visit: DialogueVisit,
  dialogue: ReadDialogue,
  role: KeptRole,
  text: RichText,
): Promise<void> {
  const { deps, ctx, visitor } = visit;
  const askedBy = ctx.update.update_id;
  const asked = { ...role, askedAt: ctx.now.toISOString(), askedBy };
  await keepRole(deps.store, visitor.userId, asked, askedBy).catch(() => undefined);
  const ways = isChosen(visit, role) ? waysText(visit, dialogue, role) : [];
  const about = { subject: 'dialogue', id: role.dialogueId, isJudged: role.isTried } as const;
  const keyboard = withReport(lineKeyboard(visit, dialogue, role, askedBy), about);
  await ctx.reply(...message([...text, ...ways], keyboard));
}

/** To the next line of the role, or to its end. */
export async function advance(
  visit: DialogueVisit,
  dialogue: ReadDialogue,
  role: KeptRole,
  before: RichText,
): Promise<void> {
  const { turns, id } = dialogue;
  const at = turns.findIndex((turn, place) => place > role.at && turn.speaker === role.speaker);
  if (at >= 0) return ask(visit, dialogue, { ...role, at, isShown: false, isTried: false }, before);
  const { deps, ctx, visitor } = visit;
  const { speaker, level, right } = role;
  await saveAnswer(visit, { about: 'played', dialogueId: id, event: 'played', speaker, level });
  const others = othersBefore(dialogue, role, turns.length);
  const kept = await findTurnSounds(deps, dialogue);
  const own = turns.filter((turn) => turn.speaker === speaker).length;
  await replyWithSound(deps, ctx, {
    sound: joinedTurns(
      deps,
      others.map((place) => kept[place]),
    ),
    text: (isHeard) => [
      ...before,
      '\n\n',
      ...texts.others(saidBy(dialogue, others), isHeard),
      ...texts.done(dialogue, right, own),
    ],
    keyboard: keyboardOf([[texts.button.roles, 'roles', id]], [[texts.button.list, 'list']]),
  });
  await dropRole(deps.store, visitor.userId);
}
