import { HttpResponse, http as msw } from 'msw';
import type { LessonDetail } from '../../../core/contracts/catalogue.ts';
import type { SaveProgressRequest, SaveProgressResponse } from '../../../core/contracts/progress.ts';
import type { WordProgress } from '../../../core/contracts/shapes/progress.ts';
import { type Stage, stages } from '../../../core/lesson/stages.ts';
import type { ExerciseSession } from '../../../web/src/exercises/session.ts';
import type { RestLoader } from '../../../web/src/features/trainer/between/rest-loader.ts';
import * as restOfLesson from '../../../web/src/features/trainer/between/rest-of-lesson.ts';
import { TrainerView, type TrainerViewProps } from '../../../web/src/features/trainer/trainer-view.tsx';
import type { View } from '../../../web/src/lib/navigation/view.ts';
import { success } from '../../support/web/samples.ts';
import { renderPart } from '../../support/web/services.tsx';
import { createFakeRecorder, createFakeSession, sampleWord } from '../exercises/support.tsx';

export const shalom = sampleWord();
/** sefer */
export const book = sampleWord({
  id: 101,
  hebrew: 'ספר',
  pronunciation: 'סֵפֶר',
  transcription: 'сэ́фэр',
  russian: 'книга',
  gender: 'm',
  plural: 'סְפָרִים',
});

export function progressOf(
  wordId: number,
  done: readonly Stage[],
  learned = done.length === 4,
): WordProgress {
  const state = (stage: Stage) => ({ completed: done.includes(stage) });
  return {
    word_id: wordId,
    completed: done.length === stages.length,
    learned,
    attempts: {
      LISTEN: state('LISTEN'),
      RECORD: state('RECORD'),
      WRITE: state('WRITE'),
      TYPE: state('TYPE'),
    },
  };
}

export function sampleDetail(over: Partial<LessonDetail> = {}): LessonDetail {
  return {
    id: 1,
    name: 'Здравствуйте',
    description: '',
    topic: '',
    level: 'A0',
    category: 'Первые слова',
    subcategory: 'Приветствия',
    subsection_id: 1,
    lesson_number: 1,
    lessonNumber: 1,
    is_free: true,
    isPublished: true,
    author_name: null,
    author_link: null,
    words: [shalom, book],
    letters: [],
    rules: [],
    proofs: [],
    progress: [],
    known: [],
    quizPassed: false,
    nextLessonId: 2,
    ...over,
  };
}

/** A lesson on a server that keeps stages as the real one does; `saved` is what it was sent. */
export function playLesson(lesson: LessonDetail) {
  const saved: SaveProgressRequest[] = [];
  const done = new Map(lesson.progress.map((row) => [row.word_id, row]));
  const reply = (words: WordProgress[], points: number): SaveProgressResponse => ({
    lessonId: lesson.id,
    words,
    awarded: points > 0 ? [{ reason: 'word', ref: '1', points }] : [],
    points: 64 + points,
    status: 'Пешка',
    status_eng: 'pawn',
    words_learned: 12,
    reachedStatus: null,
  });
  const handlers = [
    msw.get('*/api/lessons/1', () => HttpResponse.json(success({ ...lesson, progress: [...done.values()] }))),
    msw.get('*/api/progress/user/:user/lesson/1', () => HttpResponse.json(success([...done.values()]))),
    msw.post('*/api/progress', async ({ request }) => {
      // Our own client sent it; the contract is the server's to check.
      const body = (await request.json()) as SaveProgressRequest;
      saved.push(body);
      const { wordId } = body;
      const answers = (body.attempts ?? {}) as Partial<Record<Stage, { completed?: boolean }>>;
      if (wordId === undefined) return HttpResponse.json(success(reply([], 0)));
      const before = done.get(wordId);
      const now = stages.filter((stage) => before?.attempts[stage].completed || answers[stage]?.completed);
      const earns = now.length === 4 && !before?.learned;
      done.set(wordId, progressOf(wordId, now));
      return HttpResponse.json(success(reply([progressOf(wordId, now)], earns ? 1 : 0)));
    }),
  ];
  /** The learner does stages of a word in another place. */
  const doElsewhere = (wordId: number, now: readonly Stage[]) => done.set(wordId, progressOf(wordId, now));
  return { handlers, saved, doElsewhere };
}

/** Sounds end at once, there is no microphone, and every drawing is accepted. */
export function createWillingSession(): ExerciseSession {
  return createFakeSession({
    recorder: createFakeRecorder({ supported: false }).recorder,
    player: {
      play: async () => 'ended',
      stop: () => {},
      status: () => 'idle',
      subscribe: () => () => {},
      progress: () => 0,
    },
  });
}

/** The code of a whole lesson is there, as when a lesson was open before. */
const loadedRest: RestLoader = {
  loaded: () => restOfLesson,
  load: async () => restOfLesson,
};

export function renderTrainer(over: Partial<TrainerViewProps> = {}) {
  const opened: View[] = [];
  let exits = 0;
  const view = renderPart(
    <TrainerView
      lessonId={1}
      mode="normal"
      createSession={createWillingSession}
      restOf={() => loadedRest}
      onExit={() => {
        exits += 1;
      }}
      onOpen={(view) => opened.push(view)}
      {...over}
    />,
  );
  return { ...view, opened, exits: () => exits };
}
