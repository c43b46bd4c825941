/**
 * Words whose stress is not shown by the niqqud, by word class, pointed in full spelling (plain letters would take
 * סוֹפֵר, a writer, for סוּפֶּר). The number is the position of the stressed vowel counted from the end of the word: 1
 * is the last. The stress is that of everyday speech, not the formal one.
 */
const classes: readonly { name: string; fromEnd: number; words: string }[] = [
  { name: 'family', fromEnd: 2, words: 'אִימָּא אַבָּא סָבְתָא סַבָּא דּוֹדָה' },
  { name: 'question words', fromEnd: 2, words: 'אֵיפֹה מֵאֵיפֹה לָמָּה כַּמָּה אֵיזֶה אֵיזוֹ' },
  { name: 'demonstratives', fromEnd: 2, words: 'אֵלֶּה אֵלּוּ הַלָּלוּ הֵנָּה' },
  { name: 'someone, something', fromEnd: 3, words: 'מִישֶׁהוּ מַשֶּׁהוּ' },
  { name: 'numbers', fromEnd: 2, words: 'שְׁמוֹנֶה' },
  { name: 'not segolates in spite of their looks', fromEnd: 1, words: 'אַחַת אַחַר מֵעַל לְדַעְתִּי' },
  { name: 'imperatives of the hifil', fromEnd: 2, words: 'הַצִּילוּ' },
  { name: 'personal endings', fromEnd: 2, words: 'מִמֶּנִּי מִמֶּנּוּ אֵינֶנִּי' },
  {
    name: 'direction and old accusative -a',
    fromEnd: 2,
    words:
      'לַיְלָה הַבַּיְתָה הַחוּצָה פְּנִימָה יָמִינָה שְׂמֹאלָה קָדִימָה אֲחוֹרָה צָפוֹנָה דָּרוֹמָה מִזְרָחָה מַעֲרָבָה לְמַעְלָה לְמַטָּה הָלְאָה הָעִירָה הַצִּידָה אַרְצָה',
  },
  {
    name: 'spoken stress',
    fromEnd: 2,
    words: 'חֵצִי אֶצְבַּע תּוּכִּי אַרְנוֹנָה אַרְבַּע יוֹפִי אֲפִילּוּ כָּכָה אֶמְצַע בָּאֶמְצַע בְּאֶמְצַע לְגַמְרֵי כְּאִילּוּ אֶלָּא סַבָּבָּה דַּוְוקָא',
  },
  {
    name: 'loanwords',
    fromEnd: 2,
    words: 'בָּנָנָה טוּנָה סַלְמוֹן יוֹגוּרְט סוּפֶּר קִילוֹ רַדְיוֹ אוּקְרָאִינָה דּוֹקְטוֹר דּוֹלָר אוֹטוֹ יַאלְלָה אַחְלָה אוֹלְגָה לֵנָה',
  },
  { name: 'months', fromEnd: 2, words: 'יוּנִי יוּלִי אוֹגוּסְט סֶפְּטֶמְבֶּר אוֹקְטוֹבֶּר נוֹבֶמְבֶּר דֶּצֶמְבֶּר' },
  { name: 'months with a far stress', fromEnd: 3, words: 'יָנוּאָר פֶבְּרוּאָר' },
  { name: 'loanwords with a far stress', fromEnd: 3, words: 'אַמְבּוּלַנְס טֶלֶפוֹן אוֹטוֹבּוּס מוּסִיקָה מוּזִיקָה טֶכְנִיקָה' },
];

/** Pointed word (NFC) to the position of its stressed vowel counted from the end, 1 for the last. */
export const stressByWord: ReadonlyMap<string, number> = new Map(
  classes.flatMap(({ words, fromEnd }) =>
    words.split(' ').map((word) => [word.normalize('NFC'), fromEnd] as const),
  ),
);
