import { describe, expect, it } from 'vitest';
import { chooseVoice, type HumanVoice, isHeardFirst } from '../../../core/voices/choice.ts';

const voice = (speakerId: number, gender: 'f' | 'm'): HumanVoice => ({
  hash: `${gender}${speakerId}`,
  speakerId,
  gender,
});
const dana = voice(1, 'f');
const eli = voice(2, 'm');
const keys = Array.from({ length: 200 }, (_, at) => `מילה|слово ${at}`);

describe('the voice of a word', () => {
  it('is the wanted one, otherwise another person', () => {
    expect(chooseVoice([dana, eli], { choice: 'male', key: 'a' })).toBe(eli);
    expect(chooseVoice([dana, eli], { choice: 'female', key: 'a' })).toBe(dana);
    expect(chooseVoice([dana], { choice: 'male', key: 'a' })).toBe(dana);
    expect(chooseVoice([], { choice: 'any', key: 'a' })).toBeUndefined();
  });

  it('is always the same for a word, and not for all words', () => {
    const chosen = keys.map((key) => chooseVoice([eli, dana], { choice: 'any', key })?.speakerId);
    expect(chosen).toEqual(keys.map((key) => chooseVoice([dana, eli], { choice: 'any', key })?.speakerId));
    const shares = [1, 2].map((id) => chosen.filter((speakerId) => speakerId === id).length);
    expect(Math.min(...shares)).toBeGreaterThan(60);
  });

  it('is another one in a review where there are two, of the wanted gender first', () => {
    for (const key of keys.slice(0, 20)) {
      const first = chooseVoice([dana, eli], { choice: 'any', key });
      const second = chooseVoice([dana, eli], { choice: 'any', key, unlike: first?.speakerId });
      expect(second?.speakerId).not.toBe(first?.speakerId);
      expect(chooseVoice([dana, eli], { choice: 'female', key, unlike: 1 })).toBe(dana);
    }
    const noa = voice(3, 'f');
    expect(chooseVoice([dana, noa, eli], { choice: 'female', key: 'a', unlike: 1 })).toBe(noa);
  });
});

describe('a published voice', () => {
  it('is heard in place of an uploaded sound when it is a person’s, and never when it is a machine’s', () => {
    expect(isHeardFirst('human', true)).toBe(true);
    expect(isHeardFirst('google', true)).toBe(false);
  });

  it('is heard in place of the rendered file, whosever it is', () => {
    expect(isHeardFirst('human', false)).toBe(true);
    expect(isHeardFirst('google', false)).toBe(true);
  });
});
