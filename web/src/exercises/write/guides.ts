import type { Guides } from '../../../../core/handwriting/shapes.ts';

/** Height of the drawing area (SPEC §9). */
export const canvasHeightPx = 250;
/** Width of the pen (SPEC §9). */
export const penWidthPx = 10;

/** The writing lines: room above for ל, below for ך ן ף ץ ק. */
export const guides: Guides = { top: 88, baseline: 178, bottom: 226 };
