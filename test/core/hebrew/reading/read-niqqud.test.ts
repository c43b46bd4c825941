import { describe, expect, it } from 'vitest';
import { draftTranscription, readNiqqud } from '../../../../core/hebrew/reading/read-niqqud.ts';

/** The worked examples of the transcription convention, without the two geresh words that stay out of the course. */
const examples: readonly (readonly [string, string])[] = [
  ['שָׁלוֹם', 'шало́м'],
  ['תּוֹדָה', 'тода́'],
  ['בְּבַקָּשָׁה', 'бэвакаша́'],
  ['סְלִיחָה', 'слиха́'],
  ['אֲנִי', 'ани́'],
  ['אַתָּה', 'ата́'],
  ['אַתְּ', 'ат'],
  ['הוּא', 'һу'],
  ['הִיא', 'һи'],
  ['אֲנַחְנוּ', 'ана́хну'],
  ['מִי', 'ми'],
  ['אֵיפֹה', 'э́йфо'],
  ['לָמָּה', 'ла́ма'],
  ['אִימָּא', 'и́ма'],
  ['אַבָּא', 'а́ба'],
  ['סָבְתָא', 'са́вта'],
  ['מִשְׁפָּחָה', 'мишпаха́'],
  ['יֶלֶד', 'е́лэд'],
  ['יַלְדָּה', 'ялда́'],
  ['יְלָדִים', 'елади́м'],
  ['אִישׁ', 'иш'],
  ['אִישָּׁה', 'иша́'],
  ['בַּיִת', 'ба́ит'],
  ['שׁוּלְחָן', 'шулха́н'],
  ['כִּיסֵּא', 'кисэ́'],
  ['חֶדֶר', 'хэ́дэр'],
  ['דֶּלֶת', 'дэ́лэт'],
  ['חַלּוֹן', 'хало́н'],
  ['תַּפּוּחַ', 'тапу́ах'],
  ['מַיִם', 'ма́им'],
  ['לֶחֶם', 'лэ́хэм'],
  ['בֵּיצָה', 'бэйца́'],
  ['קָפֶה', 'кафэ́'],
  ['תֵּה', 'тэ'],
  ['בּוֹקֶר', 'бо́кэр'],
  ['לַיְלָה', 'ла́йла'],
  ['שָׁבוּעַ', 'шаву́а'],
  ['שָׁעָה', 'шаа́'],
  ['צָהֳרַיִים', 'цоһора́им'],
  ['חוֹכְמָה', 'хохма́'],
  ['כֹּל', 'кол'],
  ['אֶחָד', 'эха́д'],
  ['שְׁתַּיִים', 'шта́им'],
  ['אַרְבַּע', 'а́рба'],
  ['שְׁמוֹנֶה', 'шмо́нэ'],
  ['גָּבוֹהַּ', 'гаво́а'],
  ['עָיֵיף', 'ае́ф'],
  ['יָפֶה', 'яфэ́'],
  ['טוֹב', 'тов'],
  ['לִכְתּוֹב', 'лихто́в'],
  ['לִקְרוֹא', 'ликро́'],
  ['לִרְאוֹת', "лир'о́т"],
  ['לְדַבֵּר', 'лэдабэ́р'],
  ['לָלֶכֶת', 'лалэ́хэт'],
  ['לְהִתְלַבֵּשׁ', 'лэһитлабэ́ш'],
  ['יִשְׂרָאֵל', 'исраэ́л'],
  ['בֵּית סֵפֶר', 'бэйт-сэ́фэр'],
  ['בּוֹקֶר טוֹב', 'бо́кэр тов'],
  ['רְחוֹב', 'рэхо́в'],
  ['תְּמוּנָה', 'тмуна́'],
  ['עֵינַיִים', 'эйна́им'],
  ['מַחְבֶּרֶת', 'махбэ́рэт'],
];

