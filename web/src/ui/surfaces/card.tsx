import type { ComponentProps, ElementType } from 'react';
import { classNames } from '../class-names.ts';
import { Stack } from '../layout.tsx';

/** A surface above the page. `padded` gives it the usual inner edge; with a `gap` its children are stacked. */
export function Card({
  padded = true,
  className,
  ...rest
}: ComponentProps<typeof Stack<'div'>> & { padded?: boolean }) {
  const Frame: ElementType = rest.gap ? Stack : 'div';
  return <Frame {...rest} className={classNames('card', padded && 'card-padded', className)} />;
}
