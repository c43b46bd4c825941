import type { Binyan } from '../conjugation/forms.ts';

/**
 * Forms whose letters leave little doubt of root and binyan, with digits for the letters of the root: a binyan with its
 * infinitive, then form and pattern. Left out is what most nouns look like (123, 1ו23, מ123).
 */
export const regularVerbTables: readonly (readonly [binyan: Binyan, infinitive: string, forms: string])[] = [
  [
    'paal',
    'ל12ו3',
    `infinitive=ל12ו3 present.sg.f=1ו23ת present.pl.m=1ו23ים present.pl.f=1ו23ות past.1sg=123תי past.1pl=123נו
    past.2pl.m=123תם future.1sg=א12ו3 future.3sg.m=י12ו3`,
  ],
  [
    'paal',
    'ל12ות',
    `infinitive=ל12ות past.1sg=12יתי past.1pl=12ינו past.2pl.m=12יתם past.3sg.f=12תה future.3sg.m=י12ה
    future.1sg=א12ה present.pl.m=1ו2ים present.sg.m=1ו2ה present.sg.f=1ו2ה`,
  ],
  [
    'nifal',
    'להי123',
    `infinitive=להי123 future.3sg.m=יי123 future.1sg=אי123 future.2sg.m=תי123 future.1pl=ני123 future.3pl.m=יי123ו
    future.2pl.m=תי123ו future.2sg.f=תי123י past.1sg=נ123תי past.1pl=נ123נו past.2pl.m=נ123תם`,
  ],
  [
    'piel',
    'ל123',
    `past.1sg=1י23תי past.1pl=1י23נו past.2pl.m=1י23תם past.3sg.f=1י23ה past.3pl=1י23ו past.2sg.m=1י23ת
    past.2sg.f=1י23ת present.pl.m=מ123ים`,
  ],
  ['piel', 'ל12ות', 'past.1sg=1י2יתי past.1pl=1י2ינו past.3sg.f=1י2תה past.3sg.m=1י2ה'],
  [
    'hitpael',
    'להת123',
    `infinitive=להת123 past.3sg.m=הת123 past.1sg=הת123תי past.1pl=הת123נו past.2pl.m=הת123תם past.3sg.f=הת123ה
    past.3pl=הת123ו past.2sg.m=הת123ת past.2sg.f=הת123ת present.sg.m=מת123 present.sg.f=מת123ת present.pl.m=מת123ים
    present.pl.f=מת123ות future.3sg.m=ית123 future.1sg=את123 future.1pl=נת123 future.2sg.m=תת123 future.2sg.f=תת123י
    future.3pl.m=ית123ו future.2pl.m=תת123ו imperative.sg.m=הת123 imperative.sg.f=הת123י imperative.pl.m=הת123ו`,
  ],
  [
    'hitpael',
    'להת12ות',
    `infinitive=להת12ות past.3sg.m=הת12ה past.1sg=הת12יתי past.1pl=הת12ינו past.3pl=הת12ו present.sg.m=מת12ה
    present.sg.f=מת12ה present.pl.m=מת12ים future.3sg.m=ית12ה future.1sg=את12ה`,
  ],
  [
    'hifil',
    'לה12י3',
    `infinitive=לה12י3 past.3sg.m=ה12י3 past.3sg.f=ה12י3ה past.3pl=ה12י3ו past.1sg=ה123תי past.1pl=ה123נו
    past.2pl.m=ה123תם present.sg.m=מ12י3 present.sg.f=מ12י3ה present.pl.m=מ12י3ים present.pl.f=מ12י3ות
    future.3sg.m=י12י3 future.1sg=א12י3 future.1pl=נ12י3 future.2sg.f=ת12י3י
    future.3pl.m=י12י3ו future.2pl.m=ת12י3ו`,
  ],
  ['hifil', 'לה12ות', 'infinitive=לה12ות past.1sg=ה12יתי past.1pl=ה12ינו'],
];

/**
 * Forms that look like nouns or like forms of other binyanim (משקר, סופר, נשלח): read only of verbs that a source has by
 * their past.
 */
export const attestedVerbTables: typeof regularVerbTables = [
  [
    'paal',
    'ל12ו3',
    `present.sg.m=1ו23 past.3sg.f=123ה past.3pl=123ו past.2sg.m=123ת past.2sg.f=123ת future.2sg.m=ת12ו3
    future.1pl=נ12ו3 future.2sg.f=ת123י future.2pl.m=ת123ו future.3pl.m=י123ו imperative.sg.m=12ו3
    imperative.sg.f=123י imperative.pl.m=123ו future.3sg.m=י123 future.1sg=א123 future.2sg.m=ת123 future.1pl=נ123`,
  ],
  [
    'paal',
    'ל12ות',
    `past.3pl=12ו past.2sg.m=12ית past.2sg.f=12ית present.pl.f=1ו2ות future.2sg.m=ת12ה future.1pl=נ12ה
    future.3pl.m=י12ו future.2pl.m=ת12ו future.2sg.f=ת12י`,
  ],
  [
    'nifal',
    'להי123',
    `present.sg.m=נ123 present.sg.f=נ123ת present.pl.m=נ123ים present.pl.f=נ123ות past.3sg.f=נ123ה past.3pl=נ123ו
    past.2sg.m=נ123ת past.2sg.f=נ123ת imperative.sg.m=הי123`,
  ],
  [
    'piel',
    'ל123',
    `infinitive=ל123 present.sg.m=מ123 present.sg.f=מ123ת present.pl.f=מ123ות future.3sg.m=י123 future.1sg=א123
    future.2sg.m=ת123 future.1pl=נ123 future.3pl.m=י123ו future.2pl.m=ת123ו future.2sg.f=ת123י imperative.sg.m=123`,
  ],
  [
    'piel',
    'ל12ות',
    `infinitive=ל12ות present.sg.m=מ12ה present.sg.f=מ12ה present.pl.m=מ12ים present.pl.f=מ12ות past.3pl=1י2ו
    future.3sg.m=י12ה future.1sg=א12ה future.2sg.m=ת12ה future.1pl=נ12ה future.3pl.m=י12ו`,
  ],
  [
    'pual',
    'ל123',
    `past.3sg.f=1ו23ה past.3pl=1ו23ו past.1sg=1ו23תי present.sg.m=מ1ו23 present.sg.f=מ1ו23ת present.pl.m=מ1ו23ים
    present.pl.f=מ1ו23ות future.3sg.m=י1ו23 future.3sg.f=ת1ו23 future.3pl.m=י1ו23ו`,
  ],
  [
    'hifil',
    'לה12י3',
    'past.2sg.m=ה123ת past.2sg.f=ה123ת future.2sg.m=ת12י3 future.3sg.f=ת12י3 imperative.sg.m=ה123',
  ],
  [
    'hifil',
    'לה12ות',
    `past.3pl=ה12ו past.3sg.f=ה12תה present.sg.m=מ12ה present.sg.f=מ12ה present.pl.m=מ12ים present.pl.f=מ12ות
    future.3sg.m=י12ה future.1sg=א12ה future.2sg.m=ת12ה future.1pl=נ12ה future.3pl.m=י12ו`,
  ],
  [
    'hufal',
    'ל123',
    `past.3sg.f=הו123ה past.3pl=הו123ו present.sg.m=מו123 present.sg.f=מו123ת present.pl.m=מו123ים
    present.pl.f=מו123ות future.3sg.m=יו123`,
  ],
];
