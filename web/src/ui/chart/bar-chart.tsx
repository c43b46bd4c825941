import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Row } from '../layout.tsx';
import { Hint, Text } from '../text.tsx';
import styles from './bar-chart.module.css';

export type Bar = {
  /** Spoken and shown when the bar is chosen, e.g. '21 ноября'. */
  name: string;
  /** Below the axis; '' leaves the place empty. */
  tick: string;
  /** 0 or more. */
  value: number;
};

export type BarChartProps = {
  /** What the whole chart shows, in a sentence: its text alternative. */
  summary: string;
  /** At least one, left to right. The last one is chosen at first. */
  bars: readonly Bar[];
  /** A value in words: '134 ответа'. */
  valueText: (value: number) => string;
  tone?: 'accent' | 'gold' | 'right';
  /** Px at the default text size, the axis included. */
  height?: number;
};

/**
 * Bars side by side with an axis of whole numbers. A finger, the mouse or the arrow keys choose a bar, which is
 * described in words above the picture. Drawn as SVG: colours come from the tokens by CSS and follow the theme by
 * themselves. Load it with the view that shows it, never with the first one.
 */
export function BarChart({ summary, bars, valueText, tone = 'accent', height = 180 }: BarChartProps) {
  const host = useRef<HTMLDivElement>(null);
  const size = useSize(host);
  const last = bars.length - 1;
  const [chosen, setChosen] = useState(last);
  const shown = Math.min(chosen, last);
  const bar = bars[shown];

  function point(event: PointerEvent<HTMLDivElement>) {
    const leftPx = yAxisPx * size.scale;
    const x = event.clientX - event.currentTarget.getBoundingClientRect().left - leftPx;
    const widthPx = size.widthPx - leftPx;
    if (widthPx > 0) setChosen(Math.max(0, Math.min(last, Math.floor((x / widthPx) * bars.length))));
  }

  function step(event: KeyboardEvent) {
    const to = { ArrowLeft: shown - 1, ArrowRight: shown + 1, Home: 0, End: last }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    setChosen(Math.max(0, Math.min(last, to)));
  }

  if (!bar) return null;
  return (
    <div className={`${styles.figure} ${styles[tone]}`}>
      <Row as="p" gap={4} align="baseline" wrap="tight" className={styles.readout} aria-hidden>
        <Text size="xl" weight="bold">
          {valueText(bar.value)}
        </Text>
        <Hint>{bar.name}</Hint>
      </Row>
      <div
        ref={host}
        className={styles.plot}
        style={{ height: `${height / 16}rem` }}
        role="slider"
        tabIndex={0}
        aria-label={summary}
        aria-valuemin={1}
        aria-valuemax={bars.length}
        aria-valuenow={shown + 1}
        aria-valuetext={`${bar.name}: ${valueText(bar.value)}`}
        aria-orientation="horizontal"
        onPointerDown={point}
        onPointerMove={point}
        onKeyDown={step}
      >
        {size.widthPx > 0 && <Picture bars={bars} shown={shown} height={height} size={size} />}
      </div>
    </div>
  );
}

/** Space for the numbers of the axis, and for a date below it, at the default text size. */
const yAxisPx = 46;
const tickPx = 54;
/** Above the bars; below them, with the dates; least space between two lines of the grid. */
const topPx = 14;
const xAxisPx = 22;
const gridPx = 34;

/** Places whose dates have space: none over the right end, none over the one before. */
function shownTicks(
  bars: readonly Bar[],
  { barPx, textPx }: { barPx: number; textPx: number },
): ReadonlySet<number> {
  const shown = new Set<number>();
  let endPx = Number.NEGATIVE_INFINITY;
  for (const [at, { tick }] of bars.entries()) {
    const middlePx = (at + 0.5) * barPx;
    const isFree = middlePx - textPx / 2 >= endPx && middlePx + textPx / 2 <= bars.length * barPx;
    if (tick === '' || !isFree) continue;
    shown.add(at);
    endPx = middlePx + textPx / 2;
  }
  return shown;
}

/** Share of a bar's place that the bar fills. */
const fill = 0.68;

/** Whole numbers of the axis from 0, at least `most` at the end, in steps of 1, 2 or 5 with up to `count` of them. */
function axisValues(most: number, count: number): number[] {
  const least = most / Math.max(1, count);
  const power = 10 ** Math.max(0, Math.floor(Math.log10(least)));
  const step = power * ([1, 2, 5].find((part) => part * power >= least) ?? 10);
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, at) => at * step);
}

type Size = {
  widthPx: number;
  /** 1 at the default text size: labels grow, and so does the space around them. */
  scale: number;
};
type PictureProps = { bars: readonly Bar[]; shown: number; height: number; size: Size };

/** Decoration: the slider around it says everything. */
function Picture({ bars, shown, height, size: { widthPx, scale } }: PictureProps) {
  const leftPx = yAxisPx * scale;
  const floorPx = (height - xAxisPx) * scale;
  const plotPx = (height - xAxisPx - topPx) * scale;
  const barPx = (widthPx - leftPx) / bars.length;
  // An empty picture still has an axis.
  const most = Math.max(1, ...bars.map((bar) => bar.value));
  const values = axisValues(most, Math.floor(plotPx / (gridPx * scale)));
  const yOf = (value: number) => floorPx - (value / (values.at(-1) ?? most)) * plotPx;
  const ticks = shownTicks(bars, { barPx, textPx: tickPx * scale });
  return (
    <svg className={styles.chart} width={widthPx} height={height * scale} aria-hidden focusable={false}>
      {values.map((value) => (
        <g key={value}>
          <line className={styles.grid} x1={leftPx} x2={widthPx} y1={yOf(value)} y2={yOf(value)} />
          <text className={styles.number} x={leftPx - 22 * scale} y={yOf(value)} dy="-0.2em">
            {value}
          </text>
        </g>
      ))}
      {bars.map(({ name, tick, value }, at) => (
        <g key={name}>
          <rect
            className={styles.bar}
            data-chosen={at === shown ? '' : undefined}
            x={leftPx + (at + (1 - fill) / 2) * barPx}
            y={yOf(value)}
            width={Math.max(1, barPx * fill)}
            height={floorPx - yOf(value)}
          />
          {ticks.has(at) && (
            <text
              className={styles.tick}
              x={leftPx + (at + 0.5) * barPx}
              y={(height - 5) * scale}
              dy="-0.2em"
            >
              {tick}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}

/** The width of an element and the reader's text size, now and after each change. */
function useSize(host: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ widthPx: 0, scale: 1 });
  useLayoutEffect(() => {
    const place = host.current;
    if (!place) return;
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
      setSize({ widthPx: place.clientWidth, scale: rem / 16 });
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(place);
    return () => watch.disconnect();
  }, [host]);
  return size;
}
