import type { Word } from '../../../core/contracts/catalogue.ts';
import type { EndpointKey } from '../../../core/contracts/endpoints.ts';
import type { ReviewTask } from '../../../core/contracts/memory.ts';
import type { Order } from '../../../core/contracts/payments.ts';
import type { FoundRule, SearchMatch } from '../../../core/contracts/search.ts';
import type { WordProgress } from '../../../core/contracts/shapes/progress.ts';
import { DomainError } from '../../../core/errors.ts';
import type { Recogniser } from '../../../core/handwriting/recogniser.ts';
import { stripNiqqud } from '../../../core/hebrew/niqqud.ts';
import { rankOfGloss, searchText } from '../../../core/lesson/search-text.ts';
import { completesStage, type Stage, type StageResult, stages } from '../../../core/lesson/stages.ts';
import { plans } from '../../../core/payments/plans.ts';
import { rightsOf } from '../../../core/payments/rights.ts';
import { type Award, achievementKinds, awardPoints, type LedgerReason } from '../../../core/points/awards.ts';
import { createQuiz } from '../../../core/quiz/create-quiz.ts';
import { gradeQuiz } from '../../../core/quiz/grade.ts';
import { perfectScore } from '../../../core/quiz/outcome.ts';
import { rulesByTitle } from '../../../core/rules/rules-by-title.ts';
import { mockUserId } from '../lib/mock/mock-mode.ts';
import {
  isPremium,
  type MockState,
  type Moves,
  mayOpen,
  openLesson,
  retell,
  reward,
  show,
} from './mock-state.ts';

const hourMs = 60 * 60 * 1000;

