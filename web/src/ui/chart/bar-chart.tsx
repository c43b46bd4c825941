import { type BarChartOptions, BarChart as Bars } from 'chartist';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
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

/** The drawn picture, as far as it is touched again afterwards. */
type Drawn = { bars: Element[]; leftPx: number; widthPx: number };

/**
 * Bars side by side with an axis of whole numbers. A finger, the mouse or the arrow keys choose a bar, which is
 * described in words above the picture. Drawn by chartist as SVG: colours come from the tokens by CSS and follow the
 * theme by themselves. Load it with the view that shows it, never with the first one.
 */
export function BarChart({ summary, bars, valueText, tone = 'accent', height = 180 }: BarChartProps) {
  const host = useRef<HTMLDivElement>(null);
  const drawn = useRef<Drawn>({ bars: [], leftPx: 0, widthPx: 0 });
  const last = bars.length - 1;
  const [chosen, setChosen] = useState(last);
  const shown = Math.min(chosen, last);
  const bar = bars[shown];

  useEffect(() => {
    const place = host.current;
    if (!place) return;
    return draw(place, { bars, height }, (picture) => {
      drawn.current = picture;
      mark(picture.bars, Number(place.dataset.shown));
    });
  }, [bars, height]);

  useEffect(() => mark(drawn.current.bars, shown), [shown]);

  function point(event: PointerEvent<HTMLDivElement>) {
    const { leftPx, widthPx } = drawn.current;
    const x = event.clientX - event.currentTarget.getBoundingClientRect().left - leftPx;
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
        data-shown={shown}
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
      />
    </div>
  );
}

function mark(bars: readonly Element[], chosen: number): void {
  for (const [place, bar] of bars.entries()) bar.toggleAttribute('data-chosen', place === chosen);
}

const remPx = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
/** Space for the numbers of the axis, and for a date below it, at the default text size. */
const yAxisPx = 46;
const tickPx = 54;

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

/**
 * The picture for the current size of `place` and of the reader's text: labels grow, and so does the space around them.
 */
function optionsFor(
  place: HTMLElement,
  { bars, height }: { bars: readonly Bar[]; height: number },
): BarChartOptions {
  const px = (usual: number) => (usual / 16) * remPx();
  const shown = shownTicks(bars, {
    barPx: (place.clientWidth - px(yAxisPx)) / bars.length,
    textPx: px(tickPx),
  });
  return {
    width: '100%',
    height: `${px(height)}px`,
    low: 0,
    // An empty picture still has an axis.
    high: Math.max(1, ...bars.map((bar) => bar.value)),
    chartPadding: { top: px(14), right: 0, bottom: 0, left: 0 },
    axisX: {
      showGrid: false,
      offset: px(22),
      labelInterpolationFnc: (tick, at) => (shown.has(at) && tick) || null,
    },
    axisY: { onlyInteger: true, offset: px(yAxisPx), scaleMinSpace: px(34) },
    classNames,
  };
}

/** Draws into `place`, and again whenever its size changes. Returns a function that stops it. */
function draw(
  place: HTMLElement,
  { bars, height }: { bars: readonly Bar[]; height: number },
  onDrawn: (picture: Drawn) => void,
): () => void {
  let elements: Element[] = [];
  const data = { labels: bars.map((bar) => bar.tick), series: [bars.map((bar) => bar.value)] };
  const chart = new Bars(place, data, optionsFor(place, { bars, height }));
  chart.on('draw', (event) => {
    if (event.type !== 'bar') return;
    const widthPx = Math.max(1, (event.chartRect.width() / bars.length) * fill);
    event.element.attr({ 'stroke-width': widthPx });
    elements.push(event.element.getNode());
  });
  chart.on('created', ({ chartRect, svg }) => {
    // The picture is decoration: the slider around it says everything.
    svg.attr({ 'aria-hidden': 'true', focusable: 'false' });
    onDrawn({ bars: elements, leftPx: chartRect.x1, widthPx: chartRect.width() });
    elements = [];
  });
  const sizeNow = () => `${place.clientWidth} ${place.clientHeight}`;
  let known = sizeNow();
  const watch = new ResizeObserver(() => {
    if (sizeNow() === known) return;
    known = sizeNow();
    chart.update(undefined, optionsFor(place, { bars, height }), true);
  });
  watch.observe(place);
  return () => {
    watch.disconnect();
    chart.detach();
    place.replaceChildren();
  };
}

const classNames = {
  chart: styles.chart,
  label: styles.label,
  labelGroup: styles.labels,
  series: styles.series,
  bar: styles.bar,
  grid: styles.grid,
  gridGroup: styles.grids,
  vertical: styles.vertical,
  horizontal: styles.horizontal,
  start: styles.start,
  end: styles.end,
};
