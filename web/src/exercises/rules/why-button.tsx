import { useEffect, useState } from 'react';
import type { WhyRuleProps } from './why-rule.tsx';

type WhyButtonProps = Omit<WhyRuleProps, 'told'> & {
  /** Nothing is shown until something was told. */
  told: string | null | undefined;
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
