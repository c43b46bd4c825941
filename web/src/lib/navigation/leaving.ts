/**
 * `stop` is there while something could be lost by leaving the view. It returns whether the way is shut for now, and calls
 * `goOn` once it is free.
 */
export type Leaving = { stop?: ((goOn: () => void) => boolean) | undefined };
