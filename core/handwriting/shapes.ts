/** The shapes of handwriting, from the pen to the stored templates. */

/** One reading of the pen. */
export type Point = {
  /** Canvas pixels, grows to the right. */
  x: number;
  /** Canvas pixels, grows downwards. */
  y: number;
  /** 0–1; 0.5 where the device does not report it. */
  pressure: number;
  /** Milliseconds from any fixed start. */
  timestamp: number;
};

/** Pen-down to pen-up, in drawing order. */
export type Stroke = readonly Point[];

/** A point without pen readings. */
export type Spot = { x: number; y: number };

/** The lines shown under the pen, as y in canvas pixels: top < baseline < bottom. */
export type Guides = {
  /** The line that letters rest on. */
  baseline: number;
  /** Upper edge of ordinary letters such as ה; only ל rises above it. */
  top: number;
  /** Depth of the descending letters ן ך ף ץ ק. */
  bottom: number;
};

/** Print (square, block) letters and modern Israeli cursive; each letter has templates of both. */
export type Form = 'print' | 'cursive';

/**
 * The position of a shape between the guide lines: 0 is `top`, 1 is `baseline`. י print is about { top: 0, bottom: 0.5
 * }.
 */
export type Placement = { top: number; bottom: number };

/** One stored example of a letter. */
export type Sample = {
  form: Form;
  /** Where the shape comes from, e.g. 'omniglot:7' (drawer 7) or 'font:gveret-levin'. */
  source: string;
  /** At least one stroke of at least two spots; any unit. */
  strokes: readonly (readonly Spot[])[];
  /** Missing where the source has no writing lines. */
  placement?: Placement;
};

/** All examples by letter, e.g. { א: { samples: [...] } }. */
export type Templates = { [letter: string]: { samples: readonly Sample[] } };

export type Difficulty = 'easy' | 'normal' | 'hard';
