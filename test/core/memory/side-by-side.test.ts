import { describe, expect, it } from 'vitest';
import type { Task } from '../../../core/memory/plan.ts';
import { putSideBySide, type RivalWord } from '../../../core/memory/side-by-side.ts';

const word = (
  id: number,
  hebrew: string,
  transcription: string,
  russian: string,
  lessonId = id,
): RivalWord => ({
  ...{ id, hebrew, transcription, russian, lessonId },
  pronunciation: hebrew,
  variants: [],
});
const maxar = word(1, 'מחר', 'маха́р', 'завтра');
const maher = word(2, 'מהר', 'маһэ́р', 'быстро');
const agas = word(3, 'אגס', 'ага́с', 'груша', 9);
const shezif = word(4, 'שזיף', 'шэзи́ф', 'слива', 9);
const et = word(5, 'עט', 'эт', 'ручка');
const particle = word(6, 'את', 'эт', 'частица');

const heard = (wordId: number): Task => ({ wordId, skill: 'hear', exercise: 'listen' });
const read = (wordId: number): Task => ({ wordId, skill: 'read', exercise: 'choose-russian' });

describe('«Что из двух?»', () => {
  it('is asked of a firm word beside another firm one that is like it', () => {
    expect(putSideBySide([heard(1)], [maxar, maher, agas])).toEqual([{ ...heard(1), rivalId: 2 }]);
    expect(putSideBySide([heard(3)], [maxar, agas, shezif])).toEqual([{ ...heard(3), rivalId: 4 }]);
  });

  it('looks for letters that are alike in Hebrew, and tells words of one topic apart by their meaning', () => {
    expect(putSideBySide([read(1)], [maxar, maher])).toEqual([
      { ...read(1), exercise: 'choose-hebrew', rivalId: 2 },
    ]);
    expect(putSideBySide([read(3)], [agas, shezif])).toEqual([{ ...read(3), rivalId: 4 }]);
  });

  it('is not asked of a word that is young, produced, or read in cursive, nor beside a young one', () => {
    const produced: Task = { wordId: 1, skill: 'produce', exercise: 'type' };
    const cursive: Task = { wordId: 1, skill: 'read', exercise: 'read-cursive' };
    expect(putSideBySide([produced, cursive], [maxar, maher])).toEqual([produced, cursive]);
    expect(putSideBySide([heard(1)], [maher])).toEqual([heard(1)]);
    expect(putSideBySide([heard(1)], [maxar])).toEqual([heard(1)]);
  });

  it('never asks by ear what sounds the same, but finds it among letters', () => {
    expect(putSideBySide([heard(5)], [et, particle])).toEqual([heard(5)]);
    expect(putSideBySide([read(5)], [et, particle])).toEqual([
      { ...read(5), exercise: 'choose-hebrew', rivalId: 6 },
    ]);
  });

  it('asks about a pair once, and about five pairs at most', () => {
    expect(putSideBySide([heard(1), heard(2)], [maxar, maher])).toEqual([
      { ...heard(1), rivalId: 2 },
      heard(2),
    ]);
    const fruits = Array.from({ length: 30 }, (_, at) =>
      word(10 + at, 'אבגדהוזחטיכלמנסעפצקרשת'[at % 22] + String(at), `сло́во${at}`, `слово ${at}`, 9),
    );
    const asked = putSideBySide(
      fruits.map(({ id }) => heard(id)),
      fruits,
    );
    expect(asked.filter(({ rivalId }) => rivalId !== undefined)).toHaveLength(5);
  });
});
