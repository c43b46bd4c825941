import { describe, expect, it } from 'vitest';
import { todayChatTexts } from '../../../../core/texts/chat/today.ts';

/** sefer, a book; ze sefer, this is a book */
const sefer = {
  hebrew: 'ספר',
  pronunciation: 'סֵפֶר',
  transcription: 'сэ́фэр',
  russian: 'книга',
  examples: [{ pronunciation: 'זֶה סֵפֶר.', russian: 'Это книга.' }],
};
const textOf = (parts: readonly unknown[]) =>
  parts.map((part) => (typeof part === 'string' ? part : '')).join('');

describe('an answer in the chat', () => {
  it('is followed by a sentence with the word, right or wrong', () => {
    const right = todayChatTexts.right(sefer, { points: 0, reason: undefined });
    expect(textOf(right)).toMatch(/זֶה סֵפֶר\..*\nЭто книга\.$/s);
    const wrong = todayChatTexts.wrong(sefer, {});
    expect(textOf(wrong)).toMatch(/Это книга\.$/);
  });

  it('stands alone where the word has no sentence', () => {
    const bare = { ...sefer, examples: [] };
    expect(textOf(todayChatTexts.right(bare, { points: 0, reason: undefined }))).not.toContain('Это');
  });
});

describe('the end of a session in the chat', () => {
  const facts = { answered: 70, strengthened: 60, firm: 0, points: 60, left: 0, letters: 0, newWords: 0 };

  it('says when new words wait because more is due than a day carries', () => {
    const waits = 'Новые слова подождут, пока не повторены те, что уже накопились.';
    const next = 'завтра';
    expect(textOf(todayChatTexts.summary({ ...facts, next, isPaused: true }))).toContain(waits);
    expect(textOf(todayChatTexts.summary({ ...facts, next, isPaused: false }))).not.toContain(waits);
    const nothing = { done: 70, next, newWords: 0, letters: 0, isNew: false };
    expect(textOf(todayChatTexts.nothing({ ...nothing, isPaused: true, wasAsked: false }))).toContain(waits);
  });
});
