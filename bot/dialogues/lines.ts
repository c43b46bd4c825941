import type { LineWay } from '../../core/dialogues/events.ts';
import { expectedLine } from '../../core/dialogues/expected-line.ts';
import { judgeTypedLine } from '../../core/dialogues/typed-line.ts';
import { wordsSaid } from '../../core/dialogues/words-said.ts';
import { judgeLine } from '../../core/speech/line.ts';
import { dialogueChatTexts as texts } from '../../core/texts/chat/dialogues.ts';
import type { ReadDialogue } from '../../db/dialogues/read-dialogue.ts';
import { hear } from '../voice/hear.ts';
import { type KeptRole, keepRole, levelOf, readRole } from './kept-role.ts';
import { advance, openAsBegun, sayAgain } from './role.ts';
import { type DialogueVisit, saveAnswer } from './visit.ts';

/** A line as a voice message. */
export async function takeSpokenLine(
  visit: DialogueVisit,
  role: KeptRole,
  deadline: AbortSignal,
): Promise<void> {
  const { deps, ctx } = visit;
  if (role.updates.includes(ctx.update.update_id)) return;
  const heard = deps.recogniser && (await hear(deps, deps.recogniser, ctx, deadline));
  if (heard && 'transcript' in heard) {
    await takeLine(visit, { ...role, isDeaf: false }, { ...heard, way: 'spoken' });
    return;
  }
  const dialogue = await openAsBegun(visit, role);
  if (!dialogue) return;
  const isAway = heard?.isAway ?? true;
  const text = isAway ? texts.deaf(heard?.problem) : [texts.notHeard(heard?.problem)];
  await sayAgain(visit, dialogue, isAway ? { ...role, isDeaf: true } : role, text);
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
  const expected = expectedLine(line);
  const judged =
    way === 'typed'
      ? judgeTypedLine({ ...expected, typed: transcript })
      : judgeLine({ ...expected, transcripts });
  if (judged.verdict === 'not-heard') return sayAgain(visit, dialogue, role, [texts.notHeard()]);
  const isRight = judged.verdict === 'right';
  await saveLine(visit, role, { way, isRight, said: wordsSaid(line, judged.said) });
  if (isRight) return succeed(visit, dialogue, role);
  const missing = texts.missing(judged, { text: transcript, isTyped: way === 'typed' });
  await sayAgain(visit, dialogue, { ...role, isTried: true }, missing);
}

/** On from a line that was right. */
async function succeed(visit: DialogueVisit, dialogue: ReadDialogue, role: KeptRole): Promise<void> {
  const isFirst = !role.isTried && levelOf(role) === role.level;
  const examples = dialogue.turns[role.at]?.examples ?? [];
  const said = examples.length > 0 ? texts.examples(examples) : [];
  await advance(visit, dialogue, { ...role, right: role.right + (isFirst ? 1 : 0) }, [texts.said, ...said]);
}

/** A line that was chosen among others, or read where nobody can be heard. */
async function takePick(
  visit: DialogueVisit,
  dialogue: ReadDialogue,
  role: KeptRole,
  place: number,
): Promise<void> {
  const isRight = place === role.at;
  const way = levelOf(role) === 'reading' ? 'self' : 'chosen';
  await saveLine(visit, role, { way, isRight });
  if (isRight) await succeed(visit, dialogue, role);
  else await sayAgain(visit, dialogue, { ...role, isTried: true }, texts.otherLine);
}

const saveLine = (
  visit: DialogueVisit,
  role: KeptRole,
  { way, isRight, said }: { way: LineWay; isRight: boolean; said?: number[] },
): Promise<void> =>
  saveAnswer(visit, {
    ...{ about: `l${role.at}`, dialogueId: role.dialogueId, event: 'line', place: role.at },
    ...{ speaker: role.speaker, level: levelOf(role), way, isRight, ...(said && { said }) },
  });

/** A button under a line; one that is over says so and goes. */
export async function takePress(
  visit: DialogueVisit,
  kind: 'show' | 'skip' | 'stop' | 'pick',
  [askedBy = -1, place = -1]: readonly number[],
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
  if (kind === 'show') return sayAgain(visit, dialogue, { ...role, isShown: true }, texts.turn.reading(line));
  if (kind === 'pick') return takePick(visit, dialogue, role, place);
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
