import { numeralFor } from '../forms/numerals.ts';
import { stripNiqqud } from '../hebrew/niqqud.ts';

/** A part of what is said: with niqqud, and as it is read. */
export type Piece = { pointed: string; transcription: string };

type Gender = 'm' | 'f';

const piece = (pointed: string, transcription: string): Piece => ({
  pointed: pointed.normalize('NFC'),
  transcription,
});

const zero = piece('אֶפֶס', 'э́фэс');
/** Two as it is counted; before a noun it is shorter. */
const two: Record<Gender, Piece> = { m: piece('שְׁנַיִים', 'шна́им'), f: piece('שְׁתַּיִים', 'шта́им') };
export const twoOf = piece('שְׁנֵי', 'шнэй');

/** 0 to 10 as they are counted. */
export function unit(value: number, gender: Gender): Piece {
  if (value === 0) return zero;
  if (value === 2) return two[gender];
  const numeral = numeralFor(value, gender);
  if (!numeral) throw new RangeError('a unit is 0 to 10');
  return piece(numeral.pointed, numeral.transcription);
}

/** 11 to 19 of masculine things, and the two that hours need. */
const teens: Record<Gender, readonly (Piece | undefined)[]> = {
  m: [
    piece('אַחַד עָשָׂר', 'ахад-аса́р'),
    piece('שְׁנֵים עָשָׂר', 'шнэйм-аса́р'),
    piece('שְׁלוֹשָׁה עָשָׂר', 'шлоша-аса́р'),
    piece('אַרְבָּעָה עָשָׂר', 'арбаа-аса́р'),
    piece('חֲמִישָּׁה עָשָׂר', 'хамиша-аса́р'),
    piece('שִׁישָּׁה עָשָׂר', 'шиша-аса́р'),
    piece('שִׁבְעָה עָשָׂר', 'шив’а-аса́р'),
    piece('שְׁמוֹנָה עָשָׂר', 'шмона-аса́р'),
    piece('תִּשְׁעָה עָשָׂר', 'тиш’а-аса́р'),
  ],
  f: [piece('אַחַת עֶשְׂרֵה', 'ахат-эсрэ́'), piece('שְׁתֵּים עֶשְׂרֵה', 'штэйм-эсрэ́')],
};

export function teen(value: number, gender: Gender): Piece {
  const found = teens[gender][value - 11];
  if (!found) throw new RangeError('a teen is 11 to 19, of feminine things 11 or 12');
  return found;
}

export const tens: readonly Piece[] = [
  piece('עֶשְׂרִים', 'эсри́м'),
  piece('שְׁלוֹשִׁים', 'шлоши́м'),
  piece('אַרְבָּעִים', 'арбаи́м'),
  piece('חֲמִישִּׁים', 'хамиши́м'),
  piece('שִׁישִּׁים', 'шиши́м'),
  piece('שִׁבְעִים', 'шив’и́м'),
  piece('שְׁמוֹנִים', 'шмони́м'),
  piece('תִּשְׁעִים', 'тиш’и́м'),
];

export const hundreds: readonly Piece[] = [
  piece('מֵאָה', 'мэа́'),
  piece('מָאתַיִים', 'мата́им'),
  piece('שְׁלוֹשׁ מֵאוֹת', 'шлош-мэо́т'),
  piece('אַרְבַּע מֵאוֹת', 'арба-мэо́т'),
  piece('חֲמֵשׁ מֵאוֹת', 'хамэш-мэо́т'),
  piece('שֵׁשׁ מֵאוֹת', 'шэш-мэо́т'),
  piece('שְׁבַע מֵאוֹת', 'шва-мэо́т'),
  piece('שְׁמוֹנֶה מֵאוֹת', 'шмонэ-мэо́т'),
  piece('תְּשַׁע מֵאוֹת', 'тша-мэо́т'),
];

/** "And" before a numeral: ve-, u- before a letter with a shva, va- before a hataf patah; after it no dagesh. */
export function and({ pointed, transcription }: Piece): Piece {
  const [first = ''] = pointed.normalize('NFD').match(/^[א-ת]\p{M}*/u) ?? [];
  const rest = pointed.normalize('NFD').slice(first.length);
  const bare = first.replace('\u05bc', '');
  if (first.includes('\u05b0')) return piece(`וּ${bare}${rest}`, `у${transcription}`);
  if (first.includes('\u05b2')) return piece(`וַ${bare}${rest}`, `ва${transcription}`);
  return piece(`וְ${bare}${rest}`, `вэ${transcription}`);
}

export const shekel = { one: piece('שֶׁקֶל', 'шэ́кэл'), many: piece('שְׁקָלִים', 'шкали́м') };
export const minutes = piece('דַּקּוֹת', 'дако́т');
export const andHalf = piece('וָחֵצִי', 'вахэ́ци');
export const andQuarter = piece('וָרֶבַע', 'варэ́ва');
export const quarterTo = piece('רֶבַע לְ', 'рэ́ва-лэ');

/** In January, in February … */
export const inMonths: readonly Piece[] = [
  piece('בְּיָנוּאָר', 'бэя́нуар'),
  piece('בְּפֶבְּרוּאָר', 'бэфэ́бруар'),
  piece('בְּמֶרְץ', 'бэмэ́рц'),
  piece('בְּאַפְּרִיל', 'бэапри́л'),
  piece('בְּמַאי', 'бэма́й'),
  piece('בְּיוּנִי', 'бэю́ни'),
  piece('בְּיוּלִי', 'бэю́ли'),
  piece('בְּאוֹגוּסְט', 'бэо́густ'),
  piece('בְּסֶפְּטֶמְבֶּר', 'бэсэптэ́мбэр'),
  piece('בְּאוֹקְטוֹבֶּר', 'бэокто́бэр'),
  piece('בְּנוֹבֶמְבֶּר', 'бэновэ́мбэр'),
  piece('בְּדֶצֶמְבֶּר', 'бэдэцэ́мбэр'),
];

/** Every piece that can be said, each once: what has to be rendered. */
export function allPieces(): Piece[] {
  const units = (gender: Gender, from: number) =>
    Array.from({ length: 11 - from }, (_, at) => unit(from + at, gender));
  const feminine = units('f', 0);
  const masculine = units('m', 1);
  const ofTeens = [...teens.m, ...teens.f].filter((one) => one !== undefined);
  const joined = [
    ...masculine,
    ...teens.m.filter((one) => one !== undefined),
    ...tens,
    unit(5, 'f'),
    unit(10, 'f'),
  ];
  const all = [
    ...[...feminine, ...masculine, twoOf, ...ofTeens, ...tens, ...hundreds, ...joined.map(and)],
    ...[shekel.one, shekel.many, minutes, andHalf, andQuarter, quarterTo, ...inMonths],
  ];
  return [...new Map(all.map((one) => [`${one.pointed}|${one.transcription}`, one])).values()];
}

/** How the pieces are written, without niqqud. */
export const writtenPieces = (pieces: readonly Piece[]): string =>
  pieces
    .map(({ pointed }) => stripNiqqud(pointed))
    .join(' ')
    .replace(/ ל (?=[א-ת])/gu, ' ל');
