/**
 * `stop` is there while something could be lost by leaving the view. It answers whether the way is shut for now, and calls
 * `goOn` once it is free.
 */
export const leaving: { stop?: ((goOn: () => void) => boolean) | undefined } = {};
