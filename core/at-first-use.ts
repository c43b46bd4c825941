/**
 * A value that its first use makes. For what takes long to make at the start of a function, which its first call may not
 * need: a format of `Intl` reads the data of its language for longer than all texts together take to run.
 */
export function atFirstUse<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
