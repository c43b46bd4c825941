import { describe, expect, it } from 'vitest';
import { createVerbBook } from '../../../../core/hebrew/conjugation/verb.ts';
import { furtherForms } from '../../../../core/hebrew/forms/taught-forms.ts';
import { stripNiqqud } from '../../../../core/hebrew/niqqud.ts';
import { checkSentences } from '../../../../core/hebrew/sentences/check-sentences.ts';
import { createKnownForms } from '../../../../core/hebrew/sentences/known-forms.ts';
import { particlesOf } from '../../../../core/hebrew/sentences/particles.ts';
import { withParticles } from '../../../../core/hebrew/sentences/prefixes.ts';
import { sentenceProblems } from '../../../../core/hebrew/sentences/sentence-problems.ts';
import type { SentenceContent, WordContent } from '../../../../core/lesson/content.ts';
import { verbBook } from '../../../../db/content/verb-book.ts';
import { gadol, ima, lessonOf, sectionOf, shalom } from '../../../support/taught-course.ts';

const sentence = (
  pronunciation: string,
  transcription: string,
  russian = 'Мама большая.',
): SentenceContent => ({
  hebrew: pronunciation.replace(/[\u05b0-\u05c7]/g, ''),
  pronunciation: pronunciation.normalize('NFC'),
  transcription,
  russian,
});
/** ima gdola, mama is big. */
const right = sentence('אִימָּא גְּדוֹלָה.', 'и́ма гдола́');

/** What the checker says of a sentence of gadol in the second of two lessons. */
function rulesFor(example: SentenceContent, isComplete = false): string[] {
  const course = [
    sectionOf('start', [
      lessonOf('hello', [shalom, ima]),
      lessonOf('sizes', [{ ...gadol, examples: [example] }]),
    ]),
  ];
  return checkSentences(course, { verbs: createVerbBook([]), isComplete }).map(({ rule }) => rule);
}

it('only some lessons are checked, by what stands before them', () => {
  const course = [
    sectionOf('start', [
      lessonOf('hello', [{ ...shalom, examples: [right] }, ima]),
      lessonOf('sizes', [{ ...gadol, examples: [right] }]),
    ]),
  ];
  const found = (only?: ReadonlySet<string>) =>
    checkSentences(course, { verbs: createVerbBook([]), isComplete: false, ...(only && { only }) });
  expect(found().map(({ lesson, rule }) => `${lesson} ${rule}`)).toEqual([
    'hello sentence-unknown',
    'hello sentence-word',
    'hello sentence-sense',
    'sizes sentence-twice',
  ]);
  expect(found(new Set(['sizes']))).toEqual(found().filter(({ lesson }) => lesson === 'sizes'));
});

