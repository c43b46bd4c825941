import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ruleFindingText, ruleFindingTexts } from '../../../../../core/texts/admin/course/rule-findings.ts';

const said = (rule: string, more: { why?: string; written?: string; expected?: string } = {}) =>
  ruleFindingText({ rule, why: '', ...more }, 'Местоимения');

describe('a problem of a rule', () => {
  it('is told in Russian, whichever the checker finds', () => {
    const sources = [
      ...['check-rules', 'check-pairs', 'check-checks'].map((name) => `rules/${name}`),
      ...['hebrew-in-text', 'line-problems'].map((name) => `hebrew/lines/${name}`),
    ].map((name) => readFileSync(new URL(`../../../../../core/${name}.ts`, import.meta.url), 'utf8'));
    const codes = sources.flatMap((source) => source.match(/'rule-[a-z-]+'/g) ?? []);
    expect(codes.length).toBeGreaterThan(20);
    expect([...new Set(codes)].filter((code) => !ruleFindingTexts[code.slice(1, -1)])).toEqual([]);
  });

  it('names the form and the lesson', () => {
    expect(said('rule-untaught', { written: 'סְפָרִים' })).toBe(
      'Форма סְפָרִים ещё не пройдена к уроку «Местоимения».',
    );
    expect(said('rule-niqqud', { written: 'אֵת', expected: 'אֶת' })).toBe('Форму אֵת учили так: אֶת.');
    expect(said('rule-crowd')).toContain('В уроке «Местоимения» уже два правила');
  });

  it('counts the words, and shows the sign', () => {
    expect(said('rule-long', { why: '51 words: want at most 45' })).toBe(
      'Здесь 51 слово, а нужно не больше 45.',
    );
    expect(said('rule-letters', { why: "'a' (U+0061) is Latin" })).toBe('Здесь лишний знак: a');
  });

  it('of a sentence is told as in a lesson', () => {
    expect(said('sentence-agreement')).toBe('Слова предложения не согласованы в роде, числе или лице.');
  });
});
