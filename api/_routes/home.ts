import type { ResponseData } from '../../core/contracts/endpoints.ts';
import { canOpenLesson, type Opener } from '../../core/lesson/access.ts';
import { groupLessons } from '../../core/lesson/lesson-groups.ts';
import { placementTexts } from '../../core/texts/lesson/placement.ts';
import type { CatalogueCache } from '../../db/course/catalogue.ts';
import { type HomeData, readHome } from '../../db/home.ts';
import { talliedLessons } from '../../db/rewards/figures.ts';
import { type AdminList, type Handlers, openerOf } from '../_call.ts';
import { type LooksBeside, lookBesideAnswer } from '../_payments.ts';
import { courseOf } from './course/course.ts';
import { nextLessonOf } from './course/next-lesson.ts';
import { settleMemory } from './memory-upkeep.ts';
import { keepRanksFresh, noteNewStatus, type RankUpkeep } from './reward-upkeep.ts';
import { achievementShapes, leaderboardShape, newsShape } from './shapes/reward-shapes.ts';
import { statsShape, streakShape } from './shapes/shapes.ts';

type Home = ResponseData<'GET /home'>;

/** What home is read from, and what is looked after beside it. */
type HomeParts = AdminList & LooksBeside & RankUpkeep & { catalogue: CatalogueCache };

export const homeHandlers: Handlers<'GET /home'> = {
  'GET /home': ({ owner, deps, now }) => home(deps, owner, now),
};

/** Everything the home view shows to this learner; also records the learner's day. */
export async function home(
  deps: HomeParts,
  learner: { userId: number; zone: string },
  now: Date,
): Promise<Home> {
  const { userId, zone } = learner;
  const isAdminByEnv = deps.adminIds.has(userId);
  const data = await readHome(deps.db, { userId, isAdminByEnv, zone, catalogue: deps.catalogue }, now);
  deps.background(keepRanksFresh(deps));
  lookBesideAnswer(deps, data.user, now);
  noteNewStatus(deps, data.user, data.milestones);
  if (data.isMemoryUnsettled) settleMemory(deps, userId);
  return homeShape(data, openerOf(deps, data.user), now);
}

/** What was read as the home view shows it. */
export function homeShape(data: HomeData, opener: Opener, now: Date): Home {
  const { catalogue, user } = data;
  const quizzes = new Set(data.passedQuizzes);
  const all = talliedLessons(catalogue, data);
  const next = nextLessonOf(catalogue, data, opener);
  return {
    stats: statsShape(data, catalogue, now),
    subscription_status: user.isPremium ? 'premium' : 'free',
    ...(user.isInDoubt ? { payment_in_doubt: true } : {}),
    ...(user.deletionDueAt === null ? {} : { deletion_due_at: new Date(user.deletionDueAt).toISOString() }),
    course: courseOf(catalogue).version,
    opens_premium: canOpenLesson({ isFree: false }, opener),
    progress: groupLessons(
      all.map(({ lesson: { id, wordsCount }, learned, known, isFinished }) => ({
        lessonId: id,
        learned,
        withQuiz: quizzes.has(id) && isFinished,
        finished: isFinished && learned < wordsCount,
        ...(known > 0 ? { known: placementTexts.inLesson(known) } : {}),
      })),
    ),
    continueAt: next
      ? {
          lessonId: next.lessonId,
          lessonName: next.lessonName,
          begun: next.begun,
          completedWordsCount: next.completedWords,
          totalWordsCount: next.totalWords,
        }
      : null,
    streak: streakShape(data.activity, data.today),
    achievements: achievementShapes(data.achievements, user.id),
    leaderboard: leaderboardShape({ ...data, user: { ...user, points: data.rankedPoints } }),
    wordsToday: data.wordsToday,
    news: newsShape(data.milestones, { points: user.points, lessons: all.map(({ lesson }) => lesson) }, now),
    memory: data.memory,
    settings: data.settings,
    today: data.today,
    serverTime: now.toISOString(),
  };
}
