import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LessonDetail } from '../../core/contracts/catalogue.ts';
import { firstLessonWithSentences } from '../../core/hebrew/sentences/check-sentences.ts';
import { sections } from '../../db/content/index.ts';
import { names } from '../../db/content/names.ts';
import { openTestBackend, type TestBackend } from '../support/backend.ts';
import { readPlaces } from '../support/learners.ts';

const admin = 77;
const lessonKeys = sections
  .flatMap(({ subsections }) => subsections)
  .flatMap(({ lessons }) => lessons.map(({ key }) => key));
let backend: TestBackend;
/** What the API answers about every lesson, in the order of the course. */
let lessons: (LessonDetail & { key: string })[];

beforeAll(async () => {
  backend = await openTestBackend({ course: sections, adminIds: [admin] });
  const token = await backend.login(admin);
  const places = await readPlaces(backend.db);
  lessons = [];
  for (const key of lessonKeys) {
    const params = { id: places.lessons[key] ?? 0 };
    lessons.push({ key, ...(await backend.call('GET /lessons/{id}', { token, params })) });
  }
});
afterAll(() => backend.close());

/** The rules below are those of the method of coverage, written again and knowing nothing but what is on the wire. */
const particles = /^(?:ו?(?:ש|כש)?(?:ה|ב|ל|מ|כ)?|ו?(?:מה|שה|כשה|לכש))$/;
const points = /[\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7]/g;
const tokensOf = (text: string): string[] =>
  text
    .replace(points, '')
    .replace(/[^א-ת\s־-]/g, ' ')
    .split(/[\s־-]+/)
    .filter(Boolean);

function isTaught(token: string, taught: ReadonlySet<string>): boolean {
  if (taught.has(token)) return true;
  return [1, 2, 3].some((cut) => {
    const rest = token.slice(cut).replace(/^וו/, 'ו'); // a first vav is doubled after a particle: הוורד
    return token.length - cut >= 2 && particles.test(token.slice(0, cut)) && taught.has(rest);
  });
}

/** Spellings that the lessons up to each have taught, by the key of the lesson. */
function* progress() {
  const taught = new Set<string>();
  for (const lesson of lessons) {
    if (lesson.key === names.from) for (const { hebrew } of names.words) taught.add(hebrew);
    for (const { hebrew, plural, feminine, variants, forms } of lesson.words) {
      const spellings = [hebrew, plural, feminine, ...(variants ?? []), ...forms];
      for (const spelling of spellings) for (const token of tokensOf(spelling ?? '')) taught.add(token);
    }
    yield { lesson, taught };
  }
}

const sentencesOf = ({ words, proofs }: LessonDetail) => [
  ...words.flatMap(({ examples }) => examples),
  ...proofs,
];

describe('the sentences of the course, as the API answers them', () => {
  it('stand at every word from the sixth lesson on, and two at the end of every lesson', () => {
    expect(lessonKeys.indexOf(firstLessonWithSentences)).toBe(5);
    const due = lessons.slice(5);
    const bare = due.flatMap(({ key, words }) =>
      words.flatMap(({ hebrew, examples }) => (examples.length > 0 ? [] : [`${key} ${hebrew}`])),
    );
    expect(bare).toEqual([]);
    expect(lessons.filter(({ proofs }) => proofs.length !== 2).map(({ key }) => key)).toEqual([]);
  });

  it('hold only forms that were taught up to their lesson', () => {
    const unknown: string[] = [];
    for (const { lesson, taught } of progress()) {
      for (const { hebrew } of sentencesOf(lesson)) {
        const strange = tokensOf(hebrew).filter((token) => !isTaught(token, taught));
        if (strange.length > 0) unknown.push(`${lesson.key} «${hebrew}»: ${strange.join(' ')}`);
      }
    }
    expect(unknown).toEqual([]);
  });

  it('hold the word that they are written for', () => {
    const foreign = lessons.flatMap(({ key, words }) =>
      words.flatMap(({ hebrew, plural, feminine, variants, forms, examples }) => {
        const spellings = [hebrew, plural, feminine, ...(variants ?? []), ...forms];
        const own = new Set(spellings.flatMap((spelling) => tokensOf(spelling ?? '')));
        return examples
          .filter((it) => !tokensOf(it.hebrew).some((token) => isTaught(token, own)))
          .map((it) => `${key} ${hebrew}: ${it.hebrew}`);
      }),
    );
    expect(foreign).toEqual([]);
  });

  it('carry niqqud on every word, as many words in the transcription, a translation and a sound', () => {
    const bad = lessons.flatMap((lesson) =>
      sentencesOf(lesson)
        .filter(({ hebrew, pronunciation, transcription, russian, audio }) => {
          const tokens = tokensOf(hebrew);
          const pointed = pronunciation.split(/\s+/);
          return !(
            pronunciation.replace(points, '') === hebrew &&
            pointed.every((word) => /[\u05b0-\u05c7]/.test(word)) &&
            transcription.split(/[\s-]+/).length === tokens.length &&
            /[.!?…]$/.test(russian) &&
            audio !== ''
          );
        })
        .map(({ hebrew }) => `${lesson.key} ${hebrew}`),
    );
    expect(bad).toEqual([]);
  });

  it('teach nobody half of a sentence: two to twelve words each, none for two words', () => {
    const all = lessons.flatMap(({ words }) => words.flatMap(({ examples }) => examples));
    expect(all.filter(({ hebrew }) => tokensOf(hebrew).length < 2 || tokensOf(hebrew).length > 12)).toEqual(
      [],
    );
    expect(new Set(all.map(({ hebrew }) => hebrew)).size).toBe(all.length);
  });
});
