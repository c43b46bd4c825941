import { describe, expect, it } from 'vitest';
import { readOwnLines } from '../../../core/own-words/read-lines.ts';

const lineOf = (text: string) => {
  const [line] = readOwnLines(text).lines;
  return line && [line.hebrew, line.russian];
};

describe('a pasted line', () => {
  it.each([
    ['שלט — вывеска', 'שלט', 'вывеска'],
    ['שלט - вывеска', 'שלט', 'вывеска'],
    ['שלט: вывеска', 'שלט', 'вывеска'],
    ['שלט = вывеска', 'שלט', 'вывеска'],
    ['שלט\tвывеска', 'שלט', 'вывеска'],
    ['שלט вывеска', 'שלט', 'вывеска'],
    ['שֶׁלֶט — вывеска', 'שֶׁלֶט', 'вывеска'],
    ['вывеска — שלט', 'שלט', 'вывеска'],
    ['1. שלט — вывеска', 'שלט', 'вывеска'],
    ['- שלט — вывеска', 'שלט', 'вывеска'],
    ['• שלט — вывеска', 'שלט', 'вывеска'],
    ['ועד בית — домовой комитет', 'ועד בית', 'домовой комитет'],
    ['בית-ספר — школа', 'בית-ספר', 'школа'],
    ['צ׳יפס — картошка фри', 'צ׳יפס', 'картошка фри'],
    ['שלט (шэлэт) — вывеска', 'שלט', 'вывеска'],
    ['שלט — шэ́лэт — вывеска', 'שלט', 'вывеска'],
    ['שלט — вывеска, указатель (на дороге)', 'שלט', 'вывеска, указатель (на дороге)'],
    ['\u200fשלט\u200e — вывеска', 'שלט', 'вывеска'],
    ['שלט', 'שלט', ''],
    ['шалом', '', 'шалом'],
  ])('%s', (text, hebrew, russian) => {
    expect(lineOf(text)).toEqual([hebrew, russian]);
  });

  it('keeps its number; lines without a letter are none', () => {
    const { lines, left } = readOwnLines('\n***\nשלט — вывеска\r\n\r\nמבצע — скидка\n🙂');
    expect(lines.map(({ line }) => line)).toEqual([3, 5]);
    expect(left).toBe(0);
  });

  it('is one of two hundred at most; the others are counted', () => {
    const { lines, left } = readOwnLines('שלט — вывеска\n'.repeat(230));
    expect([lines.length, left]).toEqual([200, 30]);
  });

  it('of ten thousand letters, or of nothing but signs, is read in an instant', () => {
    for (const text of [
      'ש'.repeat(10_000),
      '- '.repeat(10_000),
      '(('.repeat(9000),
      `ש${' '.repeat(9000)}x`,
    ]) {
      expect(readOwnLines(text).lines.length).toBeLessThanOrEqual(1);
    }
  });
});
