import type { Spot } from '../../../core/handwriting/shapes.ts';

/** What a hand may leave on the canvas instead of a letter. */
export const junkKinds = ['dot', 'line', 'circle', 'zigzag', 'scribble'] as const;
export type JunkKind = (typeof junkKinds)[number];

/** Letters that a kind of junk really is: the downstroke is cursive ו ן י, the circle is cursive ס. */
export const honestReadings: Readonly<Record<JunkKind, string>> = {
  dot: '',
  line: 'ויןי',
  circle: 'ס',
  zigzag: '',
  scribble: '',
};

/** The canvas that junk is drawn on: 300 by 250 pixels with its guide lines. */
export const junkGuides = { top: 60, baseline: 190, bottom: 240 };

/** Draws one piece of junk; `random` gives numbers from 0 to 1. */
export function drawJunk(kind: JunkKind, random: () => number): Spot[][] {
  const between = (low: number, high: number) => low + (high - low) * random();
  const middle = { x: between(80, 220), y: between(90, 170) };
  const shaky = (x: number, y: number) => ({
    x: middle.x + x + between(-1, 1),
    y: middle.y + y + between(-1, 1),
  });
  const along = (draw: (share: number) => Spot, count = 40) => [
    Array.from({ length: count }, (_, i) => draw(i / (count - 1))),
  ];
  switch (kind) {
    case 'dot': {
      const radius = between(0.5, 6);
      return along(
        () => shaky(between(-radius, radius), between(-radius, radius)),
        Math.round(between(5, 20)),
      );
    }
    case 'line': {
      const [angle, length] = [between(0, Math.PI), between(30, 200)];
      return along((share) =>
        shaky(Math.cos(angle) * length * (share - 0.5), Math.sin(angle) * length * (share - 0.5)),
      );
    }
    case 'circle': {
      const [radius, squash, turns, start] = [
        between(20, 70),
        between(0.8, 1.25),
        between(0.95, 1.3),
        between(0, 6.3),
      ];
      return along((share) => {
        const angle = start + turns * 2 * Math.PI * share;
        return shaky(radius * squash * Math.cos(angle), radius * Math.sin(angle));
      });
    }
    case 'zigzag': {
      const [teeth, width, height] = [Math.round(between(4, 10)), between(80, 200), between(30, 120)];
      const isUpright = random() < 0.3;
      return along(
        (share) => {
          const place = share * teeth;
          const rest = place - Math.floor(place);
          const [x, y] = [
            width * (share - 0.5),
            height * ((Math.floor(place) % 2 === 0 ? rest : 1 - rest) - 0.5),
          ];
          return isUpright ? shaky(y, x) : shaky(x, y);
        },
        teeth * 6 + 1,
      );
    }
    case 'scribble':
      return [wander(middle, Math.round(between(80, 250)), between)];
  }
}

/** A pen that wanders about the canvas in ever-changing curves. */
function wander(from: Spot, steps: number, between: (low: number, high: number) => number): Spot[] {
  const spots = [from];
  let heading = between(0, 2 * Math.PI);
  let bend = between(-0.4, 0.4);
  for (let i = 0; i < steps; i++) {
    bend = (bend + between(-0.35, 0.35)) * 0.9;
    heading += bend;
    const last = spots.at(-1) ?? from;
    const next = { x: last.x + Math.cos(heading) * 6, y: last.y + Math.sin(heading) * 6 };
    if (next.x < 20 || next.x > 280 || next.y < 20 || next.y > 230) heading += Math.PI / 2;
    spots.push({ x: Math.max(20, Math.min(280, next.x)), y: Math.max(20, Math.min(230, next.y)) });
  }
  return spots;
}
