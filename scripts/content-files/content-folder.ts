import { readdirSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import type { SectionContent } from '../../core/lesson/content.ts';
import { printSection } from '../../core/lesson/course-file/print.ts';
import { withoutSentences } from '../../db/content/sentences/shape.ts';
import { planSentenceFiles } from './sentence-files.ts';

/** Files of `db/content` by name; those of sentences, rules and dialogues as 'sentences/food.ts', 'rules/verbs.ts'. */
export type ContentFiles = ReadonlyMap<string, string>;

/** Formats TypeScript as the repository's formatter does; `name` is the file's. */
export type Format = (text: string, name: string) => string;

/** The names of all files that a course is written to. */
export function contentFileNames(folder: string): string[] {
  const sentences = readdirSync(`${folder}sentences`).map((name) => `sentences/${name}`);
  const rules = readdirSync(`${folder}rules`).map((name) => `rules/${name}`);
  const dialogues = readdirSync(`${folder}dialogues`).map((name) => `dialogues/${name}`);
  return [...readdirSync(folder), ...sentences, ...rules, ...dialogues].filter((name) =>
    name.endsWith('.ts'),
  );
}

type SectionFile = { name: string; number: string; key: string; heading: string };

const importLine = "import type { SectionContent } from '../../core/lesson/content.ts';\n";
const opening = /^[\s\S]*?export const section\d\d: SectionContent = (?=\{\s*key: '([a-z0-9-]+)')/;

/** The files that hold a section, with all that comes in them before the section itself. */
function findSectionFiles(files: ContentFiles): SectionFile[] {
  return [...files].flatMap(([name, text]) => {
    const number = name.match(/^(\d\d)-[a-z0-9-]+\.ts$/)?.[1];
    const [heading, key] = text.match(opening) ?? [];
    return number && heading && key ? [{ name, number, key, heading }] : [];
  });
}

/** A file for a section that has none: the next free number, and the section's key as its name. */
function newSectionFile(key: string, taken: readonly SectionFile[]): SectionFile {
  const last = Math.max(0, ...taken.map((file) => Number(file.number)));
  const number = String(last + 1).padStart(2, '0');
  const heading = `${importLine}\n/** Section ${last + 1}. */\nexport const section${number}: SectionContent = `;
  return { name: `${number}-${key}.ts`, number, key, heading };
}

function printIndex(files: readonly SectionFile[]): string {
  const imports = files
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .map(({ name, number }) => `import { section${number} } from './${name}';\n`);
  const items = files.map(({ number }) => `  section${number},\n`);
  return [
    importLine,
    ...imports,
    "import { sentences } from './sentences/index.ts';\n",
    "import { withSentences } from './sentences/shape.ts';\n",
    '\nconst bare: readonly SectionContent[] = [\n',
    ...items,
    '];\n',
    '\n/** The whole course in the order in which it is learned. */\n',
    'export const sections: readonly SectionContent[] = withSentences(bare, sentences);\n',
  ].join('');
}

/**
 * What has to be written into `db/content` so that it holds the course: new texts by file name, null for a file whose
 * section is gone. A section that has not changed keeps its file to the letter; one that changed keeps what comes
 * before it in the file. `present` is what the files hold now; without it every file is printed in full.
 */
export function planContentFiles(
  course: readonly SectionContent[],
  files: ContentFiles,
  { format, present = [] }: { format: Format; present?: readonly SectionContent[] },
): Map<string, string | null> {
  const bare = course.map(withoutSentences);
  const known = findSectionFiles(files);
  const own: SectionFile[] = [];
  const printed = new Map<string, string | null>();
  for (const section of bare) {
    const file =
      known.find(({ key }) => key === section.key) ?? newSectionFile(section.key, [...known, ...own]);
    own.push(file);
    const isAsItWas = present.some(
      (other) => other.key === section.key && isDeepStrictEqual(withoutSentences(other), section),
    );
    if (isAsItWas && files.has(file.name)) continue;
    printed.set(file.name, format(`${file.heading}${printSection(section)};\n`, file.name));
  }
  for (const { name } of known) if (!own.some((file) => file.name === name)) printed.set(name, null);
  printed.set('index.ts', format(printIndex(own), 'index.ts'));
  for (const [name, text] of planSentenceFiles(course, files, present)) {
    if (text !== files.get(name)) printed.set(name, text === null ? null : format(text, name));
  }
  return new Map([...printed].filter(([name, text]) => files.get(name) !== text));
}
