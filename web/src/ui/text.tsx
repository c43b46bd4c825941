import type { ComponentProps, ElementType } from 'react';
import { classNames } from './class-names.ts';
import type { Polymorphic } from './layout.tsx';

type Look = {
  /** A size of `--text-*` in tokens.css with its line height; without one, that of the text around. */
  size?: 'xs' | 's' | 'l' | 'xl' | 'xxl';
  weight?: 'medium' | 'strong' | 'bold';
  tone?: 'soft' | 'accent' | 'gold' | 'right' | 'wrong';
  className?: string;
};

/** A run of text; a `span` unless `as` says otherwise. */
export function Text<Tag extends ElementType = 'span'>({
  as,
  size,
  weight,
  tone,
  className,
  ...rest
}: Polymorphic<Look, Tag>) {
  const Element: ElementType = as ?? 'span';
  const names = classNames(
    size && `text-${size}`,
    weight && `weight-${weight}`,
    tone && `tone-${tone}`,
    className,
  );
  return <Element {...rest} className={names} />;
}

/** A quieter run beside or below another. */
export function Hint(props: ComponentProps<'span'> & { as?: 'span' | 'p' }) {
  return <Text tone="soft" size="s" {...props} />;
}

/** The title of a view or of a sheet. */
export function Title(props: ComponentProps<'h1'> & { as?: 'h1' | 'h2' }) {
  return <Text as="h1" size="xl" weight="bold" {...props} />;
}
