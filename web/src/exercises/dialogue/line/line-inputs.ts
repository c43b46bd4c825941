import type { ComponentType } from 'react';
import type { LineInput, LineInputProps } from './line-input.ts';
import { OrderLine } from './order-line.tsx';
import { SpeakLine } from './speak-line.tsx';
import { TypeLine } from './type-line.tsx';

/** How a line is said. */
export const lineInputs: Record<LineInput, ComponentType<LineInputProps>> = {
  spoken: SpeakLine,
  ordered: OrderLine,
  typed: TypeLine,
};
