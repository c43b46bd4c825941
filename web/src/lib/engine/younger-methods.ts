// Methods of the language that the oldest engine lacks (web/oldest-engine.ts) and the code uses throughout. boot.ts imports
// this before anything else; an engine's own methods stay. Whatever else is younger is tested for where it is used.

/** By the name of their owner. Each does what the standard says for the arguments that are used here. */
export const youngerMethods = {
  Array: {
    at,
    findLast<T>(this: readonly T[], isFound: (value: T, index: number, all: readonly T[]) => unknown) {
      return this[lastIndex(this, isFound)];
    },
    findLastIndex<T>(this: readonly T[], isFound: (value: T, index: number, all: readonly T[]) => unknown) {
      return lastIndex(this, isFound);
    },
    toReversed<T>(this: readonly T[]) {
      return [...this].reverse();
    },
    toSorted<T>(this: readonly T[], compare?: (one: T, other: T) => number) {
      return [...this].sort(compare);
    },
  },
  String: { at },
  Object: {
    hasOwn: (value: object, name: PropertyKey) => Object.getOwnPropertyDescriptor(value, name) !== undefined,
  },
};

function at<T>(this: ArrayLike<T>, index: number): T | undefined {
  return this[index < 0 ? this.length + index : index];
}

function lastIndex<T>(
  values: readonly T[],
  isFound: (value: T, index: number, all: readonly T[]) => unknown,
): number {
  let index = values.length;
  while (index--) if (isFound(values[index] as T, index, values)) break; // inside the array
  return index;
}

for (const [owner, methods] of [
  [Array.prototype, youngerMethods.Array],
  [String.prototype, youngerMethods.String],
  [Object, youngerMethods.Object],
] as const) {
  for (const [name, value] of Object.entries(methods)) {
    // Not enumerable, like an engine's own: no loop over an array meets them.
    if (!(name in owner)) Object.defineProperty(owner, name, { value, writable: true, configurable: true });
  }
}
