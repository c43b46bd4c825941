import { Composer } from 'grammy';
import { readVoiceParameter } from '../../core/speech/voice-link.ts';
import { markBotUnblocked } from '../../db/users.ts';
import type { BotContext, BotDeps } from '../context.ts';
import { welcomeLearner } from '../learner.ts';
import { tellShutOut } from '../shut-out.ts';
import { askForWord } from '../voice/spoken-word.ts';
import { moment } from './membership.ts';

/**
 * The speak step in the chat: a link from the mini-app names the word (`/start say_<lesson>_<word>`), the learner says
 * it as a voice message or an audio file, and recogniser, judge and progress are those of the mini-app. The word
 * written in Hebrew counts too, as self-assessed, because nobody has heard it. Both come by answers.ts.
 */
export function voiceAnswer(deps: BotDeps): Composer<BotContext> {
  const feature = new Composer<BotContext>();
  const chat = feature.chatType('private');

  chat.command('start', async (ctx, next) => {
    const wanted = readVoiceParameter(ctx.match);
    if (!wanted) return next();
    const { user } = await welcomeLearner(deps, ctx.from, ctx.now);
    // The learner writes, so they have not blocked the bot.
    await markBotUnblocked(deps.db, user.id, moment(ctx.msg.date));
    if (user.isBlocked) return tellShutOut(ctx);
    await askForWord(deps, ctx, user.id, wanted);
  });

  return feature;
}
