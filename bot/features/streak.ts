import { Composer } from 'grammy';
import { calendarWeeks } from '../../core/streak/calendar.ts';
import { botRewardTexts } from '../../core/texts/bot-rewards.ts';
import { errorText } from '../../core/texts/errors.ts';
import type { BotContext, BotDeps } from '../context.ts';
import { openKeyboard } from '../keyboards.ts';
import { welcomeLearner } from '../learner.ts';
import { message } from '../rich-text.ts';

/** /streak: days in a row, the best run, what is left to the award, and this week. Asking counts for no day. */
export function streak(deps: BotDeps): Composer<BotContext> {
  const feature = new Composer<BotContext>();
  feature.chatType('private').command('streak', async (ctx) => {
    const learner = await welcomeLearner(deps, ctx.from, ctx.now);
    if (learner.user.isBlocked) {
      await ctx.reply(...message(errorText('forbidden', 'user_blocked'), undefined));
      return;
    }
    const { today, activeDates } = learner;
    const days = activeDates.map((date) => ({ date, words: 0 }));
    const [week = []] = calendarWeeks(today, days, 1);
    const isTodayActive = activeDates.includes(today);
    await ctx.reply(
      ...message(botRewardTexts.streak({ ...learner, isTodayActive, week }), openKeyboard(deps)),
    );
  });
  return feature;
}
