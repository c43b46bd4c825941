import { describe, expect, it } from 'vitest';
import type { LessonContent } from '../../../core/lesson/content.ts';
import { printReport } from '../../../scripts/check-content/report.ts';
import {
  checkSpelling,
  checkTextSpelling,
  createHunspell,
  type Speller,
} from '../../../scripts/check-content/speller.ts';

const lesson: LessonContent = {
  key: 'pronouns',
  number: 1,
  name: 'Урок',
  description: '',
  topic: '',
  level: 'A1',
  isFree: true,
  words: [
    { key: 'ata', hebrew: 'אתה', pronunciation: 'אַתָּה', transcription: 'ата́', russian: 'ты (м. р.)' },
    { key: 'bay', hebrew: 'ביי', pronunciation: 'בַּיי', transcription: 'бай', russian: 'пака' },
  ],
};
const placed = lesson.words.map((word) => ({ lesson, word }));
const knows =
  (...known: string[]): Speller =>
  (words) =>
    new Set(words.filter((word) => !known.includes(word)));

describe('the spellers', () => {
  it('tell words that they do not know, with the field', () => {
    const { hebrew, russian } = checkSpelling(placed, { hebrew: knows('אתה'), russian: knows('ты', 'пока') });
    expect(hebrew).toMatchObject([
      { rule: 'speller-hebrew', word: 'bay', field: 'hebrew', level: 'warning' },
    ]);
    expect(russian).toMatchObject([{ rule: 'speller-russian', word: 'bay', field: 'russian' }]);
  });

  it('are not asked about abbreviations of gender', () => {
    const { russian } = checkSpelling(placed, { hebrew: () => new Set(), russian: knows('ты', 'пака') });
    expect(russian).toEqual([]);
  });

  it('read names, descriptions and topics too, and know the terms of the course', () => {
    const section = {
      key: 's',
      name: 'Раздел',
      description: 'Домовый',
      iconEmoji: '🔤',
      subsections: [
        {
          key: 'ss',
          name: 'Раздел',
          iconEmoji: '🔤',
          iconBgColor: '#ffffff',
          lessons: [{ ...lesson, description: 'Урок про һифъиль', topic: 'урк, м./ж.' }],
        },
      ],
    };
    const russian = knows('Раздел', 'Урок', 'про');
    expect(checkTextSpelling([section], russian, new Set(['һифъиль']))).toMatchObject([
      { rule: 'speller-russian-text', lesson: '', why: expect.stringContaining('Домовый') },
      { rule: 'speller-russian-text', lesson: 'pronouns', why: expect.stringContaining('урк') },
    ]);
    expect(checkTextSpelling([section], () => null, new Set())).toBeNull();
  });

  it('say that they are missing instead of finding nothing', () => {
    const gone = createHunspell(['he_IL'], 'no-such-hunspell');
    expect(gone(['שלום'])).toBeNull();
    expect(checkSpelling(placed, { hebrew: gone, russian: gone })).toEqual({ hebrew: null, russian: null });
    const report = printReport(
      { unexplained: [], explained: [], unused: [] },
      { wordCount: 2, leftOut: ['speller-hebrew', 'speller-russian'] },
    );
    expect(report).toContain('LEFT OUT: Hebrew spelling. Install the packages hunspell and hunspell-he.');
  });
});

describe('the report', () => {
  it('prints a finding a line and counts them', () => {
    const report = printReport(
      {
        unexplained: [
          {
            lesson: 'a',
            word: 'b',
            field: 'transcription',
            rule: 'r',
            level: 'error',
            why: 'because',
            expected: 'ло',
          },
        ],
        explained: [],
        unused: [{ lesson: 'a', word: 'c', rule: 'old', why: '' }],
      },
      { wordCount: 7, leftOut: [] },
    );
    expect(report.split('\n')).toEqual([
      'error a/b transcription r: because [ло]',
      'error a/c old: the exception explains nothing any more',
      '7 words: 1 errors, 0 warnings without a reason, 0 with one, 1 stale exceptions',
    ]);
  });
});
