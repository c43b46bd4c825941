import type { HTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import type { Surface } from './chip.tsx';

type TileProps = HTMLAttributes<HTMLSpanElement> & {
  /** Side in px. */
  size?: number;
  tone?: Surface;
};

/** A square with an icon in its middle. */
export function Tile({ size = 48, tone = 'quiet', className, style, ...rest }: TileProps) {
  return (
    <span
      {...rest}
      className={classNames('tile', `soft-${tone}`, className)}
      style={{ width: size, height: size, ...style }}
    />
  );
}
