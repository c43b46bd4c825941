import type { WordProgress } from '../contracts/progress-shapes.ts';
import { DomainError } from '../errors.ts';
import type { Recogniser } from '../handwriting/recogniser.ts';
import {
  completesStage,
  hasStage,
  isComplete,
  noStages,
  type Stage,
  stageBit,
  stages,
} from '../lesson/stages.ts';
import type { Award } from '../points/awards.ts';
import { achievementKinds } from '../points/awards.ts';
import { createQuiz } from '../quiz/create-quiz.ts';
import { gradeQuiz } from '../quiz/grade.ts';
import { standingFor } from '../status/ladder.ts';
import type { MockContext, MockTable } from './answer.ts';
import { type MockLesson, mockLessons, mockSections, mockWords, sectionsOf, summaryOf } from './course.ts';
import { balanceOf, mayOpen } from './figures.ts';
import { doStages, finishQuiz, hasPassedQuiz, type MockWorld, pointsOf, stagesDone } from './world.ts';

/** Catalogue, lessons, answers and quizzes. */
export const learningAnswers: MockTable<
  | 'GET /sections'
  | 'GET /categories'
  | 'GET /lessons'
  | 'GET /lessons/{id}'
  | 'GET /progress'
  | 'GET /progress/user/{userId}'
  | 'GET /progress/user/{userId}/lesson/{lessonId}'
  | 'POST /progress'
  | 'POST /quiz/start'
  | 'POST /quiz/results'
> = {
  'GET /sections': () => sectionsOf(summaryOf),
  'GET /categories': () =>
    mockSections.map(({ id, name, description, iconEmoji, subsections }) => ({
      id,
      name,
      description,
      icon_emoji: iconEmoji,
      subsections: subsections.map((subsection) => ({
        id: subsection.id,
        name: subsection.name,
        icon_emoji: subsection.iconEmoji,
        icon_bg_color: subsection.iconBgColor,
        lessons_count: subsection.lessons.length,
      })),
    })),
  'GET /lessons': () =>
    mockLessons.map((lesson) => ({
      ...summaryOf(lesson),
      category: lesson.section,
      subsection_id: lesson.subsectionId,
    })),
  'GET /lessons/{id}': ({ params }, context) => {
    const { world, now } = context;
    const lesson = openLesson(params.id, context);
    const { words_count: _, ...summary } = summaryOf(lesson);
    return {
      ...summary,
      category: lesson.section,
      subcategory: lesson.subsection,
      subsection_id: lesson.subsectionId,
      lessonNumber: summary.lesson_number,
      isPublished: true,
      words: [...lesson.wordRows],
      progress: progressOf(world, lesson),
      quizPassed: hasPassedQuiz(world, lesson.id),
      nextLessonId:
        mockLessons.slice(mockLessons.indexOf(lesson) + 1).find((next) => mayOpen(world, next, now))?.id ??
        null,
    };
  },
  'GET /progress': (_, { world }) => allProgress(world),
  'GET /progress/user/{userId}': (_, { world }) => allProgress(world),
  'GET /progress/user/{userId}/lesson/{lessonId}': ({ params }, { world }) =>
    progressOf(world, lessonOf(params.lessonId)),
  'POST /progress': ({ body }, context) => {
    const { world, now } = context;
    const lesson = openLesson(body.lessonId, context);
    const touched = lesson.wordRows.filter(({ id }) => body.wordId === undefined || id === body.wordId);
    if (touched.length === 0) throw new DomainError('not-found', { code: 'word_not_found' });
    const before = pointsOf(world);
    world.lastLessonId = lesson.id;
    const attempts = readAttempts(body.attempts);
    const isReset = Object.keys(attempts).length === 0 && !body.completed;
    const awarded = touched.flatMap(({ id }) => {
      if (isReset) world.pass.set(id, noStages);
      return isReset ? [] : doStages(world, id, bitsOf(attempts), now);
    });
    return {
      lessonId: lesson.id,
      words: touched.map(({ id }) => wordProgressOf(world, id)),
      ...rewardOf(world, before, awarded),
      words_learned: world.learned.size,
    };
  },
  'POST /quiz/start': ({ body }, context) => {
    const lesson = openLesson(body.lessonId, context);
    const quizId = context.newId();
    // Any number does; chance is not the core's to take.
    const seed = Number.parseInt(quizId.slice(0, 8), 16) >>> 0;
    context.world.quizzes.set(quizId, { lessonId: lesson.id, seed });
    return { quizId, seed, voice: false, lessonName: lesson.name, ...questionsOf(lesson) };
  },
  'POST /quiz/results': ({ body }, { world, now }) => {
    const before = pointsOf(world);
    const started = body.quizId === undefined ? undefined : world.quizzes.get(body.quizId);
    if (body.quizId === undefined || !started) throw new DomainError('not-found', { code: 'quiz_not_found' });
    const { words, distractors } = questionsOf(lessonOf(started.lessonId));
    const questions = createQuiz({ words, distractors, seed: started.seed, voice: false });
    const graded = gradeQuiz({ questions, answers: body.answers ?? [], recogniser: believing });
    const { lessonId } = started;
    const awarded = finishQuiz(world, { lessonId, ...graded }, now);
    return {
      lessonId,
      quizId: body.quizId,
      ...graded,
      ...rewardOf(world, before, awarded),
      achievements: achievementKinds.filter((kind) => awarded.some(({ reason }) => reason === kind)),
    };
  },
};

