import { Composer, InlineKeyboard } from 'grammy';
import { share } from '../../../core/analytics/figures.ts';
import { defaultTimeZone } from '../../../core/streak/streak.ts';
import { adminBotTexts } from '../../../core/texts/admin/bot.ts';
import { weekReportTexts } from '../../../core/texts/admin/week-report.ts';
import { readFigures } from '../../../db/admin/figures.ts';
import { readWantsWeekReport, setWantsWeekReport } from '../../../db/admin/week-report.ts';
import { findUser } from '../../../db/users.ts';
import type { BotContext, BotDeps } from '../../context.ts';
import { isNotModified } from '../../failures.ts';
import { isAdmin } from '../../learner.ts';
import { message } from '../../rich-text.ts';
import { weekReportButton } from '../../services/week-report/buttons.ts';

const answerDays = 7;
const problemWordsShown = 5;

/**
 * For admins: /stats, the dashboard's figures in one message, counted in the admin's time zone; its button switches the
 * weekly report.
 */
export function adminStats(deps: BotDeps): Composer<BotContext> {
  const feature = new Composer<BotContext>();
  feature
    .chatType('private')
    .command('stats')
    .filter((ctx) => isAdmin(deps, ctx))
    .use(async (ctx) => {
      const zone = (await findUser(deps.db, ctx.from.id, ctx.now))?.timezone ?? defaultTimeZone;
      const { totals, active, lessons, stars, days, problemWords } = await readFigures(
        { ...deps, db: deps.figuresDb ?? deps.db },
        zone,
      );
      const text = adminBotTexts.stats({
        ...{ totals, active, stars },
        lessons: lessons && { ...lessons, completion: share(lessons.done, lessons.begun) },
        answers: days?.slice(-answerDays).reduce((sum, day) => sum + day.answers, 0) ?? null,
        problemWords: problemWords?.slice(0, problemWordsShown) ?? null,
      });
      const { text: label, data } = weekReportButton.of(await readWantsWeekReport(deps.db, ctx.from.id));
      await ctx.reply(...message(text, new InlineKeyboard().text(label, data)));
    });

  feature.chatType('private').on('callback_query:data', async (ctx, next) => {
    const wants = weekReportButton.parse(ctx.callbackQuery.data);
    if (wants === undefined || !(await isAdmin(deps, ctx))) return next();
    await setWantsWeekReport(deps.db, { adminId: ctx.from.id, wants });
    await ctx.answerCallbackQuery(wants ? weekReportTexts.isOn : weekReportTexts.isOff);
    const { text, data } = weekReportButton.of(wants);
    try {
      await ctx.editMessageReplyMarkup({ reply_markup: new InlineKeyboard().text(text, data) });
    } catch (error) {
      if (!isNotModified(error)) throw error;
    }
  });
  return feature;
}
