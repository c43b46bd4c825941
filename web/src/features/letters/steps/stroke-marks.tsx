import { useEffect, useRef } from 'react';
import { lengthOf } from '../../../../../core/handwriting/polyline.ts';
import type { Guides } from '../../../../../core/handwriting/shapes.ts';
import { type LetterModel, placeModel } from '../../../exercises/write/letter-model.ts';
import styles from './stroke-picture.module.css';

type Line = readonly { x: number; y: number }[];

/** A box that holds the tallest and the deepest letter of both scripts. */
const picture = { width: 150, height: 150, middle: 75 };
const pictureGuides: Guides = { top: 54, baseline: 101, bottom: 125 };
/** Speed of the pen, pixels of the picture per second, and how long it is up between two strokes. */
const penSpeed = 95;
const liftSeconds = 0.3;

type StrokePictureProps = {
  model: LetterModel;
  /** Spoken name of the picture. */
  label: string;
  /** A new number writes the letter again. */
  run: number;
};

/** How a letter is written: its strokes grow one after another, each from a numbered dot in the direction of its arrow. */
export function StrokePicture({ model, label, run }: StrokePictureProps) {
  const strokes = placeModel(model, pictureGuides, picture.middle);
  const drawing = useRef<SVGSVGElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each run starts the animations of the same strokes again
  useEffect(() => {
    for (const animation of drawing.current?.getAnimations?.({ subtree: true }) ?? []) {
      animation.cancel();
      animation.play();
    }
  }, [run]);
  let delay = 0.2;
  return (
    <svg
      ref={drawing}
      className={styles.picture}
      viewBox={`0 0 ${picture.width} ${picture.height}`}
      role="img"
      aria-label={label}
    >
      <GuideLines />
      {strokes.map((stroke, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: strokes never change places
        <path key={`under ${at}`} className={styles.under} d={pathOf(stroke)} />
      ))}
      {strokes.map((stroke, at) => {
        const length = Math.max(1, lengthOf(stroke));
        const seconds = length / penSpeed;
        const style = {
          strokeDasharray: length + 1,
          '--length': length + 1,
          animationDuration: `${seconds}s`,
          animationDelay: `${delay}s`,
        };
        delay += seconds + liftSeconds;
        // biome-ignore lint/suspicious/noArrayIndexKey: strokes never change places
        return <path key={`pen ${at}`} className={styles.pen} d={pathOf(stroke)} style={style} />;
      })}
      <Starts strokes={strokes} />
    </svg>
  );
}

function GuideLines() {
  const { top, baseline } = pictureGuides;
  return <path className={styles.guides} d={`M8 ${top}H142M8 ${baseline}H142`} />;
}

/** Where each stroke starts, and where it goes from there. */
export function Starts({ strokes }: { strokes: readonly Line[] }) {
  return strokes.map((stroke, at) => {
    const [start] = stroke;
    const ahead = directionOf(stroke);
    if (!start || !ahead) return null;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: strokes never change places
      <g key={at} transform={`translate(${start.x} ${start.y})`}>
        <path className={styles.arrow} d="M10 0H21M16.5 -4.5L21 0L16.5 4.5" transform={`rotate(${ahead})`} />
        <circle className={styles.dot} r={8} />
        <text className={styles.number} y={3.5}>
          {at + 1}
        </text>
      </g>
    );
  });
}

/** How far along the stroke its direction is read: past the curl with which traced lines begin. */
const directionPx = 10;

function directionOf(stroke: Line): number | undefined {
  const [start] = stroke;
  const ahead =
    stroke.find(({ x, y }) => start && Math.hypot(x - start.x, y - start.y) >= directionPx) ?? stroke.at(-1);
  if (!start || !ahead) return undefined;
  return (Math.atan2(ahead.y - start.y, ahead.x - start.x) * 180) / Math.PI;
}

function pathOf(stroke: Line): string {
  return stroke.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
}
