import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analyse } from '../../../../core/hebrew/conjugation/analyse.ts';
import { conjugate } from '../../../../core/hebrew/conjugation/conjugate.ts';
import { type FormKey, formKeys, type PrincipalParts } from '../../../../core/hebrew/conjugation/forms.ts';
import { foldFinals } from '../../../../core/hebrew/letters.ts';
import { stripNiqqud } from '../../../../core/hebrew/niqqud.ts';
import { readNiqqud } from '../../../../core/hebrew/reading/read-niqqud.ts';
import { models } from './models.ts';

const partsOf = (text: string): PrincipalParts => {
  const [past = '', present = '', future = '', infinitive = ''] = text
    .split(' ')
    .map((part) => part.normalize('NFC'));
  const orNull = (part: string) => (part === '-' ? null : part);
  return {
    past: orNull(past),
    present: orNull(present),
    future: orNull(future),
    infinitive: orNull(infinitive),
  };
};

const tenses = ['present', 'past', 'future', 'imperative'] as const;
const keysOf = (tense: string): FormKey[] => formKeys.filter((key) => key.startsWith(tense));

describe('a conjugated verb', () => {
  it.each(models)('has the forms of its class: $name', (model) => {
    const table = conjugate(partsOf(model.parts));
    for (const tense of tenses) {
      const shown = keysOf(tense).map((key) => table[key]?.pointed ?? '-');
      expect(shown.join(' '), tense).toBe(model[tense].normalize('NFC'));
    }
  });

  it('shortens the far-stressed past of paal beside a present of piel', () => {
    const table = conjugate(partsOf('פָּחַד מְפַחֵד יְפַחֵד לְפַחֵד'));
    expect(table['past.1sg']?.pointed).toBe('פָּחַדְתִּי'.normalize('NFC'));
    expect(table['past.2pl.m']?.pointed).toBe('פְּחַדְתֶּם'.normalize('NFC'));
  });

  it('has exactly the 24 keys, also for nonsense', () => {
    const wrong = { past: 'abc', present: '', future: 'שלום', infinitive: null };
    for (const parts of [partsOf(models[0]?.parts ?? ''), wrong]) {
      expect(Object.keys(conjugate(parts))).toEqual([...formKeys]);
    }
    expect(Object.values(conjugate(wrong)).every((form) => form === null)).toBe(true);
  });

  it('lacks the tense of a part that it lacks, and the imperative without an infinitive', () => {
    const table = conjugate({ ...partsOf('כָּתַב כּוֹתֵב יִכְתֹּב לִכְתֹּב'), past: null });
    expect(keysOf('past').every((key) => table[key] === null)).toBe(true);
    expect(table['future.1sg']?.full).toBe('אכתוב');
    expect(conjugate(partsOf('יָכֹל יָכוֹל יוּכַל -'))['imperative.sg.m']).toBeNull();
  });
});

describe('full spelling', () => {
  it.each([
    ['a doubled middle letter takes a yod', 'דִּבֵּר מְדַבֵּר יְדַבֵּר לְדַבֵּר', 'past.1sg', 'דיברתי'],
    ['also before a shva', 'דִּבֵּר מְדַבֵּר יְדַבֵּר לְדַבֵּר', 'past.3pl', 'דיברו'],
    ['also where the letter cannot be doubled', 'תֵּאֵר מְתָאֵר יְתָאֵר לְתָאֵר', 'past.3sg.f', 'תיארה'],
    ['a root of four letters takes none', 'תִּרְגֵּם מְתַרְגֵּם יְתַרְגֵּם לְתַרְגֵּם', 'past.1sg', 'תרגמתי'],
    ['o is written with a vav', 'כָּתַב כּוֹתֵב יִכְתֹּב לִכְתֹּב', 'imperative.sg.m', 'כתוב'],
    ['but not before a silent alef', 'אָמַר אוֹמֵר יֹאמַר לוֹמַר', 'future.3sg.m', 'יאמר'],
    ['I alone drop that alef', 'אָמַר אוֹמֵר יֹאמַר לוֹמַר', 'future.1sg', 'אומר'],
    ['the future of nifal takes a yod', 'נִכְנַס נִכְנָס יִכָּנֵס לְהִכָּנֵס', 'future.3pl.m', 'ייכנסו'],
    ['also with a guttural', 'נֶעֱלַם נֶעֱלָם יֵעָלֵם לְהֵעָלֵם', 'infinitive', 'להיעלם'],
    ['the past of nifal takes none', 'נִכְנַס נִכְנָס יִכָּנֵס לְהִכָּנֵס', 'past.1pl', 'נכנסנו'],
    ['a swallowed nun leaves a yod', 'נָפַל נוֹפֵל יִפֹּל לִפֹּל', 'future.3sg.m', 'ייפול'],
    ['the hifil takes none', 'הִכִּיר מַכִּיר יַכִּיר לְהַכִּיר', 'past.1sg', 'הכרתי'],
    ['the hifil of a doubled root takes one', 'הֵעֵז מֵעֵז יָעֵז לְהָעֵז', 'present.sg.f', 'מעיזה'],
    ['a consonant yod is doubled', 'הָיָה - יִהְיֶה לִהְיוֹת', 'past.3sg.f', 'הייתה'],
    ['but not beside a vowel letter', 'הָיָה - יִהְיֶה לִהְיוֹת', 'past.3pl', 'היו'],
    ['three yods are never written', 'יִחֵד מְיַחֵד יְיַחֵד לְיַחֵד', 'future.3sg.m', 'ייחד'],
    ['a consonant vav is doubled', 'חִוָּה מְחַוֶּה יְחַוֶּה לְחַוּוֹת', 'present.sg.m', 'מחווה'],
    ['also before a yod', 'קִוָּה מְקַוֶּה יְקַוֶּה לְקַוּוֹת', 'imperative.sg.f', 'קווי'],
    ['three vavs are never written', 'קִוָּה מְקַוֶּה יְקַוֶּה לְקַוּוֹת', 'past.3pl', 'קיוו'],
    ['a hataf qamats is one vav', 'הָעֳבַר מָעֳבָר יָעֳבַר -', 'past.3sg.f', 'הועברה'],
    ['a short qamats is a vav', 'יָכֹל יָכוֹל יוּכַל -', 'past.2pl.m', 'יכולתם'],
    ['letters at the end take their final form', 'הָלַךְ הוֹלֵךְ יֵלֵךְ לָלֶכֶת', 'future.1sg', 'אלך'],
  ] as const)('%s', (_name, parts, key, full) => {
    expect(conjugate(partsOf(parts))[key]?.full).toBe(full);
  });
});