/** What a learner can change: responses written by hand over the recorded ones. */
export const learnerMoves = {
  'POST /auth/telegram': ({ body }, mock) => ({
    token: 'mock',
    expiresAt: inAnHour(mock, 2),
    user: mock.answers['GET /profile'].user,
    ...(body.home && { home: homeNow(mock) }),
  }),
  'GET /home': (_, mock) => homeNow(mock),
  'GET /course/{version}': (_, { answers }) => answers['GET /course'],
  'GET /lessons/{id}': ({ params }, mock) => {
    const lesson = openLesson(mock, Number(params.id));
    const open = mock.answers['GET /course'].sections
      .flatMap(({ subsections }) => subsections.flatMap(({ lessons }) => lessons))
      .filter(({ id, is_free }) => id === lesson.id || mayOpen(mock, { is_free }));
    const next = open[open.findIndex(({ id }) => id === lesson.id) + 1];
    return { ...lesson, nextLessonId: next?.id ?? null };
  },
  'GET /search': ({ query: { q = '' } }, mock) => ({
    matches: matchesOf(mock, q),
    readings: mock.answers['GET /search'].readings,
    rules: rulesOf(mock, q),
  }),
  'GET /progress/user/{userId}/lesson/{lessonId}': ({ params }, mock) =>
    openLesson(mock, Number(params.lessonId)).progress,
  'POST /progress': ({ body }, mock) => {
    const lesson = openLesson(mock, body.lessonId);
    const touched = lesson.words.filter(({ id }) => body.wordId === undefined || id === body.wordId);
    if (touched.length === 0) throw new DomainError('not-found', { code: 'word_not_found' });
    // The mini-app sends an object; the JSON text of SPEC's older clients is not played here.
    const attempts = (body.attempts ?? {}) as Attempts;
    const before = touched.map(({ id }) => progressOf(lesson.progress, id));
    const words = before.map((row) => withAttempts(row, attempts));
    lesson.progress = [
      ...lesson.progress.filter((row) => !touched.some(({ id }) => id === row.word_id)),
      ...words,
    ];
    const learned = words.filter((row, place) => row.learned && !before[place]?.learned);
    const home = mock.answers['GET /home'];
    home.wordsToday += words.filter((row, place) => row.completed && !before[place]?.completed).length;
    mock.lastLessonId = lesson.id;
    const awarded = learned.map(({ word_id }) => awardOf('word', word_id));
    const rewarded = reward(mock, awarded);
    retell(mock);
    return { lessonId: lesson.id, words, ...rewarded, words_learned: home.stats.words_learned };
  },
  'POST /quiz/start': ({ body }, mock) => {
    const { id: lessonId, name: lessonName, words } = openLesson(mock, body.lessonId);
    const course = mock.lessons.filter(({ id, isPublished }) => isPublished && id !== lessonId);
    const quizId = mock.newId();
    const quiz = {
      ...{ quizId, lessonId, lessonName, words, voice: false },
      // Any number works, with a different one for each quiz.
      seed: Number.parseInt(quizId.slice(0, 8), 16) >>> 0,
      distractors: { subsection: [], course: course.flatMap((lesson) => lesson.words.map(distractorOf)) },
    };
    mock.quizzes.set(quizId, quiz);
    return quiz;
  },
  'POST /quiz/results': ({ body }, mock) => {
    const quiz = mock.quizzes.get(body.quizId ?? '');
    if (!quiz) throw new DomainError('not-found', { code: 'quiz_not_found' });
    const { quizId, lessonId } = quiz;
    const graded = gradeQuiz({
      questions: createQuiz(quiz),
      answers: body.answers ?? [],
      recogniser: trusting,
    });
    const lesson = openLesson(mock, lessonId);
    const isFirst = graded.passed && !lesson.quizPassed;
    const isPerfect = graded.score === perfectScore && !hasPerfect(mock, lessonId);
    const awarded = [
      ...(isFirst ? [awardOf('quiz', lessonId)] : []),
      ...(isPerfect ? [awardOf('perfectionist', lessonId)] : []),
    ];
    if (isPerfect) grantPerfect(mock, lessonId);
    lesson.quizPassed ||= graded.passed;
    const rewarded = reward(mock, awarded);
    retell(mock);
    const achievements = achievementKinds.filter((kind) => awarded.some(({ reason }) => reason === kind));
    return { lessonId, quizId, ...graded, ...rewarded, achievements };
  },
  'GET /today': ({ query: { kind = 'due' } }, mock) => {
    // The other kinds are recorded under the address by which they are requested.
    const key = (kind === 'due' ? 'GET /today' : `GET /today?kind=${kind}`) as 'GET /today';
    return { ...mock.answers[key], serverTime: mock.now().toISOString() };
  },
  'POST /reviews': ({ body }, mock) => {
    const { wordId, eventId, result } = body;
    const task = mock.answers['GET /today'].tasks.find((one) => one.wordId === wordId);
    countReview(mock, task, 1);
    mock.reviewed = { eventId, task };
    const awarded =
      task && result === 'right' ? [awardOf('review', `${wordId}:${mock.answers['GET /today'].date}`)] : [];
    return { ...mock.answers['POST /reviews'], wordId, result, ...reward(mock, awarded) };
  },
  'POST /letters/answers': ({ body: { letters, event, result } }, mock) => {
    const items = mock.answers['GET /letters'].filter(({ key }) => letters.includes(key));
    for (const { state } of items) {
      const isMiss = result === 'wrong';
      state.phase = event === 'claim' ? 'known' : 'learning';
      state.isClaimed = event === 'claim';
      state.sureness = event === 'claim' ? 1 : isMiss ? 0.1 : Math.min(0.9, state.sureness + 0.2);
      state.answers += 1;
      if (isMiss) state.misses += 1;
    }
    const { awarded, points } = reward(mock, []);
    return { letters: items.map(({ key, state }) => ({ key, state })), awarded, points };
  },
  'POST /rules/{id}/answers': ({ params, body: { result } }, mock) => {
    const rule = mock.answers['GET /rules'].find(({ id }) => id === Number(params.id));
    if (!rule) throw new DomainError('not-found', { code: 'rule_not_found' });
    if (rule.isLocked && !isPremium(mock)) throw new DomainError('forbidden', { code: 'premium_required' });
    if (rule.state === 'new') rule.state = 'met';
    const counted = { answers: result === 'met' ? 0 : 1, misses: result === 'wrong' ? 1 : 0 };
    return { ...mock.answers['POST /rules/{id}/answers'], id: rule.id, state: rule.state, ...counted };
  },
  'GET /forms/{wordId}': ({ query: { tense } }, mock) => {
    const { tasks, ...verb } = mock.answers['GET /forms/{wordId}'];
    // Recorded of one tense: in another one the steps are the same.
    return { ...verb, tasks: tense ? tasks : [] };
  },
  'POST /forms/answers': ({ body: { skill, result = 'right' } }, mock) => ({
    ...mock.answers['POST /forms/answers'],
    skill,
    result,
  }),
  'POST /reviews/undo': ({ body }, mock) => {
    const { reviewed } = mock;
    if (reviewed?.eventId !== body.eventId) throw new DomainError('not-found');
    countReview(mock, reviewed.task, -1);
    mock.reviewed = undefined;
    const undone = mock.answers['POST /reviews/undo'];
    return { ...undone, wordId: reviewed.task?.wordId ?? undone.wordId };
  },
  'PUT /users/settings': ({ body }, { answers }) => {
    const settings = answers['GET /users/settings'];
    const known = Object.entries(body).filter(([name, value]) => name in settings && value !== undefined);
    return Object.assign(settings, Object.fromEntries(known));
  },
  'POST /payments/create-invoice': ({ body: { subscriptionType } }, mock) => {
    const { subscription_status, premium_until } = mock.answers['GET /payments'];
    if (isPremium(mock) && premium_until === null) {
      throw new DomainError('conflict', { code: 'premium_for_ever' });
    }
    const orderId = mock.newId();
    const { priceStars: stars } = plans[subscriptionType];
    const expiresAt = inAnHour(mock);
    mock.orders.set(orderId, {
      ...{ orderId, subscriptionType, stars, expiresAt, subscription_status, premium_until },
      ...{ status: 'created', createdAt: mock.now().toISOString(), refundedAt: null },
    });
    return { invoice_link: `https://t.me/$mock-${orderId}`, orderId, subscriptionType, stars, expiresAt };
  },
  'POST /payments/cancel-pending': ({ body }, { orders }) => {
    const open = [...orders.values()].filter(
      ({ orderId, status }) => status === 'created' && (body.orderId ?? orderId) === orderId,
    );
    for (const order of open) order.status = 'cancelled';
    return { cancelled: open.length };
  },
  'GET /payments/orders/{id}': ({ params, query }, mock) => {
    const order = mock.orders.get(String(params.id));
    if (!order) throw new DomainError('not-found', { code: 'order_not_found' });
    // There is no Telegram to ask: the payment sheet's result is taken as true.
    if (query.hint === 'paid' && order.status !== 'paid') pay(mock, order);
    return order;
  },
} satisfies Partial<Moves<EndpointKey>>;

