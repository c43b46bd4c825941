import type { ComponentProps } from 'react';
import { Today } from '../features/home/today-card.tsx';
import { Beginning } from '../features/placement/beginning.tsx';

/** The day on home; before it, of whoever has learned nothing yet, the question with which they begin. */
export function HomeToday({ ways }: ComponentProps<typeof Today>) {
  return (
    <>
      <Beginning onOpen={ways.open} />
      <Today ways={ways} />
    </>
  );
}
