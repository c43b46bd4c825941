import { isDeepStrictEqual } from 'node:util';
import type { SectionContent, SentenceContent } from '../../core/lesson/content.ts';
import type { LessonSentences, SentenceLine } from '../../db/content/sentences/shape.ts';

const formLine = ({ pronunciation, transcription, russian }: SentenceContent) =>
  [pronunciation, transcription, russian] as const;

function lineOf(sentence: SentenceContent): SentenceLine {
  const { feminine, masculine } = sentence;
  if (feminine) return [...formLine(sentence), { feminine: formLine(feminine) }];
  return masculine ? [...formLine(sentence), { masculine: formLine(masculine) }] : formLine(sentence);
}

/** The sentences of a section by lesson and word, in the course's order. */
function sentencesOf({ subsections }: SectionContent): LessonSentences {
  const lessons = subsections.flatMap((subsection) => subsection.lessons);
  return Object.fromEntries(
    lessons.flatMap(({ key, proofs = [], words }) => {
      const ofWords = words.flatMap(({ key: word, examples = [] }) =>
        examples.length > 0 ? [[word, examples.map(lineOf)] as const] : [],
      );
      if (proofs.length === 0 && ofWords.length === 0) return [];
      const own = proofs.length > 0 ? { proofs: proofs.map(lineOf) } : {};
      return [[key, { ...own, words: Object.fromEntries(ofWords) }]];
    }),
  );
}

const nameOf = (key: string): string => key.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

function printFile(key: string, sentences: LessonSentences): string {
  return [
    "import type { LessonSentences } from './shape.ts';\n",
    `\n/** Sentences of the section \`${key}\`. */\n`,
    `export const ${nameOf(key)}: LessonSentences = ${JSON.stringify(sentences)};\n`,
  ].join('');
}

function printIndex(keys: readonly string[]): string {
  const imports = [
    ...keys.map((key) => ({ name: key, what: `{ ${nameOf(key)} }` })),
    { name: 'shape', what: 'type { LessonSentences }' },
  ].toSorted((one, other) => (one.name < other.name ? -1 : 1));
  return [
    ...imports.map(({ name, what }) => `import ${what} from './${name}.ts';\n`),
    '\n/** The sentences of the whole course, a file for each section. */\n',
    `export const sentences: LessonSentences = {\n`,
    ...keys.map((key) => `  ...${nameOf(key)},\n`),
    '};\n',
  ].join('');
}

/** The files of sentences of a course by name: as they are, or not yet formatted where they changed; null for one whose section has none any more. */
export function planSentenceFiles(
  course: readonly SectionContent[],
  files: ReadonlyMap<string, string>,
  present: readonly SectionContent[],
): Map<string, string | null> {
  const filled = course
    .map((section) => ({ key: section.key, sentences: sentencesOf(section) }))
    .filter(({ sentences }) => Object.keys(sentences).length > 0);
  const planned = new Map<string, string | null>(
    filled.map(({ key, sentences }) => {
      const name = `sentences/${key}.ts`;
      const now = present.find((section) => section.key === key);
      const isAsItWas = now !== undefined && isDeepStrictEqual(sentencesOf(now), sentences);
      return [name, (isAsItWas && files.get(name)) || printFile(key, sentences)];
    }),
  );
  planned.set('sentences/index.ts', printIndex(filled.map(({ key }) => key)));
  const isOfSection = /^sentences\/(?!(?:index|shape|bar)\.ts$)/;
  for (const name of files.keys()) {
    if (isOfSection.test(name) && !planned.has(name)) planned.set(name, null);
  }
  return planned;
}
