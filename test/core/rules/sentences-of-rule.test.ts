import { describe, expect, it } from 'vitest';
import { splitMarks } from '../../../core/rules/marks.ts';
import { sentencesOfRule } from '../../../core/rules/sentences-of-rule.ts';

const pairOf = (marked: string) => {
  const { text: pronunciation, marks } = splitMarks(marked);
  return { right: { hebrew: '', pronunciation, transcription: '', russian: '', audio: null, marks } };
};
const sentence = (pronunciation: string) => ({ pronunciation: pronunciation.normalize('NFC') });
const found = (marked: string, sentences: string[], most = 3) =>
  sentencesOfRule([pairOf(marked)], sentences.map(sentence), most).map(({ pronunciation }) => pronunciation);

describe('the sentences of a rule', () => {
  it('have its word as a whole', () => {
    // ani ohev et ha-yam; ata po (you are here): no et in it
    const withEt = 'הוּא רוֹאֶה אֶת הַבַּיִת.'.normalize('NFC');
    expect(found('אֲנִי אוֹהֵב [אֶת] הַיָּם.', ['אַתָּה פֹּה.', withEt])).toEqual([withEt]);
  });

  it('have its beginning, or its ending, in another word', () => {
    const book = 'אֵיפֹה הַסֵּפֶר?'.normalize('NFC');
    expect(found('זֶה [הַ]בַּיִת.', ['זֶה סֵפֶר.', book])).toEqual([book]);
    const boys = 'יְלָדִים טוֹבִים'.normalize('NFC');
    expect(found('סְפָרִ[ים]', [boys, 'יֶלֶד טוֹב'])).toEqual([boys]);
  });

  it('are so many at most', () => {
    const many = ['אֶת א', 'אֶת ב', 'אֶת ג'];
    expect(found('[אֶת]', many, 2)).toHaveLength(2);
  });
});
