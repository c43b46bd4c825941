import { type RoleLevel, roleLevels } from '../../core/dialogues/events.ts';
import { judgeTypedLine } from '../../core/dialogues/typed-line.ts';
import { wordsSaid } from '../../core/dialogues/words-said.ts';
import { stripNiqqud } from '../../core/hebrew/niqqud.ts';
import { judgeLine } from '../../core/speech/line.ts';
import type { RichText } from '../../core/texts/chat/bot.ts';
import { dialogueChatTexts as texts } from '../../core/texts/chat/dialogues.ts';
import type { ReadDialogue } from '../../db/dialogues/read-dialogue.ts';
import { hear } from '../hear.ts';
import { withReport } from '../reports/buttons.ts';
import { message } from '../rich-text.ts';
import { findTurnSounds, joinedTurns } from '../services/listening/turn-sounds.ts';
import { replyWithSound } from '../word-voice.ts';
import { keyboardOf } from './buttons.ts';
import { dropRole, type KeptRole, keepRole, readRole } from './kept-role.ts';
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

async function openAsBegun(visit: DialogueVisit, role: KeptRole): Promise<ReadDialogue | undefined> {
  const dialogue = await openDialogue(visit, role.dialogueId);
  if (dialogue?.revision === role.revision) return dialogue;
  if (dialogue) await visit.ctx.reply(texts.changed);
  await dropRole(visit.deps.store, visit.visitor.userId);
  return undefined;
}

const levelOf = ({ level, isShown }: KeptRole): RoleLevel => (isShown ? 'reading' : level);

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
      texts.how(deps.recogniser !== undefined),
    ],
    keyboard: lineKeyboard(role, askedBy),
  });
}

const othersBefore = ({ turns }: ReadDialogue, { speaker }: KeptRole, end: number): number[] => {
  const from = turns.findLastIndex((turn, at) => at < end && turn.speaker === speaker) + 1;
  return turns.map((_, at) => at).slice(from, end);
};

const lineKeyboard = (role: KeptRole, askedBy: number) =>
  keyboardOf([
    levelOf(role) === 'reading' ? [texts.button.skip, 'skip', askedBy] : [texts.button.show, 'show', askedBy],
    [texts.button.stop, 'stop', askedBy],
  ]);

/** A line as a voice message. */
export async function takeSpokenLine(
  visit: DialogueVisit,
  role: KeptRole,
  deadline: AbortSignal,
): Promise<void> {
  const { deps, ctx } = visit;
  if (role.updates.includes(ctx.update.update_id)) return;
  if (!deps.recogniser) return void (await sayAgain(visit, role, [texts.notHeard()]));
  const heard = await hear(deps, deps.recogniser, ctx, deadline);
  if ('problem' in heard) return void (await sayAgain(visit, role, [texts.notHeard(heard.problem)]));
  await takeLine(visit, role, { ...heard, way: 'spoken' });
}

/** A line in writing; «стоп» ends the role. */
export async function takeWrittenLine(visit: DialogueVisit, role: KeptRole, text: string): Promise<void> {
  if (role.updates.includes(visit.ctx.update.update_id)) return;
  await takeLine(visit, role, { transcript: text, transcripts: [text], way: 'typed' });
}

type Said = { transcript: string; transcripts: readonly string[]; way: 'spoken' | 'typed' };

async function takeLine(
  visit: DialogueVisit,
  role: KeptRole,
  { transcript, transcripts, way }: Said,
): Promise<void> {
  const dialogue = await openAsBegun(visit, role);
  const line = dialogue?.turns[role.at];
  if (!dialogue || !line) return;
  const { needs, also, examples = [], pronunciation } = line;
  const expected = {
    ...{ needs, also, pronunciation, hebrew: stripNiqqud(pronunciation) },
    examples: examples.map((one) => ({ ...one, hebrew: stripNiqqud(one.pronunciation) })),
  };
  const judged =
    way === 'typed'
      ? judgeTypedLine({ ...expected, typed: transcript })
      : judgeLine({ ...expected, transcripts });
  if (judged.verdict === 'not-heard') return sayAgain(visit, role, [texts.notHeard()]);
  const isRight = judged.verdict === 'right';
  await saveLine(visit, role, { way, isRight, said: wordsSaid(line, judged.said) });
  if (!isRight)
    return sayAgain(
      visit,
      { ...role, isTried: true },
      texts.missing(judged, { text: transcript, isTyped: way === 'typed' }),
    );
  const isFirst = !role.isTried && levelOf(role) === role.level;
  const said = examples.length > 0 ? texts.examples(examples) : [];
  await advance(visit, dialogue, { ...role, right: role.right + (isFirst ? 1 : 0) }, [texts.said, ...said]);
}

const saveLine = (
  visit: DialogueVisit,
  role: KeptRole,
  { way, isRight, said }: { way: 'spoken' | 'typed' | 'self'; isRight: boolean; said?: number[] },
): Promise<void> =>
  saveAnswer(visit, {
    ...{ about: `l${role.at}`, dialogueId: role.dialogueId, event: 'line', place: role.at },
    ...{ speaker: role.speaker, level: levelOf(role), way, isRight, ...(said && { said }) },
  });

/** The line is still awaited. */
async function sayAgain(visit: DialogueVisit, role: KeptRole, text: RichText): Promise<void> {
  const { deps, ctx, visitor } = visit;
  const askedBy = ctx.update.update_id;
  const asked = { ...role, askedAt: ctx.now.toISOString(), askedBy };
  await keepRole(deps.store, visitor.userId, asked, askedBy).catch(() => undefined);
  const about = { subject: 'dialogue', id: role.dialogueId, isJudged: role.isTried } as const;
  await ctx.reply(...message(text, withReport(lineKeyboard(role, askedBy), about)));
}

/** To the next line of the role, or to its end. */
async function advance(
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

/** A button under a line; one that is over says so and goes. */
export async function takePress(
  visit: DialogueVisit,
  kind: 'show' | 'skip' | 'stop',
  askedBy: number,
): Promise<void> {
  const { deps, ctx, visitor } = visit;
  const role = await readRole(deps.store, visitor.userId).catch(() => undefined);
  if (role?.updates.includes(ctx.update.update_id)) return;
  if (role?.askedBy !== askedBy) {
    await ctx.answerCallbackQuery(texts.over);
    await ctx.editMessageReplyMarkup().catch(() => undefined);
    return;
  }
  await ctx.editMessageReplyMarkup().catch(() => undefined);
  if (kind === 'stop') return stopRole(visit);
  const dialogue = await openAsBegun(visit, role);
  const line = dialogue?.turns[role.at];
  if (!dialogue || !line) return;
  if (kind === 'show') return sayAgain(visit, { ...role, isShown: true }, texts.turn.reading(line));
  if (!role.isTried) await saveLine(visit, role, { way: 'self', isRight: false });
  await advance(visit, dialogue, role, texts.passed(line));
}

/** The role is left as it is; it can be taken up again. */
export async function stopRole({ deps, ctx, visitor }: DialogueVisit): Promise<void> {
  const role = await readRole(deps.store, visitor.userId).catch(() => undefined);
  // A line of long ago is awaited by no message, only by the button that goes on.
  if (role)
    await keepRole(
      deps.store,
      visitor.userId,
      { ...role, askedAt: new Date(0).toISOString(), askedBy: 0 },
      ctx.update.update_id,
    ).catch(() => undefined);
  await ctx.reply(texts.stopped);
}
