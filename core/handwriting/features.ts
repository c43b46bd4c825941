import { resampleDrawing } from './polyline.ts';
import type { Spot } from './shapes.ts';

/**
 * A drawing as a list of numbers: how much ink of each of four directions (undirected, so the order and direction of
 * strokes do not matter) lies in each cell of a grid over the drawing, then its proportions and its amount of ink.
 */
export type Features = Float32Array;

/** A slight turn (radians, clockwise on the canvas) and slant (pixels to the right for each pixel down). */
export type Warp = { turn: number; slant: number };

const cells = 8;
const directions = 4;
/** How sharply ink belongs to its own direction; 0 is not at all. */
const directionSharpness = 3;
const spotsOfDrawing = 64;
/** Spread of one bit of ink over the grid, in cells. Wider forgives more displacement. */
const spreadCells = 0.75;
const spreadReach = 2;
/** 0 keeps proportions, 1 stretches every drawing to a square. */
const stretch = 0.5;
/** The grid covers this many standard deviations of the ink; a plain frame has about as many. */
const deviations = 3.3;
/** The grid's outer cells stay half empty, for ink that strays. */
const coveredCells = cells - 1.5;
/** Weights of the proportions and of the amount of ink, both as logarithms, against the ink map, whose length is 1. */
const proportionWeight = 0.25;
const inkWeight = 0.7;
/** More ink than this for the size of the drawing is a scribble, however much more: letters have up to 3. */
const mostInk = 8;
/** A drawing counts as at least this wide and high, by its longer side: a line has no width. */
const thinnest = 0.3;

const mapSize = cells * cells * directions;
export const featureCount = mapSize + 2;

/** Short straight pieces of ink: middles and extents, four numbers (x, y, dx, dy) each. */
type Pieces = Float64Array;
type Frame = { x: number; y: number; scaleX: number; scaleY: number; proportion: number; ink: number };

/**
 * Describes a drawing independently of its position and size: its ink is centred at its centre of gravity and scaled by
 * its spread, so a long tail or a stray hook moves the rest little (Casey, "Moment normalization of handprinted
 * characters", 1970). Input: clean strokes, any unit. Output, for each warp: `featureCount` finite numbers; the ink map
 * is a vector of length 1, or of length 0 when there is no ink.
 */
export function featuresOf(strokes: readonly (readonly Spot[])[], warps: readonly Warp[]): Features[] {
  const pieces = piecesOf(strokes);
  return warps.map((warp) => describe(warped(pieces, warp)));
}

function describe(pieces: Pieces): Features {
  const frame = frameOf(pieces);
  const map = new Float32Array(featureCount);
  const columns = new Float64Array(cells);
  const rows = new Float64Array(cells);
  const shares = new Float64Array(directions);
  for (let i = 0; i < pieces.length; i += 4) {
    const dx = (pieces[i + 2] as number) * frame.scaleX; // four numbers a piece
    const dy = (pieces[i + 3] as number) * frame.scaleY;
    const length = Math.sqrt(dx * dx + dy * dy);
    if (length === 0) continue;
    spreadOver(columns, ((pieces[i] as number) - frame.x) * frame.scaleX + (cells - 1) / 2);
    spreadOver(rows, ((pieces[i + 1] as number) - frame.y) * frame.scaleY + (cells - 1) / 2);
    shareDirections(shares, dx, dy, length);
    addInk(map, rows, columns, shares);
  }
  toUnitLength(map);
  map[mapSize] = Math.log(frame.proportion) * proportionWeight;
  map[mapSize + 1] = Math.log(frame.ink) * inkWeight;
  return map;
}

function piecesOf(strokes: readonly (readonly Spot[])[]): Pieces {
  const pieces: number[] = [];
  for (const stroke of resampleDrawing(strokes, spotsOfDrawing)) {
    stroke.reduce((from, to) => {
      pieces.push((from.x + to.x) / 2, (from.y + to.y) / 2, to.x - from.x, to.y - from.y);
      return to;
    });
  }
  return Float64Array.from(pieces);
}

