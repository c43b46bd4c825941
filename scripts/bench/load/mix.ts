import { benchLearners } from '../http/constants.ts';
import { answerShot, type Load, type Shot } from '../http/shots.ts';

/** Lessons that are open to everybody. */
const freeLessons = 5;

/**
 * What a minute of learning asks of the server, as a wheel of twenty: mostly answers, home between the lessons, now and
 * then a quiz, which is begun and told of.
 */
export function mixedLoads(tokens: readonly string[]): Load[] {
  const headers = (n: number) => ({ authorization: `Bearer ${tokens[n % tokens.length]}` });
  const get = (name: string, path: (n: number) => string): Load => ({
    name,
    make: (n): Shot => ({ method: 'GET', path: path(n), headers: headers(n) }),
  });
  const lessonOf = (n: number) => 1 + (Math.floor(n / benchLearners.length) % freeLessons);
  const home = get('GET /home', () => '/api/home');
  const lesson = get('GET /lessons/{id}', (n) => `/api/lessons/${lessonOf(n)}`);
  const leaders = get('GET /leaderboard', () => '/api/leaderboard?limit=20');
  const answer: Load = { name: 'POST /progress', make: (n) => answerShot(n, headers(n)) };
  const quiz: Load = {
    name: 'POST /quiz/start',
    make: (n) => ({
      method: 'POST',
      path: '/api/quiz/start',
      headers: headers(n),
      body: JSON.stringify({ lessonId: 1, voice: false }),
    }),
  };
  const result: Load = {
    name: 'POST /quiz/results',
    make: (n) => ({
      method: 'POST',
      path: '/api/quiz/results',
      headers: headers(n),
      // A name of its own for each result: otherwise a day would hold one.
      body: JSON.stringify({ lessonId: 1, correctAnswers: 20, totalQuestions: 35, eventId: `load-${n}` }),
    }),
  };
  const answers = [answer, answer, answer, answer];
  return [home, ...answers, lesson, ...answers, home, leaders, ...answers, home, quiz, lesson, result, home];
}

/**
 * The mix of a busy evening with «Сегодня» in it: for a run in which every learner knows a word (`firstAnswers`). Its
 * length has no divisor in common with the number of learners, so each kind comes to all of them in turn; else a few
 * would be asked more often than their limits let them.
 */
export function soakLoads(tokens: readonly string[]): Load[] {
  const headers = (n: number) => ({ authorization: `Bearer ${tokens[n % tokens.length]}` });
  const today: Load = {
    name: 'GET /today',
    make: (n) => ({ method: 'GET', path: '/api/today', headers: headers(n) }),
  };
  const memory: Load = {
    name: 'GET /memory',
    make: (n) => ({ method: 'GET', path: '/api/memory', headers: headers(n) }),
  };
  const review: Load = {
    name: 'POST /reviews',
    make: (n) => ({
      method: 'POST',
      path: '/api/reviews',
      headers: headers(n),
      body: JSON.stringify({ eventId: `soak-${n}`, wordId: 1, exercise: 'type', result: 'right', ms: 1500 }),
    }),
  };
  return [...mixedLoads(tokens), today, review, review, memory, review, review];
}

/** The four stages of the first word, for every learner of the benchmark. */
export function firstAnswers(tokens: readonly string[]): Shot[] {
  return Array.from({ length: 4 * benchLearners.length }, (_, n) =>
    answerShot(n, { authorization: `Bearer ${tokens[n % tokens.length]}` }),
  );
}
