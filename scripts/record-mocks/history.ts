import type { EndpointKey, ResponseData } from '../../core/contracts/endpoints.ts';
import { at, play, questionsOf, wrongAnswer } from '../fixtures/quiz-player.ts';
import { type Application, initDataOf } from './application.ts';
import { allStagesDone, type Sent } from './walk.ts';

type Call = <K extends EndpointKey>(key: K, sent?: Sent<K>) => Promise<ResponseData<K>>;

/** How many days before the recording the learner was there, oldest first. */
const visitsDaysAgo = [9, 8, 5, 4, 3, 2, 1];
const lessonDaysAgo = 4;
const quizDaysAgo = 3;

/**
 * The days before the recording: a learner who visited now and then, learned the first lesson with one typing slip, and
 * passed its quiz with two mistakes.
 */
export async function playHistory(
  app: Application,
  user: { id: number; first_name: string },
  clock: { now: Date },
): Promise<void> {
  const recordedAt = clock.now;
  for (const daysAgo of visitsDaysAgo) {
    clock.now = new Date(recordedAt.getTime() - daysAgo * 86_400_000);
    const body = { initData: initDataOf(user, clock.now), timezone: 'Asia/Jerusalem', home: true };
    const { token } = await data(app, 'POST /auth/telegram', { body });
    const call: Call = (key, sent = {}) => data(app, key, sent, token);
    if (daysAgo === lessonDaysAgo) await learnFirstLesson(call);
    if (daysAgo === quizDaysAgo) await passFirstQuiz(call);
  }
  clock.now = recordedAt;
}

async function data<K extends EndpointKey>(
  app: Application,
  key: K,
  sent: Sent<K>,
  token?: string,
): Promise<ResponseData<K>> {
  const response = await app.send(key, sent, token);
  const body = await response.json();
  if (!response.ok) throw new Error(`${key}: ${response.status} ${JSON.stringify(body)}`);
  return body.data;
}

async function firstLesson(call: Call) {
  const [first] = await call('GET /lessons');
  return call('GET /lessons/{id}', { params: { id: first?.id ?? 0 } });
}

async function learnFirstLesson(call: Call): Promise<void> {
  const { id: lessonId, words } = await firstLesson(call);
  // ata, 'you', typed with ayin for alef
  const slip = {
    lessonId,
    wordId: words[1]?.id,
    attempts: { TYPE: { result: 'wrong' as const, typed: 'עתה' } },
  };
  await call('POST /progress', { body: slip });
  const slipped = words[1];
  const report = {
    ...{ eventId: 'mock-history-report', subject: 'word' as const, subjectId: slipped?.id ?? 0 },
    ...{ reason: 'judged' as const, words: 'Так тоже пишут.' },
    ...{ question: `Напечатайте: ${slipped?.russian}`, answer: 'עתה', judgement: 'не засчитано' },
  };
  await call('POST /reports', { body: report });
  const question = { eventId: 'mock-history-question', text: 'Почему в уроке 1 не слышно звука?' };
  await call('POST /threads', { body: question });
  for (const { id: wordId } of words) {
    await call('POST /progress', { body: { lessonId, wordId, attempts: allStagesDone } });
  }
}

async function passFirstQuiz(call: Call): Promise<void> {
  const { id: lessonId } = await firstLesson(call);
  const quiz = await call('POST /quiz/start', { body: { lessonId } });
  const questions = questionsOf(quiz);
  const wrong = questions.filter(({ type }) => type === 'typing').map(({ index }) => index);
  const answers = play(questions, at(wrong.slice(0, 2), wrongAnswer));
  await call('POST /quiz/results', { body: { lessonId, quizId: quiz.quizId, answers } });
}
