import { pickDialogue } from '../../../core/day/dialogue.ts';
import { secondsOfDialogue } from '../../../core/dialogues/seconds.ts';
import { dialogueState } from '../../../core/dialogues/state.ts';
import { allStages } from '../../../core/lesson/stages.ts';
import { newsLimit } from '../../../core/points/news.ts';
import type { Catalogue } from '../../../db/course/catalogue.ts';
import { lessonsOf } from '../../../db/course/catalogue.ts';
import type { HomeData } from '../../../db/home.ts';
import { summaryOf } from '../../../db/memory/summary.ts';
import { unpackActivity } from '../../../db/rewards/streaks.ts';
import { withDefaults } from '../../../db/settings.ts';
import type { UsualDb } from './usual-db.ts';
import { readHomeRows } from './usual-home-rows.ts';

type HomeRows = Awaited<ReturnType<typeof readHomeRows>>;

/**
 * `HomeData` as it is usually read: table by table, and put together here. Left out, so that it costs less than it would:
 * the first visit of a day, and whether the words of a dialogue are firm (asked within a week of another one only).
 */
export async function readUsualHome(
  db: UsualDb,
  { catalogue, ...learner }: { userId: number; zone: string; catalogue: Catalogue },
  now: Date,
): Promise<HomeData> {
  const rows = await readHomeRows(db, learner, now);
  const { today, user, premium, stored, days, known, quizzes, grants, cards, steps, above } = rows;
  const isGone = new Set(rows.gone.map(({ id }) => id));
  const isKnown = new Set(known.map(({ wordId }) => wordId));
  const tallies = talliesOf(rows, isGone);
  const lessons = new Map(lessonsOf(catalogue).map((lesson) => [lesson.id, lesson]));
  const isOpen = (lessonId: number | null) =>
    lessonId !== null && (lessons.get(lessonId)?.isFree || (lessons.has(lessonId) && premium.isPremium));
  const isUndone = new Set(rows.undone.map(({ eventId }) => eventId));
  const begun = rows.lastDay.filter(
    ({ skill, wordId, due: at }) => skill === 'produce' && at > today && !isKnown.has(wordId),
  );
  const isFinished = (lessonId: number | null) => {
    const { learned = 0, known: taken = 0 } = tallies.get(lessonId ?? 0) ?? {};
    return learned + taken >= (lessons.get(lessonId ?? 0)?.wordsCount ?? Number.POSITIVE_INFINITY);
  };
  const open = rows.dialogues
    .filter(({ lessonId }) => isOpen(lessonId) && isFinished(lessonId))
    .sort((a, b) => numberOf(a) - numberOf(b) || a.position - b.position || a.id - b.id)
    .map(({ id, key, title, turns, questions }) => ({
      ...{ dialogueId: id, key, title, areWordsFirm: false },
      seconds: secondsOfDialogue({ turns, questions: questions.length }),
      state: dialogueState(
        steps.filter(({ dialogueId }) => dialogueId === id),
        questions.length,
      ),
    }));
  function numberOf({ lessonId }: { lessonId: number | null }): number {
    return lessons.get(lessonId ?? 0)?.lessonNumber ?? 0;
  }
  const said = steps.filter(({ event }) => event === 'question' || event === 'played');
  const lastDate =
    said
      .map(({ localTime }) => localTime.slice(0, 10))
      .sort()
      .at(-1) ?? null;
  const settings = withDefaults(stored?.values);
  return {
    user: {
      ...{ id: user.id, firstName: user.firstName, lastName: user.lastName, username: user.username },
      ...{ points: user.points, role: user.role, timezone: user.timezone, ...premium },
      isBlocked: user.blockedAt !== null,
      isInDoubt: rows.doubt !== undefined,
      deletionDueAt: user.deletionDueAt?.toISOString() ?? null,
      returnedAfter: user.returnedAfter?.toISOString() ?? null,
    },
    wordsLearned: user.wordsLearned,
    lastLessonId: user.lastLessonId,
    reorderedLessonId: user.reorderedLessonId,
    finished: rows.finished.map(({ lessonId }) => lessonId),
    passedQuizzes: quizzes.flatMap(({ passed, lessonId }) => (passed ? [lessonId] : [])),
    quizTotals: quizTotalsOf(quizzes),
    tallies: [...tallies.values()],
    activity: unpackActivity({
      ...{ length: user.streakLength, lastDate: user.streakLastDate, freezes: user.streakFreezes },
      ...{ best: user.bestStreak, heard: user.activeDays, rests: user.restSwitches },
      dates: days.map(({ date }) => date),
    }),
    catalogue,
    settings,
    memory: summaryOf(
      {
        today,
        cards: cards
          .filter(({ lessonId }) => lessons.has(lessonId))
          .map(({ wordId, skill, ...card }) => ({ wordId, skill, card })),
        done: new Set(rows.reviewed.flatMap((one) => (isUndone.has(one.eventId) ? [] : [one.wordId]))).size,
        learned: begun.length,
        letters: rows.letters?.due ?? 0,
        rules: rows.ruleLessons.filter(({ lessonId }) => isOpen(lessonId)).length,
        forms: rows.forms?.due ?? 0,
        dialogueSeconds: pickDialogue({ lastDate, open }, today)?.seconds ?? 0,
      },
      settings.newWordsPerDay,
    ),
    isMemoryUnsettled: [...cards, ...begun].some(({ version }) => version === 0),
    achievements: achievementsOf(grants),
    milestones: milestonesOf(rows),
    wordsToday: days.find(({ date }) => date === today)?.words ?? 0,
    rankedPoints: user.rankedPoints,
    top: rows.top.map(({ id, firstName, rankedPoints }) => ({ id, name: firstName, points: rankedPoints })),
    ahead: above ? above.ahead + above.learners : 0,
    today,
  };
}

