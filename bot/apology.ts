import type { Api } from 'grammy';
import type { Update } from 'grammy/types';
import { botTexts } from '../core/texts/chat/bot.ts';

/**
 * Tells the learner that their message could not be processed. Best effort: never throws. Silent where the bot is
 * silent.
 */
export async function apologise(api: Api, update: Update): Promise<void> {
  const chat = (update.message ?? update.callback_query?.message)?.chat;
  if (chat?.type !== 'private') return;
  await api.sendMessage(chat.id, botTexts.sorry).catch(() => undefined);
}
