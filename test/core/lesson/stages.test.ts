import { describe, expect, it } from 'vitest';
import {
  allStages,
  completesStage,
  firstOpenStage,
  hasStage,
  isComplete,
  noStages,
  stageBit,
  stageResults,
  stages,
  stagesOf,
} from '../../../core/lesson/stages.ts';

describe('the four stages of a word', () => {
  it('come in the order listen, speak, write, type', () => {
    expect(stages).toEqual(['LISTEN', 'RECORD', 'WRITE', 'TYPE']);
  });

  it('have one bit each, and together all of them', () => {
    expect(stages.map(stageBit)).toEqual([1, 2, 4, 8]);
    expect(stages.map(stageBit).reduce((all, bit) => all | bit, noStages)).toBe(allStages);
  });

  it.each([
    ['right', true],
    ['assisted', true],
    ['self', true],
    ['wrong', false],
    ['skipped', false],
  ] as const)('a stage that ended %s is done: %s', (result, isDone) => {
    expect(completesStage(result)).toBe(isDone);
  });

  it('knows every result that an answer may have', () => {
    expect([...stageResults].sort()).toEqual(['assisted', 'right', 'self', 'skipped', 'wrong']);
  });

  it('a word is complete with all four stages and with nothing less', () => {
    for (let bits = noStages; bits < allStages; bits += 1) expect(isComplete(bits)).toBe(false);
    expect(isComplete(allStages)).toBe(true);
  });

  it.each([
    [0b0000, [], 'LISTEN'],
    [0b0001, ['LISTEN'], 'RECORD'],
    [0b1011, ['LISTEN', 'RECORD', 'TYPE'], 'WRITE'],
    [0b0111, ['LISTEN', 'RECORD', 'WRITE'], 'TYPE'],
    [0b1111, ['LISTEN', 'RECORD', 'WRITE', 'TYPE'], undefined],
  ] as const)('with the bits %i the stages %j are done and %s comes next', (bits, done, next) => {
    expect(stagesOf(bits)).toEqual(done);
    expect(firstOpenStage(bits)).toBe(next);
    for (const stage of stages)
      expect(hasStage(bits, stage)).toBe((done as readonly string[]).includes(stage));
  });
});
