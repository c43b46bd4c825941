import { describe, expect, it } from 'vitest';
import type { DraftWord, LessonDraft } from '../../../core/lesson/edit.ts';
import { mergeEdits } from '../../../core/lesson/merge-edits.ts';

type Word = DraftWord & { id?: number };
type Lesson = Omit<LessonDraft, 'words'> & { words: readonly Word[] };

const word = (id: number | undefined, russian: string): Word => ({
  ...(id === undefined ? {} : { id }),
  ...{ hebrew: 'מילה', pronunciation: '', transcription: 'мила́', russian },
});
const [tea, cup, spoon] = [word(1, 'чай'), word(2, 'чашка'), word(3, 'ложка')];

const base: Lesson = {
  name: 'Кухня',
  subsectionId: 1,
  lessonNumber: 3,
  ...{ description: 'Слова.', topic: 'дом', level: 'A1', isFree: true, isPublished: false },
  ...{ authorName: null, authorLink: null },
  words: [tea, cup, spoon],
};
const merge = (mine: Partial<Lesson>, theirs: Partial<Lesson>) =>
  mergeEdits({ base, mine, fresh: { ...base, ...theirs } });

describe('two edits of one lesson', () => {
  it('of different fields go together without a word', () => {
    expect(merge({ name: 'Моя кухня', isFree: false }, { topic: 'еда', level: 'A2' })).toEqual({
      change: { name: 'Моя кухня', isFree: false },
      clashes: [],
    });
  });

  it('of one field are reported, and mine is what would be saved', () => {
    expect(merge({ name: 'Моя', authorName: 'Дина' }, { name: 'Её', authorName: 'Анна' })).toEqual({
      change: { name: 'Моя', authorName: 'Дина' },
      clashes: [
        { kind: 'field', field: 'name', mine: 'Моя', theirs: 'Её' },
        { kind: 'field', field: 'authorName', mine: 'Дина', theirs: 'Анна' },
      ],
    });
  });

  it('that came to the same leave nothing to be saved', () => {
    const words = [word(1, 'чаёк'), cup, spoon];
    expect(merge({ name: 'Та же', words }, { name: 'Та же', words: [word(1, 'чаёк'), cup, spoon] })).toEqual({
      change: {},
      clashes: [],
    });
  });

  it('of different words keep both, and what both have added', () => {
    const mine = [word(1, 'чаёк'), cup, spoon, word(undefined, 'вилка')];
    const theirs = [tea, word(2, 'кружка'), spoon, word(4, 'нож')];
    const { change, clashes } = merge({ words: mine }, { words: theirs });
    expect(change.words?.map(({ id, russian }) => [id, russian])).toEqual([
      [1, 'чаёк'],
      [2, 'кружка'],
      [3, 'ложка'],
      [4, 'нож'],
      [undefined, 'вилка'],
    ]);
    expect(clashes).toEqual([]);
  });

  it('of one word are reported', () => {
    const { change, clashes } = merge(
      { words: [word(1, 'чаёк'), cup, spoon] },
      { words: [word(1, 'чаи'), cup, spoon] },
    );
    expect(change.words?.[0]).toEqual(word(1, 'чаёк'));
    expect(clashes).toEqual([{ kind: 'word', base: tea, mine: word(1, 'чаёк'), theirs: word(1, 'чаи') }]);
  });

  it('take out what either took out, unless the other has changed it: that is reported', () => {
    expect(merge({ words: [tea, spoon] }, { words: [tea, cup] }).change.words).toEqual([tea]);

    const outByMe = merge({ words: [tea, spoon] }, { words: [tea, word(2, 'кружка'), spoon] });
    expect(outByMe.change.words).toEqual([tea, spoon]);
    expect(outByMe.clashes).toEqual([
      { kind: 'word', base: cup, mine: undefined, theirs: word(2, 'кружка') },
    ]);

    const outByThem = merge({ words: [tea, word(2, 'кружка'), spoon] }, { words: [tea, spoon] });
    expect(outByThem.change.words).toEqual([tea, spoon, word(undefined, 'кружка')]);
    expect(outByThem.clashes).toEqual([
      { kind: 'word', base: cup, mine: word(2, 'кружка'), theirs: undefined },
    ]);
  });

  it('know a word by its data, not by the order of its fields', () => {
    const { id, russian, ...rest } = tea;
    const turned: Word = { russian, ...rest, ...(id === undefined ? {} : { id }) };
    expect(merge({ words: [turned, cup, spoon] }, { words: [word(1, 'чаи'), cup, spoon] })).toEqual({
      change: {},
      clashes: [],
    });
  });
});
