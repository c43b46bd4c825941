import { describe, expect, it } from 'vitest';
import {
  emptyForm,
  type LessonForm,
  newWord,
  type WordForm,
} from '../../../web/src/features/admin/content/lessons/lesson-form.ts';
import { lessonTable } from '../../../web/src/features/admin/content/lessons/lesson-merge.tsx';
import type { Side } from '../../../web/src/features/admin/content/merge/differences.ts';
import { merged } from './merged.ts';

const word = (id: number | null, russian: string): WordForm => ({
  ...newWord(id === null ? 'new-1' : `word-${id}`, { russian }),
  id,
});
const base: LessonForm = { ...emptyForm, name: 'Дом', words: [word(1, 'мир'), word(2, 'нет')] };
const merge = (mine: LessonForm, theirs: LessonForm, side?: Side, from: LessonForm | null = base) =>
  merged(lessonTable(String), { base: from, mine, theirs }, side);
const said = ({ words }: LessonForm) => words.map(({ id, russian }) => [id, russian]);

describe('two edits of a lesson', () => {
  it('that touch different things become one without a question', () => {
    const mine = { ...base, name: 'Наш дом', words: [word(1, 'привет'), word(2, 'нет')] };
    const theirs = { ...base, topic: 'дом', words: [word(1, 'мир'), word(2, 'не')] };
    const { by, form } = merge(mine, theirs);
    expect(by).toEqual({ name: 'mine', topic: 'theirs', 'words.1': 'mine', 'words.2': 'theirs' });
    expect(form).toMatchObject({ name: 'Наш дом', topic: 'дом' });
    expect(said(form)).toEqual([
      [1, 'привет'],
      [2, 'не'],
    ]);
  });

  it('that touch the same thing ask for it, and mine is proposed', () => {
    const mine = { ...base, name: 'Моё' };
    const theirs = { ...base, name: 'Чужое' };
    expect(merge(mine, theirs)).toMatchObject({ by: { name: 'both' }, form: { name: 'Моё' } });
    expect(merge(mine, theirs, 'theirs').form.name).toBe('Чужое');
  });

  it('keep words that either has added', () => {
    const mine = { ...base, words: [...base.words, word(null, 'моё слово')] };
    const theirs = { ...base, words: [...base.words, word(3, 'их слово')] };
    expect(said(merge(mine, theirs).form)).toEqual([
      [1, 'мир'],
      [2, 'нет'],
      [3, 'их слово'],
      [null, 'моё слово'],
    ]);
  });

  it('keep the order of whoever has changed it', () => {
    const turned = { ...base, words: [word(2, 'нет'), word(1, 'мир')] };
    const mine = { ...base, words: [...base.words, word(null, 'моё слово')] };
    expect(merge(mine, turned).by).toEqual({ 'words.order': 'theirs' });
    expect(said(merge(mine, turned).form).map(([id]) => id)).toEqual([2, 1, null]);
    expect(said(merge(turned, { ...base, topic: 'дом' }).form).map(([id]) => id)).toEqual([2, 1]);
  });

  it('take the category along with the subcategory', () => {
    const mine = { ...base, sectionId: 1, subsectionId: 11 };
    const theirs = { ...base, subsectionId: 12 };
    const { form } = merge(mine, theirs, 'theirs', { ...base, subsectionId: 11 });
    expect(form).toMatchObject({ sectionId: null, subsectionId: 12 });
  });

  it('lose a word that one has deleted and the other left', () => {
    const mine = { ...base, words: [word(1, 'мир')] };
    expect(said(merge(mine, base).form)).toEqual([[1, 'мир']]);
    expect(said(merge(base, mine).form)).toEqual([[1, 'мир']]);
  });

  it('write a word again that the other has deleted and I have changed', () => {
    const mine = { ...base, words: [word(1, 'привет'), word(2, 'нет')] };
    const theirs = { ...base, words: [word(2, 'нет')] };
    const { by, form } = merge(mine, theirs);
    expect(by).toEqual({ 'words.1': 'both' });
    expect(said(form)).toEqual([
      [null, 'привет'],
      [2, 'нет'],
    ]);
    expect(said(merge(mine, theirs, 'theirs').form)).toEqual([[2, 'нет']]);
  });

  it('of which nobody knows where mine began ask for all that differs', () => {
    const theirs = { ...base, name: 'Чужое' };
    expect(merge(base, theirs, undefined, null)).toMatchObject({
      by: { name: 'unknown' },
      form: { name: 'Дом' },
    });
  });

  it('that say the same leave nothing to choose', () => {
    expect(merge({ ...base, name: 'Оба' }, { ...base, name: 'Оба' }).by).toEqual({});
  });
});