/** Words as they are taught, and meanings: forms of words are the server's business. */
function matchesOf(mock: MockState, typed: string): SearchMatch[] {
  const asked = searchText(typed);
  const isMeant = ({ hebrew, russian }: Word) =>
    asked?.language === 'hebrew'
      ? hebrew === stripNiqqud(asked.text)
      : asked?.texts.some((text) => rankOfGloss(russian, text) !== undefined);
  return mock.lessons
    .filter(({ isPublished }) => isPublished)
    .flatMap((lesson): SearchMatch[] => {
      const found = lesson.words.filter(isMeant);
      const { id, name, lesson_number: number } = lesson;
      const shared = { lesson: { id, name, number }, pair: null, forms: [] };
      if (mock.isAdmin || mayOpen(mock, lesson)) return found.map((word) => ({ ...shared, word }));
      return found.slice(0, 1).map(() => ({ ...shared, word: null }));
    })
    .slice(0, 12);
}

/** As a device searches them: wordings are the server's business. */
function rulesOf({ answers }: MockState, typed: string): FoundRule[] {
  return rulesByTitle(answers['GET /rules'], typed).map(({ id, key, title, theme, lessonId, isLocked }) => ({
    id,
    key,
    title,
    theme,
    lessonId,
    isLocked,
  }));
}

