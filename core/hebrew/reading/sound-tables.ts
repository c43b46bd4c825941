import type { VowelSign } from './points.ts';

export type VowelSound = 'a' | 'e' | 'i' | 'o' | 'u';

/** '?' is the glottal stop of א and ע, 'x' stands for ח and soft כ, 'S' for שׁ, 'c' for צ, 'Z' for ז with geresh. */
export type ConsonantSound =
  | ('b' | 'v' | 'g' | 'd' | 'h' | 'z' | 'x' | 't' | 'j' | 'k' | 'l')
  | ('m' | 'n' | 's' | 'p' | 'f' | 'c' | 'r' | 'S' | 'Z' | '?');

/** What each sign sounds like today; null is silence. 'shuruq' is the vav with a dot that is itself the vowel. */
export const vowelSounds: Readonly<Record<VowelSign | 'shuruq', VowelSound | null>> = {
  shva: null,
  hatafSegol: 'e',
  hatafPatah: 'a',
  hatafQamats: 'o',
  hiriq: 'i',
  tsere: 'e',
  segol: 'e',
  patah: 'a',
  qamats: 'a',
  holam: 'o',
  qubuts: 'u',
  qamatsQatan: 'o',
  shuruq: 'u',
};

/** Letters without a dagesh and with the dot of shin, final forms folded. */
export const plainConsonants: Readonly<Record<string, ConsonantSound>> = {
  א: '?',
  ב: 'v',
  ג: 'g',
  ד: 'd',
  ה: 'h',
  ו: 'v',
  ז: 'z',
  ח: 'x',
  ט: 't',
  י: 'j',
  כ: 'x',
  ל: 'l',
  מ: 'm',
  נ: 'n',
  ס: 's',
  ע: '?',
  פ: 'f',
  צ: 'c',
  ק: 'k',
  ר: 'r',
  ש: 'S',
  ת: 't',
};

/** The three letters that a dagesh hardens. */
export const hardConsonants: Readonly<Record<string, ConsonantSound>> = { ב: 'b', כ: 'k', פ: 'p' };
