import type { Conversation } from '@grammyjs/conversations';
import { type Context, InlineKeyboard } from 'grammy';
import { DomainError, type ErrorKind } from '../../core/errors.ts';
import { adminBotTexts } from '../../core/texts/admin-bot.ts';
import type { RichText } from '../../core/texts/bot.ts';
import { errorText } from '../../core/texts/errors.ts';
import type { BotContext, BotDeps } from '../context.ts';
import { message } from '../rich-text.ts';

const texts = adminBotTexts.dialogue;

/**
 * One dialogue of an admin with the bot. Its code runs anew at every answer over all that was answered before: whatever
 * is not said or asked through these functions (the database, the clock, files) belongs into `attempt`.
 */
export type Talk = {
  deps: BotDeps;
  conversation: Conversation<BotContext, Context>;
  adminId: number;
  /** The update that began the dialogue: names it among all others. */
  begunBy: number;
  /** Questions asked so far. */
  questions: number;
  /** Hears of a failure that ends the update, before it is cloned for storing and loses what it was. */
  onFailure: (cause: unknown) => void;
};

/** Begins every callback data of a dialogue's buttons. */
export const dialogueButton = 'd:';

export async function say(talk: Talk, text: RichText | string): Promise<void> {
  await reply(talk, message(text, undefined));
}

/**
 * Says things through the update's own context: what Telegram answers is not remembered, and whatever watches over calls
 * of the bot (bot/blocked-chats.ts) watches over these.
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
 * Does what touches the world outside of the dialogue, once: the outcome is remembered, so it must be JSON and small.
 * Expected refusals come back as values; any other failure ends the update, which Telegram then brings again.
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

/** The same where nothing is to be refused. */
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

/** A button: what stands on it, and what pressing it means. */
export type Choice<T> = { label: string; value: T };

/** What was made of a message: an answer, or what to say instead. */
export type Heard<T> = { ok: true; value: T } | { ok: false; say: string };

export type Question<T> = {
  /** Rows of buttons. */
  choices?: readonly (readonly Choice<T>[])[];
  /** Reads a message, without looking at anything else; where it is missing only buttons answer. */
  hear?: (ctx: Context) => Heard<T>;
};

/**
 * Asks, and waits for an answer. Whatever else comes is answered with a hint and forgotten; so are buttons of earlier
 * questions.
 */
export async function ask<T>(talk: Talk, text: RichText | string, question: Question<T>): Promise<T> {
  const { choices = [], hear = () => ({ ok: false, say: texts.pressButton }) } = question;
  const all = choices.flat();
  const prefix = `${dialogueButton}${talk.begunBy.toString(36)}.${talk.questions}.`;
  talk.questions += 1;
  let at = 0;
  const rows = choices.map((row) => row.map(({ label }) => InlineKeyboard.text(label, `${prefix}${at++}`)));
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

/** Reads a text by a rule; the rule answers the cleaned text, or what is wrong with it. */
export const hearText =
  <T>(rule: (text: string) => Heard<T>) =>
  (ctx: Context): Heard<T> => {
    const text = ctx.msg?.text?.trim();
    return text ? rule(text) : { ok: false, say: texts.textOnly };
  };
