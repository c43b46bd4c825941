import { describe, expect, it } from 'vitest';
import { analyseWord } from '../../../../core/hebrew/analysis/analyse-word.ts';
import { commonVerbsTable } from '../../../../core/hebrew/analysis/common-verbs-table.ts';
import { commonWords, readCommonVerb } from '../../../../core/hebrew/analysis/common-words.ts';
import { commonWordsTable } from '../../../../core/hebrew/analysis/common-words-table.ts';
import { joinLexicons } from '../../../../core/hebrew/analysis/lexicon.ts';
import { printVerbLine, readVerbLine } from '../../../../core/hebrew/conjugation/verb-line.ts';
import { hasNiqqud, stripNiqqud } from '../../../../core/hebrew/niqqud.ts';
import { courseLexicon, courseWords } from './course.ts';

const lexicon = joinLexicons([courseLexicon, commonWords]);
const first = (text: string) => analyseWord(text, { lexicon })[0];

const verbLines = commonVerbsTable.trim().split('\n');
const wordLines = commonWordsTable.trim().split('\n');

describe('common words beside those of the course', () => {
  it.each([
    ['להרים', 'infinitive', 'לְהָרִים', 'поднимать / поднять'],
    ['הרמתי', 'past.1sg', 'הֵרַמְתִּי', 'поднимать / поднять'],
    ['נהרג', 'past.3sg.m', 'נֶהֱרַג', 'быть убитым'],
    ['תדמיינו', 'future.2pl.m', 'תְּדַמְיְנוּ', 'представлять, воображать / представить, вообразить'],
  ])('are conjugated: %s', (text, key, pointed, russian) => {
    const reading = analyseWord(text, { lexicon }).find(({ keys }) => keys.some((one) => one === key));
    expect(reading).toMatchObject({ word: { russian, kind: 'verb', source: 'rule' } });
    expect(commonWords.find(text.replace(/[וי]/g, '').replace(/ם$/, 'מ'))).toContainEqual(
      expect.objectContaining({ key, pointed }),
    );
  });

  it('take particles and endings', () => {
    expect(first('והמלחמה')).toMatchObject({ word: { hebrew: 'מלחמה' }, particles: ['ו', 'ה'] });
    expect(first('מלחמתו')).toMatchObject({ word: { hebrew: 'מלחמה' }, ending: { kind: 'owner' } });
    expect(first('מלחמות')).toMatchObject({ word: { hebrew: 'מלחמה' }, keys: ['plural'] });
  });

  it('are never certain', () => {
    expect(first('להרים')?.certain).toBe(false);
    expect(first('מלחמה')?.certain).toBe(false);
  });

  it('have parts that make one verb with the root and binyan that are named', () => {
    for (const line of verbLines) {
      const { problems } = readVerbLine(printVerbLine(readCommonVerb(line)));
      expect(problems, line).toEqual([]);
    }
  });

  it('are listed once, and are none that the course teaches', () => {
    const names = wordLines.map((line) => line.split('|').slice(0, 3).join('|'));
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(verbLines).size).toBe(verbLines.length);
    const taught = new Set(courseWords.map(({ hebrew }) => hebrew));
    expect(wordLines.filter((line) => taught.has(line.split('|')[0] ?? ''))).toEqual([]);
    expect(wordLines.filter((line) => hasNiqqud(line) || stripNiqqud(line) !== line)).toEqual([]);
  });
});
