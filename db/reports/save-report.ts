import { and, arrayContains, count, eq, gte, isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { ReportOutcome, ReportRequest } from '../../core/contracts/reports.ts';
import { DomainError } from '../../core/errors.ts';
import { serverDay } from '../../core/points/day-limits.ts';
import { clipped, maxJoined, maxReportsPerDay, reportLengths } from '../../core/reports/reports.ts';
import type { Db } from '../connection/client.ts';
import { beginReportThread } from '../inbox/save-message.ts';
import { lockMemory } from '../memory/cards.ts';
import { dialogues, lessons, reports, rules, words } from '../schema/index.ts';

export type ReportInput = z.output<typeof ReportRequest> & { userId: number; place: 'app' | 'chat' };

/** `reportId` is missing where nothing was kept. */
export type SavedReport = { outcome: ReportOutcome; reportId?: number };

/**
 * Keeps a report, once however often its event arrives. One of the same learner about the same, for the same reason,
 * joins the one that is open. Throws 'unauthorised' (no such learner), 'not-found' for a subject that never was.
 */
export async function saveReport(db: Db, input: ReportInput, now: Date): Promise<SavedReport> {
  return db.transaction(async (tx) => {
    if (!(await lockMemory(tx, input.userId))) throw new DomainError('unauthorised');
    const known = await findByEvent(tx, input);
    if (known) return { outcome: 'taken', reportId: known };
    await requireSubject(tx, input);
    const open = await findOpen(tx, input);
    if (open) return join(tx, open, input);
    if ((await countToday(tx, input.userId, now)) >= maxReportsPerDay) return { outcome: 'too-many' };
    const { userId, eventId, subject, subjectId, reason, place } = input;
    const [row] = await tx
      .insert(reports)
      .values({
        ...{ userId, eventIds: [eventId], subject, subjectId, reason, place, createdAt: now },
        ...{ words: input.words ?? '', question: input.question ?? '' },
        ...{ answer: input.answer ?? '', judgement: input.judgement ?? '' },
      })
      .returning({ id: reports.id });
    if (!row) throw new Error('a report that was inserted has an id');
    await beginReportThread(tx, { userId, reportId: row.id }, now);
    return { outcome: 'taken', reportId: row.id };
  });
}

async function findByEvent(tx: Db, { userId, eventId }: ReportInput): Promise<number | undefined> {
  const [row] = await tx
    .select({ id: reports.id })
    .from(reports)
    .where(and(eq(reports.userId, userId), arrayContains(reports.eventIds, [eventId])))
    .limit(1);
  return row?.id;
}

/** Letters and numbers are no rows: whatever is said of them is kept. */
const tables = { word: words, sentence: lessons, rule: rules, dialogue: dialogues } as const;
const missing = {
  word: 'word_not_found',
  sentence: 'lesson_not_found',
  rule: 'rule_not_found',
  dialogue: 'dialogue_not_found',
} as const satisfies Record<keyof typeof tables, string>;

/** What was deleted meanwhile may still be reported. */
async function requireSubject(tx: Db, { subject, subjectId }: ReportInput): Promise<void> {
  if (subject === 'letter' || subject === 'number') return;
  const table = tables[subject];
  const [row] = await tx.select({ id: table.id }).from(table).where(eq(table.id, subjectId));
  if (!row) throw new DomainError('not-found', { code: missing[subject] });
}

type OpenReport = { id: number; words: string; eventIds: string[] };

async function findOpen(tx: Db, input: ReportInput): Promise<OpenReport | undefined> {
  const [row] = await tx
    .select({ id: reports.id, words: reports.words, eventIds: reports.eventIds })
    .from(reports)
    .where(
      and(
        eq(reports.userId, input.userId),
        eq(reports.subject, input.subject),
        eq(reports.subjectId, input.subjectId),
        eq(reports.reason, input.reason),
        isNull(reports.closedAt),
      ),
    )
    .limit(1);
  return row;
}

/** What was shown and answered last takes the place of what was before; the words are added. */
async function join(tx: Db, open: OpenReport, input: ReportInput): Promise<SavedReport> {
  if (open.eventIds.length > maxJoined) return { outcome: 'too-many' };
  const all = [open.words, input.words ?? ''].filter((text) => text !== '').join('\n');
  await tx
    .update(reports)
    .set({
      eventIds: [...open.eventIds, input.eventId],
      words: clipped(all, reportLengths.allWords),
      ...(input.question && { question: input.question }),
      ...(input.answer && { answer: input.answer }),
      ...(input.judgement && { judgement: input.judgement }),
    })
    .where(eq(reports.id, open.id));
  return { outcome: 'joined', reportId: open.id };
}

async function countToday(tx: Db, userId: number, now: Date): Promise<number> {
  const since = sql`${serverDay(now)}::timestamp at time zone 'UTC'`;
  const [row] = await tx
    .select({ reports: count() })
    .from(reports)
    .where(and(eq(reports.userId, userId), gte(reports.createdAt, since)));
  return row?.reports ?? 0;
}

/**
 * Adds words to a learner's own open report, once for each event. Returns false where there is no such report, or it has
 * been added to often enough.
 */
export async function addWords(
  db: Db,
  {
    userId,
    reportId,
    eventId,
    words: added,
  }: { userId: number; reportId: number; eventId: string; words: string },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const own = and(eq(reports.id, reportId), eq(reports.userId, userId), isNull(reports.closedAt));
    const [open] = await tx.select().from(reports).where(own).for('update');
    if (!open) return false;
    if (open.eventIds.includes(eventId)) return true;
    const { outcome } = await join(tx, open, {
      ...open,
      ...{ eventId, words: clipped(added, reportLengths.words) },
    });
    return outcome === 'joined';
  });
}
