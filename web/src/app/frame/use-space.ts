import './space.css';
import { useLayoutEffect } from 'react';

/** Heights for a view, px, from which down it is drawn smaller. */
const steps = { snug: 720, short: 660, low: 568, tiny: 488 };

/**
 * Keeps `data-space` of the page, e.g. "snug short": how much height is left between the header and the insets of the
 * client. Styles select by it, since a media query knows only the height of the whole screen.
 */
export function useSpace(): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    function measure(): void {
      const height = heightPx();
      const names = Object.entries(steps).filter(([, px]) => height <= px);
      root.dataset.space = names.map(([name]) => name).join(' ');
    }
    measure();
    // Telegram writes its heights and insets into the style of the root.
    const styleObserver = new MutationObserver(measure);
    styleObserver.observe(root, { attributes: true, attributeFilter: ['style'] });
    const header = new ResizeObserver(measure);
    for (const element of document.querySelectorAll('.frame-header')) header.observe(element);
    window.addEventListener('resize', measure);
    return () => {
      styleObserver.disconnect();
      header.disconnect();
      window.removeEventListener('resize', measure);
      delete root.dataset.space;
    };
  }, []);
}

/** Height of the content that fits the screen, px; NaN where nothing is laid out. */
function heightPx(): number {
  const main = document.querySelector('.frame-main');
  const frame = main?.parentElement;
  const header = frame?.querySelector<HTMLElement>('.frame-header');
  if (!main || !frame || !header) return Number.NaN;
  const { paddingTop, paddingBottom } = getComputedStyle(main);
  const height = Number.parseFloat(getComputedStyle(frame).minHeight) - header.offsetHeight;
  return height - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
}
