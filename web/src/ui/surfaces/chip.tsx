import type { ElementType } from 'react';
import { classNames } from '../class-names.ts';
import type { Polymorphic } from '../layout.tsx';

/** A soft surface with a text colour that can be read on it. */
export type Surface = 'accent' | 'gold' | 'right' | 'wrong' | 'quiet' | 'board';

type Look = { tone?: Surface; large?: boolean; className?: string };

/** A word or a figure in a pill, with an icon before it if there is one. */
export function Chip<Tag extends ElementType = 'span'>({
  as,
  tone = 'quiet',
  large,
  className,
  ...rest
}: Polymorphic<Look, Tag>) {
  const Element: ElementType = as ?? 'span';
  return (
    <Element {...rest} className={classNames('chip', large && 'chip-large', `soft-${tone}`, className)} />
  );
}
