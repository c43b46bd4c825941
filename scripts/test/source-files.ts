import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const topFolders = ['api', 'bot', 'core', 'db', 'scripts', 'test', 'web/src'] as const;

export type Import = {
  /** As written, e.g. '../core/errors.ts' or 'zod'. */
  specifier: string;
  /** Path from the root of the repository; undefined for a package. */
  file: string | undefined;
  /** Gone after compilation: `import type`, `export type`, `typeof import()`. */
  isTypeOnly: boolean;
};

export type SourceFile = {
  /** Path from the root of the repository, with forward slashes. */
  path: string;
  /** Without comments. */
  code: string;
  imports: Import[];
};

/** Every TypeScript file of the repository. */
export function readSourceFiles(): SourceFile[] {
  return topFolders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => read(join(root, folder, name))),
  );
}

function read(file: string): SourceFile {
  const path = relative(root, file).replaceAll('\\', '/');
  const code = withoutComments(readFileSync(file, 'utf8'));
  return { path, code, imports: importsOf(code, path) };
}

/** Texts are kept: an address in a text may hold '//'. */
function withoutComments(source: string): string {
  const texts = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/.source;
  const pattern = new RegExp(`(${texts})|/\\*[^]*?\\*/|(?<!:)//[^\\n]*`, 'g');
  return source.replace(pattern, (_, text: string | undefined) => text ?? '');
}

const statement = /^\s*(import|export)\s+(type\s)?(?:[\w*{][^;'"`]*?from\s*)?['"]([^'"\n]+)['"]/gm;
const call = /(typeof\s+)?\bimport\(\s*['"]([^'"\n]+)['"]\s*\)/g;

/** Imports and re-exports of a file without comments; of types too. */
export function importsOf(code: string, path: string): Import[] {
  const found: Import[] = [];
  const add = (specifier: string, isTypeOnly: boolean) => {
    const isRelative = specifier.startsWith('.');
    const file = isRelative ? normalize(join(dirname(path), specifier)).replaceAll('\\', '/') : undefined;
    found.push({ specifier, file, isTypeOnly });
  };
  for (const [, , type, specifier = ''] of code.matchAll(statement)) add(specifier, type !== undefined);
  for (const [, type, specifier = ''] of code.matchAll(call)) add(specifier, type !== undefined);
  return found;
}
