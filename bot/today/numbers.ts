import { InlineKeyboard, InputFile } from 'grammy';
import { judgeNumber } from '../../core/numbers/judge.ts';
import { writtenPieces } from '../../core/numbers/pieces.ts';
import type { HeardNumber } from '../../core/numbers/tasks.ts';
import { createRandom } from '../../core/random.ts';
import { numbers as numberKind } from '../../core/round/kinds/numbers.ts';
import { answered } from '../../core/round/round.ts';
import { currentQuestion, type RoundState, startRound } from '../../core/round/state.ts';
import { dateIn } from '../../core/streak/streak.ts';
import { numberChatTexts as texts } from '../../core/texts/chat/numbers.ts';
import { todayChatTexts } from '../../core/texts/chat/today.ts';
import { audioKey } from '../../db/content/sounds/audio-index.ts';
import { numberAudioIndex } from '../../db/content/sounds/numbers-audio.ts';
import type { UserRecord } from '../../db/users.ts';
import type { BotContext, BotDeps } from '../context.ts';
import { message, toEntities } from '../rich-text.ts';
import { describeFailure } from '../services/failures.ts';
import type { DayReader } from './day.ts';
import { takeButtons } from './in-progress.ts';
import { keepNumberPractice, type NumberPractice, readNumberPractice } from './number-practice.ts';
import { beginReview } from './review.ts';

const kind = numberKind<HeardNumber>();

/** Numbers in progress. */
export type Numbering = { user: UserRecord; practice: NumberPractice };

/** The action of a button under a number; `askedBy` names its question. */
export type NumberAction = { kind: 'give-up' | 'to-words'; askedBy: number };

export const numberButtons = {
  build: ({ kind, askedBy }: NumberAction): string => `tn:${kind === 'give-up' ? 'g' : 'w'}:${askedBy}`,
  /** Undefined for any other button. */
  parse(data: string): NumberAction | undefined {
    const [, operation, askedBy] = /^tn:([gw]):(\d{1,15})$/.exec(data) ?? [];
    if (operation === undefined) return undefined;
    return { kind: operation === 'g' ? 'give-up' : 'to-words', askedBy: Number(askedBy) };
  },
};

/**
 * Begins the numbers of the day, which stand before its words, as in the mini-app; true when one was asked. None where
 * nothing can be heard, none twice a day, and none while they cannot be kept in mind.
 */
export async function beginNumbers(
  deps: BotDeps,
  ctx: BotContext,
  user: UserRecord,
  readDay: DayReader,
): Promise<boolean> {
  if (!deps.sounds) return false;
  const date = dateIn(user.timezone, ctx.now);
  let open: NumberPractice | undefined;
  try {
    open = await readNumberPractice(deps.store, user.id);
  } catch {
    return false;
  }
  if (open?.date === date) {
    if (open.updates.includes(ctx.update.update_id)) return true;
    if (open.queue.length > 0) await takeButtons(ctx, open.messageId);
    return ask(deps, ctx, user, open);
  }
  const { numbers } = await readDay();
  const round = startRound<HeardNumber, string>(numbers);
  return ask(deps, ctx, user, { ...round, date, updates: open?.updates ?? [] });
}

/** Asks the first of the numbers as a voice message; false when there is none, or no sound of it. */
async function ask(
  deps: BotDeps,
  ctx: BotContext,
  user: UserRecord,
  round: RoundState<HeardNumber, string> & Pick<NumberPractice, 'date' | 'updates'>,
): Promise<boolean> {
  const current = currentQuestion(round);
  const bytes = current && (await soundOf(deps, current));
  if (!current || !bytes) return false;
  const askedBy = ctx.update.update_id;
  const keyboard = new InlineKeyboard()
    .text(texts.button.giveUp, numberButtons.build({ kind: 'give-up', askedBy }))
    .text(texts.button.toWords, numberButtons.build({ kind: 'to-words', askedBy }));
  const { text: caption, entities } = toEntities(texts.question(current, round.queue.length));
  try {
    const sent = await ctx.replyWithVoice(new InputFile(bytes, 'number.mp3'), {
      caption,
      caption_entities: entities,
      reply_markup: keyboard,
    });
    const question = { askedBy, askedAt: ctx.now.toISOString(), messageId: sent.message_id };
    await keepNumberPractice(deps.store, user.id, { ...round, ...question }, askedBy);
    return true;
  } catch (error) {
    // A person may have forbidden voice messages in their chat: then the words begin.
    deps.log('info', 'number-not-asked', { cause: describeFailure(error) });
    return false;
  }
}

/** The parts of a number one after another: MP3 of one encoder without a header of its own. */
async function soundOf({ sounds }: BotDeps, { pieces }: HeardNumber): Promise<Uint8Array | undefined> {
  const parts = await Promise.all(
    pieces.map(({ pointed: pronunciation, transcription }) => {
      const hash = numberAudioIndex[audioKey({ pronunciation, transcription })]?.hash;
      return hash === undefined ? undefined : sounds?.(hash);
    }),
  );
  const found = parts.filter((part) => part !== undefined);
  return found.length === parts.length ? Uint8Array.from(found.flatMap((part) => [...part])) : undefined;
}

/** Judges typed digits, says how it went, and asks the next number; a button gives up or leads to the words. */
export async function settleNumber(
  deps: BotDeps,
  ctx: BotContext,
  { user, practice }: Numbering,
  typed: string | undefined,
): Promise<void> {
  const current = currentQuestion(practice);
  if (!current) return;
  const said = writtenPieces(current.pieces);
  const { isRight, reason } = typed === undefined ? { isRight: false } : judgeNumber(typed, current);
  const text = isRight ? texts.right(current, said) : texts.wrong(current, said, reason);
  await Promise.all([takeButtons(ctx, practice.messageId), ctx.reply(...message(text, undefined))]);
  const random = createRandom(ctx.update.update_id);
  await goOn(deps, ctx, { user, practice: { ...practice, ...answered(kind, practice, isRight, random) } });
}

export async function skipNumbers(
  deps: BotDeps,
  ctx: BotContext,
  { user, practice }: Numbering,
): Promise<void> {
  await takeButtons(ctx, practice.messageId);
  await goOn(deps, ctx, { user, practice: { ...practice, queue: [] } });
}

/** Ends the numbers of the day; the words wait for /today. */
export async function stopNumbers(
  deps: BotDeps,
  ctx: BotContext,
  { user, practice }: Numbering,
): Promise<void> {
  await takeButtons(ctx, practice.messageId);
  await keep(deps, ctx, { user, practice: { ...practice, queue: [] } });
}

async function goOn(deps: BotDeps, ctx: BotContext, { user, practice }: Numbering): Promise<void> {
  if (await ask(deps, ctx, user, practice)) return;
  await keep(deps, ctx, { user, practice: { ...practice, queue: [] } });
  await beginReview(deps, ctx, user);
}

async function keep(deps: BotDeps, ctx: BotContext, { user, practice }: Numbering): Promise<void> {
  try {
    await keepNumberPractice(deps.store, user.id, practice, ctx.update.update_id);
  } catch (error) {
    deps.log('warn', 'practice-not-kept', { cause: describeFailure(error) });
    await ctx.reply(todayChatTexts.notKept);
  }
}
