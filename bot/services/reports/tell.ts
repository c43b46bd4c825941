import { editorLinkOf, editorPlaceOf } from '../../../core/reports/editor-place.ts';
import { reportChatTexts as texts } from '../../../core/texts/chat/reports.ts';
import { noteCopy } from '../../../db/inbox/copies.ts';
import {
  giveNewsBack,
  giveReplyBack,
  type ReportNews,
  takeNews,
  takeReplies,
} from '../../../db/reports/news.ts';
import { markBotBlocked } from '../../../db/users.ts';
import { appAddress } from '../app-link.ts';
import { listEveryAdmin, type PaymentPorts, tell } from '../payments/ports.ts';

/** What telling about reports needs. */
export type ReportPorts = Pick<PaymentPorts, 'db' | 'stars' | 'log' | 'adminIds'> & {
  /** The address of the mini-app as a button may carry it; missing where there is none. */
  appUrl: string | undefined;
};

/**
 * Tells the admins of new reports: one message about all of them, at most one in ten minutes. Where nobody is reached,
 * the next message names them again. A message about one report stands for its thread: a reply to it is an answer. Returns
 * how many reports it named.
 */
export async function tellOfReports(ports: ReportPorts, now: Date): Promise<number> {
  const { db, stars, appUrl } = ports;
  const news = await takeNews(db, now);
  if (news.taken === 0) return 0;
  const text = texts.news(news);
  const buttons = appUrl ? buttonsOf(news, appUrl) : [];
  const threadId = news.taken === 1 ? news.first[0]?.threadId : undefined;
  let reached = 0;
  for (const adminId of await listEveryAdmin(ports)) {
    const placed = await stars.place({ chatId: adminId }, { text, buttons });
    if (placed === 'gone') await markBotBlocked(db, adminId, now);
    if (typeof placed !== 'object') continue;
    reached += 1;
    const { messageId } = placed;
    if (threadId && messageId !== undefined) await noteCopy(db, { chatId: adminId, messageId }, threadId);
  }
  if (reached > 0) return news.taken;
  await giveNewsBack(db, now);
  return 0;
}

/** So many of the things are opened by a button each. */
const mostButtons = 5;

/** To the editor of each reported thing, once, and to the list. */
function buttonsOf({ first }: ReportNews, appUrl: string) {
  const titles = new Map<string, string>();
  for (const report of first) {
    const place = editorPlaceOf(report);
    const link = place && appAddress(appUrl, editorLinkOf(place));
    if (link && !titles.has(link)) titles.set(link, report.title);
  }
  const editors = [...titles].slice(0, mostButtons);
  return [
    ...editors.map(([link, title]) => ({
      text: editors.length > 1 ? texts.button.mendThis(title) : texts.button.mend,
      appUrl: link,
    })),
    { text: texts.button.list, appUrl: appAddress(appUrl, 'admin_reports') },
  ];
}

/** Sends the replies that wait to those who reported; a chat that is closed gets none. Returns how many were sent. */
export async function tellReporters(ports: ReportPorts, now: Date): Promise<number> {
  let sent = 0;
  for (const { id, userId, ...reply } of await takeReplies(ports.db, now)) {
    const outcome = await tell(ports, userId, texts.reply(reply), now);
    if (outcome === 'said') sent += 1;
    if (outcome === 'failed') await giveReplyBack(ports.db, id);
  }
  return sent;
}