function talliesOf(
  { progress, known }: HomeRows,
  isGone: ReadonlySet<number>,
): Map<number, HomeData['tallies'][number]> {
  const isLearned = new Set(progress.flatMap((row) => (row.stages === allStages ? [row.wordId] : [])));
  const tallies = new Map<number, HomeData['tallies'][number]>();
  const tallyOf = (lessonId: number) => {
    const tally = tallies.get(lessonId) ?? { lessonId, learned: 0, passed: 0, known: 0 };
    tallies.set(lessonId, tally);
    return tally;
  };
  for (const { wordId, lessonId } of known) {
    if (!isLearned.has(wordId) && !isGone.has(wordId)) tallyOf(lessonId).known += 1;
  }
  for (const { wordId, lessonId, stages, passStages } of progress) {
    if (isGone.has(wordId)) continue;
    if (stages === allStages) tallyOf(lessonId).learned += 1;
    if (passStages === allStages) tallyOf(lessonId).passed += 1;
  }
  return tallies;
}

function quizTotalsOf(quizzes: HomeRows['quizzes']): HomeData['quizTotals'] {
  const graded = quizzes.filter(({ quizId }) => quizId !== null);
  return {
    finished: graded.length,
    scoreSum: sum(graded.map(({ score }) => score)),
    best: Math.max(0, ...graded.map(({ score }) => score)),
    correct: sum(graded.map(({ correctAnswers }) => correctAnswers)),
    total: sum(graded.map(({ totalQuestions }) => totalQuestions)),
  };
}

function milestonesOf({ user, grants, statuses }: HomeRows): HomeData['milestones'] {
  return {
    joinedAt: user.createdAt.toISOString(),
    grants: grants.slice(0, newsLimit).map(({ achievement, ref, points, at }) => ({
      ...{ achievement, ref, points },
      at: at.toISOString(),
    })),
    statuses: statuses.map(({ level, reachedAt }) => ({ level, at: reachedAt.toISOString() })),
  };
}

function achievementsOf(grants: HomeRows['grants']): HomeData['achievements'] {
  const kinds = [...new Set(grants.map(({ achievement }) => achievement))];
  return kinds.map((achievement) => {
    const all = grants.filter((grant) => grant.achievement === achievement);
    const points = sum(all.map((grant) => grant.points));
    const [last] = all;
    const lastAt = last?.at.toISOString() ?? '';
    return { achievement, count: all.length, points, lastRef: last?.ref ?? '', lastAt };
  });
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
