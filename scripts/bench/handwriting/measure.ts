import { createRecogniser } from '../../../core/handwriting/recogniser.ts';
import type { Difficulty, Guides, Spot, Templates } from '../../../core/handwriting/shapes.ts';
import { letters } from '../../../core/hebrew/letters.ts';
import { createRandom } from '../../../core/random.ts';
import { median, percentile } from '../figures.ts';
import { drawJunk, honestReadings, type JunkKind, junkGuides, junkKinds } from './junk.ts';
import type { Fold } from './trials.ts';

/** Letters that are easily taken for each other; false accepts are counted inside each group. */
export const groups = ['דר', 'החת', 'בכ', 'וזןי', 'םס', 'טס', 'עצ'] as const;

/** The recogniser that ships, at a difficulty, with the lines of the canvas or without them. */
export type Setup = { difficulty: Difficulty; withGuides: boolean };

type Drawn = readonly (readonly Spot[])[];

function prepare({ difficulty, withGuides }: Setup, templates: Templates) {
  const recogniser = createRecogniser({ templates });
  const linesOf = (guides: Guides | undefined) => (withGuides ? guides : undefined);
  return {
    accepts: (strokes: Drawn, letter: string, guides?: Guides): boolean =>
      recogniser.verify(asInk(strokes), letter, { difficulty, guides: linesOf(guides) }).accepted,
    /** The nearest letter, '' for none. */
    reads: (strokes: Drawn, guides?: Guides): string =>
      recogniser.classify(asInk(strokes), { guides: linesOf(guides) }).letter,
  };
}

const asInk = (strokes: Drawn) =>
  strokes.map((stroke) => stroke.map((spot, i) => ({ ...spot, pressure: 0.5, timestamp: i * 16 })));

type Count = { hits: number; of: number };

export type Accuracy = {
  trials: number;
  top1: number;
  /** Share of true letters accepted. */
  trueAccepts: number;
  /** Share accepted of drawings offered as each other letter of the templates. */
  falseAccepts: number;
  groups: Map<string, Count>;
  msMedian: number;
  ms95: number;
};

/** Runs every trial of every fold against every letter. Milliseconds are of checking a drawing
 * against its own letter, the fastest of three so that a busy machine disturbs little. */
export function measureAccuracy(setup: Setup, folds: readonly Fold[]): Accuracy {
  const all = { read: 0, accepted: 0, wrong: { hits: 0, of: 0 }, trials: 0 };
  const inGroup = new Map<string, Count>(groups.map((group) => [group, { hits: 0, of: 0 }]));
  const ms: number[] = [];
  for (const { templates, trials } of folds) {
    const ready = prepare(setup, templates);
    for (const { letter, strokes, guides } of trials) {
      all.trials++;
      const timed = Array.from({ length: 3 }, () => {
        const start = performance.now();
        const hit = ready.accepts(strokes, letter, guides);
        return { hit, ms: performance.now() - start };
      });
      if (timed[0]?.hit) all.accepted++;
      ms.push(Math.min(...timed.map((run) => run.ms)));
      if (ready.reads(strokes, guides) === letter) all.read++;
      for (const asked of Object.keys(templates)) {
        if (asked === letter) continue;
        const hit = ready.accepts(strokes, asked, guides);
        const shared = groups.filter((group) => group.includes(asked) && group.includes(letter));
        for (const count of [all.wrong, ...shared.map((group) => inGroup.get(group))]) {
          if (!count) continue;
          count.of++;
          if (hit) count.hits++;
        }
      }
    }
  }
  return {
    trials: all.trials,
    top1: all.read / all.trials,
    trueAccepts: all.accepted / all.trials,
    falseAccepts: all.wrong.hits / all.wrong.of,
    groups: inGroup,
    msMedian: median(ms),
    ms95: percentile(ms, 0.95),
  };
}

type JunkResult = {
  /** Share accepted over all pieces, each offered as each of the 27 letters. */
  offered: number;
  /** Share of pieces that some letter accepts, other than the letters that such a drawing really is. */
  anyLetter: number;
};

/** Offers 100 pieces of each kind of junk, the same ones to every setup. */
export function measureJunk(setup: Setup, templates: Templates): Map<JunkKind, JunkResult> {
  const ready = prepare(setup, templates);
  const pieces = 100;
  return new Map(
    junkKinds.map((kind, i) => {
      const random = createRandom(4_000 + i);
      let accepted = 0;
      let anyLetter = 0;
      for (let piece = 0; piece < pieces; piece++) {
        const strokes = drawJunk(kind, random);
        const taken = letters.filter((letter) => ready.accepts(strokes, letter, junkGuides));
        accepted += taken.length;
        if (taken.some((letter) => !honestReadings[kind].includes(letter))) anyLetter++;
      }
      return [
        kind,
        { offered: accepted / (pieces * letters.length), anyLetter: anyLetter / pieces },
      ] as const;
    }),
  );
}

/** Ways to change a drawing that leave it the same letter. */
export const changes: Readonly<Record<string, (strokes: Drawn) => Spot[][]>> = {
  moved: (strokes) => strokes.map((stroke) => stroke.map(({ x, y }) => ({ x: x + 137, y: y - 59 }))),
  'twice as large': (strokes) => strokes.map((stroke) => stroke.map(({ x, y }) => ({ x: x * 2, y: y * 2 }))),
  'half as large': (strokes) => strokes.map((stroke) => stroke.map(({ x, y }) => ({ x: x / 2, y: y / 2 }))),
  'strokes in reverse order': (strokes) => strokes.map((stroke) => [...stroke]).reverse(),
  'each stroke backwards': (strokes) => strokes.map((stroke) => [...stroke].reverse()),
  'turned 10 degrees left': turnedBy(-10),
  'turned 10 degrees right': turnedBy(10),
};

/** Share of true letters accepted after a change, without guide lines. */
export function measureChange(
  setup: Setup,
  folds: readonly Fold[],
  change: (typeof changes)[string],
): number {
  let [accepted, of] = [0, 0];
  for (const { templates, trials } of folds) {
    const ready = prepare(setup, templates);
    for (const { letter, strokes } of trials) {
      of++;
      if (ready.accepts(change(strokes), letter)) accepted++;
    }
  }
  return accepted / of;
}

function turnedBy(degrees: number): (strokes: Drawn) => Spot[][] {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return (strokes) =>
    strokes.map((stroke) => stroke.map(({ x, y }) => ({ x: x * cos - y * sin, y: x * sin + y * cos })));
}
