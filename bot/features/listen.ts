import { type Composer, InlineKeyboard } from 'grammy';
import { type ListeningMinutes, listeningLengths, listeningParameter } from '../../core/listening/compose.ts';
import { dateIn } from '../../core/streak/streak.ts';
import { listenTexts as texts } from '../../core/texts/chat/listen.ts';
import type { BotContext, BotDeps } from '../context.ts';
import { openKeyboard } from '../keyboards.ts';
import { sendListening } from '../listening/send.ts';
import { learnersFile } from '../my-files.ts';
import { message } from '../rich-text.ts';

const buttonPrefix = 'li:';

/**
 * /listen, or `/start listen` from the mini-app's profile: sends the words, sentences and dialogues of the day as
 * one sound for Telegram's own player.
 */
export const listen = (deps: BotDeps): Composer<BotContext> =>
  learnersFile<ListeningMinutes>(deps, {
    command: 'listen',
    parameter: listeningParameter,
    offer: () => message(texts.offer, lengthsKeyboard()),
    choiceOf: (data) => listeningLengths.find((minutes) => data === `${buttonPrefix}${minutes}`),
    texts,
    failureOf: (minutes) => ({ event: 'listening-not-sent', fields: { minutes }, text: texts.failed }),
    async send(ctx, { id, timezone }, minutes) {
      void ctx.replyWithChatAction('upload_voice').catch(() => undefined);
      const asked = {
        userId: id,
        isAdminByEnv: deps.adminIds.has(id),
        today: dateIn(timezone, ctx.now),
        minutes,
      };
      const result = await sendListening(deps, asked, ctx.now);
      if (result === 'no-words') await ctx.reply(...message(texts.none, openKeyboard(deps)));
      if (result === 'no-sounds') await ctx.reply(texts.silent);
    },
  });

function lengthsKeyboard(): InlineKeyboard {
  const keyboard = new InlineKeyboard();
  for (const minutes of listeningLengths) keyboard.text(texts.button(minutes), `${buttonPrefix}${minutes}`);
  return keyboard;
}
