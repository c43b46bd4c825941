/** A text that people see as the word, whatever its characters. `kind` names what was done to it. */
export type Disguise = { kind: string; text: string };

type Word = { hebrew: string; pronunciation: string };

/** Every character that Unicode says to ignore; unassigned ones among them. */
export const ignorableCharacters: readonly string[] = Array.from({ length: 0x110000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))
  .filter((character) => /\p{Default_Ignorable_Code_Point}/u.test(character));

/** Characters of other blocks that are a Hebrew letter, with or without points, by Unicode's own table. */
const compatibilityForms: ReadonlyMap<string, string[]> = (() => {
  const forms = new Map<string, string[]>();
  const codes = [
    ...Array.from({ length: 0xfb50 - 0xfb1d }, (_, at) => 0xfb1d + at),
    0x2135,
    0x2136,
    0x2137,
    0x2138,
  ];
  for (const form of codes.map((code) => String.fromCodePoint(code))) {
    const letters = form.normalize('NFKD').replace(/\p{M}/gu, '');
    if (/^[א-ת]+$/u.test(letters)) forms.set(letters, [...(forms.get(letters) ?? []), form]);
  }
  return forms;
})();

const digraphs: readonly [letters: string, digraph: string][] = [
  ['וו', '\u05f0'],
  ['וי', '\u05f1'],
  ['יי', '\u05f2'],
];

export const directionMarks: readonly string[] = [
  ...['\u200e', '\u200f', '\u061c', '\u202a', '\u202b', '\u202c', '\u202d', '\u202e'],
  ...['\u2066', '\u2067', '\u2068', '\u2069'],
];
export const spaces: readonly string[] = [
  ...[
    '\u00a0',
    '\u1680',
    '\u2000',
    '\u2003',
    '\u2007',
    '\u2009',
    '\u200a',
    '\u202f',
    '\u205f',
    '\u3000',
    '  ',
  ],
];
export const hyphens: readonly string[] = [
  ...['-', '\u05be', '\u2010', '\u2011', '\u2012', '\u2013', '\u2014', '\u2212', '\ufe63', '\uff0d'],
];
export const quotes: readonly [open: string, close: string][] = [
  ['"', '"'],
  ["'", "'"],
  ['“', '”'],
  ['„', '“'],
  ['„', '”'],
  ['”', '”'],
  ['«', '»'],
  ['»', '«'],
  ['‹', '›'],
  ['‘', '’'],
  ['‚', '‘'],
  ['״', '״'],
  ['׳', '׳'],
  ['″', '″'],
  ['\uff02', '\uff02'],
  ["''", "''"],
  ['`', '`'],
  ['「', '」'],
  ['(', ')'],
];
export const phoneMarks: readonly string[] = ['.', '!', '?', '…', ',', ' .', '. ', ' 🙂', ':)', '\n'];

const inside = (text: string, put: string): string => `${text.slice(0, 1)}${put}${text.slice(1)}`;
const around = (text: string, put: string): string => put + [...text].join(put) + put;

/**
 * Every disguise of a word but those with a single character to be ignored: of these there are thousands, and
 * `ignorable` are the ones to use.
 */
export function disguisesOf({ hebrew, pronunciation }: Word, ignorable: readonly string[]): Disguise[] {
  const of = (kind: string, texts: readonly string[]) => texts.map((text) => ({ kind, text }));
  return [
    ...of(
      'compatibility form',
      [...compatibilityForms].flatMap(([letters, forms]) =>
        hebrew.includes(letters) ? forms.map((form) => hebrew.replace(letters, form)) : [],
      ),
    ),
    ...of(
      'digraph',
      digraphs.flatMap(([letters, digraph]) =>
        hebrew.includes(letters) ? [hebrew.replaceAll(letters, digraph)] : [],
      ),
    ),
    ...of(
      'ignorable',
      ignorable.flatMap((one) => [inside(hebrew, one), one + hebrew, hebrew + one]),
    ),
    ...of('ignorable everywhere', [around(hebrew, ignorable[0] ?? '\u200b')]),
    ...of(
      'direction mark',
      directionMarks.flatMap((one) => [inside(hebrew, one), one + hebrew + one]),
    ),
    ...of('soft hyphen', [inside(hebrew, '\u00ad')]),
    ...of('niqqud', [
      ...[pronunciation.normalize('NFC'), pronunciation.normalize('NFD'), pronunciation.normalize('NFKD')],
      pronunciation
        .normalize('NFC')
        .replace(/ש\u05c1/gu, '\ufb2a')
        .replace(/ו\u05b9/gu, '\ufb4b'),
      pronunciation.normalize('NFC').replace(/[א-ת]/u, '$&\u0591'),
    ]),
    ...of('space', hebrew.includes(' ') ? spaces.map((one) => hebrew.replaceAll(' ', one)) : []),
    ...of('hyphen', hebrew.includes(' ') ? hyphens.map((one) => hebrew.replaceAll(' ', one)) : []),
    ...of(
      'quotes',
      quotes.map(([open, close]) => open + hebrew + close),
    ),
    ...of(
      'mark of the phone',
      phoneMarks.map((mark) => hebrew + mark),
    ),
  ];
}
