import fc from 'fast-check';
import { expect, it } from 'vitest';
import { analyse } from '../../../../core/hebrew/conjugation/analyse.ts';
import type { PrincipalParts } from '../../../../core/hebrew/conjugation/forms.ts';
import { models } from './models.ts';

const partsOf = (text: string) => {
  const [past = null, present = null, future = null, infinitive = null] = text
    .split(' ')
    .map((part) => (part === '-' ? null : part));
  return { past, present, future, infinitive };
};
const shown = (text: string) => {
  const { root, binyan, contradictions } = analyse(partsOf(text));
  return `${root?.join('')} ${binyan} ${contradictions.map((it) => `${it.part}:${it.reason}`).join(' ')}`.trim();
};

it.each([
  ['כָּתַב כּוֹתֵב יִכְתֹּב לִכְתֹּב', 'כתב paal'],
  ['קָם קָם יָקוּם לָקוּם', 'קומ paal'],
  ['שָׂם שָׂם יָשִׂים לָשִׂים', 'שימ paal'],
  ['סַב סוֹבֵב יָסֹב לָסֹב', 'סבב paal'],
  ['נָפַל נוֹפֵל יִפֹּל לִפֹּל', 'נפל paal'],
  ['נָטָה נוֹטֶה יִטֶּה לִנְטוֹת', 'נטה paal'],
  ['הָלַךְ הוֹלֵךְ יֵלֵךְ לָלֶכֶת', 'הלכ paal'],
  ['לָקַח לוֹקֵחַ יִקַּח לָקַחַת', 'לקח paal'],
  ['נָתַן נוֹתֵן יִתֵּן לָתֵת', 'נתנ paal'],
  ['אָמַר אוֹמֵר יֹאמַר לוֹמַר', 'אמר paal'],
  ['נוֹלַד נוֹלָד יִוָּלֵד לְהִוָּלֵד', 'ילד nifal'],
  ['נִכְנַס נִכְנָס יִכָּנֵס לְהִכָּנֵס', 'כנס nifal'],
  ['נָמֵס נָמֵס יִמַּס לְהִמֵּס', 'מסס nifal'],
  ['נָסוֹג נָסוֹג יִסּוֹג לְהִסּוֹג', 'סוג nifal'],
  ['נִגַּשׁ נִגָּשׁ יִגַּשׁ לָגֶשֶׁת', 'נגש nifal'],
  ['הִלֵּל מְהַלֵּל יְהַלֵּל לְהַלֵּל', 'הלל piel'],
  ['עוֹדֵד מְעוֹדֵד יְעוֹדֵד לְעוֹדֵד', 'עוד piel'],
  ['פֻּטַּר מְפֻטָּר יְפֻטַּר -', 'פטר pual'],
  ['הִסְתַּכֵּל מִסְתַּכֵּל יִסְתַּכֵּל לְהִסְתַּכֵּל', 'סכל hitpael'],
  ['הִזְדַּקֵּן מִזְדַּקֵּן יִזְדַּקֵּן לְהִזְדַּקֵּן', 'זקנ hitpael'],
  ['הִטַּהֵר מִטַּהֵר יִטַּהֵר לְהִטַּהֵר', 'טהר hitpael'],
  ['הִסְתִּיר מַסְתִּיר יַסְתִּיר לְהַסְתִּיר', 'סתר hifil'],
  ['הוֹדָה מוֹדֶה יוֹדֶה לְהוֹדוֹת', 'ידה hifil'],
  ['הֻזְמַן מֻזְמָן יֻזְמַן -', 'זמנ hufal'],
])('the parts %s are of %s', (parts, expected) => {
  expect(shown(parts)).toBe(expected);
});

it('finds no contradiction in a verb of any class', () => {
  for (const { parts, name } of models) expect(analyse(partsOf(parts)).contradictions, name).toEqual([]);
});

it.each([
  ['a part of another pattern', 'דִּבֵּר כּוֹתֵב יְדַבֵּר לְדַבֵּר', 'דבר piel present:binyan'],
  ['a part of another root', 'דִּבֵּר מְסַפֵּר יְדַבֵּר לְדַבֵּר', 'דבר piel present:root'],
  ['a part without niqqud', 'דיבר מְדַבֵּר יְדַבֵּר לְדַבֵּר', 'דבר piel past:unreadable'],
  ['a part in Latin letters', 'דִּבֵּר מְדַבֵּר yedaber לְדַבֵּר', 'דבר piel future:unreadable'],
])('names %s', (_name, parts, expected) => {
  expect(shown(parts)).toBe(expected);
});

it('finds no verb in words that have nothing in common', () => {
  const { root, binyan, contradictions } = analyse(partsOf('בַּיִת סֵפֶר מֶלֶךְ שֻׁלְחָן'));
  expect([root, binyan]).toEqual([null, null]);
  expect(contradictions).toHaveLength(4);
});

it('never throws, whatever it is given', () => {
  const signs = fc.string({
    unit: fc.constantFrom(...'אבהוינכךםשת', '\u05b0', '\u05b7', '\u05b8', '\u05bc', '\u05c1', ' ', '-'),
  });
  const part = fc.oneof(signs, fc.string(), fc.constant(null));
  fc.assert(
    fc.property(part, part, part, part, (past, present, future, infinitive) => {
      expect(Array.isArray(analyse({ past, present, future, infinitive }).contradictions)).toBe(true);
    }),
    { numRuns: 1000, seed: 11 },
  );
  for (const junk of [null, undefined, 1, 'כָּתַב', [], {}, { past: 3, present: [], future: {} }]) {
    expect(() => analyse(junk as unknown as PrincipalParts)).not.toThrow(); // what a caller without types may hand in
  }
});
