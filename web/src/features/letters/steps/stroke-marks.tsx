import { lengthOf } from '../../../../../core/handwriting/polyline.ts';
import { guides } from '../../../exercises/write/guides.ts';
import { type LetterModel, placeModel } from '../../../exercises/write/letter-model.ts';
import styles from './stroke-marks.module.css';

type Line = readonly { x: number; y: number }[];

/** Speed of the pen, pixels per second, and how long it is up before each stroke. */
const penSpeed = 130;
const liftSeconds = 0.3;

/**
 * How a letter is written, over the drawing area: a pen writes it once, and each stroke has a numbered dot where it
 * begins and an arrow in its direction.
 */
export function StrokeMarks({ model }: { model: LetterModel }) {
  const strokes = placeModel(model, guides, 0);
  let delay = 0;
  return (
    <svg className={styles.marks} aria-hidden>
      {strokes.map((stroke, at) => {
        const length = Math.max(1, lengthOf(stroke));
        const seconds = length / penSpeed;
        delay += liftSeconds;
        const style = {
          strokeDasharray: length + 1,
          '--length': length + 1,
          animationDuration: `${seconds}s`,
          animationDelay: `${delay}s`,
        };
        delay += seconds;
        // biome-ignore lint/suspicious/noArrayIndexKey: strokes never change places
        return <path key={at} className={styles.pen} d={pathOf(stroke)} style={style} />;
      })}
      <Starts strokes={strokes} />
    </svg>
  );
}

function Starts({ strokes }: { strokes: readonly Line[] }) {
  return strokes.map((stroke, at) => {
    const [start] = stroke;
    const ahead = directionOf(stroke);
    if (!start || ahead === undefined) return null;
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
