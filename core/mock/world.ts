import type { Order, Receipt } from '../contracts/payments.ts';
import type { QuizResultsResponse } from '../contracts/quiz.ts';
import { allStages, isComplete, noStages, type StageBits } from '../lesson/stages.ts';
import {
  type Award,
  awardPoints,
  type LedgerReason,
  streakAwardDays,
  wordsPerMilestone,
} from '../points/awards.ts';
import { perfectScore } from '../quiz/outcome.ts';
import { defaultSettings, type Settings } from '../settings/settings.ts';
import type { RestSwitches } from '../streak/rest.ts';
import { currentStreak, type Run, runsThrough } from '../streak/run.ts';
import { type ActivityDate, addDays, dateIn, defaultTimeZone } from '../streak/streak.ts';
import { type AdminRecords, createRecords } from './admin-records.ts';
import { createCourse, lessonsOf, type MockCourse } from './course.ts';

type Entry = Award & { at: string };
type Review = { date: ActivityDate; due: ActivityDate; days: number };

/** All that the mock remembers, in memory and no longer than the page lives. */
export type MockWorld = {
  /** ISO. */
  joinedAt: string;
  /** Stages done in the current pass, by word. */
  pass: Map<number, StageBits>;
  learned: Set<number>;
  lastLessonId: number | null;
  ledger: Entry[];
  /** Active days, each with the words brought to the end on it. */
  days: Map<ActivityDate, number>;
  settings: Settings;
  restSwitches: RestSwitches;
  quizzes: Map<string, { lessonId: number; seed: number }>;
  results: Pick<QuizResultsResponse, 'lessonId' | 'passed' | 'score' | 'correctAnswers' | 'totalQuestions'>[];
  reviews: Map<number, Review[]>;
  /** The latest review: the one that can be taken back. */
  reviewed: { eventId: string; wordId: number } | null;
  orders: Map<string, Order>;
  receipts: Receipt[];
  /** null: free; 'for ever'; or the end of premium, ISO. */
  premium: string | null;
  course: MockCourse;
  /** The learner may use the admin area too. */
  isAdmin: boolean;
  records: AdminRecords;
  /** Replies by event id: a repeated event changes nothing and hears the same again. */
  replies: Map<string, unknown>;
};

/** A learner who came three days ago, has learned the first lesson and passed its quiz; he may be an admin. */
export function createWorld(now: Date, { isAdmin = false } = {}): MockWorld {
  const joined = new Date(now.getTime() - 3 * 24 * 60 * 60 * 1000);
  const world: MockWorld = {
    joinedAt: joined.toISOString(),
    pass: new Map(),
    learned: new Set(),
    lastLessonId: null,
    ledger: [],
    days: new Map(),
    settings: defaultSettings,
    restSwitches: [],
    quizzes: new Map(),
    results: [],
    reviews: new Map(),
    reviewed: null,
    orders: new Map(),
    receipts: [],
    premium: null,
    course: createCourse(),
    isAdmin,
    records: createRecords(now),
    replies: new Map(),
  };
  const [first] = lessonsOf(world.course);
  for (const { id } of first?.words ?? []) {
    world.pass.set(id, allStages);
    learnWord(world, id, joined);
  }
  if (first) {
    const lessonId = first.id;
    world.lastLessonId = lessonId;
    finishQuiz(
      world,
      { lessonId, passed: true, score: 94.3, correctAnswers: 33, totalQuestions: 35 },
      new Date(now.getTime() - 2 * 24 * 60 * 60 * 1000),
    );
  }
  visit(world, new Date(now.getTime() - 24 * 60 * 60 * 1000));
  return world;
}

export const todayOf = (now: Date): ActivityDate => dateIn(defaultTimeZone, now);
export const pointsOf = (world: MockWorld): number =>
  world.ledger.reduce((sum, { points }) => sum + points, 0);
export const stagesDone = (world: MockWorld, wordId: number): StageBits => world.pass.get(wordId) ?? noStages;
export const hasPassedQuiz = (world: MockWorld, lessonId: number): boolean =>
  world.results.some((result) => result.lessonId === lessonId && result.passed);
/** The run after each of the active days, oldest first. */
export const runsOf = (world: MockWorld): Run[] =>
  runsThrough(undefined, world.days.keys(), world.restSwitches);
export const streakOf = (world: MockWorld, now: Date): number =>
  currentStreak(runsOf(world).at(-1), todayOf(now), world.restSwitches);

/** Books an award once for each reason and ref (DESIGN §5 Ledger); answers what was booked now. */
function earn(world: MockWorld, reason: LedgerReason, ref: string, now: Date): Award[] {
  if (world.ledger.some((entry) => entry.reason === reason && entry.ref === ref)) return [];
  const award = { reason, ref, points: awardPoints[reason] };
  world.ledger.push({ ...award, at: now.toISOString() });
  return [award];
}

/** Notes that the learner was here; a seventh day in a row is rewarded. */
export function visit(world: MockWorld, now: Date): Award[] {
  const date = todayOf(now);
  if (!world.days.has(date)) world.days.set(date, 0);
  const run = runsOf(world).at(-1);
  return run?.length === streakAwardDays ? earn(world, 'streak_7', run.lastDate, now) : [];
}

/** Adds stages to a word's current pass; a word that is complete with them is learned. */
export function doStages(world: MockWorld, wordId: number, bits: StageBits, now: Date): Award[] {
  const before = stagesDone(world, wordId);
  world.pass.set(wordId, before | bits);
  return !isComplete(before) && isComplete(before | bits) ? learnWord(world, wordId, now) : [];
}

function learnWord(world: MockWorld, wordId: number, now: Date): Award[] {
  const day = visit(world, now);
  const date = todayOf(now);
  world.days.set(date, (world.days.get(date) ?? 0) + 1);
  if (!world.reviews.has(wordId)) world.reviews.set(wordId, [{ date, due: addDays(date, 1), days: 1 }]);
  world.learned.add(wordId);
  const milestone = world.learned.size % wordsPerMilestone === 0;
  return [
    ...day,
    ...earn(world, 'word', String(wordId), now),
    ...(milestone ? earn(world, 'word_master', String(world.learned.size), now) : []),
  ];
}

export function finishQuiz(world: MockWorld, result: MockWorld['results'][number], now: Date): Award[] {
  world.results.push(result);
  const ref = String(result.lessonId);
  return [
    ...visit(world, now),
    ...(result.passed ? earn(world, 'quiz', ref, now) : []),
    ...(result.score === perfectScore ? earn(world, 'perfectionist', ref, now) : []),
  ];
}
