import type { User } from 'grammy/types';
import { canOpenLesson, type Opener } from '../core/lesson/access.ts';
import { type ContinueAt, continueAt } from '../core/lesson/continue.ts';
import { isAdminUser } from '../core/people/admin.ts';
import { readPerson } from '../core/people/person.ts';
import type { PersonDigests } from '../core/ports.ts';
import { type Standing, standingFor } from '../core/status/ladder.ts';
import { currentFreezes, currentStreak } from '../core/streak/run.ts';
import { type ActivityDate, dateIn, defaultTimeZone } from '../core/streak/streak.ts';
import type { BotRole } from '../core/texts/chat/bot.ts';
import type { Db } from '../db/connection/client.ts';
import type { CatalogueCache } from '../db/course/catalogue.ts';
import {
  type LearnerFigures,
  type TalliedLesson,
  talliedLessons,
  welcomeWithFigures,
} from '../db/rewards/figures.ts';
import type { Activity } from '../db/rewards/streaks.ts';
import { isAdminNow, type UserRecord } from '../db/users.ts';
import { findSpeaker } from '../db/voices/speakers.ts';
import type { BotContext } from './context.ts';

/** Knows who is an admin. */
export type Admins = { db: Db; adminIds: ReadonlySet<number> };

/** What recognising and welcoming a person needs. */
export type Newcomers = Admins & { digests: PersonDigests; catalogue: CatalogueCache };

export type LearnerLesson = TalliedLesson & { isOpen: boolean };

/** The sender, with everything the bot shows about their learning. */
export type Learner = {
  user: UserRecord;
  /** Cleaned first name; '' when nothing of it is left. */
  name: string;
  points: number;
  standing: Standing;
  wordsLearned: number;
  streakDays: number;
  bestStreak: number;
  /** Freezes held, 0–2. */
  freezes: number;
  /** All of the learner's days, and their current date. */
  activity: Activity;
  today: ActivityDate;
  quizzesPassed: number;
  lessons: LearnerLesson[];
  lessonsDone: number;
  lessonsTotal: number;
  next: ContinueAt | undefined;
};

/**
 * Registers the sender, or refreshes their names, and reads their figures. `wroteAt`, if they wrote themselves, is the
 * moment at which they let the bot in. Safe to repeat.
 */
export async function welcomeLearner(
  deps: Newcomers,
  from: User,
  now: Date,
  wroteAt?: Date,
): Promise<Learner> {
  // An update always has an id.
  const person = readPerson(from) ?? { id: from.id, firstName: '' };
  const visit = { person, fallbackZone: defaultTimeZone, wroteAt, digest: deps.digests.of(from.id) };
  const figures = await welcomeWithFigures(deps.db, visit, now);
  const catalogue = await deps.catalogue.get(deps.db);
  const { user } = figures;
  const opener = { isPremium: user.isPremium, isAdmin: isAdminUser(user, deps.adminIds) };
  return learnerOf(figures, talliedLessons(catalogue, figures), opener, now);
}

function learnerOf(figures: LearnerFigures, all: TalliedLesson[], opener: Opener, now: Date): Learner {
  const { user, activity } = figures;
  const { run, rests, bestStreak } = activity;
  const today = dateIn(user.timezone, now);
  const lessons = all.map((entry) => ({ ...entry, isOpen: canOpenLesson(entry.lesson, opener) }));
  const standings = lessons.map(({ lesson, isOpen, learned, passed, isFinished }) => ({
    id: lesson.id,
    name: lesson.name,
    isOpen,
    totalWords: lesson.wordsCount,
    learnedWords: learned,
    passWords: passed,
    isFinished,
  }));
  return {
    user,
    name: displayName(user.firstName),
    points: user.points,
    standing: standingFor(user.points),
    wordsLearned: figures.wordsLearned,
    streakDays: currentStreak(run, today, rests),
    bestStreak,
    freezes: currentFreezes(run, today, rests),
    activity,
    today,
    quizzesPassed: figures.passedQuizzes.length,
    lessons,
    lessonsDone: lessons.filter(({ isFinished }) => isFinished).length,
    lessonsTotal: lessons.length,
    next: continueAt(standings, figures),
  };
}

/** Is the sender an admin? */
export async function isAdmin({ db, adminIds }: Admins, ctx: BotContext): Promise<boolean> {
  return ctx.from !== undefined && isAdminNow(db, { userId: ctx.from.id, adminIds }, ctx.now);
}

/** Whose commands the sender finds in /help; admins may be speakers, too. */
export async function roleOf(deps: Admins, ctx: BotContext): Promise<BotRole> {
  if (await isAdmin(deps, ctx)) return 'admin';
  const speaker = await findSpeaker(deps.db, ctx.from?.id ?? 0);
  return speaker && !speaker.revokedAt ? 'speaker' : 'learner';
}

/** Format characters that change the direction of everything after them, control characters, line breaks. */
const unruly = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\u2028\u2029]+/gu;

/** A name that cannot break the sentence around it. */
export function displayName(firstName: string): string {
  return firstName.replaceAll(unruly, ' ').replaceAll(/\s+/g, ' ').trim();
}
