import { describe, expect, it } from 'vitest';
import { renderedFor } from '../../../core/voices/rendered.ts';

const hash = '0123456789abcdef0123456789abcdef';
const man = `/audio/${hash}.mp3`;
const woman = `/audio/${hash}-f.mp3`;
const keys = ['שָׁלוֹם|шало́м', 'לֹא|ло', 'אִימָּא|и́ма', 'גָּדוֹל|гадо́л', 'אַבָּא|а́ба', 'כֶּלֶב|кэ́лэв'];

describe('a rendered sound', () => {
  it('is said by the voice that the learner chose', () => {
    for (const key of keys) {
      expect(renderedFor(man, { choice: 'female', key })).toBe(woman);
      expect(renderedFor(woman, { choice: 'male', key })).toBe(man);
    }
  });

  it('is said now by one, now by the other where nobody chose, and always by the same one', () => {
    const said = keys.map((key) => renderedFor(man, { choice: 'any', key }));
    expect(new Set(said)).toEqual(new Set([man, woman]));
    expect(keys.map((key) => renderedFor(man, { choice: 'any', key }))).toEqual(said);
  });

  it('is said by the other voice in reviews, unless one was chosen', () => {
    for (const key of keys) {
      const inLesson = renderedFor(man, { choice: 'any', key });
      expect(renderedFor(man, { choice: 'any', key, again: true })).toBe(inLesson === man ? woman : man);
      expect(renderedFor(man, { choice: 'female', key, again: true })).toBe(woman);
    }
  });

  it('that is made on request is asked for in that voice', () => {
    const said = '/api/audio/1/2?until=3&form=past3m';
    expect(renderedFor(said, { choice: 'female', key: '' })).toBe(`${said}&voice=f`);
    expect(renderedFor(`${said}&voice=f`, { choice: 'female', key: '' })).toBe(`${said}&voice=f`);
    expect(renderedFor(`${said}&voice=f`, { choice: 'male', key: '' })).toBe(said);
  });

  it('that is none keeps its address', () => {
    for (const address of [`/api/sounds/${hash}`, '/api/audio/take/2?until=3', '/audio/hash-of-x.mp3']) {
      expect(renderedFor(address, { choice: 'female', key: '' })).toBe(address);
    }
  });
});
