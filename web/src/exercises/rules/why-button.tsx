import { useEffect, useState } from 'react';
import type { AudioPlayer } from '../../lib/audio/audio-player.ts';

export type WhyButtonProps = {
  /** What was told of the mistake; nothing is shown until something was. */
  told: string | null | undefined;
  /** Of a form: which one was asked. */
  skill?: string;
  player?: AudioPlayer | undefined;
};

const loadWhy = () => import('./why-rule.tsx');

/** The way from a mistake to the rule behind it, where there is one. Its code is loaded with the first mistake. */
export function WhyButton({ told, ...props }: WhyButtonProps) {
  const [code, setCode] = useState<Awaited<ReturnType<typeof loadWhy>>>();
  const isTold = Boolean(told);
  useEffect(() => {
    if (!isTold) return;
    let wanted = true;
    // Without it the reason stands alone.
    loadWhy().then((loaded) => wanted && setCode(loaded), console.warn);
    return () => {
      wanted = false;
    };
  }, [isTold]);
  return told && code ? <code.WhyRule key={told} told={told} {...props} /> : null;
}
