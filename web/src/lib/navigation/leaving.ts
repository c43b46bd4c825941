import type { View } from './view.ts';

/**
 * `stop` is set while something could be lost by leaving the view. It returns whether leaving is blocked for now, and
 * calls `goOn` once it is allowed.
 */
export type Leaving = {
  stop?:
    | ((goOn: () => void) => boolean)
    | undefined /** True for a view that this device can show without a network: set by code that is loaded after the first view. */;
  isKept?: (view: View) => boolean;
};
