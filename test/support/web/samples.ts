import { createHash } from 'node:crypto';
import type { LoginResponse } from '../../../core/contracts/auth.ts';
import type { Course } from '../../../core/contracts/catalogue.ts';
import type { Home, HomeLesson, HomeSection, OwnHome } from '../../../core/contracts/home.ts';
import type { SaveProgressResponse } from '../../../core/contracts/progress.ts';
import { withoutCourse } from '../../../core/lesson/lesson-groups.ts';
import { lessonProgressOf } from '../../../core/lesson/lesson-progress.ts';
import { defaultSettings } from '../../../core/settings/settings.ts';
import { standingFor } from '../../../core/status/ladder.ts';
import { type LocalStore, localKeys } from '../../../web/src/lib/local-store.ts';

/** Server responses for tests of the mini-app, typed by the contract. */

export const learnerId = 100_200_300;

type LessonInput = Partial<HomeLesson> & { id: number; name: string; learned?: number; quiz?: boolean };

export function sampleLesson({ learned = 0, quiz = false, ...lesson }: LessonInput): HomeLesson {
  const words = lesson.totalWordsCount ?? 8;
  return {
    description: 'Слова, с которых начинается разговор',
    lesson_number: lesson.id,
    is_free: true,
    author_name: null,
    author_link: null,
    locked: false,
    ...lessonProgressOf(learned, words, quiz),
    ...lesson,
  };
}

/** Three sections: one in progress, one with a premium lesson, one empty. */
export function sampleSections(): HomeSection[] {
  return [
    {
      id: 1,
      name: 'Первые слова',
      description: 'Поздороваться, поблагодарить и попрощаться',
      icon_emoji: '👋',
      subsections: [
        {
          id: 1,
          name: 'Приветствия и вежливость',
          icon_emoji: '🤝',
          icon_bg_color: '#d9efe9',
          lessons: [
            sampleLesson({
              id: 1,
              name: 'Здравствуйте',
              learned: 8,
              author_name: 'Дана Коэн',
              author_link: 'https://example.com/dana',
            }),
            sampleLesson({
              id: 2,
              name: 'До свидания',
              learned: 3,
              description: 'Попрощаться на час и на год',
            }),
            sampleLesson({ id: 3, name: 'Спасибо и пожалуйста' }),
          ],
        },
        {
          id: 2,
          name: 'Кто это?',
          icon_emoji: '🙋',
          icon_bg_color: '#f9e3d3',
          lessons: [
            sampleLesson({ id: 4, name: 'Местоимения', description: 'Я, ты, он, она — и все остальные' }),
            sampleLesson({ id: 5, name: 'Да и нет' }),
          ],
        },
      ],
    },
    {
      id: 2,
      name: 'Люди вокруг',
      description: 'Рассказать о семье и друзьях',
      icon_emoji: '👪',
      subsections: [
        {
          id: 3,
          name: 'Семья',
          icon_emoji: '🏡',
          icon_bg_color: '#e4e0f5',
          lessons: [
            sampleLesson({ id: 6, name: 'Родные', is_free: false, locked: true }),
            sampleLesson({ id: 7, name: 'Животные', totalWordsCount: 1 }),
          ],
        },
      ],
    },
    { id: 3, name: 'Еда и рынок', description: '', icon_emoji: '🍎', subsections: [] },
  ];
}

export function sampleHome(
  change: { points?: number; sections?: HomeSection[]; userId?: number } & Partial<Home> = {},
): Home {
  const { points = 64, userId = learnerId, ...rest } = change;
  const { level, next, pointsToNext } = standingFor(points);
  const row = {
    id: userId,
    rank: 3,
    name: 'Аня Н.',
    status: level.name,
    status_eng: level.englishName,
    points,
  };
  return {
    stats: {
      id: userId,
      points,
      status: level.name,
      status_eng: level.englishName,
      next_status: next?.name ?? null,
      next_status_eng: next?.englishName ?? null,
      points_to_next_status: pointsToNext,
      words_learned: 11,
      wordsLearned: 11,
      quiz_accuracy: 0,
      daily_streak: 2,
      total_progress: 4,
      completedLessons: 1,
      quizzesPassed: 0,
      totalWords: 50,
      totalLessons: 7,
    },
    subscription_status: 'free',
    course: 'sample',
    opens_premium: rest.subscription_status === 'premium',
    sections: sampleSections(),
    continueAt: {
      lessonId: 2,
      lessonName: 'До свидания',
      begun: true,
      completedWordsCount: 3,
      totalWordsCount: 8,
    },
    streak: {
      currentStreak: 2,
      bestStreak: 4,
      lastActivityDate: '2026-11-21',
      freezes: 0,
      activityDates: ['2026-11-21', '2026-11-20'],
    },
    achievements: [],
    leaderboard: { rows: [row], me: row },
    wordsToday: 3,
    memory: { due: 0, dueLetters: 0, dueRules: 0, minutes: 0, done: 0, newWords: 2, newWordsPaused: false },
    news: [],
    settings: defaultSettings,
    today: '2026-11-21',
    serverTime: '2026-11-21T08:00:00.000Z',
    ...rest,
  };
}

/** The course that a home is about; another one has another version. */
export function sampleCourse({ sections }: Pick<Home, 'sections'>): Course {
  const course = sections.map((section) => ({
    ...section,
    subsections: section.subsections.map((subsection) => ({
      ...subsection,
      lessons: subsection.lessons.map((lesson) => ({
        id: lesson.id,
        name: lesson.name,
        description: lesson.description,
        lesson_number: lesson.lesson_number,
        is_free: lesson.is_free,
        author_name: lesson.author_name,
        author_link: lesson.author_link,
        words_count: lesson.totalWordsCount,
      })),
    })),
  }));
  const digest = createHash('sha256').update(JSON.stringify(course)).digest('base64url');
  return { version: digest.slice(0, 22), sections: course };
}

/** Home as the server sends it. */
export function sampleOwnHome(home: Home): OwnHome {
  return { ...withoutCourse(home), course: sampleCourse(home).version };
}

/** What an opening leaves on the device. */
export function keepSampleHome(localStore: LocalStore, home: Home, userId = home.stats.id): void {
  localStore.write(localKeys.course, sampleCourse(home));
  localStore.write(localKeys.home(userId), sampleOwnHome(home));
}

export function sampleLogin(home?: Home, change: Partial<LoginResponse> = {}): LoginResponse {
  const id = home?.stats.id ?? learnerId;
  return {
    token: `token-of-${id}`,
    expiresAt: '2099-01-01T00:00:00.000Z',
    user: {
      id,
      first_name: 'Аня',
      last_name: null,
      username: null,
      points: home?.stats.points ?? 0,
      status: 'Новичок',
      status_eng: 'novice',
      subscription_status: 'free',
      premium_until: null,
      is_admin: false,
      timezone: 'Asia/Jerusalem',
    },
    home: home && sampleOwnHome(home),
    ...change,
  };
}

export function sampleSaved(change: Partial<SaveProgressResponse> = {}): SaveProgressResponse {
  return {
    lessonId: 2,
    words: [],
    awarded: [],
    points: 65,
    status: 'Пешка',
    status_eng: 'pawn',
    words_learned: 12,
    reachedStatus: null,
    ...change,
  };
}

/** The envelope of a success. */
export function success(data: unknown): { status: 'success'; data: unknown } {
  return { status: 'success', data };
}

/** The envelope of an error. */
export function failure(code: string, message: string): { status: 'error'; code: string; message: string } {
  return { status: 'error', code, message };
}