describe('a sentence', () => {
  it('of taught words, pointed as they are taught, is right', () => {
    expect(rulesFor(right)).toEqual([]);
  });

  it('may hold no word that is not taught yet', () => {
    expect(rulesFor(sentence('אִימָּא גְּדוֹלָה וְטוֹבָה.', 'и́ма гдола́ вэтова́'))).toEqual(['sentence-unknown']);
  });

  it('points and reads a word as it is taught', () => {
    expect(rulesFor(sentence('אִימָּא גָּדוֹלָה.', 'и́ма гдола́'))).toEqual(['sentence-niqqud']);
    expect(rulesFor(sentence('אִימָּא גְּדוֹלָה.', 'и́ма гэдоло́'))).toEqual(['sentence-transcription']);
  });

  it('agrees in gender and number', () => {
    expect(rulesFor(sentence('אִימָּא גָּדוֹל.', 'и́ма гадо́л'))).toEqual(['sentence-agreement']);
  });

  it('has a noun of the gender of its numeral, except one that is added to it', () => {
    // sheva va-khetsi, half past seven
    const sheva = {
      key: 'sheva',
      hebrew: 'שבע',
      pronunciation: 'שֶׁבַע',
      transcription: 'шэ́ва',
      russian: 'семь',
    };
    const half = {
      ...{ key: 'khetsi', hebrew: 'חצי', pronunciation: 'חֵצִי', transcription: 'хэ́ци', russian: 'половина' },
      gender: 'm' as const,
    };
    const rulesOf = (pronunciation: string, transcription: string) =>
      checkSentences(
        [
          sectionOf('start', [
            lessonOf('time', [
              half,
              { ...sheva, examples: [sentence(pronunciation, transcription, 'Семь с половиной.')] },
            ]),
          ]),
        ],
        { verbs: createVerbBook([]), isComplete: false },
      ).map(({ rule }) => rule);
    expect(rulesOf('שֶׁבַע וְחֵצִי.', 'шэ́ва вэхэ́ци')).toEqual([]);
    expect(rulesOf('שֶׁבַע בְּחֵצִי.', 'шэ́ва бэхэ́ци')).toEqual([]);
    expect(rulesOf('שֶׁבַע חֵצִי.', 'шэ́ва хэ́ци')).toEqual(['sentence-agreement']);
  });

  it('has the word that it is written for', () => {
    expect(rulesFor(sentence('שָׁלוֹם, אִימָּא.', 'шало́м и́ма'))).toEqual(['sentence-word']);
  });

  it('reads a compound with its hyphen', () => {
    // beit-sefer, school; sefer, book
    const betSefer = {
      ...{ key: 'bet-sefer', hebrew: 'בית ספר', pronunciation: 'בֵּית סֵפֶר', transcription: 'бэйт-сэ́фэр' },
      ...{ russian: 'школа', gender: 'm' as const },
    };
    const rulesOf = (pronunciation: string, transcription: string) =>
      checkSentences(
        [
          sectionOf('start', [
            lessonOf('school', [
              { ...betSefer, examples: [{ ...sentence(pronunciation, transcription), russian: 'Школа?' }] },
            ]),
          ]),
        ],
        { verbs: createVerbBook([]), isComplete: false },
      ).map(({ rule }) => rule);
    expect(rulesOf('בֵּית סֵפֶר?', 'бэйт-сэ́фэр')).toEqual([]);
    expect(rulesOf('בֵּית סֵפֶר?', 'бэйт сэ́фэр')).toEqual(['sentence-hyphen']);
  });

  it('knows the words of a phrase in the whole phrase alone, in its order and with its niqqud', () => {
    // ma hashaa, what time is it: neither of its words is taught
    const phrase = {
      ...{ key: 'ma-hashaa', hebrew: 'מה השעה', pronunciation: 'מָה הַשָּׁעָה', transcription: 'ма һашаа́' },
      russian: 'сколько времени?',
    };
    const rulesOf = (pronunciation: string, transcription: string) =>
      checkSentences(
        [
          sectionOf('start', [
            lessonOf('time', [
              ima,
              { ...phrase, examples: [sentence(pronunciation, transcription, 'Мама, сколько времени?')] },
            ]),
          ]),
        ],
        { verbs: createVerbBook([]), isComplete: false },
      ).map(({ rule }) => rule);
    expect(rulesOf('אִימָּא, מָה הַשָּׁעָה?', 'и́ма ма һашаа́')).toEqual([]);
    expect(rulesOf('אִימָּא, מַה הַשָּׁעָה?', 'и́ма ма һашаа́')).toEqual(['sentence-niqqud', 'sentence-what']);
    expect(rulesOf('הַשָּׁעָה, מָה?', 'һашаа́ ма')).toEqual([
      'sentence-unknown',
      'sentence-unknown',
      'sentence-word',
    ]);
    expect(rulesOf('מָה, אִימָּא?', 'ма и́ма')).toEqual(['sentence-unknown', 'sentence-word']);
    expect(rulesOf('מָה אִימָּא הַשָּׁעָה?', 'ма и́ма һашаа́')).toContain('sentence-unknown');
  });

  it('reads the longest phrase, and a compound with its article and particles', () => {
    const [school, student] = [
      {
        ...{ key: 'bet-sefer', hebrew: 'בית ספר', pronunciation: 'בֵּית סֵפֶר', transcription: 'бэйт-сэ́фэр' },
        ...{ russian: 'школа', gender: 'm' as const },
      },
      {
        ...{
          key: 'ganon',
          hebrew: 'בית ספר גדול',
          pronunciation: 'בֵּית סֵפֶר גָּדוֹל',
          transcription: 'бэйт-сэ́фэр-гадо́л',
        },
        ...{ russian: 'большая школа', gender: 'm' as const },
      },
    ];
    const known = createKnownForms(createVerbBook([]), new Set());
    known.reach(lessonOf('schools', [school, student]));
    const read = (text: string) => {
      const pointed = text.normalize('NFC').split(' ');
      return known.read(pointed.map(stripNiqqud), pointed).map((found) => found[0]?.word.key);
    };
    expect(read('בֵּית סֵפֶר גָּדוֹל')).toEqual(['ganon', 'ganon', 'ganon']);
    expect(read('בֵּית סֵפֶר')).toEqual(['bet-sefer', 'bet-sefer']);
    expect(read('לְבֵית הַסֵּפֶר')).toEqual(['bet-sefer', 'bet-sefer']);
    expect(read('בֵּית לְסֵפֶר')).toEqual([undefined, undefined]);
    expect(read('בֵּית')).toEqual([undefined]);
  });

  it('asks lama, why, only where the Russian does: before a verb with ל the letters are lema', () => {
    // lama; lema ata mitkaven, what do you mean
    const lama = {
      ...{ key: 'lama', hebrew: 'למה', pronunciation: 'לָמָּה', transcription: 'ла́ма', russian: 'почему' },
    };
    const rulesOf = (russian: string) =>
      checkSentences(
        [
          sectionOf('start', [
            lessonOf('asking', [
              { ...ima, examples: [{ ...sentence('לָמָּה אִימָּא?', 'ла́ма и́ма'), russian }] },
              lama,
            ]),
          ]),
        ],
        { verbs: createVerbBook([]), isComplete: false },
      ).map(({ rule }) => rule);
    expect(rulesOf('Почему мама?')).toEqual([]);
    expect(rulesOf('С чего вдруг мама?')).toEqual([]);
    expect(rulesOf('Что имеет в виду мама?')).toEqual(['sentence-question']);
  });

  it('that comes back at the end of its lesson is translated as before', () => {
    const rulesWith = (russian: string) =>
      checkSentences(
        [
          sectionOf('start', [
            lessonOf('hello', [ima, { ...gadol, examples: [right] }], {
              proofs: [{ ...right, russian }, sentence('אִימָּא! אִימָּא!', 'и́ма и́ма')],
            }),
          ]),
        ],
        { verbs: createVerbBook([]), isComplete: false },
      ).map(({ word, rule }) => `${word} ${rule}`);
    expect(rulesWith(right.russian)).toEqual([]);
    expect(rulesWith('Мама — большая.')).toEqual([' sentence-differs']);
  });

  it('stands at one word only', () => {
    const course = [
      sectionOf('start', [
        lessonOf('hello', [shalom, { ...ima, examples: [right] }, { ...gadol, examples: [right] }]),
      ]),
    ];
    const findings = checkSentences(course, { verbs: createVerbBook([]), isComplete: false });
    expect(findings.map(({ word, rule }) => `${word} ${rule}`)).toEqual([`${gadol.key} sentence-twice`]);
  });
});

