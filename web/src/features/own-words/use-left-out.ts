import { useState } from 'react';

/** What the learner has left out of a list, by key: everything is in it at first. */
export function useLeftOut() {
  const [left, setLeft] = useState<ReadonlySet<string | number>>(new Set());
  return {
    isLeft: (key: string | number) => left.has(key),
    pick(key: string | number, isPicked: boolean): void {
      const next = new Set(left);
      if (isPicked) next.delete(key);
      else next.add(key);
      setLeft(next);
    },
  };
}
