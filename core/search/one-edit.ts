/** True when one letter more, less or exchanged, or two neighbours in the other order, make one text of the other. */
export function isOneEditAway(a: string, b: string): boolean {
  const [long, short] = a.length >= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && long[at] === short[at]) at++;
  const rest = (text: string, from: number) => text.slice(at + from);
  if (long.length > short.length) return rest(long, 1) === rest(short, 0);
  if (at === short.length) return false;
  const isSwapped = long[at] === short[at + 1] && long[at + 1] === short[at];
  return rest(long, 1) === rest(short, 1) || (isSwapped && rest(long, 2) === rest(short, 2));
}
