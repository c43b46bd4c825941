import { type ComponentType, lazy, Suspense, useState } from 'react';
import { Skeleton } from '../../../ui/skeleton.tsx';

/** A part whose code is loaded when it is opened. */
export function loaded<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return function Loaded(props: Props) {
    // A failed `lazy` keeps its failure forever, so each opening gets a new one.
    const [Part] = useState(() => lazy(async () => ({ default: await load() })));
    return (
      <Suspense fallback={<Skeleton height="360px" radius="l" />}>
        <Part {...props} />
      </Suspense>
    );
  };
}
