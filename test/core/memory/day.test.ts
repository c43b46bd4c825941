import { FSRSVersion } from 'ts-fsrs';
import { describe, expect, it } from 'vitest';
import { exercises, insteadOf, skillOf } from '../../../core/memory/exercises.ts';
import { type ExportedWord, exportWords } from '../../../core/memory/export.ts';
import { mediansOf } from '../../../core/memory/medians.ts';
import { missesOf } from '../../../core/memory/misses.ts';
import { dayShare } from '../../../core/memory/plan.ts';
import type { Recall } from '../../../core/memory/recall.ts';
import { scheduleVersion } from '../../../core/memory/schedule.ts';

it('the number of the rules stands for this library: whoever changes it raises the number', () => {
  expect([scheduleVersion, FSRSVersion]).toEqual([6, 'v5.4.2 using FSRS-6.0']);
});

describe('the share of a day', () => {
  const facts = { dueWords: 12, done: 0, learned: 2, newWordsPerDay: 5 };

  it('is what is due, and the new words that are left', () => {
    expect(dayShare(facts)).toEqual({ due: 12, newWords: 3, newWordsPaused: false });
    expect(dayShare({ ...facts, learned: 9 }).newWords).toBe(0);
  });

  it('ends after seventy reviews, and new words wait while more than seventy words do', () => {
    expect(dayShare({ ...facts, dueWords: 70 })).toEqual({ due: 70, newWords: 3, newWordsPaused: false });
    expect(dayShare({ ...facts, dueWords: 71 })).toEqual({ due: 70, newWords: 0, newWordsPaused: true });
    expect(dayShare({ ...facts, dueWords: 40, done: 60 }).due).toBe(10);
    expect(dayShare({ ...facts, dueWords: 40, done: 90 }).due).toBe(0);
  });
});

it('what is asked instead is an exercise of the same kind: what cannot be heard is read', () => {
  for (const exercise of exercises) {
    const other = insteadOf[exercise];
    if (other) expect(skillOf(other) === 'produce').toBe(skillOf(exercise) === 'produce');
  }
  expect(insteadOf.speak).toBe('type');
});

it('a median needs five answers', () => {
  const times = [9000, 1000, 3000, 2000];
  expect(mediansOf({ type: times })).toEqual({});
  expect(mediansOf({ type: [...times, 4000], listen: times })).toEqual({ type: 3000 });
});

const answer = (wordId: number, at: string, over: Partial<Recall> = {}): Recall & { wordId: number } => ({
  wordId,
  eventId: `${wordId} ${at}`,
  at: `2026-11-21T${at}:00.000Z`,
  date: '2026-11-21',
  exercise: 'type',
  result: 'wrong',
  tries: 1,
  ms: null,
  medianMs: null,
  isPartial: false,
  ...over,
});

it('misses come back until they are answered right; what was skipped changes nothing', () => {
  const misses = missesOf([
    answer(2, '10:05', { exercise: 'listen' }),
    answer(1, '10:00'),
    answer(3, '10:01'),
    answer(3, '10:03', { result: 'right' }),
    answer(1, '10:02', { result: 'skipped' }),
  ]);
  expect(misses).toEqual([
    { wordId: 1, skill: 'produce', exercise: 'type' },
    { wordId: 2, skill: 'hear', exercise: 'listen' },
  ]);
});

describe('the files of a learner', () => {
  const word: ExportedWord = {
    id: 17,
    hebrew: 'שלום',
    pronunciation: 'שָׁלוֹם',
    transcription: 'шало́м',
    russian: 'мир, "привет"',
    gender: 'm',
    plural: null,
    feminine: null,
    lesson: '=1+1',
    audioHash: 'abc',
  };

  it('hold commas, quotation marks and formulas harmlessly', () => {
    const { text, name } = exportWords([word], 'csv');
    expect(name).toBe('mila-words.csv');
    expect(text.split('\r\n')[1]).toBe(`שלום,שָׁלוֹם,шало́м,"мир, ""привет""",м. р.,,,'=1+1`);
  });

  it('for Anki say their columns themselves, every row has as many, and the sound is named', () => {
    const { text } = exportWords([word, { ...word, hebrew: '#a\tb', audioHash: null }], 'anki');
    const lines = text.trimEnd().split('\n');
    const columns = lines.find((line) => line.startsWith('#columns:'))?.split('\t') ?? [];
    const row = lines.at(-2)?.split('\t') ?? [];
    expect(row).toHaveLength(columns.length);
    expect(row.at(-1)).toBe('[sound:abc.mp3]');
    expect(lines.at(-1)?.startsWith('mila-17\t"#a\tb"')).toBe(true);
  });

  it('for Anki lose no word that is spelled like another, and leave notes alone that are there', () => {
    const name = { ...word, hebrew: 'שם', pronunciation: 'שֵׁם', russian: 'имя' };
    const there = { ...word, id: 18, hebrew: 'שם', pronunciation: 'שָׁם', russian: 'там' };
    const { text } = exportWords([word, name, there], 'anki');
    const lines = text.trimEnd().split('\n');
    expect(lines).toContain('#guid column:1');
    expect(lines).toContain('#if matches:keep current');
    const rows = lines.filter((line) => !line.startsWith('#')).map((line) => line.split('\t'));
    expect(rows.map(([, first]) => first)).toEqual(['שלום', 'שֵׁם', 'שָׁם']);
    expect(new Set(rows.map(([guid]) => guid))).toEqual(new Set(['mila-17', 'mila-18']));
  });
});
