import type { VerbForm } from '../hebrew/conjugation/forms.ts';

type Numeral = Record<'m' | 'f', VerbForm>;

/** Numerals from 1 as they stand with a noun: 2 in its short form, 1 behind the noun. */
const numerals: readonly Numeral[] = [
  pair('אֶחָד', 'эха́д', 'אַחַת', 'аха́т'),
  pair('שְׁנֵי', 'шнэй', 'שְׁתֵּי', 'штэй'),
  pair('שְׁלוֹשָׁה', 'шлоша́', 'שָׁלוֹשׁ', 'шало́ш'),
  pair('אַרְבָּעָה', 'арбаа́', 'אַרְבַּע', 'а́рба'),
  pair('חֲמִישָּׁה', 'хамиша́', 'חָמֵשׁ', 'хамэ́ш'),
  pair('שִׁישָּׁה', 'шиша́', 'שֵׁשׁ', 'шэш'),
  pair('שִׁבְעָה', 'шив’а́', 'שֶׁבַע', 'шэ́ва'),
  pair('שְׁמוֹנָה', 'шмона́', 'שְׁמוֹנֶה', 'шмо́нэ'),
  pair('תִּשְׁעָה', 'тиш’а́', 'תֵּשַׁע', 'тэ́ша'),
  pair('עֲשָׂרָה', 'асара́', 'עֶשֶׂר', 'э́сэр'),
];

function pair(m: string, mHeard: string, f: string, fHeard: string): Numeral {
  const form = (pointed: string, transcription: string): VerbForm => ({
    pointed: pointed.normalize('NFC'),
    full: pointed.replace(/[^א-ת]/g, ''),
    transcription,
  });
  return { m: form(m, mHeard), f: form(f, fHeard) };
}

/** The numeral that goes with a noun of the gender, undefined outside 1 to 10. */
export function numeralFor(number: number, gender: 'm' | 'f'): VerbForm | undefined {
  return numerals[number - 1]?.[gender];
}
