import { describe, expect, it } from 'vitest';
import { castRole } from '../../../core/voices/cast.ts';
import type { HumanVoice } from '../../../core/voices/choice.ts';

const dana = (hash: string): HumanVoice => ({ hash, speakerId: 1, gender: 'f' });
const noa = (hash: string): HumanVoice => ({ hash, speakerId: 2, gender: 'f' });
const ron = (hash: string): HumanVoice => ({ hash, speakerId: 3, gender: 'm' });

describe('the speaker of a role', () => {
  it('is the one of its gender who has said the most of its lines', () => {
    const lines = [[dana('a'), noa('b'), ron('c')], [noa('d'), ron('e')], []];
    expect(castRole(lines, { gender: 'f' })).toBe(2);
    expect(castRole(lines, { gender: 'm' })).toBe(3);
    expect(castRole([[dana('a'), noa('b')]], { gender: 'f' })).toBe(1);
  });

  it('is nobody of the other gender', () => {
    expect(castRole([[ron('a')]], { gender: 'f' })).toBeUndefined();
    expect(castRole([], { gender: 'm' })).toBeUndefined();
  });

  it('is another one than that of the other role, where there is one', () => {
    const lines = [[dana('a'), noa('b')], [dana('c')]];
    expect(castRole(lines, { gender: 'f', unlike: 1 })).toBe(2);
    expect(castRole([[dana('a')]], { gender: 'f', unlike: 1 })).toBe(1);
  });
});
