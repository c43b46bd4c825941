import { describe, expect, it } from 'vitest';
import { createQuiz } from '../../../core/quiz/create-quiz.ts';
import { canResume, type KeptAttempt, resumeQuiz } from '../../../core/quiz/kept-attempt.ts';
import { nextQuiz, type QuizEvent, startQuiz } from '../../../core/quiz/session.ts';
import { wordsOf } from './quiz-words.ts';

const quiz = { words: wordsOf(10), distractors: { subsection: [], course: [] }, seed: 3, voice: true };
const events: QuizEvent[] = [
  { type: 'mute' },
  { type: 'text', text: 'שלום' },
  { type: 'advance' },
  { type: 'skip' },
  { type: 'skip' },
];
const kept: KeptAttempt = { date: '2026-11-22', quiz, events };

describe('an attempt that was put away', () => {
  it('comes back as it was left, through storage and all', () => {
    const left = resumeQuiz(kept);
    expect(left.position).toBeGreaterThan(1);
    expect(resumeQuiz(JSON.parse(JSON.stringify(kept)))).toEqual(left);
    expect(left).toEqual(events.reduce(nextQuiz, startQuiz(createQuiz(quiz))));
  });

  it('can be continued on its own day, once something was answered', () => {
    expect(canResume(kept, '2026-11-22')).toBe(true);
    expect(canResume(kept, '2026-11-23')).toBe(false);
    expect(canResume(kept, '2026-11-21')).toBe(false);
    expect(canResume({ ...kept, events: [] }, '2026-11-22')).toBe(false);
  });
});