describe('the other form of a sentence', () => {
  const big = sentence('שָׁלוֹם, גָּדוֹל.', 'шало́м гадо́л');
  const feminine = sentence('שָׁלוֹם, גְּדוֹלָה.', 'шало́м гдола́');

  it('is read as the sentence itself is', () => {
    expect(rulesFor({ ...big, feminine })).toEqual([]);
    expect(rulesFor({ ...feminine, masculine: big })).toEqual([]);
    const wrong = [
      ['sentence-unknown', sentence('שָׁלוֹם, טוֹבָה.', 'шало́м това́')],
      ['sentence-niqqud', sentence('שָׁלוֹם, גָּדוֹלָה.', 'шало́м гдола́')],
      ['sentence-transcription', sentence('שָׁלוֹם, גְּדוֹלָה.', 'шало́м гэдоло́')],
      ['sentence-word', sentence('שָׁלוֹם, אִימָּא.', 'шало́м и́ма')],
    ] as const;
    for (const [rule, other] of wrong) expect(rulesFor({ ...big, feminine: other })).toContain(rule);
  });

  it('has its own niqqud and Russian, differs, and has no other form itself', () => {
    const rulesOf = (one: SentenceContent) => sentenceProblems(one).map(({ rule }) => rule);
    expect(rulesOf({ ...big, feminine })).toEqual([]);
    expect(rulesOf({ ...big, feminine: { ...feminine, pronunciation: feminine.hebrew } })).toEqual([
      'sentence-pointed',
    ]);
    expect(rulesOf({ ...big, feminine: { ...feminine, russian: '' } })).toEqual(['empty', 'russian-letters']);
    expect(rulesOf({ ...big, feminine: big })).toEqual(['sentence-forms']);
    expect(rulesOf({ ...big, feminine, masculine: feminine })).toEqual(['sentence-forms']);
    expect(rulesOf({ ...big, feminine: { ...feminine, masculine: big } })).toEqual(['sentence-forms']);
  });

  it('stands at one word only, and may have the letters of the first', () => {
    // lecha and lach, to you
    const lach = {
      ...{ key: 'lach', hebrew: 'לך', pronunciation: 'לְךָ', transcription: 'лэха́', russian: 'тебе' },
      feminine: 'לָךְ',
    };
    const toYou = {
      ...sentence('שָׁלוֹם לְךָ.', 'шало́м лэха́', 'Мир тебе.'),
      feminine: sentence('שָׁלוֹם לָךְ.', 'шало́м лах', 'Мир тебе.'),
    };
    const rulesOf = (...words: WordContent[]) =>
      checkSentences([sectionOf('start', [lessonOf('hello', words)])], {
        verbs: createVerbBook([]),
        isComplete: false,
      }).map(({ word, rule }) => `${word} ${rule}`);
    expect(rulesOf(shalom, { ...lach, examples: [toYou] })).toEqual([]);
    expect(
      rulesOf(
        { ...shalom, examples: [sentence('שָׁלוֹם לָךְ.', 'шало́м лах', 'Мир тебе.')] },
        { ...lach, examples: [toYou] },
      ),
    ).toEqual(['lach sentence-twice', 'lach sentence-twice']);
  });
});