describe('transcription', () => {
  it.each([
    ['the endings of the past are not stressed', 'כָּתַב כּוֹתֵב יִכְתֹּב לִכְתֹּב', 'past.1sg', 'ката́вти'],
    ['except for the plural you', 'כָּתַב כּוֹתֵב יִכְתֹּב לִכְתֹּב', 'past.2pl.m', 'ктавтэ́м'],
    ['-ת of the feminine is not stressed', 'כָּתַב כּוֹתֵב יִכְתֹּב לִכְתֹּב', 'present.sg.f', 'котэ́вэт'],
    ['a second shva is heard', 'כָּתַב כּוֹתֵב יִכְתֹּב לִכְתֹּב', 'future.3pl.m', 'ихтэву́'],
    ['she stood up, the past', 'קָם קָם יָקוּם לָקוּם', 'past.3sg.f', 'ка́ма'],
    ['she stands up, the present', 'קָם קָם יָקוּם לָקוּם', 'present.sg.f', 'кама́'],
    ['hifil keeps the stress on its i', 'הִתְחִיל מַתְחִיל יַתְחִיל לְהַתְחִיל', 'past.3sg.f', 'һитхи́ла'],
    ['also in the imperative', 'הִתְחִיל מַתְחִיל יַתְחִיל לְהַתְחִיל', 'imperative.sg.f', 'һатхи́ли'],
    ['a prefix before a shva is heard', 'דִּבֵּר מְדַבֵּר יְדַבֵּר לְדַבֵּר', 'future.2sg.m', 'тэдабэ́р'],
    ['infinitives in -ת', 'הָלַךְ הוֹלֵךְ יֵלֵךְ לָלֶכֶת', 'infinitive', 'лалэ́хэт'],
    ['a short qamats is o', 'הָעֳבַר מָעֳבָר יָעֳבַר -', 'past.3sg.f', 'һоовра́'],
    ['one syllable has no stress mark', 'בָּא בָּא יָבוֹא לָבוֹא', 'imperative.sg.m', 'бо'],
  ] as const)('%s', (_name, parts, key, transcription) => {
    expect(conjugate(partsOf(parts))[key]?.transcription).toBe(transcription);
  });

  it('agrees in sounds with the reading of the niqqud', () => {
    const bare = (text: string) => text.replaceAll('\u0301', '');
    const shownQamats = models.filter(({ parts }) => !/הָעֳבַר|יָכֹל/.test(parts)); // a short one looks like a long one
    for (const { parts } of shownQamats) {
      for (const form of Object.values(conjugate(partsOf(parts)))) {
        if (form) expect(readNiqqud(form.pointed).map(bare)).toContain(bare(form.transcription));
      }
    }
  });
});

describe('any input', () => {
  const marks = [
    ...'\u05b0\u05b1\u05b2\u05b3\u05b4\u05b5\u05b6\u05b7\u05b8\u05b9\u05bb\u05bc\u05c1\u05c2אהויםךנב- a',
  ];
  const allParts = models.flatMap(({ parts }) => parts.split(' '));
  /** A real part with some characters dropped, doubled or replaced. */
  const mutated = fc
    .tuple(
      fc.constantFrom(...allParts),
      fc.array(fc.tuple(fc.nat(20), fc.constantFrom(...marks, '')), { maxLength: 3 }),
    )
    .map(([part, changes]) =>
      changes.reduce((text, [at, sign]) => text.slice(0, at) + sign + text.slice(at + 1), part),
    );
  const anyPart = fc.oneof(mutated, fc.constantFrom(...allParts), fc.string(), fc.constant(null));

  it('never throws, and gives NFC text or null', () => {
    fc.assert(
      fc.property(anyPart, anyPart, anyPart, anyPart, (past, present, future, infinitive) => {
        const table = conjugate({ past, present, future, infinitive });
        for (const form of Object.values(table)) {
          if (form) expect(form.pointed).toBe(form.pointed.normalize('NFC'));
        }
      }),
      { numRuns: 2000, seed: 7 },
    );
  });

  it('never throws for what is not even an object', () => {
    for (const junk of [null, undefined, 1, 'כָּתַב', {}, { past: 3, present: [] }]) {
      expect(() => conjugate(junk as unknown as PrincipalParts)).not.toThrow(); // what a caller without types may hand in
    }
  });

  it('keeps the letters of a whole root in their order in every form', () => {
    for (const { parts } of models.filter(({ name }) => name.includes('whole root'))) {
      const inOrder = new RegExp(analyse(partsOf(parts)).root?.join('.*') ?? 'none');
      for (const form of Object.values(conjugate(partsOf(parts)))) {
        if (form) expect(foldFinals(stripNiqqud(form.pointed))).toMatch(inOrder);
      }
    }
  });
});
