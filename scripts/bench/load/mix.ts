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
