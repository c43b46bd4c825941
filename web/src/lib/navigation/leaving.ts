/**
 * `stop` is set while something could be lost by leaving the view. It returns whether leaving is blocked for now, and
 * calls `goOn` once it is allowed.
 */
export type Leaving = { stop?: ((goOn: () => void) => boolean) | undefined };
