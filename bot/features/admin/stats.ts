import { Composer } from 'grammy';
import { share } from '../../../core/analytics/figures.ts';
import { defaultTimeZone } from '../../../core/streak/streak.ts';
import { adminBotTexts } from '../../../core/texts/admin/bot.ts';
import { readFigures } from '../../../db/admin/figures.ts';
import { findUser } from '../../../db/users.ts';
import type { BotContext, BotDeps } from '../../context.ts';
import { isAdmin } from '../../learner.ts';
import { message } from '../../rich-text.ts';

const answerDays = 7;
const problemWordsShown = 5;

/** For admins: /stats, the dashboard's figures in one message, counted in the admin's time zone. */
export function adminStats(deps: BotDeps): Composer<BotContext> {
  const feature = new Composer<BotContext>();
  feature
    .chatType('private')
    .command('stats')
    .filter((ctx) => isAdmin(deps, ctx))
    .use(async (ctx) => {
      const zone = (await findUser(deps.db, ctx.from.id, ctx.now))?.timezone ?? defaultTimeZone;
      const { totals, active, lessons, stars, days, problemWords } = await readFigures(deps, zone);
      const text = adminBotTexts.stats({
        ...{ totals, active, stars },
        lessons: lessons && { ...lessons, completion: share(lessons.done, lessons.begun) },
        answers: days?.slice(-answerDays).reduce((sum, day) => sum + day.answers, 0) ?? null,
        problemWords: problemWords?.slice(0, problemWordsShown) ?? null,
      });
      await ctx.reply(...message(text, undefined));
    });
  return feature;
}
