import { useEffect, useRef, useState } from 'react';

/**
 * After a refusal `openFaulty` shows the first part with an error, where parts are folded, and the first error in the
 * editor is scrolled to.
 */
export function useRefusals(openFaulty?: () => void) {
  const editor = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal, and never while somebody types
  useEffect(() => {
    if (count === 0) return;
    openFaulty?.();
    const frame = requestAnimationFrame(() => {
      const first = editor.current?.querySelector('[role="alert"], [aria-invalid="true"]');
      first?.scrollIntoView?.({ block: 'center' });
    });
    return () => cancelAnimationFrame(frame);
  }, [count]);

  return { editor, note: () => setCount((before) => before + 1) };
}
