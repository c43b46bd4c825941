import { InlineKeyboard } from 'grammy';
import { ownWordChatTexts as texts } from '../../core/texts/chat/own-words.ts';
import { addOwnWords } from '../../db/own-words/add-words.ts';
import { readIdsOfEvent } from '../../db/own-words/event-words.ts';
import { removeOwnWord } from '../../db/own-words/remove-word.ts';
import type { BotContext } from '../context.ts';
import type { Newcomers } from '../learner.ts';
import { message } from '../rich-text.ts';
import { show, type Visit } from '../visit.ts';
import { ownButtons } from './buttons.ts';
import { type FoundPairs, listedPairs, type Pair } from './pairs.ts';

export type OwnVisit = Visit<Newcomers>;

/** A message of the bot's holds so many characters of pairs, below Telegram's 4096. */
const maxListed = 3000;

/** One word that its sender wrote themselves: kept at once, with the way back below it. */
export async function keepWritten(visit: OwnVisit, pair: Pair): Promise<void> {
  const { ctx } = visit;
  const event = `own-u${ctx.update.update_id}`;
  const { words, added, refused } = await add(visit, event, [pair]);
  const [problem] = refused;
  const [word] = words;
  if (problem) return reply(ctx, texts.refused(problem.problem), undefined);
  if (!word) return reply(ctx, texts.nothingToUndo, undefined);
  const text = added.length > 0 ? texts.kept(word) : texts.keptBefore(word);
  await reply(ctx, text, afterKeeping(added.length > 0 ? event : undefined));
}

/** Several words, or somebody else's message: what was understood, with a button that keeps it. */
export async function offerToKeep(
  { ctx }: Pick<OwnVisit, 'ctx'>,
  { pairs, other }: FoundPairs,
): Promise<void> {
  const shown: Pair[] = [];
  let length = 0;
  for (const pair of pairs) {
    length += pair.hebrew.length + pair.russian.length + lineSigns;
    if (length > maxListed) break;
    shown.push(pair);
  }
  const keyboard = new InlineKeyboard()
    .text(texts.button.keep(shown.length), ownButtons.build({ kind: 'keep' }))
    .text(texts.button.dismiss, ownButtons.build({ kind: 'dismiss' }));
  await reply(ctx, texts.offer(shown, { other, left: pairs.length - shown.length }), keyboard);
}

/** Bullet, dash, direction marks, line break. */
const lineSigns = 12;

/** Keeps what the message lists. A second press keeps nothing more. */
export async function keepListed(visit: OwnVisit): Promise<void> {
  const { ctx } = visit;
  const { message_id: id, text } = ctx.callbackQuery?.message ?? {};
  const pairs = listedPairs(text ?? '');
  if (id === undefined || pairs.length === 0) {
    await ctx.answerCallbackQuery(texts.nothingToUndo);
    return;
  }
  const event = `own-m${id}`;
  const { words, added, refused } = await add(visit, event, pairs);
  const isNew = new Set(added);
  const named = refused.flatMap(({ place, problem }) => {
    const pair = pairs[place];
    return pair ? [{ ...pair, problem }] : [];
  });
  const kept = words.filter(({ id }) => isNew.has(id));
  await show(
    visit,
    texts.keptSome(added.length, kept, named.slice(0, mostRefused)),
    afterKeeping(added.length > 0 ? event : undefined),
  );
}

/** The reasons are nearly always the same. */
const mostRefused = 3;

/** Takes back what an event has added. */
export async function undoKeeping(visit: OwnVisit, event: string): Promise<void> {
  const { deps, ctx, user } = visit;
  const ids = await readIdsOfEvent(deps.db, { userId: user.id, eventId: event });
  for (const wordId of ids) await removeOwnWord(deps.db, { userId: user.id, wordId }, ctx.now);
  await show(visit, ids.length > 0 ? texts.undone(ids.length) : texts.nothingToUndo, undefined);
}

const add = ({ deps, ctx, visitor }: OwnVisit, eventId: string, words: readonly Pair[]) =>
  addOwnWords(deps.db, { ...visitor, eventId, words }, ctx.now);

function afterKeeping(event: string | undefined): InlineKeyboard {
  const keyboard = new InlineKeyboard();
  if (event) keyboard.text(texts.button.undo, ownButtons.build({ kind: 'undo', event }));
  return keyboard.text(texts.button.list, ownButtons.build({ kind: 'list', before: 0 }));
}

async function reply(ctx: BotContext, ...said: Parameters<typeof message>): Promise<void> {
  await ctx.reply(...message(...said));
}
