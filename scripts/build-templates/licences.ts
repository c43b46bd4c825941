import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fontSources } from './collect.ts';

/** The notices that the templates must carry: MIT of Omniglot, OFL 1.1 of each font. */
export function licenceText(): string {
  const readme = readFileSync(new URL('../../test/data/handwriting/README.md', import.meta.url), 'utf8');
  const omniglot = readme.slice(readme.indexOf('The MIT License'));
  const { resolve } = createRequire(import.meta.url);
  const fonts = fontSources.map(({ name }) => {
    const text = readFileSync(resolve(`@fontsource/${name}/LICENSE`), 'utf8');
    return `Shapes with source "font:${name}" are centre lines of the font's letters.\n\n${text.trim()}\n`;
  });
  return [
    `Shapes with source "omniglot:N" (drawer N) were traced from Omniglot.\n\n${omniglot.trim()}\n`,
    ...fonts,
  ].join(`\n${'='.repeat(80)}\n\n`);
}
