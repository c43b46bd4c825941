import type { ResponseData } from '../../../core/contracts/endpoints.ts';

/** What the profile of a learner with 120 points shows. */
export function sampleStatistics(
  change: Partial<ResponseData<'GET /users/statistics'>> = {},
): ResponseData<'GET /users/statistics'> {
  return {
    name: 'Аня',
    status: 'Конь',
    status_eng: 'knight',
    next_status: 'Слон',
    next_status_eng: 'bishop',
    points_to_next_status: 180,
    totalPoints: 120,
    completedWords: 50,
    totalWords: 595,
    completedLessons: 5,
    totalLessons: 60,
    quizzesPassed: 2,
    totalQuizzes: 60,
    dailyStreak: 7,
    bestStreak: 9,
    freezes: 1,
    averageScore: 94.3,
    total_progress: 8.4,
    achievements: [
      {
        id: 'streak_7-2026-11-21',
        kind: 'streak_7',
        name: 'Неделя без пропусков',
        description: 'За 7 дней занятий подряд',
        achievedAt: '2026-11-21T08:00:00.000Z',
        pointsAwarded: 70,
      },
    ],
    activeDays: [
      { date: '2026-11-21', words: 4 },
      { date: '2026-11-20', words: 0 },
    ],
    savedDays: [],
    today: '2026-11-21',
    joinedAt: '2026-11-01T08:00:00.000Z',
    ...change,
  };
}
