import { Composer } from 'grammy';
import { DomainError } from '../../core/errors.ts';
import type { Background } from '../../core/ports.ts';
import { clipped, isSign, type ReportSubject, reportLengths } from '../../core/reports/reports.ts';
import { reportChatTexts as texts } from '../../core/texts/chat/reports.ts';
import { addWords, saveReport } from '../../db/reports/save-report.ts';
import type { BotContext, BotDeps } from '../context.ts';
import type { InboxAccount } from '../inbox/ports.ts';
import { portsOf } from '../payments/payment-account.ts';
import { type ReportAction, reasonKeyboard, reportButtons } from '../reports/buttons.ts';
import { openableUrl } from '../services/app-link.ts';
import { tellOfReports } from '../services/reports/tell.ts';
import { show, type Visit, withVisit } from '../visit.ts';

/**
 * «Ошибка?» below a card or a verdict: what is wrong is chosen by a button, words come as a reply to the message that
 * says thanks. The admins hear of it.
 */
export function report(deps: BotDeps): Composer<BotContext> {
  const feature = new Composer<BotContext>();
  const chat = feature.chatType('private');
  chat.on('callback_query:data', async (ctx, next) => {
    const action = reportButtons.parse(ctx.callbackQuery.data);
    if (!action) return next();
    await withVisit(deps, ctx, (visit) => take(visit, action));
  });
  chat.on('message:text', async (ctx, next) => {
    const { text, reply_to_message: thanks } = ctx.msg;
    const isOurs = thanks?.from?.id === ctx.me.id;
    const number = isOurs ? texts.number.exec(thanks?.text ?? '')?.[1] : undefined;
    if (number === undefined || text.startsWith('/')) return next();
    await withVisit(deps, ctx, async ({ user }) => {
      const eventId = `chat-u${ctx.update.update_id}`;
      const added = await addWords(deps.db, {
        ...{ userId: user.id, reportId: Number(number), eventId, words: text },
      });
      await ctx.reply(added ? texts.added : texts.notAdded);
    });
  });
  return feature;
}

/** What keeping a report and passing it on needs. */
type Reporting = InboxAccount & { background?: Background };

/** What was shown stands below the question, and comes back with the choice. */
const gap = '\n\n';

async function take(visit: Visit<Reporting>, action: ReportAction): Promise<unknown> {
  const { ctx } = visit;
  if (action.kind === 'cancel') return show(visit, texts.cancelled, undefined);
  if (action.kind === 'send') return send(visit, action);
  const { text, caption = '' } = ctx.callbackQuery?.message ?? {};
  const shown = clipped(text ?? caption, reportLengths.question);
  return ctx.reply(`${texts.ask}${gap}${shown}`, { reply_markup: reasonKeyboard(action) });
}

/** What is no row of the course is named by what was shown. */
const aboutShown = (subject: ReportSubject, isJudged: boolean, shown: string) => {
  if (isSign(subject)) return { question: shown.replaceAll('\n', ' ') };
  return isJudged ? { judgement: shown } : { question: shown };
};

async function send(
  visit: Visit<Reporting>,
  { subject, id, reason, isJudged = false }: Extract<ReportAction, { kind: 'send' }>,
): Promise<void> {
  const { deps, ctx, user } = visit;
  const { text = '', message_id = 0 } = ctx.callbackQuery?.message ?? {};
  const shown = clipped(text.split(gap).slice(1).join(gap), reportLengths.question);
  try {
    const { outcome, reportId = 0 } = await saveReport(
      deps.db,
      {
        ...{ userId: user.id, eventId: `chat-m${message_id}-${reason}`, place: 'chat' },
        ...{ subject, subjectId: id, reason },
        ...aboutShown(subject, isJudged, shown),
      },
      ctx.now,
    );
    await show(visit, outcome === 'too-many' ? texts.tooMany : texts.sent(reportId, reason), undefined);
  } catch (error) {
    if (!(error instanceof DomainError && error.kind === 'not-found')) throw error;
    await show(visit, texts.gone, undefined);
    return;
  }
  const telling = tellOfReports({ ...portsOf(deps, ctx.api), appUrl: openableUrl(deps) }, ctx.now);
  if (deps.background) deps.background(telling);
  else await telling;
}
