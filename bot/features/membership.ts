import { Composer } from 'grammy';
import type { Db } from '../../db/connection/client.ts';
import { markBotBlocked, markBotUnblocked } from '../../db/users.ts';
import type { BotContext } from '../context.ts';

/**
 * Records who lets the bot write to them: a person blocks the bot, unblocks it, or allows it from the mini-app. Each
 * event carries the moment at which Telegram saw it, so that repeated and late updates leave the same row.
 */
export function membership({ db }: { db: Db }): Composer<BotContext> {
  const feature = new Composer<BotContext>();
  const chat = feature.chatType('private');

  chat.on('my_chat_member', async ({ myChatMember: { date, new_chat_member }, from }) => {
    const mark = new_chat_member.status === 'kicked' ? markBotBlocked : markBotUnblocked;
    await mark(db, from.id, moment(date));
  });

  chat.on('message:write_access_allowed', async ({ message, from }) => {
    await markBotUnblocked(db, from.id, moment(message.date));
  });

  return feature;
}

/** Telegram counts whole seconds since 1970. */
export function moment(seconds: number): Date {
  return new Date(seconds * 1000);
}
