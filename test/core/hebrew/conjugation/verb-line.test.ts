import { describe, expect, it } from 'vitest';
import { conjugateWith } from '../../../../core/hebrew/conjugation/conjugate.ts';
import {
  joinVerbLine,
  printVerbLine,
  readVerbLine,
  splitVerbLine,
  verbLineProblems,
} from '../../../../core/hebrew/conjugation/verb-line.ts';
import { foldFinals } from '../../../../core/hebrew/letters.ts';
import { createRandom } from '../../../../core/random.ts';
import { verbExceptions, verbs } from '../../../../db/content/verbs.ts';
import { sized } from '../../../support/size.ts';

/** katav, "wrote" */
const katav = 'כָּתַב כּוֹתֵב יִכְתֹּב לִכְתֹּב; כתב paal; писать / написать; что: את'.normalize('NFC');

describe('a verb in one line', () => {
  it('is read with its parts, root, pair and government', () => {
    expect(readVerbLine(katav)).toMatchObject({
      problems: [],
      verb: {
        root: 'כתב',
        binyan: 'paal',
        infinitive: 'לִכְתֹּב'.normalize('NFC'),
        imperfective: 'писать',
        perfective: 'написать',
        government: 'что: את',
      },
    });
  });

  it('is printed as it is read, for every verb of the course', () => {
    const explained = new Set(verbExceptions.filter(({ rule }) => rule === 'entry').map(({ verb }) => verb));
    for (const verb of verbs) {
      const line = printVerbLine(verb);
      if (explained.has(verb.key)) continue;
      expect(readVerbLine(line).problems, line).toEqual([]);
      expect(printVerbLine(readVerbLine(line).verb)).toBe(line);
      expect(joinVerbLine(splitVerbLine(line))).toBe(line);
    }
  });

  it('needs no root where its parts show it', () => {
    const { verb, problems } = readVerbLine(katav.replace('כתב paal', ''));
    expect([verb.root, verb.binyan, problems]).toEqual(['כתב', 'paal', []]);
  });

  it('is read without the marks that a phone or a page adds, its holam on the letter or on its vav', () => {
    const odd = katav.replace('כּוֹתֵב', '\u200fכֹּותֵב\u200e').replace('что: את', '\u202eчто: את\u202c');
    expect(readVerbLine(odd)).toEqual({
      verb: { ...readVerbLine(katav).verb, key: `own ${odd}` },
      problems: [],
    });
  });

  describe('of which the parts can have several roots', () => {
    const prepared = 'הוּכַן מוּכָן יוּכַן -'; // hukhan, of כון
    const offered = 'הִצִּיעַ מַצִּיעַ יַצִּיעַ לְהַצִּיעַ'; // hitsia, of יצע
    const presented = 'הִצִּיג מַצִּיג יַצִּיג לְהַצִּיג'; // hitsig, of יצג
    const dropped = 'הִפִּיל מַפִּיל יַפִּיל לְהַפִּיל'; // hipil, of נפל
    const raised = 'הֵרִים מֵרִים יָרִים לְהָרִים'; // herim, of רום
    const surrounded = 'הֵקִיף מַקִּיף יַקִּיף לְהַקִּיף'; // hekif, of נקף

    it.each([
      [prepared, 'כון hufal', 'מוכן'],
      [prepared, 'יכן hufal', 'מוכן'],
      [offered, 'יצע hifil', 'להציע'],
      [offered, 'נצע hifil', 'להציע'],
      [presented, 'יצג hifil', 'להציג'],
      [dropped, 'נפל hifil', 'להפיל'],
      [raised, 'רום hifil', 'להרים'],
      [raised, 'רים hifil', 'להרים'],
      [surrounded, 'נקף hifil', 'להקיף'],
      ['הֻנַּח מֻנָּח יֻנַּח -', 'נוח hufal', 'מונח'], // hunakh
    ])('%s is accepted with %s', (parts, root, hebrew) => {
      const line = `${parts}; ${root}; делать / сделать`;
      expect(verbLineProblems(line, hebrew)).toEqual([]);
      expect(readVerbLine(line).verb.root).toBe(foldFinals(root.split(' ')[0] ?? ''));
    });

    it.each([
      [prepared, 'מוכן', /корень может быть .*יכן.*כון.*: допишите его/],
      [offered, 'להציע', /נצע.* или .*יצע/],
      [raised, 'להרים', /רום.* или .*רים/],
    ])('%s is asked about where none is named', (parts, hebrew, question) => {
      expect(verbLineProblems(`${parts}; ; делать / сделать`, hebrew)).toEqual([
        expect.stringMatching(question),
      ]);
    });

    it('is refused with a root that no part can have, and all that they can have are named', () => {
      const [problem = '', ...others] = verbLineProblems(`${presented}; כתב hifil; делать`, 'להציג');
      expect(others).toEqual([]);
      expect(problem).toMatch(/^По частям корень .*נצג.* или .*יצג.*, а указан .*כתב/);
    });

    it('keeps what an author saved before it was asked about', () => {
      const { verb, problems } = readVerbLine(`${presented}; ; представлять / представить`);
      expect([problems, verb.binyan, ['נצג', 'יצג'].includes(verb.root)]).toEqual([[], 'hifil', true]);
    });
  });

  it.each(['כ-ת-ב paal', 'כ.ת.ב. paal', 'כ־ת־ב Paal', 'כ ת ב paal'])(
    'is read with its root as %s',
    (root) => {
      const { verb, problems } = readVerbLine(katav.replace('כתב paal', root));
      expect([verb.root, verb.binyan, problems]).toEqual(['כתב', 'paal', []]);
    },
  );

  it('is read with a root in yod as dictionaries name it', () => {
    const bought = 'קָנָה קוֹנֶה יִקְנֶה לִקְנוֹת; קני paal; покупать / купить'; // kana
    expect([readVerbLine(bought).verb.root, readVerbLine(bought).problems]).toEqual(['קנה', []]);
  });

  it.each([
    ['nothing of a verb', '- - - -; ; писать', /^Нет ни одной части глагола/],
    ['parts without niqqud', 'כתב כותב יכתוב לכתוב; ; писать', /не читается/],
    ['no verb', 'שׁוּלְחָן בַּיִת כֶּלֶב סוּס; ; писать', /глагол не получается/],
    ['parts of two verbs', 'כָּתַב כּוֹתֵב יְדַבֵּר לִכְתֹּב; ; писать', /^Будущее .* не подходит к остальным частям/],
    ['another root', katav.replace('כתב paal', 'דבר paal'), /По частям корень/],
    ['another binyan', katav.replace('paal', 'piel'), /По частям биньян паъаль, а указан пиэль/],
    ['no such binyan', katav.replace('paal', 'kal'), /Биньяна «kal» нет/],
    ['no Russian verb', katav.replace('писать / написать', ''), /Нет русского глагола/],
    ['a pair of other letters', katav.replace('писать', 'write'), /русскими буквами/],
    [
      'a missing form in the place of the government',
      katav.replace('что: את', 'אין ציווי'),
      /^Управление .* не понято/,
    ],
    ['an exception in the place of the government', katav.replace('что: את', 'past.1sg=-'), /^Управление/],
    ['an exception of no form', `${katav}; past.9sg=כָּתַב (так)`, /^Исключение/],
  ])('with %s is refused and says why', (_name, line, message) => {
    expect(readVerbLine(line).problems.join(' ')).toMatch(message);
  });

  it('may have a part of another binyan, with its reason', () => {
    const line = 'פָּחַד מְפַחֵד יְפַחֵד לְפַחֵד; פחד piel; бояться / испугаться; кого: מ';
    expect(readVerbLine(line).problems).toEqual([expect.stringMatching(/^Прошедшее/)]);
    expect(readVerbLine(`${line}; past=פָּחַד (так говорят)`).problems).toEqual([]);
  });

  it('may lack forms, and replace those that the rules get wrong', () => {
    const line = `${katav}; imperative.sg.m=- (так не говорят), past.1sg=נָתַתִּי (для пробы)`;
    expect(readVerbLine(line).problems).toEqual([]);
    expect(verbLineProblems(line, 'נתתי')).toEqual([]);
    expect(verbLineProblems(katav, 'כתוב')).toEqual([]);
    expect(verbLineProblems(line, 'כתוב')).toEqual([expect.stringMatching(/не форма этого глагола/)]);
  });

  it.each(['', ';', ';;;;;', '- - - -', 'a b c d e f', '\u05b0\u05b0', katav.slice(0, 30)])(
    '«%s» throws nothing',
    (line) => {
      expect(Array.isArray(readVerbLine(line).problems)).toBe(true);
      expect(() => verbLineProblems(line, 'כתב')).not.toThrow();
    },
  );

  describe('written by somebody who means harm', () => {
    const pieces = [
      ...['<b>жирный</b>', '&amp;', '\u202eелутсо', '\u0000', '\u200f', '\ud800', '😀', '`', '\\'],
      ...[
        '=HYPERLINK("x")',
        'past.1sg=',
        'past=',
        '-',
        '(',
        ')',
        '((((',
        ',',
        ';',
        ' / ',
        ':',
        'x'.repeat(200),
      ],
      ...[
        '\u05b8'.repeat(100),
        'א'.repeat(200),
        'כָּתַב',
        'לִכְתֹּב',
        'paal',
        'כתב',
        'писать',
        '__proto__',
        'constructor',
      ],
    ];

    it('throws nothing, wherever it stands in the line, and gives nothing but forms in Hebrew', () => {
      const random = createRandom(7);
      let taken = 0;
      for (let time = 0; time < sized(800, 60_000); time++) {
        const at = Math.floor(random() * (katav.length + 1));
        const piece = pieces[Math.floor(random() * pieces.length)] ?? '';
        const cut = random() < 0.5 ? 0 : Math.floor(random() * 20);
        const line = `${katav}${random() < 0.3 ? '; past.1sg=נָתַתִּי (так)' : ''}`;
        const hostile = line.slice(0, at) + piece + line.slice(at + cut);
        const { verb, problems } = readVerbLine(hostile);
        expect(Array.isArray(verbLineProblems(hostile, 'כתב'))).toBe(true);
        if (problems.length > 0) continue;
        taken += 1;
        for (const form of Object.values(conjugateWith(verb, verb.exceptions ?? []))) {
          expect(form?.pointed ?? 'א').toMatch(/^[\u05b0-\u05ea]{1,30}$/);
          expect(form?.full ?? 'א').toMatch(/^[\u05d0-\u05ea]{1,30}$/);
        }
        const shown = [verb.root, verb.imperfective, verb.perfective, verb.government].join('');
        expect(shown).not.toMatch(/[<>&{}=\\\p{Cc}\p{Cf}]/u);
      }
      expect(taken).toBeGreaterThan(20);
    });

    it.each([
      ['a form that is no Hebrew', `${katav}; past.1sg=<b>катавти</b> (так)`],
      ['a form without niqqud or end', `${katav}; past.1sg=${'א'.repeat(300)} (так)`],
      ['markup as a reason', `${katav}; past.1sg=נָתַתִּי (<img src=x>)`],
      ['markup as a government', katav.replace('что: את', 'что: <b>')],
    ])('is refused with %s', (_what, line) => {
      expect(readVerbLine(line).problems).not.toEqual([]);
    });
  });
});
