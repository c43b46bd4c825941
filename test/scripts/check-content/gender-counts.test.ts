import { describe, expect, it } from 'vitest';
import { stripNiqqud } from '../../../core/hebrew/niqqud.ts';
import type { SentenceContent, WordContent } from '../../../core/lesson/content.ts';
import { writtenVerbs } from '../../../db/course/verbs.ts';
import { countGenders, printGenderCounts } from '../../../scripts/check-content/gender-counts.ts';
import { gadol, lessonOf } from '../../support/taught-course.ts';

const sentence = (pronunciation: string, russian = 'Ты где?'): SentenceContent => ({
  hebrew: stripNiqqud(pronunciation),
  pronunciation: pronunciation.normalize('NFC'),
  transcription: 'ани́',
  russian,
});
/** halachta, you (m.) went; lecha, to you */
const went: WordContent = {
  ...{ key: 'went', hebrew: 'הלכת', pronunciation: 'הָלַכְתָּ', transcription: 'һала́хта', russian: 'ты ходил' },
};
const toYou: WordContent = {
  ...{ key: 'lecha', hebrew: 'לך', pronunciation: 'לְךָ', transcription: 'лэха́', russian: 'тебе' },
};
const counted = (...examples: SentenceContent[]) =>
  countGenders([lessonOf('hello', [{ ...gadol, examples }, went, toYou])], writtenVerbs());

describe('sentences counted by gender', () => {
  it('say "I" as a man, as a woman, or as anybody', () => {
    const { speakers } = counted(
      sentence('אֲנִי גָּדוֹל.'),
      sentence('אֲנִי לֹא גְּדוֹלָה.'),
      sentence('אֲנִי פֹּה.'),
      sentence('הוּא גָּדוֹל.'),
    );
    expect(speakers).toEqual({ m: 1, f: 1, both: 0, any: 1 });
  });

  it('say "you" by its pronoun, by endings, and by forms of verbs', () => {
    const { listeners } = counted(
      sentence('אַתָּה פֹּה?'),
      sentence('אַתְּ פֹּה?'),
      sentence('יֵשׁ לְךָ?'),
      sentence('יֵשׁ לָךְ?'),
      sentence('לָמָּה הָלַכְתָּ?'),
      sentence('לָמָּה הָלַכְתְּ?'),
      sentence('הוּא פֹּה?'),
    );
    expect(listeners).toEqual({ m: 3, f: 3, both: 0, any: 0 });
  });

  it('count a sentence with two forms for both, and each sentence once', () => {
    const both = { ...sentence('אַתָּה גָּדוֹל!'), feminine: sentence('אַתְּ גְּדוֹלָה!') };
    const { listeners } = counted(both, both, sentence('אַתָּה פֹּה?'));
    expect(listeners).toEqual({ m: 1, f: 0, both: 1, any: 0 });
    expect(printGenderCounts(counted(both, sentence('אַתָּה פֹּה?')))).toContain('to women 33 %');
  });
});
