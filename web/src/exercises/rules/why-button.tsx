import { useEffect, useState } from 'react';
import type { WhyRuleProps } from './why-rule.tsx';

type WhyButtonProps = Omit<WhyRuleProps, 'reasons'> & {
  /** Nothing is shown without any. */
  reasons: WhyRuleProps['reasons'] | undefined;
};

const loadWhy = () => import('./why-rule.tsx');

/** The way from a mistake to the rule behind it, where there is one. Its code is loaded with the first mistake. */
export function WhyButton({ reasons = [], ...props }: WhyButtonProps) {
  const [code, setCode] = useState<Awaited<ReturnType<typeof loadWhy>>>();
  const isWanted = reasons.length > 0;
  useEffect(() => {
    if (!isWanted) return;
    let isAwaited = true;
    // Without it the reason stands alone.
    loadWhy().then((loaded) => isAwaited && setCode(loaded), console.warn);
    return () => {
      isAwaited = false;
    };
  }, [isWanted]);
  return isWanted && code ? <code.WhyRule reasons={reasons} {...props} /> : null;
}
