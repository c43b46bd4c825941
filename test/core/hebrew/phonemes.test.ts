import { describe, expect, it } from 'vitest';
import { toClauses, toPhonemes } from '../../../core/hebrew/phonemes.ts';

/** Pointed word, transcription, phonemes; each phoneme string was written from the spoken word, not by the code. */
const table: readonly (readonly [string, string, string])[] = [
  // plain words, stress on the last syllable
  ['שָׁלוֹם', 'шало́м', "Sal'om"],
  ['תּוֹדָה', 'тода́', "tod'a"],
  ['אֲנִי', 'ани́', "an'i"],
  ['אַתָּה', 'ата́', "at'a"],
  ['מִשְׁפָּחָה', 'мишпаха́', "miSpaX'a"],
  ['שׁוּלְחָן', 'шулха́н', "SulX'an"],
  ['חַלּוֹן', 'хало́н', "Xal'on"],
  ['גָּדוֹל', 'гадо́л', "gad'ol"],
  ['קָפֶה', 'кафэ́', "kaf'e"],
  ['יָפֶה', 'яфэ́', "jaf'e"],
  ['כִּיסֵּא', 'кисэ́', "kis'e"],
  ['יָרוֹק', 'яро́к', `jaQ"'ok`],
  // one syllable
  ['טוֹב', 'тов', "t'ov"],
  ['הוּא', 'һу', "h'u"],
  ['אַתְּ', 'ат', "'at"],
  ['תֵּה', 'тэ', "t'e"],
  ['יוֹם', 'йом', "j'om"],
  // shin and sin
  ['אִישׁ', 'иш', "'iS"],
  ['יִשְׂרָאֵל', 'исраэ́л', `jisQ"a?'el`],
  ['שָׂמֵחַ', 'самэ́ах', "sam'e|aX"],
  ['עֶשֶׂר', 'э́сэр', `'eseQ"`],
  ['שֵׁשׁ', 'шэш', "S'eS"],
  // furtive patah
  ['תַּפּוּחַ', 'тапу́ах', "tap'u|aX"],
  ['שָׁבוּעַ', 'шаву́а', "Sav'u?a"],
  ['גָּבוֹהַּ', 'гаво́а', "gav'o|a"],
  ['רוּחַ', 'ру́ах', `Q"'u|aX`],
  ['לוּחַ', 'лу́ах', "l'u|aX"],
  ['כּוֹחַ', 'ко́ах', "k'o|aX"],
  ['לְהַגִּיעַ', 'лэһаги́а', "lehag'i?a"],
  ['רֵיחַ', 'рэ́ах', `Q"'e|aX`],
  // mappiq
  ['שֶׁלָּהּ', 'шэла́', "Sel'a"],
  ['אוֹתָהּ', 'ота́', "ot'a"],
  // qamats qatan
  ['צָהֳרַיִים', 'цоһора́им', `tsohoQ"'ajim`],
  ['כָּל', 'кол', "k'ol"],
  ['חָכְמָה', 'хохма́', "XoXm'a"],
  ['חוֹכְמָה', 'хохма́', "XoXm'a"],
  ['תׇּכְנִית', 'тохни́т', "toXn'it"],
  ['סָבְתָא', 'са́вта', "s'avta"],
  // segolates
  ['יֶלֶד', 'е́лэд', "j'eled"],
  ['סֵפֶר', 'сэ́фэр', `s'efeQ"`],
  ['בּוֹקֶר', 'бо́кэр', `b'okeQ"`],
  ['נַעַל', 'на́ал', "n'a?al"],
  ['תֵּשַׁע', 'тэ́ша', "t'eSa"],
  ['מָוֶת', 'ма́вэт', "m'avet"],
  ['מַחְבֶּרֶת', 'махбэ́рэт', `maXb'eQ"et`],
  ['צַלַּחַת', 'цала́хат', "tsal'aXat"],
  ['דֶּרֶךְ', 'дэ́рэх', `d'eQ"eX`],
  ['אוֹהֶל', 'о́һэл', "'ohel"],
  // looks like a segolate and is not
  ['אֱמֶת', 'эмэ́т', "em'et"],
  ['אַתֶּם', 'атэ́м', "at'em"],
  ['אַרְבַּע', 'арба́', `aQ"b'a`],
  ['לָכֶם', 'лахэ́м', "laX'em"],
  // dual and its like
  ['עֵינַיִים', 'эйна́им', "ejn'ajim"],
  ['שְׁתַּיִים', 'шта́им', "St'ajim"],
  ['בַּיִת', 'ба́ит', "b'ajit"],
  ['מַיִם', 'ма́им', "m'ajim"],
  ['חַיִּים', 'хаи́м', "Xaj'im"],
  // final ay, av, oy, uy
  ['אוּלַי', 'ула́й', "ul'aj"],
  ['עַכְשָׁיו', 'ахша́в', "aXS'av"],
  ['עָלַיי', 'ала́й', "al'aj"],
  ['כְּדַאי', 'кэда́й', "ked'aj"],
  ['נוֹי', 'ной', "n'oj"],
  ['בָּנוּי', 'бану́й', "ban'uj"],
  // shva
  ['סְלִיחָה', 'слиха́', "sliX'a"],
  ['תְּמוּנָה', 'тмуна́', "tmun'a"],
  ['יְלָדִים', 'елади́м', "jelad'im"],
  ['רְחוֹב', 'рэхо́в', `Q"eX'ov`],
  ['לְדַבֵּר', 'лэдабэ́р', `ledab'eQ"`],
  ['בְּבַקָּשָׁה', 'бэвакаша́', "bevakaS'a"],
  ['תְּעוּדָה', 'тэуда́', "te?ud'a"],
  ['תַּלְמִידָה', 'талмида́', "talmid'a"],
  ['תִּלְמְדִי', 'тилмэди́', "tilmed'i"],
  ['לַיְלָה', 'ла́йла', "l'ajla"],
  ['נְיָיר', 'ния́р', `nij'aQ"`],
  // doubled vav and yod
  ['תִּקְוָוה', 'тиква́', "tikv'a"],
  ['עָיֵיף', 'ае́ф', "aj'ef"],
  ['עַגְבָנִיָּיה', 'агвания́', "agvanij'a"],
  ['עֲווֹן', 'аво́н', "av'on"],
  ['אֲוִויר', 'ави́р', `av'iQ"`],
  // glottal stop, h, clusters that look like one mnemonic
  ['לִרְאוֹת', 'лир’о́т'.replace('’', "'"), `liQ"?'ot`],
  ['שָׁעָה', 'шаа́', "Sa?'a"],
  ['לְהִתְלַבֵּשׁ', 'лэһитлабэ́ш', "lehitlab'eS"],
  ['לִהְיוֹת', 'лиһйо́т', "lihj'ot"],
  ['מִתְסַכֵּל', 'митсакэ́л', "mit|sak'el"],
  ['בֵּיצָה', 'бэйца́', "bejts'a"],
  // stress that only the transcription knows
  ['אִימָּא', 'и́ма', "'ima"],
  ['אֵיפֹה', 'э́йфо', "'ejfo"],
  ['אֲנַחְנוּ', 'ана́хну', "an'aXnu"],
  ['שְׁמוֹנֶה', 'шмо́нэ', "Sm'one"],
  ['בָּנָנָה', 'бана́на', "ban'ana"],
  ['מוּסִיקָה', 'му́сика', "m'usika"],
  ['טֶלֶוִויזְיָה', 'тэлэви́зйа', "telev'izja"],
  ['אוֹטוֹבּוּס', 'о́тобус', "'otobus"],
  // several words
  ['בֵּית סֵפֶר', 'бэйт-сэ́фэр', `b'ejt s'efeQ"`],
  ['בּוֹקֶר טוֹב', 'бо́кэр тов', `b'okeQ" t'ov`],
  ['מַה שְּׁלוֹמְךָ', 'ма шломха́', "m'a SlomX'a"],
];

