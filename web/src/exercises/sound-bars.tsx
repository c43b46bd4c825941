import { useEffect, useRef } from 'react';
import { Row } from '../ui/layout.tsx';
import styles from './sound-bars.module.css';

const heights = [0.35, 0.7, 1, 0.6, 0.85, 0.45];

/** Bars that move while a word plays: decoration. */
export function SoundBars() {
  return (
    <Row as="span" gap={2} align="center" className={styles.bars} aria-hidden>
      {heights.map((height, i) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the bars never change places
          key={i}
          style={{ height: `${height * 100}%`, animationDelay: `${i * -130}ms` }}
        />
      ))}
    </Row>
  );
}

type LiveBarsProps = {
  /** Loudness of this moment as RMS, 0–1. */
  level: () => number;
};

const liveBars = 27;
/** A voice close to the phone has an RMS of about 0.2; quieter ones are raised by the square root. */
const loudRms = 0.25;

/** The last second and a half of the microphone, newest at the right. */
export function LiveBars({ level }: LiveBarsProps) {
  const bars = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const seen: number[] = Array.from({ length: liveBars }, () => 0);
    const timer = setInterval(() => {
      seen.shift();
      seen.push(Math.min(1, Math.sqrt(level() / loudRms)));
      seen.forEach((height, i) => {
        const bar = bars.current?.children[i];
        if (bar instanceof HTMLElement) bar.style.transform = `scaleY(${0.08 + 0.92 * height})`;
      });
    }, 55);
    return () => clearInterval(timer);
  }, [level]);
  return (
    <Row as="span" gap={2} align="center" ref={bars} className={styles.live} aria-hidden>
      {Array.from({ length: liveBars }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars never change places
        <span key={i} style={{ transform: 'scaleY(0.08)' }} />
      ))}
    </Row>
  );
}
