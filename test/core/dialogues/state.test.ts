import { describe, expect, it } from 'vitest';
import { type DialogueStep, dialogueState } from '../../../core/dialogues/state.ts';

const asked = (...places: number[]): DialogueStep[] => places.map((place) => ({ event: 'question', place }));

describe('a dialogue', () => {
  it('is new until all of its questions were answered, in any order and however often', () => {
    expect(dialogueState([], 2)).toBe('new');
    expect(
      dialogueState(
        [
          { event: 'heard', place: null },
          { event: 'line', place: 0 },
        ],
        2,
      ),
    ).toBe('new');
    expect(dialogueState(asked(1, 1), 2)).toBe('new');
    expect(dialogueState(asked(1, 0, 1), 2)).toBe('heard');
  });

  it('does not count a question that it has no longer', () => {
    expect(dialogueState(asked(0, 2), 2)).toBe('new');
    expect(dialogueState(asked(0, 2, 1), 2)).toBe('heard');
  });

  it('is played once a role was finished, whatever was asked', () => {
    expect(dialogueState([{ event: 'played', place: null }], 2)).toBe('played');
    expect(dialogueState([...asked(0, 1), { event: 'played', place: null }], 2)).toBe('played');
  });
});