describe('particles before a word', () => {
  const joined = (letters: string, pointed: string, transcription: string) =>
    withParticles(particlesOf(letters) ?? [], { pointed: pointed.normalize('NFC'), transcription }).map(
      (it) => `${it.pointed} ${it.transcription}`,
    );
  const nfc = (...texts: string[]) => texts.map((text) => text.normalize('NFC'));

  it('take their vowels from its first letter', () => {
    expect(joined('ה', 'בַּיִת', 'ба́ит')).toEqual(nfc('הַבַּיִת һаба́ит'));
    expect(joined('ה', 'חָדָשׁ', 'хада́ш')).toEqual(nfc('הֶחָדָשׁ һэхада́ш'));
    expect(joined('ה', 'עִיר', 'ир')).toEqual(nfc('הָעִיר һаи́р'));
    expect(joined('מה', 'בַּיִת', 'ба́ит')).toEqual(nfc('מֵהַבַּיִת мэһаба́ит'));
    expect(joined('ו', 'אֲנִי', 'ани́')).toEqual(nfc('וַאֲנִי ваани́'));
    expect(joined('כש', 'אֲנִי', 'ани́')).toEqual(nfc('כְּשֶׁאֲנִי кшэани́'));
  });

  it('may hide an article', () => {
    expect(joined('ב', 'בַּיִת', 'ба́ит')).toEqual(nfc('בְּבַיִת бэва́ит', 'בַּבַּיִת баба́ит'));
    expect(joined('ב', 'רְחוֹב', 'рэхо́в')).toEqual(nfc('בִּרְחוֹב бирхо́в', 'בָּרְחוֹב барэхо́в'));
  });
});

describe('further forms', () => {
  it('are the plurals of an adjective and all forms of a verb', () => {
    expect(furtherForms({ ...gadol, plural: 'גְּדוֹלִים' }, createVerbBook([]))).toEqual([
      'גדולים',
      'גדולה',
      'גדולות',
    ]);
    // kotev, writes
    const kotev = { hebrew: 'כותב', pronunciation: 'כּוֹתֵב', transcription: 'котэ́в' };
    expect(furtherForms(kotev, verbBook())).toEqual(
      expect.arrayContaining(['כתבתי', 'יכתוב', 'לכתוב', 'כותבות']),
    );
  });

  it('are the persons of a preposition and the form before a noun', () => {
    const li = { hebrew: 'לי', pronunciation: 'לִי', transcription: 'ли' };
    expect(furtherForms(li, createVerbBook([]))).toEqual(expect.arrayContaining(['לך', 'לו', 'להם']));
    const shnayim = { hebrew: 'שניים', pronunciation: 'שְׁנַיִים', transcription: 'шна́им' };
    expect(furtherForms(shnayim, createVerbBook([]))).toEqual(['שני']);
  });
});
