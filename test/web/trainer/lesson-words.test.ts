import { describe, expect, it } from 'vitest';
import type { Outgoing } from '../../../core/lesson/practice-state.ts';
import { allStages, noStages, type Stage, stageBit, stages } from '../../../core/lesson/stages.ts';
import { toPractise, withOutgoing, wordsToPractise } from '../../../web/src/features/trainer/lesson-words.ts';
import { progressOf, sampleDetail } from './support.tsx';

const answer = (stage: Stage, result: 'right' | 'wrong' | 'skipped' = 'right'): Outgoing => ({
  kind: 'answer',
  pass: 0,
  wordId: 101,
  stage,
  result,
  tries: 1,
  ms: 1,
});

describe('the words of a lesson', () => {
  it('come with what was done in them, untouched ones with nothing', () => {
    const lesson = sampleDetail({ progress: [progressOf(101, ['LISTEN', 'TYPE'])] });
    expect(wordsToPractise(lesson)).toEqual([
      { id: 100, done: noStages, learned: false },
      { id: 101, done: stageBit('LISTEN') | stageBit('TYPE'), learned: false },
    ]);
  });

  it('are complete when the server says so, whatever the stages', () => {
    expect(toPractise({ ...progressOf(100, ['LISTEN']), completed: true }).done).toBe(allStages);
  });
});

describe('a lesson that is left while its answers are on their way', () => {
  it('is opened again where it stopped', () => {
    const left = stages.slice(0, 3).map((stage) => answer(stage));
    const lesson = left.reduce(withOutgoing, sampleDetail());
    expect(lesson.progress).toEqual([progressOf(101, ['LISTEN', 'RECORD', 'WRITE'])]);
    expect(withOutgoing(lesson, answer('TYPE')).progress).toEqual([progressOf(101, [...stages])]);
  });

  it('asks wrong and skipped stages again', () => {
    const lesson = sampleDetail();
    expect(withOutgoing(lesson, answer('TYPE', 'wrong'))).toBe(lesson);
    expect(withOutgoing(lesson, answer('RECORD', 'skipped'))).toBe(lesson);
  });

  it('begins again after a reset, and what was learned stays learned', () => {
    const lesson = sampleDetail({ progress: [progressOf(100, [...stages])] });
    expect(withOutgoing(lesson, { kind: 'reset', pass: 1 }).progress).toEqual([progressOf(100, [], true)]);
  });
});
