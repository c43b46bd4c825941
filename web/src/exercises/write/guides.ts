import type { Guides } from '../../../../core/handwriting/shapes.ts';

/** Height of the drawing area (SPEC §9). */
export const canvasHeightPx = 250;
/** Width of the pen (SPEC §9). */
export const penWidthPx = 10;

/** The writing lines: the tallest cursive letter (ץ) and the deepest (ך) both fit on the canvas, pen width included. */
export const guides: Guides = { top: 90, baseline: 169, bottom: 209 };
