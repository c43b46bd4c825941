import { barePreposition, type EndingKey, endingKeys } from './ending-keys.ts';

/**
 * Prepositions: the words without an ending ('' for a prefix), then the ten persons, pointed in full spelling.
 * Source: the inflection tables of the Academy of the Hebrew Language.
 */
const tables: readonly { bare: string; persons: string }[] = [
  { bare: '', persons: 'לִי לְךָ לָךְ לוֹ לָהּ לָנוּ לָכֶם לָכֶן לָהֶם לָהֶן' },
  { bare: '', persons: 'בִּי בְּךָ בָּךְ בּוֹ בָּהּ בָּנוּ בָּכֶם בָּכֶן בָּהֶם בָּהֶן' },
  { bare: 'שֶׁל', persons: 'שֶׁלִּי שֶׁלְּךָ שֶׁלָּךְ שֶׁלּוֹ שֶׁלָּהּ שֶׁלָּנוּ שֶׁלָּכֶם שֶׁלָּכֶן שֶׁלָּהֶם שֶׁלָּהֶן' },
  { bare: 'אֶת', persons: 'אוֹתִי אוֹתְךָ אוֹתָךְ אוֹתוֹ אוֹתָהּ אוֹתָנוּ אֶתְכֶם אֶתְכֶן אוֹתָם אוֹתָן' },
  { bare: 'עִם', persons: 'אִיתִּי אִיתְּךָ אִיתָּךְ אִיתּוֹ אִיתָּהּ אִיתָּנוּ אִיתְּכֶם אִיתְּכֶן אִיתָּם אִיתָּן' },
  { bare: 'אֵצֶל', persons: 'אֶצְלִי אֶצְלְךָ אֶצְלֵךְ אֶצְלוֹ אֶצְלָהּ אֶצְלֵנוּ אֶצְלְכֶם אֶצְלְכֶן אֶצְלָם אֶצְלָן' },
  { bare: 'אֶל', persons: 'אֵלַיי אֵלֶיךָ אֵלַיִיךְ אֵלָיו אֵלֶיהָ אֵלֵינוּ אֲלֵיכֶם אֲלֵיכֶן אֲלֵיהֶם אֲלֵיהֶן' },
  { bare: 'עַל', persons: 'עָלַיי עָלֶיךָ עָלַיִיךְ עָלָיו עָלֶיהָ עָלֵינוּ עֲלֵיכֶם עֲלֵיכֶן עֲלֵיהֶם עֲלֵיהֶן' },
  { bare: 'מִן', persons: 'מִמֶּנִּי מִמְּךָ מִמֵּךְ מִמֶּנּוּ מִמֶּנָּה מֵאִיתָּנוּ מִכֶּם מִכֶּן מֵהֶם מֵהֶן' },
  {
    bare: 'בִּשְׁבִיל',
    persons: 'בִּשְׁבִילִי בִּשְׁבִילְךָ בִּשְׁבִילֵךְ בִּשְׁבִילוֹ בִּשְׁבִילָהּ בִּשְׁבִילֵנוּ בִּשְׁבִילְכֶם בִּשְׁבִילְכֶן בִּשְׁבִילָם בִּשְׁבִילָן',
  },
  { bare: 'לְיַד', persons: 'לְיָדִי לְיָדְךָ לְיָדֵךְ לְיָדוֹ לְיָדָהּ לְיָדֵנוּ לְיַדְכֶם לְיַדְכֶן לְיָדָם לְיָדָן' },
  { bare: 'בֵּין', persons: 'בֵּינִי בֵּינְךָ בֵּינֵךְ בֵּינוֹ בֵּינָהּ בֵּינֵינוּ בֵּינֵיכֶם בֵּינֵיכֶן בֵּינֵיהֶם בֵּינֵיהֶן' },
  { bare: 'לִפְנֵי', persons: 'לְפָנַיי לְפָנֶיךָ לְפָנַיִיךְ לְפָנָיו לְפָנֶיהָ לְפָנֵינוּ לִפְנֵיכֶם לִפְנֵיכֶן לִפְנֵיהֶם לִפְנֵיהֶן' },
  {
    bare: 'אַחֲרֵי',
    persons: 'אַחֲרַיי אַחֲרֶיךָ אַחֲרַיִיךְ אַחֲרָיו אַחֲרֶיהָ אַחֲרֵינוּ אַחֲרֵיכֶם אַחֲרֵיכֶן אַחֲרֵיהֶם אַחֲרֵיהֶן',
  },
  {
    bare: 'מֵאֲחוֹרֵי',
    persons: 'מֵאֲחוֹרַיי מֵאֲחוֹרֶיךָ מֵאֲחוֹרַיִיךְ מֵאֲחוֹרָיו מֵאֲחוֹרֶיהָ מֵאֲחוֹרֵינוּ מֵאֲחוֹרֵיכֶם מֵאֲחוֹרֵיכֶן מֵאֲחוֹרֵיהֶם מֵאֲחוֹרֵיהֶן',
  },
  { bare: 'מוּל', persons: 'מוּלִי מוּלְךָ מוּלֵךְ מוּלוֹ מוּלָהּ מוּלֵנוּ מוּלְכֶם מוּלְכֶן מוּלָם מוּלָן' },
  { bare: 'מֵעַל', persons: 'מֵעָלַיי מֵעָלֶיךָ מֵעָלַיִיךְ מֵעָלָיו מֵעָלֶיהָ מֵעָלֵינוּ מֵעֲלֵיכֶם מֵעֲלֵיכֶן מֵעֲלֵיהֶם מֵעֲלֵיהֶן' },
  {
    bare: 'מִתַּחַת',
    persons: 'מִתַּחְתַּיי מִתַּחְתֶּיךָ מִתַּחְתַּיִיךְ מִתַּחְתָּיו מִתַּחְתֶּיהָ מִתַּחְתֵּינוּ מִתַּחְתֵּיכֶם מִתַּחְתֵּיכֶן מִתַּחְתֵּיהֶם מִתַּחְתֵּיהֶן',
  },
  { bare: 'בְּתוֹךְ', persons: 'בְּתוֹכִי בְּתוֹכְךָ בְּתוֹכֵךְ בְּתוֹכוֹ בְּתוֹכָהּ בְּתוֹכֵנוּ בְּתוֹכְכֶם בְּתוֹכְכֶן בְּתוֹכָם בְּתוֹכָן' },
  {
    bare: 'בִּגְלַל',
    persons: 'בִּגְלָלִי בִּגְלָלְךָ בִּגְלָלֵךְ בִּגְלָלוֹ בִּגְלָלָהּ בִּגְלָלֵנוּ בִּגְלַלְכֶם בִּגְלַלְכֶן בִּגְלָלָם בִּגְלָלָן',
  },
  { bare: 'כְּמוֹ', persons: 'כָּמוֹנִי כָּמוֹךָ כָּמוֹךְ כָּמוֹהוּ כָּמוֹהָ כָּמוֹנוּ כְּמוֹכֶם כְּמוֹכֶן כְּמוֹהֶם כְּמוֹהֶן' },
  { bare: 'נֶגֶד', persons: 'נֶגְדִּי נֶגְדְּךָ נֶגְדֵּךְ נֶגְדּוֹ נֶגְדָּהּ נֶגְדֵּנוּ נֶגְדְּכֶם נֶגְדְּכֶן נֶגְדָּם נֶגְדָּן' },
];

/** A preposition with its forms: key to pointed form in full spelling, NFC. */
export type Preposition = ReadonlyMap<EndingKey | typeof barePreposition, string>;

const prepositions: readonly Preposition[] = tables.map(({ bare, persons }) => {
  const endings = persons
    .split(' ')
    .map((form, at) => [`preposition.${endingKeys[at] ?? '1sg'}`, form] as const);
  const all = [...(bare === '' ? [] : [[barePreposition, bare] as const]), ...endings];
  return new Map(all.map(([key, form]) => [key, form.normalize('NFC')]));
});

const byForm: ReadonlyMap<string, Preposition> = new Map(
  prepositions.flatMap((preposition) =>
    [...preposition.values()].map((form) => [form, preposition] as const),
  ),
);

/** The preposition of which the pointed word is a form, bare or with an ending. */
export function prepositionOf(pronunciation: string): Preposition | undefined {
  return byForm.get(pronunciation.normalize('NFC'));
}

/** All prepositions, for indexes. */
export const allPrepositions = (): readonly Preposition[] => prepositions;