describe('reading niqqud', () => {
  it.each(examples)('%s is read %s', (pronunciation, transcription) => {
    const readings = readNiqqud(pronunciation);
    expect(readings).toContain(transcription);
    expect(readings[0]?.replaceAll('-', ' ')).toBe(transcription.replaceAll('-', ' '));
  });

  it('knows the endings that stress never reaches', () => {
    expect(draftTranscription('כָּתַבְתִּי')).toBe('ката́вти');
    expect(draftTranscription('הָיִיתִי')).toBe('һаи́ти');
    expect(draftTranscription('קָנִיתָ')).toBe('кани́та');
    expect(draftTranscription('שֶׁלָּנוּ')).toBe('шэла́ну');
    expect(draftTranscription('כָּתַבְנוּ')).toBe('ката́вну');
    expect(draftTranscription('עָלֶיהָ')).toBe('алэ́һа');
    expect(draftTranscription('שֶׁלְּךָ')).toBe('шэлха́');
    expect(draftTranscription('אֲמִיתִּי')).toBe('амити́');
  });

  it('reads names of countries with the stress before -йа, and no syllable more than the niqqud has', () => {
    expect(draftTranscription('אִיטַלְיָה')).toBe('ита́лйа');
    expect(draftTranscription('רוּסְיָה')).toBe('ру́сйа');
    expect(draftTranscription('טוּרְקְיָה')).toBe('ту́ркйа');
    expect(readNiqqud('אַנְגְּלִייָּה')).toContain('англия́');
    expect(draftTranscription('סִפְרִיָּיה')).toBe('сифрия́');
  });

  it('reads loanwords in -ика with a far stress, and Hebrew words in -ика without', () => {
    expect(draftTranscription('פּוֹלִיטִיקָה')).toBe('поли́тика');
    expect(draftTranscription('מָתֵמָטִיקָה')).toBe('матэма́тика');
    expect(draftTranscription('עַתִּיקָה')).toBe('атика́');
  });

  it('offers the second reading only where the points leave two', () => {
    expect(readNiqqud('חָכְמָה')).toEqual(['хахма́', 'хохма́']);
    expect(readNiqqud('בְּתוֹךְ')).toEqual(['бтох', 'бэто́х']);
    expect(readNiqqud('שׁוּלְחָן')).toEqual(['шулха́н']);
    expect(readNiqqud('בֵּית סֵפֶר')).toContain('бэйт-сэ́фэр');
  });

  it('marks no stress on one syllable and both letters of a furtive patah as syllables', () => {
    expect(draftTranscription('רַק')).toBe('рак');
    expect(draftTranscription('רוּחַ')).toBe('ру́ах');
    expect(draftTranscription('כְּפָר')).toBe('кфар');
  });

  it('uses Cyrillic letters only', () => {
    for (const [pronunciation] of examples) {
      for (const reading of readNiqqud(pronunciation)) expect(reading).toMatch(/^(?:[а-яһ]|\u0301|[' -])+$/);
    }
  });

  it('tells a loanword from a homograph by its points', () => {
    expect(draftTranscription('סוּפֶּר')).toBe('су́пэр');
    expect(draftTranscription('סוֹפֵר')).toBe('софэ́р');
    expect(draftTranscription('מֵעַל')).toBe('мэа́л');
    expect(draftTranscription('מַעַל')).toBe('ма́ал');
  });

  it('answers at once even for nonsense that could be read in a million ways', () => {
    const nonsense = 'בְבְ'.repeat(60);
    expect(readNiqqud(nonsense).length).toBeLessThanOrEqual(64);
    expect(readNiqqud(Array.from({ length: 60 }, () => 'בְּתוֹךְ').join(' ')).length).toBeLessThanOrEqual(128);
  });

  it('reads nothing where no letter is', () => {
    expect(readNiqqud('')).toEqual([]);
    expect(draftTranscription(' \u05b8 ')).toBe('');
  });
});

describe('a holam on the letter before its vav', () => {
  it.each([
    ['שָׁלֹום', 'שָׁלוֹם'],
    ['עֲרֹועֵר', 'עֲרוֹעֵר'],
    ['תֹּודָה', 'תּוֹדָה'],
    ['יֹומַיִים', 'יוֹמַיִים'],
    ['לֹו', 'לוֹ'],
    ['שֹׁושַׁנָּה', 'שׁוֹשַׁנָּה'], // over a shin with its dot
  ])('reads %s as %s', (before, on) => {
    expect(readNiqqud(before)).toEqual(readNiqqud(on));
  });

  it('stays with a vav that is heard', () => {
    expect(readNiqqud('הֹוֶה')[0]).toBe('һовэ́');
    expect(readNiqqud('לֹוֶה')[0]).toBe('ловэ́');
  });
});
