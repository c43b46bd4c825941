import type { Spot } from './shapes.ts';

/**
 * What a hand draws when it does not write: zigzags of 4 to 10 strokes, wide to narrow. They are among the templates as
 * non-letter shapes, so that a zigzag is nearer to them than to ש or צ. Other scribbles are far from everything.
 */
export function zigzags(): Spot[][] {
  return [4, 5, 6, 7, 8, 10].flatMap((strokes) =>
    [0.5, 1, 2].map((width) =>
      Array.from({ length: strokes + 1 }, (_, i) => ({ x: (i / strokes) * width, y: i % 2 })),
    ),
  );
}
