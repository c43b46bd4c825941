import { stages } from '../../../core/lesson/stages.ts';
import { answerOf, type Load, learnersLoads, type Shot } from '../http/shots.ts';

/** Lessons that are open to everybody. */
const freeLessons = 5;

/**
 * What a minute of learning asks of the server, as a wheel of twenty: mostly answers, home between the lessons, now and
 * then a quiz, which is started and submitted.
 */
export function mixedLoads(tokens: readonly string[]): Load[] {
  const { get, post } = learnersLoads(tokens);
  const home = get('/home');
  const lesson = get('/lessons/{id}', (n) => `/lessons/${1 + (Math.floor(n / tokens.length) % freeLessons)}`);
  const leaders = get('/leaderboard', () => '/leaderboard?limit=20');
  const answer = post('/progress', answerOf);
  const quiz = post('/quiz/start', () => ({ lessonId: 1, voice: false }));
  // A name of its own for each result: otherwise a day would hold one.
  const result = post('/quiz/results', (n) => {
    return { lessonId: 1, correctAnswers: 20, totalQuestions: 35, eventId: `load-${n}` };
  });
  const answers = [answer, answer, answer, answer];
  return [home, ...answers, lesson, ...answers, home, leaders, ...answers, home, quiz, lesson, result, home];
}

/** A word with its lesson. */
export type Place = { lessonId: number; wordId: number };

/** The words of the lessons that are open to everybody, as the server returns them. Throws when it does not. */
export async function readPlaces(port: number, token = ''): Promise<Place[]> {
  const places: Place[] = [];
  for (let lessonId = 1; lessonId <= freeLessons; lessonId += 1) {
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(`http://127.0.0.1:${port}/api/lessons/${lessonId}`, { headers });
    const { data } = (await response.json()) as { data?: { words: { id: number }[] } };
    if (!data) throw new Error(`lesson ${lessonId}: ${response.status}`);
    places.push(...data.words.map(({ id }) => ({ lessonId, wordId: id })));
  }
  return places;
}

/**
 * The mix of a busy evening with «Сегодня» in it, over all the words, as people learn: the same few words for half an
 * hour would each gather hundreds of answers. `learned` are those that every learner knows (`firstAnswers`). The length
 * of the wheel has no divisor in common with the number of learners, so each kind comes to all of them in turn;
 * otherwise a few would exceed their limits.
 */
export function soakLoads(
  tokens: readonly string[],
  { places, learned }: { places: readonly Place[]; learned: readonly Place[] },
): Load[] {
  const { get, post } = learnersLoads(tokens);
  const turn = (n: number) => Math.floor(n / tokens.length);
  const answer = post('/progress', (n) => ({
    eventId: `soak-${n}`,
    ...places[Math.floor(turn(n) / stages.length) % places.length],
    attempts: { [stages[turn(n) % stages.length] ?? 'TYPE']: { result: 'right', tries: 1, ms: 1200 } },
  }));
  const review = post('/reviews', (n) => ({
    eventId: `soak-${n}`,
    wordId: learned[turn(n) % learned.length]?.wordId,
    exercise: 'type',
    result: 'right',
    ms: 1500,
  }));
  const evening = mixedLoads(tokens).map((load) => (load.name === 'POST /progress' ? answer : load));
  return [...evening, get('/today'), review, review, get('/memory'), review, review];
}

/** All four stages of the given words, for every learner of the benchmark. */
export function firstAnswers(tokens: readonly string[], learned: readonly Place[]): Shot[] {
  const attempts = Object.fromEntries(
    stages.map((stage) => [stage, { result: 'right', tries: 1, ms: 1200 }]),
  );
  const { post } = learnersLoads(tokens);
  return learned.flatMap((place) => {
    const answer = post('/progress', () => ({ ...place, eventId: `first-${place.wordId}`, attempts }));
    return fromEach(tokens, answer);
  });
}

/** Home and «Сегодня», for every learner of the benchmark. */
export function firstVisits(tokens: readonly string[]): Shot[] {
  const { get } = learnersLoads(tokens);
  return [get('/home'), get('/today')].flatMap((visit) => fromEach(tokens, visit));
}

/** The request once for each learner. */
export const fromEach = (tokens: readonly string[], { make }: Load): Shot[] =>
  tokens.map((_, learner) => make(learner));
