import type { ComponentPropsWithRef, ElementType } from 'react';
import { classNames } from './class-names.ts';

/** A step of `--space-*` in tokens.css. */
export type Space = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

type Layout = {
  gap?: Space;
  align?: 'start' | 'center' | 'end' | 'baseline';
  justify?: 'center' | 'end' | 'between';
  /** Wraps; 'tight' with little space between the lines. */
  wrap?: boolean | 'tight';
  /** Takes the free space of the flex container around it. */
  grow?: boolean;
  className?: string;
};

/** Own props of a primitive and those of the element `as`. */
export type Polymorphic<Own, Tag extends ElementType> = Own & { as?: Tag } & Omit<
    ComponentPropsWithRef<Tag>,
    keyof Own | 'as'
  >;

function layout(direction: 'row' | 'stack') {
  return function Flex<Tag extends ElementType = 'div'>({
    as,
    gap,
    align,
    justify,
    wrap,
    grow,
    className,
    ...rest
  }: Polymorphic<Layout, Tag>) {
    const Element: ElementType = as ?? 'div';
    const names = classNames(
      direction,
      gap && `gap-${gap}`,
      align && `align-${align}`,
      justify && `justify-${justify}`,
      wrap && `wrap-${wrap}`,
      grow && 'grow',
      className,
    );
    return <Element {...rest} className={names} />;
  };
}

/** Children side by side. */
export const Row = layout('row');

/** Children below each other. */
export const Stack = layout('stack');
