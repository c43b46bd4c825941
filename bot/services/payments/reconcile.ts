import type { StarTransaction } from '../../../core/payments/charges.ts';
import { paymentsBotTexts } from '../../../core/texts/chat/payments.ts';
import { ping } from '../../../db/connection/client.ts';
import { type Bookmark, moveBookmark, readBookmark } from '../../../db/payments/bookmark.ts';
import { recordCharge, recordRefund } from '../../../db/payments/charges.ts';
import { describeFailure } from '../failures.ts';
import { afterCharge } from './after-charge.ts';
import { type PaymentPorts, tell } from './ports.ts';

/** The largest page that Telegram returns. */
const pageSize = 100;
/** Read again, because a transaction may appear in the list a moment after a later one. */
const overlap = 10;

export type Reconciled = {
  /** Transactions read. */
  read: number;
  /** Charges that had not been reported to us. */
  charges: number;
  /** Refunds that had not been reported to us. */
  refunds: number;
  /** False: there are more; the next run continues from the bookmark. */
  isComplete: boolean;
};

/**
 * Reads the bot's transactions starting at the bookmark, oldest first as Telegram lists them: missed payments are
 * granted, refunds and chargebacks revoked. At most `pages` pages of 100, and no new page after `isTimeLeft` returns
 * false. Safe to run twice, and twice at once. Throws when Telegram or the database is unavailable; what was read by
 * then is kept.
 */
export async function reconcile(
  ports: PaymentPorts,
  now: Date,
  limits: { pages: number; isTimeLeft?: () => boolean },
): Promise<Reconciled> {
  const { isTimeLeft = () => true } = limits;
  const done: Reconciled = { read: 0, charges: 0, refunds: 0, isComplete: false };
  let bookmark: Bookmark | undefined = await readBookmark(ports.db, ports.botId);
  let offset = Math.max(0, bookmark.offset - overlap);
  for (let page = 0; page < limits.pages && isTimeLeft(); page += 1) {
    const rows = await ports.stars.transactions({ offset, limit: pageSize });
    if (rows.length === 0 && page === 0 && offset > 0) {
      // The list is shorter than our bookmark: another account for the same bot. Everything is read again, which does
      // no harm.
      offset = 0;
      continue;
    }
    for (const row of rows) await keep(ports, row, now, done);
    offset += rows.length;
    if (bookmark && bookmark.offset !== offset) {
      bookmark = await moveBookmark(ports.db, ports.botId, bookmark, offset);
    }
    if (rows.length < pageSize) return { ...done, isComplete: true };
  }
  return done;
}

async function keep(ports: PaymentPorts, row: StarTransaction, now: Date, done: Reconciled): Promise<void> {
  done.read += 1;
  try {
    if (row.kind === 'charge') {
      const change = await recordCharge(ports.db, { charge: row.charge }, now);
      if (!change?.isNew) return;
      done.charges += 1;
      ports.log('warn', 'payment-found', { chargeId: row.charge.chargeId });
      await afterCharge(ports, change, now);
    } else if (row.kind === 'refund') {
      const change = await recordRefund(ports.db, { refund: row.refund }, now);
      if (!change?.isNew) return;
      done.refunds += 1;
      const { userId, stars, issue } = change.payment;
      if (userId !== null) await tell(ports, userId, paymentsBotTexts.refunded(stars, issue === null), now);
    }
  } catch (cause) {
    // If the database is unavailable, stop here and continue later. Otherwise one unreadable row must not hold up all
    // later ones.
    await ping(ports.db);
    ports.log('error', 'transaction-not-kept', { kind: row.kind, cause: describeFailure(cause) });
  }
}
