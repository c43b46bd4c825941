import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import opentype from 'opentype.js';
import { describe, expect, it } from 'vitest';
import { packTemplates } from '../../core/handwriting/packed.ts';
import { letters } from '../../core/hebrew/letters.ts';
import { collectTemplates } from '../../scripts/build-templates/collect.ts';
import { fillOutlines } from '../../scripts/build-templates/raster.ts';
import { thin } from '../../scripts/build-templates/thin.ts';
import { traceSkeleton } from '../../scripts/build-templates/trace.ts';

const publicFile = (path: string) => readFileSync(new URL(`../../web/public/${path}`, import.meta.url));

describe('the built templates', () => {
  const templates = collectTemplates();

  it('are the ones that are committed, to the byte', () => {
    expect(Buffer.from(packTemplates(templates)).equals(publicFile('handwriting/templates.bin'))).toBe(true);
  });

  it('stay small enough for a phone', () => {
    const file = publicFile('handwriting/templates.bin');
    expect(file.length).toBeLessThan(150_000);
    expect(gzipSync(file).length).toBeLessThan(60_000);
  });

  it('hold all 27 letters of four fonts and the drawers of the 22 ordinary ones', () => {
    for (const letter of letters) {
      const sources = (templates[letter]?.samples ?? []).map(({ source }) => source);
      expect(sources.filter((source) => source.startsWith('font:'))).toHaveLength(4);
      const drawers = sources.filter((source) => source.startsWith('omniglot:'));
      expect(drawers.length >= 7).toBe(!'ךםןףץ'.includes(letter));
    }
  });

  it('carry the licences of everything that they were made from', () => {
    for (const folder of ['handwriting', 'samples']) {
      const text = publicFile(`${folder}/LICENSE.txt`).toString();
      expect(text).toContain('Copyright (c) 2015 Brenden Lake');
      for (const font of ['Gveret Levin', 'Playpen Sans', 'Noto Project', 'Fredoka'])
        expect(text).toContain(font);
      expect(text).toContain('SIL OPEN FONT LICENSE');
    }
    expect(publicFile('fonts/handwriting.OFL.txt').toString()).toContain('The Gveret Levin Project Authors');
  });
});

describe('the handwriting font', () => {
  it('is a true-type file with every letter and vowel point', () => {
    const bytes = publicFile('fonts/handwriting.ttf');
    const font = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
    for (const char of [...letters, '\u05b8', '\u05b7', '\u05c1', '\u05c2', '\u05bc', '\u05be']) {
      expect(font.charToGlyph(char).index, `U+${char.codePointAt(0)?.toString(16)}`).toBeGreaterThan(0);
    }
    expect(publicFile('fonts/handwriting.woff2').subarray(0, 4).toString()).toBe('wOF2');
  });
});

describe('thinning', () => {
  const box = (left: number, top: number, right: number, bottom: number) => [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];

  it('turns a thick T into its bar and its stem, without the spurs of the corners', () => {
    const { bitmap } = fillOutlines([box(0, 0, 100, 14), box(43, 14, 57, 100)], 100);
    const strokes = traceSkeleton(thin(bitmap), 16);
    expect(strokes).toHaveLength(2);
    const widths = strokes.map(
      (stroke) => Math.max(...stroke.map(({ x }) => x)) - Math.min(...stroke.map(({ x }) => x)),
    );
    expect(Math.max(...widths)).toBeGreaterThan(75);
    expect(Math.min(...widths)).toBeLessThan(12);
  });

  it('keeps the hole of a ring: one closed stroke', () => {
    const ring = (radius: number, way: number) =>
      Array.from({ length: 60 }, (_, i) => ({
        x: 50 + radius * Math.cos((way * i * Math.PI) / 30),
        y: 50 + radius * Math.sin((way * i * Math.PI) / 30),
      }));
    const { bitmap } = fillOutlines([ring(50, 1), ring(36, -1)], 100);
    const [stroke, ...others] = traceSkeleton(thin(bitmap), 16);
    expect(others).toEqual([]);
    const [first, last] = [stroke?.[0], stroke?.at(-1)];
    expect(Math.hypot((first?.x ?? 0) - (last?.x ?? 99), (first?.y ?? 0) - (last?.y ?? 99))).toBeLessThan(3);
  });
});