const distractorOf = ({ id, hebrew, pronunciation, transcription, russian, variants }: Word) => {
  return { id, hebrew, pronunciation, transcription, russian, variants };
};

const inAnHour = ({ now }: MockState, hours = 1) => new Date(now().getTime() + hours * hourMs).toISOString();

const homeNow = ({ answers, now }: MockState) => ({
  ...answers['GET /home'],
  serverTime: now().toISOString(),
});

const awardOf = (reason: LedgerReason, ref: number | string): Award => {
  return { reason, ref: String(ref), points: awardPoints[reason] };
};

type Attempts = Partial<Record<Stage, { completed?: boolean; result?: StageResult }>>;

const progressOf = (rows: readonly WordProgress[], wordId: number): WordProgress =>
  rows.find((row) => row.word_id === wordId) ?? {
    ...{ word_id: wordId, completed: false, learned: false },
    attempts: stageStates(() => false),
  };

const stageStates = (isDone: (stage: Stage) => boolean) =>
  // One entry for each stage, which the type of `fromEntries` cannot express.
  Object.fromEntries(
    stages.map((stage) => [stage, { completed: isDone(stage) }]),
  ) as WordProgress['attempts'];

/** Stages accumulate; empty attempts start the pass again. */
function withAttempts(before: WordProgress, attempts: Attempts): WordProgress {
  const isReset = Object.keys(attempts).length === 0;
  const states = stageStates((stage) => {
    const { result, completed = false } = attempts[stage] ?? {};
    return !isReset && (before.attempts[stage].completed || (result ? completesStage(result) : completed));
  });
  const completed = stages.every((stage) => states[stage].completed);
  return { ...before, completed, learned: before.learned || completed, attempts: states };
}

/**
 * The phone has judged each letter already, by templates that the mock does not have: a drawing is trusted.
 * `gradeQuiz` reads nothing but `accepted` from a recogniser.
 */
const trusting = { verify: () => ({ accepted: true }) } as unknown as Recogniser;

const hasPerfect = ({ answers }: MockState, lessonId: number) =>
  answers['GET /home'].achievements.some(
    ({ id, data }) => id === 'perfectionist' && data.lastRef === String(lessonId),
  );

function grantPerfect({ answers, now }: MockState, lessonId: number): void {
  const points = awardPoints.perfectionist;
  const home = answers['GET /home'];
  const known = home.achievements.find(({ id }) => id === 'perfectionist');
  const grant = { data: { lastRef: String(lessonId) }, timestamp: now().toISOString() };
  if (known) Object.assign(known, grant, { count: known.count + 1, points: known.points + points });
  else home.achievements.push({ id: 'perfectionist', userId: mockUserId, count: 1, points, ...grant });
}

/** Removes a due word from the session, or puts it back. */
function countReview({ answers }: MockState, task: ReviewTask | undefined, by: 1 | -1): void {
  if (!task) return;
  const today = answers['GET /today'];
  today.tasks = by === 1 ? today.tasks.filter((one) => one.wordId !== task.wordId) : [task, ...today.tasks];
  for (const summary of [today, answers['GET /home'].memory]) {
    summary.due -= by;
    summary.done += by;
  }
}

function pay(mock: MockState, order: Order): void {
  const { orderId, subscriptionType, stars } = order;
  const now = mock.now();
  const payments = mock.answers['GET /payments'];
  const held =
    payments.premium_until === null ? [] : [{ startsAt: now, endsAt: new Date(payments.premium_until) }];
  const { rights } = rightsOf(
    [{ chargeId: orderId, plan: subscriptionType, paidAt: now, refundedAt: null }],
    held,
  );
  const premium_until = rights[0]?.endsAt?.toISOString() ?? null;
  const subscription = { subscription_status: 'premium' as const, premium_until };
  Object.assign(order, subscription, { status: 'paid' });
  show(mock, subscription);
  for (const offer of payments.offers) offer.available = premium_until !== null;
  const receipt = { chargeId: `mock-${orderId}`, orderId, subscriptionType, stars };
  payments.receipts.unshift({ ...receipt, paidAt: now.toISOString(), refundedAt: null });
  retell(mock);
}
