/** A word cut behind its particles. `particles`: those that are written, in their order; `rest`: what is behind them. */
export type Split = { particles: readonly string[]; rest: string };

/** What is left of a word behind its particles. */
const fewestLetters = 2;

/**
 * and; since or once, before a clause; that, when; in, to, from, as; the: in the order in which they can stand. Behind ב, ל
 * and כ the article is not written.
 */
const chain = /^(ו?)(מ(?=ש)|ל(?=כש))?(כש|ש)?(?:([בלכ])|(מ?)(ה?))$/;

/**
 * Every way to cut particles from the beginning of a word, none first: ו, then ש, כש, מש or לכש, then ב, ל, כ, מ or ה.
 * A consonant ו behind one of them is written twice: הוורד is ה and ורד.
 */
export function splitsOf(letters: string): Split[] {
  const splits: Split[] = [{ particles: [], rest: letters }];
  const most = Math.min(5, letters.length - fewestLetters);
  for (let cut = 1; cut <= most; cut += 1) {
    const head = letters.slice(0, cut);
    const found = chain.exec(head);
    if (!found) continue;
    const particles = found.slice(1).filter((one): one is string => Boolean(one));
    const rest = letters.slice(cut);
    splits.push({ particles, rest });
    if (rest.startsWith('וו') && rest.length > fewestLetters) splits.push({ particles, rest: rest.slice(1) });
  }
  return splits;
}
