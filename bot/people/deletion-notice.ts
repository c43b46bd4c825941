import { InlineKeyboard } from 'grammy';
import { personDataChatTexts } from '../../core/texts/chat/person-data.ts';
import { dateText } from '../../core/texts/home/payments.ts';
import { dueText, type Losses } from '../../core/texts/home/person/person-data.ts';
import type { DeletionState } from '../../db/people/read-deletion.ts';
import type { UserRecord } from '../../db/users.ts';
import type { BotContext } from '../context.ts';
import { message } from '../rich-text.ts';

const texts = personDataChatTexts;

/** Callback data of a person's own buttons. */
export const myDataButtons = {
  file: 'md:file',
  ask: 'md:ask',
  erase: 'md:erase',
  keep: 'md:keep',
  menu: 'md:menu',
} as const;

/** What a person is about to lose, as the texts say it. */
export function lossesOf({ isPremium, premiumUntil, isPaid, recordings, timezone }: DeletionState): Losses {
  const until = premiumUntil === null ? null : dateText(new Date(premiumUntil), timezone);
  return { isPremium, premiumUntil: until, isPaid, recordings };
}

/** Says that everything about the person will be deleted, with a button that takes it back. */
export function pendingMessage(dueAt: Date, timezone: string) {
  const keyboard = new InlineKeyboard()
    .text(texts.takeBackButton, myDataButtons.keep)
    .row()
    .text(texts.fileButton, myDataButtons.file);
  return message(texts.pending(dueText(dueAt, timezone)), keyboard);
}

/** For somebody who comes back during their day to change their mind; for everybody else it does nothing. */
export async function remindOfDeletion(ctx: BotContext, user: UserRecord): Promise<void> {
  if (user.deletionDueAt === null) return;
  await ctx.reply(...pendingMessage(new Date(user.deletionDueAt), user.timezone));
}
