import { describe, expect, it } from 'vitest';
import { continueAt, type LessonStanding } from '../../../core/lesson/continue.ts';

const lesson = (id: number, changes: Partial<LessonStanding> = {}): LessonStanding => ({
  id,
  name: `Урок ${id}`,
  isOpen: true,
  totalWords: 5,
  learnedWords: 0,
  passWords: 0,
  ...changes,
});
const done = { learnedWords: 5, passWords: 5 };

describe('«Продолжить»', () => {
  it('leads a new learner to the first lesson', () => {
    expect(continueAt([lesson(1), lesson(2)], { lastLessonId: null })).toEqual({
      lessonId: 1,
      lessonName: 'Урок 1',
      begun: false,
      completedWords: 0,
      totalWords: 5,
    });
  });

  it('leads back to the last lesson while it is unfinished, wherever it stands in the course', () => {
    const lessons = [lesson(1), lesson(2, { learnedWords: 2, passWords: 2 }), lesson(3)];
    expect(continueAt(lessons, { lastLessonId: 2 })).toMatchObject({
      lessonId: 2,
      begun: true,
      completedWords: 2,
    });
  });

  it('a lesson that was opened but has no finished word yet is not called begun', () => {
    expect(continueAt([lesson(1), lesson(2)], { lastLessonId: 2 })).toMatchObject({
      lessonId: 2,
      begun: false,
    });
  });

  it('stays in a lesson that is being repeated, counting the words of this pass', () => {
    const lessons = [lesson(1, { learnedWords: 5, passWords: 1 }), lesson(2)];
    expect(continueAt(lessons, { lastLessonId: 1 })).toMatchObject({
      lessonId: 1,
      begun: true,
      completedWords: 1,
    });
  });

  it('does not leave the lesson in progress for the untouched repeat of a finished one', () => {
    const begun = lesson(2, { learnedWords: 2, passWords: 2 });
    const lessons = [lesson(1, { learnedWords: 5, passWords: 0 }), lesson(3), begun];
    expect(continueAt(lessons, { lastLessonId: 1 })).toMatchObject({
      lessonId: 2,
      begun: true,
      completedWords: 2,
    });
  });

  it('goes on to the next unfinished lesson after a finished one', () => {
    const lessons = [lesson(1), lesson(2, done), lesson(3, done), lesson(4, { learnedWords: 1 })];
    expect(continueAt(lessons, { lastLessonId: 2 })).toMatchObject({ lessonId: 4, completedWords: 1 });
  });

  it('returns to what was left out when nothing unfinished follows', () => {
    expect(continueAt([lesson(1), lesson(2, done)], { lastLessonId: 2 })).toMatchObject({ lessonId: 1 });
  });

  it('never leads into a locked lesson, even when it was the last one', () => {
    const lessons = [lesson(1, done), lesson(2, { isOpen: false }), lesson(3)];
    expect(continueAt(lessons, { lastLessonId: 1 })).toMatchObject({ lessonId: 3 });
    expect(continueAt(lessons, { lastLessonId: 2 })).toMatchObject({ lessonId: 3 });
  });

  it('passes over lessons without words and forgets a last lesson that is gone', () => {
    expect(continueAt([lesson(1, { totalWords: 0 }), lesson(2)], { lastLessonId: 99 })).toMatchObject({
      lessonId: 2,
    });
  });

  it('leads nowhere when all is learned, when all is locked, and when there is no course', () => {
    expect(continueAt([lesson(1, done)], { lastLessonId: 1 })).toBeUndefined();
    expect(continueAt([lesson(1, { isOpen: false })], { lastLessonId: null })).toBeUndefined();
    expect(continueAt([], { lastLessonId: null })).toBeUndefined();
  });

  it('does not lead back into an abandoned repetition once another lesson was touched', () => {
    const lessons = [lesson(1, { learnedWords: 5, passWords: 2 }), lesson(2, done)];
    expect(continueAt(lessons, { lastLessonId: 2 })).toBeUndefined();
  });

  it('passes over lessons of which a word or two is left, while there is another', () => {
    const rest = { learnedWords: 4, passWords: 4 };
    const lessons = [lesson(1, rest), lesson(2, done), lesson(3, rest), lesson(4)];
    expect(continueAt(lessons, { lastLessonId: 2 })).toMatchObject({ lessonId: 4 });
    expect(continueAt([...lessons.slice(0, 3), lesson(4, done)], { lastLessonId: 2 })).toMatchObject({
      lessonId: 3,
    });
  });

  it('goes by the new order where the course has changed it since the last lesson', () => {
    const lessons = [lesson(1, done), lesson(2), lesson(3, done), lesson(4)];
    expect(continueAt(lessons, { lastLessonId: 3, reorderedLessonId: 3 })).toMatchObject({ lessonId: 2 });
    expect(continueAt(lessons, { lastLessonId: 3, reorderedLessonId: 1 })).toMatchObject({ lessonId: 4 });
  });

  it('does not stay in a finished lesson to which words came when the order changed', () => {
    const last = lesson(3, { learnedWords: 2, passWords: 2, isFinished: true });
    const lessons = [lesson(1), lesson(2, done), last];
    expect(continueAt(lessons, { lastLessonId: 3, reorderedLessonId: 3 })).toMatchObject({ lessonId: 1 });
    const begun = lesson(3, { learnedWords: 2, passWords: 2, isFinished: false });
    expect(continueAt([lesson(1), begun], { lastLessonId: 3, reorderedLessonId: 3 })).toMatchObject({
      lessonId: 3,
    });
  });
});