describe('phonemes for the embedded voice', () => {
  it.each(table)('%s (%s) is said %s', (pronunciation, transcription, phonemes) => {
    expect(toPhonemes(pronunciation, transcription)).toBe(phonemes);
  });

  it('come out of the points alone for nine words of ten', () => {
    const right = table.filter(([pronunciation, , phonemes]) => toPhonemes(pronunciation) === phonemes);
    expect(right.length / table.length).toBeGreaterThanOrEqual(0.9);
  });

  it('follow the transcription where it contradicts the points', () => {
    expect(toPhonemes('סַנְדְּוִויץ', 'сэ́ндвич')).toBe("s'endvit|S");
    expect(toPhonemes('גִירָפָה', 'жира́фа')).toBe(`ZiQ"'afa`);
    expect(toPhonemes('שלום', 'шало́м')).toBe("Sal'om");
  });

  it('are the same for equal texts in another Unicode order', () => {
    expect(toPhonemes('שָׁלוֹם'.normalize('NFD'), 'шало́м')).toBe("Sal'om");
    expect(toPhonemes('ש\u05c1\u05b8לו\u05b9ם')).toBe("Sal'om");
  });

  it('are empty when there is nothing to say', () => {
    expect(toPhonemes('')).toBe('');
    expect(toPhonemes('123', undefined)).toBe('');
  });
});

describe('a sentence', () => {
  const said = (pronunciation: string, transcription: string) =>
    toClauses(pronunciation, transcription).map(({ phonemes, end }) => `${phonemes}${end}`);

  it('has a pause at each comma and a falling end', () => {
    expect(said('שָׁלוֹם, דָּוִד.', 'шало́м дави́д')).toEqual(["Sal'om,", "dav'id."]);
  });

  it('rises where it asks for yes or no, and falls where it begins with a question word', () => {
    expect(said('אַתָּה פֹּה?', 'ата́ по')).toEqual(["at'a p'o?"]);
    expect(said('אֵיפֹה אַבָּא?', 'э́йфо а́ба')).toEqual(["'ejfo 'aba."]);
    expect(said('עִם מִי אַתָּה?', 'им ми ата́')).toEqual(["'im m'i at'a."]);
  });

  it('keeps its pauses where only the transcription tells how it is said', () => {
    expect(said('', 'шало́м, ма нишма́?')).toEqual(["Sal'om,", "m'a niSm'a?"]);
  });

  it('without punctuation is one clause', () => {
    expect(toClauses('שָׁלוֹם', 'шало́м')).toEqual([{ phonemes: "Sal'om", end: '' }]);
  });
});