/**
 * The phone has judged each letter already, by templates that the mock does not hold: a drawing is believed.
 * `gradeQuiz` asks a recogniser for nothing but `accepted`.
 */
const believing = { verify: () => ({ accepted: true }) } as unknown as Recogniser;

function lessonOf(id: number): MockLesson {
  const lesson = mockLessons.find((one) => one.id === id);
  if (!lesson) throw new DomainError('not-found', { code: 'lesson_not_found' });
  return lesson;
}

function openLesson(id: number, { world, now }: MockContext): MockLesson {
  const lesson = lessonOf(id);
  if (!mayOpen(world, lesson, now)) throw new DomainError('forbidden', { code: 'premium_required' });
  return lesson;
}

/** What `createQuiz` needs besides the seed; the same at the start and when it is graded. */
function questionsOf(lesson: MockLesson) {
  const others = mockWords.filter((word) => !lesson.wordRows.includes(word));
  const course = others.map(({ id, hebrew, pronunciation, transcription, russian, variants }) => {
    return { id, hebrew, pronunciation, transcription, russian, variants };
  });
  return { lessonId: lesson.id, words: [...lesson.wordRows], distractors: { subsection: [], course } };
}

type Attempts = Partial<Record<Stage, { completed?: boolean | undefined; result?: Result | undefined }>>;
type Result = Parameters<typeof completesStage>[0];

/** `attempts` may be an object or its JSON text (SPEC §3). */
function readAttempts(sent: unknown): Attempts {
  if (typeof sent === 'string') return sent === '' ? {} : (JSON.parse(sent) as Attempts);
  // The contract's input type leaves it open what stands before its parsing.
  return (sent ?? {}) as Attempts;
}

function bitsOf(attempts: Attempts): number {
  return stages.reduce((bits, stage) => {
    const { completed, result } = attempts[stage] ?? {};
    const isDone = result === undefined ? completed === true : completesStage(result);
    return isDone ? bits | stageBit(stage) : bits;
  }, noStages);
}

function wordProgressOf(world: MockWorld, wordId: number): WordProgress {
  const bits = stagesDone(world, wordId);
  const [LISTEN, RECORD, WRITE, TYPE] = stages.map((stage) => ({ completed: hasStage(bits, stage) }));
  const none = { completed: false };
  const attempts = {
    LISTEN: LISTEN ?? none,
    RECORD: RECORD ?? none,
    WRITE: WRITE ?? none,
    TYPE: TYPE ?? none,
  };
  return { word_id: wordId, completed: isComplete(bits), learned: world.learned.has(wordId), attempts };
}

const progressOf = (world: MockWorld, lesson: MockLesson): WordProgress[] =>
  lesson.wordRows.flatMap(({ id }) => (world.pass.has(id) ? [wordProgressOf(world, id)] : []));

const allProgress = (world: MockWorld) =>
  mockLessons.flatMap((lesson) =>
    progressOf(world, lesson).map((progress) => ({ ...progress, lesson_id: lesson.id })),
  );

/** What an event has brought, beside what the learner holds now. */
export function rewardOf(world: MockWorld, pointsBefore: number, awarded: Award[]) {
  const balance = balanceOf(world);
  const rose = standingFor(pointsBefore).level.englishName !== balance.status_eng;
  return { awarded, ...balance, reachedStatus: rose ? balance.status_eng : null };
}
