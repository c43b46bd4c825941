import type { Conversation } from '@grammyjs/conversations';
import { type Context, InlineKeyboard } from 'grammy';
import type { InlineKeyboardButton } from 'grammy/types';
import { DomainError, type ErrorKind } from '../../core/errors.ts';
import { adminBotTexts } from '../../core/texts/admin/bot.ts';
import type { RichText } from '../../core/texts/chat/bot.ts';
import { errorText } from '../../core/texts/errors.ts';
import { withUndo } from '../acts/with-undo.ts';
import type { BotContext, BotDeps } from '../context.ts';
import { lessonCard } from '../lessons/card.ts';
import { message } from '../rich-text.ts';

const texts = adminBotTexts.dialogue;

/**
 * One dialogue of an admin with the bot. On every answer, its code runs again over all earlier answers: everything that
 * is not said or asked through these functions (the database, the clock, files) belongs in `attempt`.
 */
export type Talk = {
  deps: BotDeps;
  conversation: Conversation<BotContext, Context>;
  adminId: number;
  /** The update that began the dialogue, which identifies it. */
  begunBy: number;
  /** Questions asked so far. */
  questions: number;
  /** Called with a failure that ends the update, before it is cloned for storing and loses its type. */
  onFailure: (cause: unknown) => void;
};

/** The prefix of the callback data of all dialogue buttons. */
export const dialogueButton = 'd:';

export async function say(talk: Talk, text: RichText | string): Promise<void> {
  await reply(talk, message(text, undefined));
}

/** Says what was done to a target, 'lesson:12', with the button that takes it back. */
export async function sayDone(talk: Talk, text: string, target: string): Promise<void> {
  const { deps, adminId } = talk;
  await recall(talk, async (ctx) => {
    await ctx.reply(...message(text, await withUndo(deps.db, { adminId, target })));
  });
}

/** A lesson with all that can be done to it by a button. */
export async function showCard(talk: Talk, lessonId: number): Promise<void> {
  const { deps, adminId } = talk;
  await recall(talk, async (ctx) => {
    await ctx.reply(...(await lessonCard(deps, { adminId, lessonId }, ctx.now)));
  });
}

/**
 * Replies through the update's own context: Telegram's response is not stored, and whatever watches the bot's calls
 * (bot/blocked-chats.ts) also watches these.
 */
async function reply(talk: Talk, args: ReturnType<typeof message>): Promise<void> {
  await recall(talk, async (ctx) => {
    await ctx.reply(...args);
  });
}

export type Refusal = {
  kind: ErrorKind;
  code: string;
  field?: string | undefined;
  data?: object | undefined;
};
export type Attempted<T> = { ok: true; value: T } | { ok: false; refusal: Refusal };

/**
 * Runs a side effect once: the outcome is stored, so it must be JSON and small. Expected refusals are returned as
 * values; any other failure ends the update, which Telegram then delivers again.
 */
export async function attempt<T>(talk: Talk, work: (ctx: BotContext) => Promise<T>): Promise<Attempted<T>> {
  return recall(talk, async (ctx): Promise<Attempted<T>> => {
    try {
      return { ok: true, value: await work(ctx) };
    } catch (error) {
      if (!(error instanceof DomainError) || error.kind === 'unavailable') throw error;
      const { kind, code, field, data } = error;
      // Undefined does not survive storing; an absent field does.
      return { ok: false, refusal: { kind, code, ...(field ? { field } : {}), ...(data ? { data } : {}) } };
    }
  });
}

/** The same for work that is never refused. */
export async function recall<T>(talk: Talk, work: (ctx: BotContext) => Promise<T>): Promise<T> {
  return talk.conversation.external(async (ctx: BotContext) => {
    try {
      return await work(ctx);
    } catch (cause) {
      talk.onFailure(cause);
      throw new Error('what the dialogue called has failed');
    }
  });
}

export const refusalText = ({ kind, code, field }: Refusal): string => errorText(kind, code, field);

/** A button: its label, and what pressing it means. */
export type Choice<T> = { label: string; value: T };

/** The result of reading a message: an answer, or what to say instead. */
export type Heard<T> = { ok: true; value: T } | { ok: false; say: string };

/** The answer that leads back to where the question came from. */
export type Back = { back: true };
export const back: Choice<Back> = { label: adminBotTexts.button.back, value: { back: true } };

/** No message answers, only buttons do. */
export const hearNothing = (_: Context): Heard<never> => ({ ok: false, say: texts.pressButton });

export type Question<T> = {
  /** Rows of buttons. */
  choices?: readonly (readonly Choice<T>[])[];
  /** A button below them that leads into the app. */
  link?: { label: string; url: string } | undefined;
  /** Reads a message, without looking at anything else; without it only buttons answer. */
  hear?: (ctx: Context) => Heard<T>;
};

/** Letters of a label that a phone 320 px wide shows, by how many buttons share the row. */
const lettersThatFit: readonly number[] = [0, Number.POSITIVE_INFINITY, 16, 9];

/** A row whose labels a small phone would cut becomes a row for each of its buttons. */
function rowsThatFit<T>(row: readonly Choice<T>[]): (readonly Choice<T>[])[] {
  const most = lettersThatFit[row.length] ?? 0;
  return row.every(({ label }) => label.length <= most) ? [row] : row.map((choice) => [choice]);
}

/** Asks, and waits for an answer. Anything else gets a hint and is forgotten, as are buttons of earlier questions. */
export async function ask<T>(talk: Talk, text: RichText | string, question: Question<T>): Promise<T> {
  const { choices = [], link, hear = hearNothing } = question;
  const all = choices.flat();
  const prefix = `${dialogueButton}${talk.begunBy.toString(36)}.${talk.questions}.`;
  talk.questions += 1;
  let at = 0;
  const rows: InlineKeyboardButton[][] = choices
    .flatMap(rowsThatFit)
    .map((row) => row.map(({ label }) => InlineKeyboard.text(label, `${prefix}${at++}`)));
  if (link) rows.push([InlineKeyboard.webApp(link.label, link.url)]);
  await reply(talk, message(text, rows.length > 0 ? InlineKeyboard.from(rows) : undefined));

  const read = (ctx: Context): Heard<T> => {
    const data = ctx.callbackQuery?.data;
    if (data === undefined) return hear(ctx);
    const choice = data.startsWith(prefix) ? all[Number(data.slice(prefix.length))] : undefined;
    return choice ? { ok: true, value: choice.value } : { ok: false, say: texts.staleButton };
  };
  const answer = await talk.conversation.waitUntil((ctx) => read(ctx).ok, {
    otherwise: async (ctx) => {
      const heard = read(ctx);
      if (heard.ok) return;
      if (ctx.callbackQuery) await recall(talk, (outer) => outer.answerCallbackQuery(heard.say));
      else await say(talk, heard.say);
    },
  });
  const heard = read(answer);
  if (!heard.ok) throw new Error('an answer was accepted and not read');
  return heard.value;
}

/** Reads a text by a rule, which returns the cleaned text or what is wrong with it; `other` is said to what is no text. */
export const hearText =
  <T>(rule: (text: string) => Heard<T>, other: string = texts.textOnly) =>
  (ctx: Context): Heard<T> => {
    const text = ctx.msg?.text?.trim();
    return text ? rule(text) : { ok: false, say: other };
  };
