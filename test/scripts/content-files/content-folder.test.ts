import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { SectionContent } from '../../../core/lesson/content.ts';
import { sections } from '../../../db/content/index.ts';
import { contentFileNames, planContentFiles } from '../../../scripts/content-files/content-folder.ts';
import { formatContent } from '../../../scripts/content-files/formatter.ts';
import { lessonOf, sectionOf, shalom } from '../../support/taught-course.ts';

const folder = fileURLToPath(new URL('../../../db/content/', import.meta.url));
const files = new Map(contentFileNames(folder).map((name) => [name, readFileSync(folder + name, 'utf8')]));

/** A formatter that is quick and changes nothing. */
const asItIs = (text: string) => text;
const plan = (course: readonly SectionContent[], present = sections) =>
  planContentFiles(course, files, { format: asItIs, present });

/** The course with its first word said otherwise. */
const [first, ...others] = sections;
if (!first) throw new Error('a course has sections');
const renamed: SectionContent = { ...first, name: "Буквы 'и' слова" };

describe('the content files', () => {
  it('printed again are the same to the letter', () => {
    expect([...planContentFiles(sections, files, { format: formatContent }).keys()]).toEqual([]);
  });

  it('stay as they are where the course does', () => {
    expect([...plan(sections).keys()]).toEqual([]);
    expect([...plan([renamed, ...others]).keys()]).toEqual(['01-alphabet.ts']);
  });

  it('keep what stands above the section, and are laid out by the formatter', () => {
    const printed = planContentFiles([renamed, ...others], files, {
      format: formatContent,
      present: sections,
    });
    const before = files.get('01-alphabet.ts') ?? '';
    expect(printed.get('01-alphabet.ts')).toBe(
      before.replace("name: 'Алфавит и первые слова'", `name: "Буквы 'и' слова"`),
    );
  });

  it('gain a file and a line of the index for a new section', () => {
    const course = [sectionOf('songs'), ...sections, sectionOf('jokes')];
    const printed = plan(course);
    expect([...printed.keys()]).toEqual(['16-songs.ts', '17-jokes.ts', 'index.ts']);
    expect(printed.get('16-songs.ts')).toContain('export const section16: SectionContent = {"key":"songs"');
    const index = printed.get('index.ts') ?? '';
    expect(index).toContain(
      "import { section15 } from './15-nature.ts';\nimport { section16 } from './16-songs.ts';",
    );
    expect(index).toMatch(/= \[\n {2}section16,\n {2}section01,\n[\s\S]*section15,\n {2}section17,\n\];\n/);
  });

  it('hold the sentences of a section in a file of their own', () => {
    const said = { hebrew: 'הנה!', pronunciation: 'הִנֵּה!', transcription: 'һинэ́', russian: 'Вот!' }; // hine, here
    const withSaid = sectionOf('songs', [
      lessonOf('first-song', [{ ...shalom, examples: [said] }], { proofs: [said] }),
    ]);
    const printed = plan([...sections, withSaid]);
    expect([...printed.keys()]).toEqual([
      '16-songs.ts',
      'index.ts',
      'sentences/songs.ts',
      'sentences/index.ts',
    ]);
    expect(printed.get('16-songs.ts')).not.toContain('Вот!');
    expect(printed.get('sentences/songs.ts')).toContain(
      'songs: LessonSentences = {"first-song":{"proofs":[["הִנֵּה!","һинэ́","Вот!"]],"words":{"shalom":[[',
    );
  });

  it('lose the file of a section that is gone', () => {
    const printed = plan(others);
    expect([...printed.keys()].sort()).toEqual([
      '01-alphabet.ts',
      'index.ts',
      'sentences/alphabet.ts',
      'sentences/index.ts',
    ]);
    expect(printed.get('01-alphabet.ts')).toBeNull();
    expect(printed.get('index.ts')).not.toContain('section01');
  });

  it('are never written with a text that the formatter cannot read', () => {
    expect(() => formatContent('export const = {', '01-alphabet.ts')).toThrow('db/content/01-alphabet.ts');
  });
});
