import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const web = join(import.meta.dirname, '../../web/src');
const read = (ending: string) =>
  readdirSync(web, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => ({ name, text: readFileSync(join(web, name), 'utf8') }));

const tokens = readFileSync(join(web, 'ui/styles/tokens.css'), 'utf8');
const count = (kind: string) => new Set(tokens.match(new RegExp(`--${kind}-[\\w]+(?=:)`, 'g'))).size;

/** Of a value, what is neither a token nor one of the words and shares of the whole that need none. */
const literalsOf = (value: string) =>
  value
    .replace(/var\(--(?:text|space|radius|edge|tap|safe)[\w-]*\)/g, '')
    .match(/(?<![\w.#-])-?\d*\.?\d+(?:px|r?em|ch|pt)\b/g) ?? [];

/** `font` also sets the line height, which is no size of type. */
const fontSizeOf = (property: string, value: string) =>
  property === 'font' ? value.replace(/\/\s*\S+/, '') : value;

const tokenised = /^(?:font|font-size|(?:row-|column-)?gap|(?:padding|margin)(?:-[\w-]+)?|border-radius)$/;

describe('the design tokens', () => {
  it('are at most 7 sizes of type, 8 spaces and 4 radii', () => {
    expect(count('text')).toBeLessThanOrEqual(7);
    expect(count('space')).toBeLessThanOrEqual(8);
    expect(count('radius')).toBeLessThanOrEqual(4);
  });

  it('give every font size, gap, padding, margin and radius of a style sheet', () => {
    const sheets = read('.css').filter(({ name }) => name !== join('ui', 'styles', 'tokens.css'));
    expect(sheets.length).toBeGreaterThan(50);
    const literal = sheets.flatMap(({ name, text }) =>
      [...text.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([\w-]+):\s*([^;{}]+);/g)]
        .filter(
          ([, property = '', value = '']) =>
            tokenised.test(property) && literalsOf(fontSizeOf(property, value)).length > 0,
        )
        .map(([declaration]) => `${name}: ${declaration}`),
    );
    expect(literal).toEqual([]);
  });

  it('give every one of them in a style attribute', () => {
    const literal = read('.tsx').flatMap(({ name, text }) =>
      [...text.matchAll(/\b(?:fontSize|gap|(?:padding|margin)\w*|borderRadius):\s*([^,}]+)/g)]
        .filter(([, value = '']) => /^[\d'"`]/.test(value) && !value.includes('var(--'))
        .map(([declaration]) => `${name}: ${declaration}`),
    );
    expect(literal).toEqual([]);
  });
});
