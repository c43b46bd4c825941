/** Particles that are written together with the next word, in the chains that people use. */
const chain = /^(ו?)(כש|ש)?(ה|ב|ל|מ|כ)?$/;
const chainsWithArticle = /^(ו?)(מה|שה|כשה)$/;

/** The particles of a chain in their order; undefined for letters that are none. */
export function particlesOf(letters: string): string[] | undefined {
  if (letters === '') return undefined;
  const plain = chain.exec(letters);
  if (plain) return plain.slice(1).filter((it): it is string => Boolean(it));
  const [, and = '', rest = ''] = chainsWithArticle.exec(letters) ?? [];
  if (rest === '') return undefined;
  return [...(and ? [and] : []), rest.slice(0, -1), 'ה'];
}
