import { lengthOf } from '../../core/handwriting/polyline.ts';
import type { Spot } from '../../core/handwriting/shapes.ts';
import type { Bitmap } from './raster.ts';
import { around } from './thin.ts';

type Branch = { from: number; to: number; spots: Spot[] };

/**
 * Reads a one-pixel skeleton as strokes: lines between ends and junctions, joined at each junction with the line that
 * continues straightest. Lines that end freely and are shorter than `spurPx` are left out: thinning grows them at
 * corners. Output in pixels. The order and direction of the strokes say nothing about how a person writes.
 */
export function traceSkeleton(skeleton: Bitmap, spurPx: number): Spot[][] {
  let branches = branchesOf(skeleton);
  for (;;) {
    const spur = shortestSpur(branches, spurPx);
    if (!spur) break;
    branches = mergeThrough(branches.filter((branch) => branch !== spur));
  }
  return joinStraightest(branches).map(smooth);
}

/** Splits the skeleton into lines between nodes; pixels of one junction share a node. */
function branchesOf({ width, height, pixels }: Bitmap): Branch[] {
  const isInk = (i: number) => pixels[i] === 1;
  const neighbours = (i: number) =>
    around.map(([dx, dy]) => i + dy * width + dx).filter((j) => j >= 0 && j < width * height && isInk(j));
  const ink = [...pixels.keys()].filter(isInk);
  const node = new Map<number, number>();
  for (const i of ink) {
    if (neighbours(i).length < 3 || node.has(i)) continue;
    const queue = [i];
    for (const j of queue) {
      if (node.has(j)) continue;
      node.set(j, i);
      queue.push(...neighbours(j).filter((k) => neighbours(k).length >= 3));
    }
  }
  for (const i of ink) if (neighbours(i).length <= 1) node.set(i, i);
  const middle = new Map<number, Spot>();
  for (const id of new Set(node.values())) {
    const members = [...node].filter(([, owner]) => owner === id).map(([i]) => spotAt(i, width));
    middle.set(id, {
      x: members.reduce((sum, spot) => sum + spot.x, 0) / members.length,
      y: members.reduce((sum, spot) => sum + spot.y, 0) / members.length,
    });
  }
  const branches: Branch[] = [];
  const used = new Set<number>();
  const walk = (start: number, first: number): void => {
    const from = node.get(start) ?? start;
    const path = [middle.get(from) ?? spotAt(start, width)];
    let [before, here] = [start, first];
    while (!node.has(here)) {
      used.add(here);
      path.push(spotAt(here, width));
      // A pixel beside its own junction must not step straight back into it.
      const mayStep = (j: number) =>
        j !== before && !used.has(j) && (path.length > 3 || node.get(j) !== from);
      const onward = neighbours(here)
        .filter(mayStep)
        .sort((a, b) => Number(node.has(b)) - Number(node.has(a)))[0];
      if (onward === undefined) break;
      [before, here] = [here, onward];
    }
    const to = node.get(here) ?? from;
    path.push(node.has(here) ? (middle.get(to) ?? spotAt(here, width)) : (path[0] ?? spotAt(here, width)));
    branches.push({ from, to, spots: path });
  };
  for (const start of node.keys()) {
    for (const first of neighbours(start)) {
      if (node.get(first) === node.get(start) || used.has(first)) continue;
      if (node.has(first) && start > first) continue;
      walk(start, first);
    }
  }
  for (const i of ink) {
    const first = neighbours(i)[0];
    if (used.has(i) || node.has(i) || first === undefined) continue;
    used.add(i);
    node.set(i, i);
    walk(i, first);
  }
  return branches;
}

/** The shortest line with a free end below the limit, as long as another line is left. */
function shortestSpur(branches: readonly Branch[], spurPx: number): Branch | undefined {
  const degree = degrees(branches);
  return branches
    .filter((branch) => [branch.from, branch.to].some((id) => degree.get(id) === 1))
    .filter((branch) => [branch.from, branch.to].some((id) => (degree.get(id) ?? 0) > 1))
    .filter((branch) => lengthOf(branch.spots) < spurPx)
    .sort((a, b) => lengthOf(a.spots) - lengthOf(b.spots))[0];
}

/** Joins the two lines that meet alone at a node, until there are none. */
function mergeThrough(branches: readonly Branch[]): Branch[] {
  const left = [...branches];
  for (;;) {
    const degree = degrees(left);
    const id = [...degree.keys()].find(
      (candidate) =>
        degree.get(candidate) === 2 &&
        left.filter((branch) => branch.from === candidate || branch.to === candidate).length === 2,
    );
    if (id === undefined) return left;
    const [a, b] = left.filter((branch) => branch.from === id || branch.to === id);
    if (!a || !b) return left;
    left.splice(left.indexOf(a), 1);
    left.splice(left.indexOf(b), 1);
    left.push(joined(a, b, id));
  }
}

/** At each junction joins the pairs of lines with the smallest bend, below 60 degrees. */
function joinStraightest(branches: readonly Branch[]): Spot[][] {
  const left = [...branches];
  const maxBend = Math.PI / 3;
  for (;;) {
    let best: { a: Branch; b: Branch; id: number; bend: number } | undefined;
    for (const a of left) {
      for (const b of left) {
        if (a === b) continue;
        for (const id of [a.from, a.to].filter((end) => end === b.from || end === b.to)) {
          const bend = Math.abs(wrap(headingFrom(a, id) + Math.PI - headingFrom(b, id)));
          if (bend < maxBend && (!best || bend < best.bend)) best = { a, b, id, bend };
        }
      }
    }
    if (!best) return left.map((branch) => branch.spots);
    left.splice(left.indexOf(best.a), 1);
    left.splice(left.indexOf(best.b), 1);
    const whole = joined(best.a, best.b, best.id);
    left.push(whole);
  }
}

function joined(a: Branch, b: Branch, id: number): Branch {
  const first = a.to === id ? a : { from: a.to, to: a.from, spots: [...a.spots].reverse() };
  const second = b.from === id ? b : { from: b.to, to: b.from, spots: [...b.spots].reverse() };
  return { from: first.from, to: second.to, spots: [...first.spots, ...second.spots.slice(1)] };
}

/** Direction in which a line leaves a node, over its first dozen pixels. */
function headingFrom(branch: Branch, id: number): number {
  const spots = branch.from === id ? branch.spots : [...branch.spots].reverse();
  const start = spots[0];
  const ahead = spots[Math.min(12, spots.length - 1)];
  return start && ahead ? Math.atan2(ahead.y - start.y, ahead.x - start.x) : 0;
}

function degrees(branches: readonly Branch[]): Map<number, number> {
  const degree = new Map<number, number>();
  for (const { from, to } of branches) for (const id of [from, to]) degree.set(id, (degree.get(id) ?? 0) + 1);
  return degree;
}

/** Takes the staircase of the pixels out of a line; both ends stay. */
function smooth(stroke: readonly Spot[]): Spot[] {
  const reach = 3;
  return stroke.map((spot, i) => {
    const near = Math.min(reach, i, stroke.length - 1 - i);
    const window = stroke.slice(i - near, i + near + 1);
    return near === 0
      ? spot
      : {
          x: window.reduce((sum, other) => sum + other.x, 0) / window.length,
          y: window.reduce((sum, other) => sum + other.y, 0) / window.length,
        };
  });
}

function wrap(angle: number): number {
  return Math.atan2(Math.sin(angle), Math.cos(angle));
}

function spotAt(index: number, width: number): Spot {
  return { x: (index % width) + 0.5, y: Math.floor(index / width) + 0.5 };
}
