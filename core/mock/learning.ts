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
import { editorFieldsOf } from './admin-figures.ts';
import type { MockContext, MockTable } from './answer.ts';
import {
  everyLesson,
  lessonsOf,
  type MockLesson,
  placeOf,
  sectionsOf,
  summaryOf,
  wordsOf,
} from './course.ts';
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
  'GET /sections': (_, { world }) => sectionsOf(world.course, summaryOf),
  'GET /categories': (_, { world }) =>
    world.course.sections.map(({ id, name, description, iconEmoji, subsections }) => ({
      id,
      name,
      description,
      icon_emoji: iconEmoji,
      subsections: subsections.map((subsection) => ({
        id: subsection.id,
        name: subsection.name,
        icon_emoji: subsection.iconEmoji,
        icon_bg_color: subsection.iconBgColor,
        lessons_count: subsection.lessons.filter(({ isPublished }) => isPublished).length,
      })),
    })),
  'GET /lessons': (_, { world: { course } }) =>
    lessonsOf(course).map((lesson) => {
      const { section, subsection } = placeOf(course, lesson.id);
      return { ...summaryOf(lesson), category: section.name, subsection_id: subsection.id };
    }),
  'GET /lessons/{id}': ({ params }, context) => {
    const { world, now } = context;
    const lesson = openLesson(params.id, context);
    const { section, subsection } = placeOf(world.course, lesson.id);
    const { words_count: _, ...summary } = summaryOf(lesson);
    const lessons = lessonsOf(world.course);
    return {
      ...summary,
      category: section.name,
      subcategory: subsection.name,
      subsection_id: subsection.id,
      lessonNumber: summary.lesson_number,
      isPublished: lesson.isPublished,
      words: [...lesson.words],
      progress: progressOf(world, lesson),
      quizPassed: hasPassedQuiz(world, lesson.id),
      nextLessonId:
        lessons.slice(lessons.indexOf(lesson) + 1).find((next) => mayOpen(world, next, now))?.id ?? null,
      ...(world.isAdmin && editorFieldsOf(world, lesson)),
    };
  },
  'GET /progress': (_, { world }) => allProgress(world),
  'GET /progress/user/{userId}': (_, { world }) => allProgress(world),
  'GET /progress/user/{userId}/lesson/{lessonId}': ({ params }, { world }) =>
    progressOf(world, lessonOf(world, params.lessonId)),
  'POST /progress': ({ body }, context) => {
    const { world, now } = context;
    const lesson = openLesson(body.lessonId, context);
    const touched = lesson.words.filter(({ id }) => body.wordId === undefined || id === body.wordId);
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
    return { quizId, seed, voice: false, lessonName: lesson.name, ...questionsOf(context.world, lesson) };
  },
  'POST /quiz/results': ({ body }, { world, now }) => {
    const before = pointsOf(world);
    const started = body.quizId === undefined ? undefined : world.quizzes.get(body.quizId);
    if (body.quizId === undefined || !started) throw new DomainError('not-found', { code: 'quiz_not_found' });
    const { words, distractors } = questionsOf(world, lessonOf(world, started.lessonId));
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

/** A lesson that learners see; an admin finds drafts too. */
function lessonOf({ course, isAdmin }: MockWorld, id: number): MockLesson {
  const lesson = (isAdmin ? everyLesson(course) : lessonsOf(course)).find((one) => one.id === id);
  if (!lesson) throw new DomainError('not-found', { code: 'lesson_not_found' });
  return lesson;
}

function openLesson(id: number, { world, now }: MockContext): MockLesson {
  const lesson = lessonOf(world, id);
  if (!world.isAdmin && !mayOpen(world, lesson, now))
    throw new DomainError('forbidden', { code: 'premium_required' });
  return lesson;
}

/** What `createQuiz` needs besides the seed; the same at the start and when it is graded. */
function questionsOf({ course }: MockWorld, lesson: MockLesson) {
  const others = wordsOf(course).filter((word) => !lesson.words.includes(word));
  const distractors = others.map(({ id, hebrew, pronunciation, transcription, russian, variants }) => {
    return { id, hebrew, pronunciation, transcription, russian, variants };
  });
  return {
    lessonId: lesson.id,
    words: [...lesson.words],
    distractors: { subsection: [], course: distractors },
  };
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
  lesson.words.flatMap(({ id }) => (world.pass.has(id) ? [wordProgressOf(world, id)] : []));

const allProgress = (world: MockWorld) =>
  lessonsOf(world.course).flatMap((lesson) =>
    progressOf(world, lesson).map((progress) => ({ ...progress, lesson_id: lesson.id })),
  );

/** What an event has brought, beside what the learner holds now. */
export function rewardOf(world: MockWorld, pointsBefore: number, awarded: Award[]) {
  const balance = balanceOf(world);
  const rose = standingFor(pointsBefore).level.englishName !== balance.status_eng;
  return { awarded, ...balance, reachedStatus: rose ? balance.status_eng : null };
}
