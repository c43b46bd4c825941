import { describe, expect, it } from 'vitest';
import {
  checkDraft,
  completeDraft,
  emptyDraft,
  type LessonDraft,
  refusalOf,
} from '../../../core/lesson/edit.ts';
import { gadol, ima, lo, shalom } from '../../support/taught-course.ts';

const draft = (rest: Partial<LessonDraft> = {}): LessonDraft => ({
  ...emptyDraft,
  ...{ name: 'Приветствия', subsectionId: 1, words: [shalom] },
  ...rest,
});
const problemsOf = (rest: Partial<LessonDraft>) => checkDraft(draft(rest)).problems;
const told = (rest: Partial<LessonDraft>) =>
  problemsOf(rest).map(({ level, field, message }) => `${level} ${field}: ${message}`);
const refused = (rest: Partial<LessonDraft>) => refusalOf(problemsOf(rest));

describe('the lesson editor', () => {
  it('has nothing against a good lesson', () => {
    expect(told({ words: [shalom, lo, ima, gadol], isPublished: true })).toEqual([]);
  });

  it('asks for name and subsection in the words of the specification', () => {
    expect(told({ name: '  ', subsectionId: null })).toEqual([
      'error name: Заполните все обязательные поля',
      'error subsectionId: Заполните все обязательные поля',
    ]);
  });

  it('wants one word at least and ten at most', () => {
    expect(told({ words: [] })).toEqual(['error words: Добавьте хотя бы одно слово']);
    const eleven = Array.from({ length: 11 }, () => shalom);
    expect(refused({ words: eleven })).toBe('lesson_too_many_words');
    expect(told({ words: eleven })[0]).toBe('error words: В уроке может быть максимум 10 слов');
  });

  it.each(['', 'пять', '1.5', '0', '10000', Number.NaN, -1])(
    'refuses %j as the number of a lesson',
    (lessonNumber) => {
      expect(refused({ lessonNumber })).toBe('lesson_number');
    },
  );

  it.each([' 12 ', '12', 12])('takes %j as the number of a lesson', (lessonNumber) => {
    expect(checkDraft(draft({ lessonNumber })).draft.lessonNumber).toBe(12);
  });

  it('keeps texts as the course does: without direction marks, odd spaces and spaces at the ends', () => {
    const words = [{ ...shalom, hebrew: '\u200fשלום ', russian: ' мир,\u00a0привет' }];
    const checked = checkDraft(draft({ name: ' Урок\u200b один ', authorName: ' ', words }));
    expect(checked.problems).toEqual([]);
    expect(checked.draft).toMatchObject({ name: 'Урок один', authorName: null });
    expect(checked.draft.words[0]).toMatchObject({ hebrew: 'שלום', russian: 'мир, привет' });
  });

  it('names the field of every wrong word', () => {
    // לה (la) and שלום (shalom) with a Latin letter, a missing gloss, the letters of another word
    const words = [
      { ...shalom, hebrew: 'shalom' },
      { ...lo, russian: '' },
      { ...gadol, pronunciation: 'שָׁלוֹם' },
    ];
    expect(problemsOf({ words }).map(({ field }) => field)).toEqual(
      expect.arrayContaining(['words.0.hebrew', 'words.1.russian', 'words.2.pronunciation']),
    );
    expect(refused({ words })).toBe('lesson_words');
  });

  it('refuses two words with the same letters or the same translation', () => {
    expect(problemsOf({ words: [shalom, shalom] }).map(({ field }) => field)).toEqual(
      expect.arrayContaining(['words.1.hebrew', 'words.1.russian']),
    );
  });

  it('lets a draft wait for its niqqud, and no published lesson', () => {
    const words = [{ ...shalom, pronunciation: '' }];
    expect(told({ words })).toEqual([
      'warning words.0.pronunciation: Огласовок пока нет. Они понадобятся, чтобы опубликовать урок.',
    ]);
    expect(refused({ words })).toBeUndefined();
    expect(refused({ words, isPublished: true })).toBe('lesson_niqqud');
  });

  it('refuses a link that is none and texts that are too long', () => {
    expect(told({ authorLink: 'javascript:alert(1)' })).toEqual([
      'error authorLink: Ссылка начинается с https:// и не содержит пробелов.',
    ]);
    expect(refused({ name: 'а'.repeat(201) })).toBe('lesson_fields');
  });

  it('names the gravest error first', () => {
    expect(refused({ name: '', words: [], lessonNumber: 'x' })).toBe('lesson_required_fields');
  });

  it('fills an empty theme and description from what there is', () => {
    const { draft: clean } = checkDraft(draft({ words: [shalom, lo] }));
    expect(completeDraft(clean, 'Знакомство')).toMatchObject({
      topic: 'Знакомство',
      description: 'Слова урока: мир, привет; нет.',
    });
    expect(completeDraft({ ...clean, topic: 'тема', description: 'О чём.' }, 'Знакомство')).toMatchObject({
      topic: 'тема',
      description: 'О чём.',
    });
  });
});
