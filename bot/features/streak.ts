import { Composer } from 'grammy';
import { calendarWeeks } from '../../core/streak/calendar.ts';
import { savedDays } from '../../core/streak/run.ts';
import { botRewardTexts } from '../../core/texts/chat/rewards.ts';
import { readRunStarts } from '../../db/rewards/streaks.ts';
import type { BotContext, BotDeps } from '../context.ts';
import { openKeyboard } from '../keyboards.ts';
import { welcomeLearner } from '../learner.ts';
import { message } from '../rich-text.ts';
import { tellShutOut } from '../shut-out.ts';

/** The days of this week, and the day before it, which a saved day may follow. */
const daysRead = 8;

/**
 * /streak: days in a row, the longest streak, what is left until the award, and this week. The command itself does not
 * count as practice.
 */
export function streak(deps: BotDeps): Composer<BotContext> {
  const feature = new Composer<BotContext>();
  feature.chatType('private').command('streak', async (ctx) => {
    const learner = await welcomeLearner(deps, ctx.from, ctx.now);
    if (learner.user.isBlocked) return tellShutOut(ctx);
    const { today, activity } = learner;
    const { run, rests, dates } = activity;
    const days = dates.map((date) => ({ date, words: 0 }));
    const latest = await readRunStarts(deps.db, { userId: learner.user.id, limit: daysRead });
    const saved = savedDays(latest, run, today, rests);
    const [week = []] = calendarWeeks(today, days, 1, saved);
    const isTodayActive = dates.includes(today);
    await ctx.reply(
      ...message(botRewardTexts.streak({ ...learner, isTodayActive, week }), openKeyboard(deps)),
    );
  });
  return feature;
}
