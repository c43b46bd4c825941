import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { youngerInScript } from '../../scripts/oldest-engine/built-script.ts';
import { type StyleFinding, youngerInStyle } from '../../scripts/oldest-engine/built-style.ts';
import { usesOfYounger, type YoungerUse } from '../../scripts/oldest-engine/check-sources.ts';
import { readSourceFiles } from '../../scripts/test/source-files.ts';
import { oldestEngine } from '../../web/oldest-engine.ts';
import { youngerMethods } from '../../web/src/lib/engine/younger-methods.ts';
import { builtMiniApp } from '../support/built-page.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Members that the page brings along, e.g. 'Array.at'. */
const provided = new Set(
  Object.entries(youngerMethods).flatMap(([owner, methods]) =>
    Object.keys(methods).map((name) => `${owner}.${name}`),
  ),
);

/** Uses in the sources that are safe for a reason that the compiler cannot see, by file and name. */
const safeInSources: Readonly<Record<string, string>> = {
  'web/src/lib/audio/browser-voice.ts SpeechSynthesisUtterance': 'made only where there is speech synthesis',
};

/** Calls in what is built that are safe, by name. */
const safeInScripts: Readonly<Record<string, string>> = {
  SpeechSynthesisUtterance: 'made only where there is speech synthesis',
  getVoices: 'asked only where there is speech synthesis',
  createContext: "React's own",
  isActive: "React Query's own",
  toArray: "dnd-kit's own",
  startViewTransition: 'React tries it, and goes on without',
  skipTransition: 'of a transition that React has started',
  getState: "of the navigation's entry, which React looks for first",
};

/** What an old engine may leave out of the styles: nothing is hidden, lost or in the way without it. */
const mayBeMissing: Readonly<Record<string, string>> = {
  ':focus-visible': "the browser's own ring stays",
  ':has': 'only with :focus-visible: a ring around a card for those who use a keyboard',
  '::backdrop': 'web/src/ui/surfaces/modal.ts draws a shade where dialogs are not known',
  '-webkit-touch-callout': 'for iOS alone, which knows it',
  'align-content: start': 'in a grid, where it is as old as grids',
  'cursor: crosshair': 'a phone has no pointer',
  'cursor: default': 'a phone has no pointer',
  'cursor: grab': 'a phone has no pointer',
  'cursor: grabbing': 'a phone has no pointer',
  'cursor: pointer': 'a phone has no pointer',
  'flex-basis: min-content': 'in large text a name is broken instead of moved to a line of its own',
  'hyphenate-limit-chars': 'words are broken, or not, by the engine',
  'overscroll-behavior': 'the page behind a sheet may move along at its end',
  'place-items: start': 'in a grid, where it is as old as grids',
  resize: 'an author enlarges a field by hand',
  'scrollbar-width': 'phones draw their scroll bars over the page',
  'text-size-adjust': 'iOS knows it by its prefix, which stands before it',
  'text-wrap': 'lines of a title differ more in length',
};

/** The compiler needs a dozen seconds of a processor, which a busy machine may give it in minutes. */
const compileWithinMs = 600_000;

describe('the oldest engine', () => {
  it(
    'has each member that the sources use, is asked for it first, or is given it',
    () => {
      const planted = 'test/support/younger-uses.ts';
      const found = usesOfYounger(root, ['web/src/boot.ts', 'web/src/main.tsx', planted], {
        engine: oldestEngine,
        provided,
      });
      const wanted = linesOf(planted, /\/\/ younger$/);
      expect([...new Set(found.filter(({ path }) => path === planted).map(({ line }) => line))]).toEqual(
        wanted,
      );
      const running = filesOfPage();
      expect(found.filter((use) => running.has(use.path) && !isSafe(use))).toEqual([]);
    },
    compileWithinMs,
  );

  it('is named where people look for it', () => {
    for (const page of ['README.md', 'docs/decisions/0102-oldest-engine.md']) {
      expect(read(page)).toContain(`iOS ${oldestEngine.safari}`);
      expect(read(page)).toContain(`Chrome ${oldestEngine.chrome}`);
    }
  });

  it('gets the methods that it lacks before anything else runs', () => {
    const imports = [...read('web/src/boot.ts').matchAll(/^import .*?'(.*)';$/gm)].map(([, path]) => path);
    expect(imports[0]).toBe('./lib/engine/younger-methods.ts');
  });
});

describe('what is built', () => {
  let files: Rolldown.RolldownOutput['output'];
  beforeAll(async () => {
    files = await builtMiniApp();
  });

  it('has only scripts that the oldest engine understands, with methods that it has', () => {
    const found = files.flatMap((file) =>
      file.type === 'chunk' ? youngerInScript(file.code, oldestEngine, provided) : [],
    );
    const nameOf = (finding: string) => finding.split(':')[0] ?? '';
    expect(found.filter((finding) => !(nameOf(finding) in safeInScripts))).toEqual([]);
    const unused = Object.keys(safeInScripts).filter((name) => !found.map(nameOf).includes(name));
    expect(unused).toEqual([]);
  });

  it('has only styles that the oldest engine understands, or something older for it', () => {
    const found = stylesOf(files).flatMap((css) => youngerInStyle(css, oldestEngine));
    expect(found.filter((finding) => !mayMiss(finding))).toEqual([]);
    const unused = Object.keys(mayBeMissing).filter((name) => !found.some(({ feature }) => feature === name));
    expect(unused).toEqual([]);
  });
});

const isSafe = ({ path, message }: YoungerUse): boolean =>
  Object.keys(safeInSources).some((safe) => {
    const [file = '', name = ''] = safe.split(' ');
    return file === path && message.includes(`'${name}'`);
  });

function mayMiss({ feature, text }: StyleFinding): boolean {
  return feature === ':has' ? text.includes(':focus-visible') : feature in mayBeMissing;
}

function stylesOf(files: Rolldown.RolldownOutput['output']): string[] {
  return files.flatMap((file) => {
    if (file.type !== 'asset' || !/\.(?:css|html)$/.test(file.fileName)) return [];
    const text = String(file.source);
    if (file.fileName.endsWith('.css')) return [text];
    return [...text.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css = '']) => css);
  });
}

/** Files that run in the page: those that only give types are read by the compiler, too. */
function filesOfPage(): ReadonlySet<string> {
  const files = new Map(readSourceFiles().map((file) => [file.path, file]));
  const found = new Set(['web/src/boot.ts', 'web/src/main.tsx']);
  for (const path of found) {
    for (const { file, isTypeOnly } of files.get(path)?.imports ?? []) {
      if (file && !isTypeOnly) found.add(file);
    }
  }
  return found;
}

/** Numbers of the lines, from 1. */
const linesOf = (path: string, pattern: RegExp): number[] =>
  read(path)
    .split('\n')
    .flatMap((line, index) => (pattern.test(line) ? [index + 1] : []));
