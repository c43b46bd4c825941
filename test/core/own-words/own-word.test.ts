import { describe, expect, it } from 'vitest';
import { ownVariants, readOwnWord } from '../../../core/own-words/own-word.ts';
import { directionMarks } from '../../support/disguises.ts';

const read = (hebrew: string, russian = 'значение', more: object = {}) =>
  readOwnWord({ hebrew, russian, ...more });
const wordOf = (hebrew: string, more: object = {}) => {
  const result = read(hebrew, 'значение', more);
  if (!result.ok) throw new Error(result.problem);
  return result.word;
};
const problemOf = (hebrew: string, russian?: string, more?: object) => {
  const result = read(hebrew, russian, more);
  return result.ok ? undefined : result.problem;
};

describe('an own word', () => {
  it('without niqqud has neither niqqud nor transcription', () => {
    expect(wordOf('שלט')).toEqual({
      hebrew: 'שלט',
      pronunciation: '',
      transcription: '',
      russian: 'значение',
      sentence: null,
    });
  });

  it('with niqqud has a transcription by rule', () => {
    expect(wordOf('שֶׁלֶט')).toMatchObject({ hebrew: 'שלט', pronunciation: 'שֶׁלֶט', transcription: 'шэ́лэт' });
    expect(wordOf('שלט', { pronunciation: 'שֶׁלֶט' })).toMatchObject({ pronunciation: 'שֶׁלֶט' });
  });

  it('takes the only niqqud of the course, and with it the transcription', () => {
    const shelet = { pronunciation: 'שֶׁלֶט', transcription: 'шэ́лет' };
    const other = { pronunciation: 'שִׁלֵּט', transcription: 'шилэ́т' };
    const taken = (known: object[], more: object = {}) => {
      const result = readOwnWord({ hebrew: 'שלט', russian: 'x', ...more }, known as never);
      return result.ok ? result.word : result.problem;
    };
    expect(taken([shelet])).toMatchObject(shelet);
    expect(taken([shelet, { ...shelet, russian: 'щит' }])).toMatchObject(shelet);
    expect(taken([shelet, other])).toMatchObject({ pronunciation: '', transcription: '' });
    expect(taken([shelet], { pronunciation: '' })).toMatchObject({ pronunciation: '', transcription: '' });
    expect(taken([shelet, other], { pronunciation: other.pronunciation })).toMatchObject(other);
  });

  it('with half a niqqud is kept without any: a voice would say it wrong', () => {
    expect(wordOf('מִבצע')).toMatchObject({ hebrew: 'מבצע', pronunciation: '', transcription: '' });
  });

  it('is plain letters and single spaces, whatever came around them', () => {
    expect(wordOf('  «ועד־בית»!  ').hebrew).toBe('ועד בית');
    expect(wordOf('🙂 שלט 🙂').hebrew).toBe('שלט');
    expect(wordOf('צ׳יפס').hebrew).toBe("צ'יפס");
    expect(wordOf('ת״א').hebrew).toBe('ת"א');
    for (const mark of directionMarks) expect(wordOf(`${mark}של${mark}ט${mark}`).hebrew).toBe('שלט');
    expect(wordOf('בְּרֵאשִׁ֖ית').pronunciation).not.toMatch(/[\u0591-\u05af]/u);
  });

  it('can be typed without its geresh', () => {
    expect(ownVariants("צ'יפס")).toEqual(['ציפס']);
    expect(ownVariants('שלט')).toEqual([]);
  });

  it('keeps HTML and Markdown as the text that it is', () => {
    expect(wordOf('שלט', { sentence: '<b>שלט</b>\n*גדול*' }).sentence).toBe('<b>שלט</b> *גדול*');
  });

  it.each([
    ['', 'слово', 'no-hebrew'],
    ['вывеска', 'вывеска', 'no-hebrew'],
    ['🙂', 'улыбка', 'no-hebrew'],
    ['שלט sign', 'вывеска', 'not-only-hebrew'],
    ['<b>שלט</b>', 'вывеска', 'not-only-hebrew'],
    ['של🙂ט', 'вывеска', 'not-only-hebrew'],
    ['ש'.repeat(61), 'вывеска', 'hebrew-too-long'],
    ['ש'.repeat(10_000), 'вывеска', 'hebrew-too-long'],
    ['שלט', '', 'no-russian'],
    ['שלט', ' 🙂 ', 'no-russian'],
    ['שלט', 'в'.repeat(151), 'russian-too-long'],
  ])('%# is refused by the name of what is wrong', (hebrew, russian, problem) => {
    expect(problemOf(hebrew, russian)).toBe(problem);
  });

  it('refuses niqqud of other letters, and a sentence without end', () => {
    expect(problemOf('שלט', 'вывеска', { pronunciation: 'שָׁלוֹם' })).toBe('niqqud-other-letters');
    expect(problemOf('שלט', 'вывеска', { sentence: 'ש'.repeat(301) })).toBe('sentence-too-long');
  });
});
