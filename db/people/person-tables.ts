import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import {
  achievements,
  activityDays,
  auditLog,
  broadcastDeliveries,
  broadcasts,
  dialogueAnswers,
  entitlements,
  finishedLessons,
  formAnswers,
  formCards,
  keptCharges,
  knownWords,
  ledger,
  lessonPasses,
  letterAnswers,
  letterCards,
  memoryCards,
  orders,
  ownListReports,
  ownLists,
  ownWordSounds,
  ownWords,
  premiumNotices,
  quizResults,
  quizSessions,
  recordings,
  reminders,
  reports,
  reviewsUndone,
  ruleAnswers,
  ruleCards,
  settings,
  speakers,
  speechSpending,
  stageAnswers,
  starPayments,
  statusHistory,
  studioPlaces,
  threadCopies,
  threadMessages,
  threads,
  uploads,
  users,
  wordProgress,
} from '../schema/index.ts';

/** A table with rows that belong to a person. */
export type PersonTable = {
  table: PgTable;
  /** Holds the person's Telegram id. */
  owner: AnyPgColumn;
  /**
   * What becomes of the rows when the person is deleted: removed at once; removed in batches first, where there may be a
   * hundred thousand; or done by a statement of its own in erase-person.ts.
   */
  deletion: 'rows' | 'batches' | 'own';
};

const rows = (table: PgTable, owner: AnyPgColumn): PersonTable => ({ table, owner, deletion: 'rows' });
const batches = (table: PgTable, owner: AnyPgColumn): PersonTable => ({ table, owner, deletion: 'batches' });
const own = (table: PgTable, owner: AnyPgColumn): PersonTable => ({ table, owner, deletion: 'own' });

/**
 * Every table that says something about a person, by the name of its schema: all of it is in the file of «Мои данные»
 * and is deleted with the person, in this order. test/db/people/person-tables.test.ts compares it with the schema.
 */
export const personTables = {
  stageAnswers: batches(stageAnswers, stageAnswers.userId),
  memoryCards: batches(memoryCards, memoryCards.userId),
  letterAnswers: batches(letterAnswers, letterAnswers.userId),
  formAnswers: batches(formAnswers, formAnswers.userId),
  ruleAnswers: batches(ruleAnswers, ruleAnswers.userId),
  dialogueAnswers: batches(dialogueAnswers, dialogueAnswers.userId),
  wordProgress: batches(wordProgress, wordProgress.userId),
  ledger: batches(ledger, ledger.userId),
  lessonPasses: batches(lessonPasses, lessonPasses.userId),
  reviewsUndone: batches(reviewsUndone, reviewsUndone.userId),
  quizSessions: batches(quizSessions, quizSessions.userId),
  quizResults: batches(quizResults, quizResults.userId),
  activityDays: batches(activityDays, activityDays.userId),
  broadcastDeliveries: batches(broadcastDeliveries, broadcastDeliveries.userId),
  letterCards: rows(letterCards, letterCards.userId),
  formCards: rows(formCards, formCards.userId),
  ruleCards: rows(ruleCards, ruleCards.userId),
  ownWordSounds: rows(ownWordSounds, ownWordSounds.userId),
  ownWords: rows(ownWords, ownWords.userId),
  ownListReports: rows(ownListReports, ownListReports.userId),
  ownLists: rows(ownLists, ownLists.userId),
  knownWords: rows(knownWords, knownWords.userId),
  finishedLessons: rows(finishedLessons, finishedLessons.userId),
  reminders: rows(reminders, reminders.userId),
  threadMessages: rows(threadMessages, threadMessages.userId),
  threads: rows(threads, threads.userId),
  /** Messages in the person's own chat that stand for a thread. */
  threadCopies: rows(threadCopies, threadCopies.chatId),
  reports: rows(reports, reports.userId),
  achievements: rows(achievements, achievements.userId),
  statusHistory: rows(statusHistory, statusHistory.userId),
  /** Named by a text with the id in it. */
  speechSpending: own(speechSpending, speechSpending.who),
  /** With their sounds. */
  recordings: own(recordings, recordings.speakerId),
  studioPlaces: rows(studioPlaces, studioPlaces.speakerId),
  speakers: rows(speakers, speakers.userId),
  /** Move into `keptCharges`. */
  starPayments: own(starPayments, starPayments.userId),
  entitlements: rows(entitlements, entitlements.userId),
  orders: own(orders, orders.userId),
  premiumNotices: rows(premiumNotices, premiumNotices.userId),
  settings: rows(settings, settings.userId),
  /** Of an earlier account of the same person; they stay for their term. */
  keptCharges: own(keptCharges, keptCharges.payerId),
  /** Acts, messages and pictures of an admin stay in the course, without the person (`traces`). */
  auditLog: own(auditLog, auditLog.adminId),
  broadcasts: own(broadcasts, broadcasts.adminId),
  uploads: own(uploads, uploads.uploadedBy),
  /** Last: the others refer to it. */
  users: own(users, users.id),
} as const satisfies Record<string, PersonTable>;

export type PersonTableName = keyof typeof personTables;

/** A column that names somebody in a row that is not theirs: when they are deleted, the name alone goes. */
export type Trace = { table: PgTable; column: AnyPgColumn; to: null | 0 };

export const traces: readonly Trace[] = [
  { table: auditLog, column: auditLog.adminId, to: 0 },
  { table: broadcasts, column: broadcasts.adminId, to: 0 },
  { table: uploads, column: uploads.uploadedBy, to: 0 },
  { table: speakers, column: speakers.createdBy, to: 0 },
  { table: recordings, column: recordings.decidedBy, to: null },
  { table: reports, column: reports.closedBy, to: null },
  { table: threads, column: threads.closedBy, to: null },
  { table: threadMessages, column: threadMessages.adminId, to: null },
  { table: threadMessages, column: threadMessages.chatId, to: null },
  { table: entitlements, column: entitlements.grantedBy, to: null },
];
