import { describe, expect, it } from 'vitest';
import { isPair, listedPairs, pairsIn } from '../../../bot/own-words/pairs.ts';
import { toEntities } from '../../../bot/rich-text.ts';
import { ownWordChatTexts } from '../../../core/texts/chat/own-words.ts';

describe('a word with its translation', () => {
  it.each([
    'שלט — вывеска',
    'שלט - вывеска',
    'שלט – вывеска, указатель',
    'שלט = вывеска',
    'שלט: вывеска',
    'שלט\tвывеска',
    'вывеска — שלט',
    'שֶׁלֶט — вывеска',
    'ועד בית — домовой комитет',
    "צ'יפס — картошка фри",
    'צה״ל — армия Израиля',
    '1. שלט — вывеска',
    '• שלט — вывеска',
    'שלט (шэ́лет) — вывеска',
    'שלט — шэ́лет — вывеска',
    '\u200fשלט\u200e — вывеска',
  ])('is "%s"', (line) => {
    expect(isPair(line)).toBe(true);
  });

  it.each([
    'שלט',
    'вывеска',
    'שלט вывеска',
    'как будет — שלום?',
    'Как сказать дом — בית',
    'что значит שלט — это вывеска',
    'Сегодня я узнал слово שלט — это вывеска',
    'שלט — שלטים',
    'вывеска — указатель',
    'שלום, я — Аня',
    '🙂 — 🙂',
    `שלט — ${'а'.repeat(400)}`,
  ])('is not "%s"', (line) => {
    expect(isPair(line)).toBe(false);
  });
});

describe('a message', () => {
  it('of several pairs gives them, and how many lines are none', () => {
    expect(pairsIn('Слова с улицы\nשלט — вывеска\n\nמבצע — скидка')).toEqual({
      pairs: [
        { hebrew: 'שלט', russian: 'вывеска' },
        { hebrew: 'מבצע', russian: 'скидка' },
      ],
      other: 1,
    });
  });

  it('that has a pair somewhere in its prose gives none', () => {
    expect(pairsIn('Привет!\nЯ нашла слово:\nשלט — вывеска\nЗдорово, правда?\nДо завтра')).toBeUndefined();
  });

  it('of ten thousand letters is read in no time, and gives none', () => {
    expect(pairsIn('א'.repeat(10_000))).toBeUndefined();
    expect(pairsIn(`${'א '.repeat(5_000)}— ${'я '.repeat(5_000)}`)).toBeUndefined();
    expect(pairsIn(`${'— א '.repeat(70)}`)).toBeUndefined();
  });
});

it('what the bot lists is read again as it was', () => {
  const pairs = [
    { hebrew: 'שֶׁלֶט', russian: 'вывеска' },
    { hebrew: 'ועד בית', russian: 'домовой комитет — от жильцов' },
  ];
  const { text } = toEntities(ownWordChatTexts.offer(pairs, { other: 2, left: 3 }));
  expect(listedPairs(text)).toEqual(pairs.map((pair) => ({ ...pair, hebrew: pair.hebrew.normalize('NFC') })));
});
