/** A key for one more part of a form: none that the form has or had in this order. */
export function freeKey(parts: readonly { key: string }[]): string {
  return String(Math.max(0, ...parts.map(({ key }) => Number(key))) + 1);
}
