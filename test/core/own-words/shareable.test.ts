import { describe, expect, it } from 'vitest';
import { listProblem, readTitle, sharingProblem } from '../../../core/own-words/shareable.ts';
import { sections } from '../../../db/content/index.ts';

describe('a shared text', () => {
  it.each([
    'https://example.org/x',
    'смотри www.example.org',
    't.me/somebody',
    'пиши @somebody',
    'mysite.ru',
    'магазин.рф',
    '+972 50 123-45-67',
    'tg://resolve?domain=x',
  ])('%s is a link', (text) => {
    expect(sharingProblem(text)).toBe('has-link');
  });

  it.each(['Иди на хуй', 'пиздец', 'ЁБАНЫЙ', 'бля', 'сука', 'בן זונה'])('%s is an insult', (text) => {
    expect(sharingProblem(text)).toBe('has-insult');
  });

  it.each([
    'хуже',
    'художник',
    'учебник',
    'хлеб',
    'небо',
    'оскорблять',
    'употреблять',
    'сукно',
    'застрахуй',
    'дерево, 2024–2025',
    'и т. д.',
    'жидкий',
  ])('%s is neither', (text) => {
    expect(sharingProblem(text)).toBeUndefined();
  });

  it('may be any word of the course', () => {
    const refused = sections
      .flatMap(({ subsections }) => subsections)
      .flatMap(({ lessons }) => lessons)
      .flatMap(({ words }) => words)
      .filter(({ hebrew, russian }) =>
        listProblem([{ hebrew, russian, pronunciation: '', transcription: '' }]),
      );
    expect(refused.map(({ hebrew, russian }) => `${hebrew} ${russian}`)).toEqual([]);
  });
});

describe('the title of a list', () => {
  it('is one line of at most sixty characters, without links', () => {
    expect(readTitle('  Слова\nс улицы ')).toEqual({ ok: true, title: 'Слова с улицы' });
    expect(readTitle('🙂')).toEqual({ ok: false, problem: 'no-title' });
    expect(readTitle('а'.repeat(61))).toEqual({ ok: false, problem: 'title-too-long' });
    expect(readTitle('t.me/x')).toEqual({ ok: false, problem: 'has-link' });
  });
});
