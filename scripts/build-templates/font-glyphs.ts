import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype from 'opentype.js';
import type { Placement, Spot } from '../../core/handwriting/shapes.ts';
import { fillOutlines } from './raster.ts';
import { thin } from './thin.ts';
import { traceSkeleton } from './trace.ts';

type Glyph = { strokes: Spot[][]; placement: Placement };

const heightPx = 220;

/** Reads a font file of an installed package, e.g. '@fontsource/gveret-levin/files/…woff'. */
export function readFont(file: string): opentype.Font {
  const bytes = readFileSync(createRequire(import.meta.url).resolve(file));
  return opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
}

/**
 * The centre lines of one letter of a font, in font units with y downwards and the baseline at 0.
 * Its place between the guide lines is measured against the upper edge of the font's own ה.
 */
export function centreLines(font: opentype.Font, letter: string): Glyph {
  const raster = fillOutlines(outlines(font, letter), heightPx);
  const stemPx = stemWidth(font) * raster.scale;
  const strokes = traceSkeleton(thin(raster.bitmap), stemPx * 1.1).map((stroke) =>
    stroke.map(({ x, y }) => ({ x: x / raster.scale + raster.left, y: y / raster.scale + raster.top })),
  );
  const half = stemWidth(font) / 2;
  const bodyTop =
    Math.min(
      ...outlines(font, 'ה')
        .flat()
        .map((spot) => spot.y),
    ) + half;
  const ys = strokes.flat().map((spot) => spot.y);
  const between = (y: number) => (y - bodyTop) / (-half - bodyTop);
  return { strokes, placement: { top: between(Math.min(...ys)), bottom: between(Math.max(...ys)) } };
}

/** Width of the pen of a font: the narrow side of its vav, which is one downstroke. */
function stemWidth(font: opentype.Font): number {
  const { bitmap, scale } = fillOutlines(outlines(font, 'ו'), heightPx);
  const ink = bitmap.pixels.reduce((sum, pixel) => sum + pixel, 0);
  const spine = thin(bitmap).pixels.reduce((sum, pixel) => sum + pixel, 0);
  return ink / spine / scale;
}

/** The outlines of a letter as polygons, curves cut into short straight pieces. */
function outlines(font: opentype.Font, letter: string): Spot[][] {
  const glyph = font.charToGlyph(letter);
  if (glyph.index === 0) throw new Error(`the font has no ${letter}: take its Hebrew subset`);
  const polygons: Spot[][] = [];
  let pen: Spot = { x: 0, y: 0 };
  for (const command of glyph.getPath(0, 0, font.unitsPerEm).commands) {
    if (command.type === 'Z') continue;
    const end = { x: command.x, y: command.y };
    if (command.type === 'M') polygons.push([end]);
    else polygons.at(-1)?.push(...curve(pen, command, end));
    pen = end;
  }
  return polygons;
}

function curve(start: Spot, command: opentype.PathCommand, end: Spot): Spot[] {
  const pieces = 12;
  const controls =
    command.type === 'C'
      ? [
          { x: command.x1, y: command.y1 },
          { x: command.x2, y: command.y2 },
        ]
      : command.type === 'Q'
        ? [{ x: command.x1, y: command.y1 }]
        : [];
  if (controls.length === 0) return [end];
  return Array.from({ length: pieces }, (_, i) => onBezier([start, ...controls, end], (i + 1) / pieces));
}

/** De Casteljau's construction. */
function onBezier(spots: readonly Spot[], share: number): Spot {
  const [first] = spots;
  if (!first || spots.length === 1) return first ?? { x: 0, y: 0 };
  return onBezier(
    spots.slice(1).map((to, i) => {
      const from = spots[i] ?? to;
      return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
    }),
    share,
  );
}