function warped(pieces: Pieces, { turn, slant }: Warp): Pieces {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const moved = new Float64Array(pieces.length);
  for (let i = 0; i < pieces.length; i += 2) {
    const y = pieces[i + 1] as number; // x and y come in pairs
    const x = (pieces[i] as number) + slant * y;
    moved[i] = x * cos - y * sin;
    moved[i + 1] = x * sin + y * cos;
  }
  return moved;
}

/** The position of the grid over the drawing, its height relative to its width, and its ink relative to its size. */
function frameOf(pieces: Pieces): Frame {
  let [ink, sumX, sumY, sumXX, sumYY] = [0, 0, 0, 0, 0];
  const [originX = 0, originY = 0] = pieces;
  for (let i = 0; i < pieces.length; i += 4) {
    const [dx, dy] = [pieces[i + 2] as number, pieces[i + 3] as number]; // four numbers a piece
    const length = Math.sqrt(dx * dx + dy * dy);
    const x = (pieces[i] as number) - originX;
    const y = (pieces[i + 1] as number) - originY;
    ink += length;
    sumX += length * x;
    sumY += length * y;
    sumXX += length * x * x;
    sumYY += length * y * y;
  }
  const total = Math.max(ink, 1e-9);
  const [x, y] = [sumX / total, sumY / total];
  const spreadX = Math.sqrt(Math.max(0, sumXX / total - x * x)) * deviations;
  const spreadY = Math.sqrt(Math.max(0, sumYY / total - y * y)) * deviations;
  const longer = Math.max(spreadX, spreadY, 1e-6);
  const width = Math.max(spreadX, longer * thinnest);
  const height = Math.max(spreadY, longer * thinnest);
  const scale = (length: number) => coveredCells / (length ** stretch * longer ** (1 - stretch));
  return {
    x: x + originX,
    y: y + originY,
    scaleX: scale(width),
    scaleY: scale(height),
    proportion: height / width,
    ink: Math.min(mostInk, Math.max(1, ink / Math.hypot(width, height))),
  };
}

/** How ink at a place along one side of the grid is spread over the cells of that side. */
function spreadOver(weights: Float64Array, place: number): void {
  for (let i = 0; i < cells; i++) {
    const away = i - place;
    weights[i] = Math.abs(away) > spreadReach ? 0 : Math.exp((away * away) / (-2 * spreadCells ** 2));
  }
}

/** Adds ink to the cells, in the shares of its directions. */
function addInk(map: Features, rows: Float64Array, columns: Float64Array, shares: Float64Array): void {
  for (let row = 0; row < cells; row++) {
    const rowWeight = rows[row] as number; // cells numbers in rows and columns
    if (rowWeight === 0) continue;
    for (let column = 0; column < cells; column++) {
      const weight = rowWeight * (columns[column] as number);
      if (weight === 0) continue;
      const cell = (row * cells + column) * directions;
      for (let d = 0; d < directions; d++) {
        map[cell + d] = (map[cell + d] as number) + weight * (shares[d] as number); // directions numbers
      }
    }
  }
}

/**
 * How ink going (dx, dy) is shared between the directions, by a von Mises bell: every direction gets some, so that a
 * degree more or less of a straight stroke changes little.
 */
function shareDirections(shares: Float64Array, dx: number, dy: number, ink: number): void {
  // Twice the heading, because a stroke and its reverse are the same direction.
  const squared = dx * dx + dy * dy;
  const along = Math.exp((directionSharpness * (dx * dx - dy * dy)) / squared);
  const aslant = Math.exp((directionSharpness * 2 * dx * dy) / squared);
  const share = ink / (along + 1 / along + aslant + 1 / aslant);
  shares[0] = along * share; // level
  shares[1] = aslant * share; // falling to the right
  shares[2] = share / along; // upright
  shares[3] = share / aslant; // rising to the right
}

/** Square root, then unit length: faint ink counts for more, and long and short drawings alike. */
function toUnitLength(map: Features): void {
  let sum = 0;
  for (const ink of map) sum += ink;
  for (let i = 0; i < mapSize; i++) map[i] = sum > 0 ? Math.sqrt((map[i] ?? 0) / sum) : 0;
}
