import { describe, expect, it } from 'vitest';
import { checkCourse } from '../../../core/hebrew/check/course.ts';
import { explain } from '../../../core/hebrew/check/exceptions.ts';
import { hebrewLettersOf } from '../../../core/hebrew/niqqud.ts';
import { checkSentences } from '../../../core/hebrew/sentences/check-sentences.ts';
import { exceptions, russianTerms } from '../../../db/content/exceptions.ts';
import { sections } from '../../../db/content/index.ts';
import { names } from '../../../db/content/names.ts';
import { verbBook } from '../../../db/content/verb-book.ts';

const lessons = sections.flatMap((section) =>
  section.subsections.flatMap((subsection) => subsection.lessons),
);
const findings = [
  ...checkCourse(sections),
  ...checkSentences(sections, { verbs: verbBook(), names, isComplete: true }),
];
/** Names, descriptions and topics: what the course says to a learner in Russian. */
const texts = sections.flatMap(({ name, description, subsections }) => [
  name,
  description,
  ...subsections.flatMap((subsection) => [
    subsection.name,
    ...subsection.lessons.flatMap((lesson) => [lesson.name, lesson.description, lesson.topic]),
  ]),
]);
/** What the sentences mean. */
const meanings = lessons.flatMap(({ proofs = [], words }) =>
  [...proofs, ...words.flatMap(({ examples = [] }) => examples)].map(({ russian }) => russian),
);
/** Rules of the spellers and of the open lexicon run in `npm run content:check` only. */
const isOwnRule = (rule: string) => !rule.startsWith('speller-') && !rule.startsWith('lexicon-');

describe('the course', () => {
  it('has no word that breaks a rule without a written reason', () => {
    const { unexplained } = explain(findings, exceptions, isOwnRule);
    expect(unexplained.map(({ lesson, word, rule, why }) => `${lesson}/${word} ${rule}: ${why}`)).toEqual([]);
  });

  it('has no exception that explains nothing, and none for a word that is not there', () => {
    expect(explain(findings, exceptions, isOwnRule).unused).toEqual([]);
    const places = new Set(
      lessons.flatMap((lesson) =>
        ['', ...lesson.words.map(({ key }) => key)].map((key) => `${lesson.key}/${key}`),
      ),
    );
    expect(exceptions.filter(({ lesson, word }) => !places.has(`${lesson}/${word}`))).toEqual([]);
    expect(exceptions.filter(({ why }) => why.length < 10)).toEqual([]);
  });

  it('has 15 sections of 120 lessons, numbered by their place, of eight to ten words each', () => {
    expect(sections).toHaveLength(15);
    expect(lessons.map((lesson) => lesson.number)).toEqual(
      Array.from({ length: 120 }, (_, index) => index + 1),
    );
    for (const lesson of lessons) {
      expect(lesson.words.length, lesson.key).toBeGreaterThanOrEqual(8);
      expect(lesson.words.length, lesson.key).toBeLessThanOrEqual(10);
    }
  });

  it('opens the alphabet, the greetings and a lesson of every section to everyone, about a quarter', () => {
    const lessonsOf = (section: (typeof sections)[number]) =>
      section.subsections.flatMap((subsection) => subsection.lessons);
    const [alphabet, ...others] = sections;
    expect(alphabet && lessonsOf(alphabet).every((lesson) => lesson.isFree)).toBe(true);
    expect(others.filter((section) => !lessonsOf(section).some(({ isFree }) => isFree))).toEqual([]);
    expect(lessons.find(({ key }) => key === 'greetings')?.isFree).toBe(true);
    const share = lessons.filter((lesson) => lesson.isFree).length / lessons.length;
    expect(share).toBeGreaterThanOrEqual(0.22);
    expect(share).toBeLessThanOrEqual(0.28);
  });

  it('closes no lesson that was free in the first edition', () => {
    const free = lessons.filter((lesson) => lesson.isFree).map(({ key }) => key);
    const wasFree =
      'first-letters nun-and-company khaf-and-qof last-letters twin-letters pronouns parents-children drinks-breakfast ' +
      'market-and-supermarket places-in-town days-of-week parts-of-body animals first-verbs conjunctions documents-and-ministry';
    expect(wasFree.split(' ').filter((key) => !free.includes(key))).toEqual([]);
  });

  it('says вы to the learner: ты stands only where it is quoted', () => {
    const familiar = /(?<![а-яё])(ты|теб[яе]|тобой|тво(й|я|ё|и|его|ему|им|их|ей|ю))(?![а-яё])/iu;
    expect(texts.filter((text) => familiar.test(text.replace(/«[^»]*»/gu, '')))).toEqual([]);
  });

  it('spells by its own terms only those that it uses', () => {
    const used = new Set(
      [...texts, ...meanings]
        .join(' ')
        .toLowerCase()
        .match(/[а-яёһ]+/gu),
    );
    expect([...russianTerms].filter((term) => !used.has(term))).toEqual([]);
  });

  it('uses the letter һ of Cyrillic in transcriptions and no other sign for it', () => {
    const withHe = lessons
      .flatMap((lesson) => lesson.words)
      .filter((word) => word.transcription.includes('\u04bb'));
    expect(withHe.length).toBeGreaterThan(20);
    for (const word of withHe) expect(word.hebrew).toContain('ה');
  });
});

describe('the alphabet lessons', () => {
  const first = sections[0]?.subsections.flatMap((subsection) => subsection.lessons) ?? [];

  const introducing = first.filter((lesson) => hebrewLettersOf(lesson.name) !== '');

  it('teach all 27 shapes in four lessons', () => {
    expect(introducing).toHaveLength(4);
    const listed = introducing.map((lesson) => hebrewLettersOf(lesson.name));
    expect(new Set(listed.join('')).size).toBe(27);
    expect(listed.join('')).toHaveLength(27);
  });

  it('write each word with the letters taught so far', () => {
    const taught = new Set<string>();
    for (const lesson of first) {
      for (const letter of hebrewLettersOf(lesson.name)) taught.add(letter);
      for (const word of lesson.words) {
        expect(
          [...hebrewLettersOf(word.hebrew)].filter((letter) => !taught.has(letter)),
          word.key,
        ).toEqual([]);
      }
    }
  });

  it('use every letter in the lesson that introduces it', () => {
    for (const lesson of introducing) {
      const used = new Set(lesson.words.flatMap((word) => [...word.hebrew]));
      expect(
        [...hebrewLettersOf(lesson.name)].filter((letter) => !used.has(letter)),
        lesson.key,
      ).toEqual([]);
    }
  });
});
