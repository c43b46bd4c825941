/** Endings of cases, genders and numbers, and of verbs; the longer ones first. */
const ofNouns =
  /(?:иями|ями|ами|ыми|ими|ого|его|ому|ему|иях|иям|ием|ией|ах|ях|ам|ям|ом|ем|им|ым|ой|ей|ий|ый|ою|ею|их|ых|ую|юю|ая|яя|ое|ее|ые|ие|ия|ии|ию|ья|ьи|ью|ов|ев|[аяоеиыуюьй])$/;
const ofVerbs = /(?:ать|ять|еть|ить|ают|яют|уют|ает|яет|ует|ешь|ишь|ете|ите|ет|ит|ат|ят|ут|ют)$/;

const shortestNoun = 3;
const shortestVerb = 4;

/**
 * Returns what the forms of a Russian word have in common, roughly: 'прошедшего' and 'прошедшее' give 'прошедш'. It is
 * for comparing two texts of any forms; for a word in its first form `formsOfRussian` knows more. `word` in lower case
 * with е for ё.
 */
export function stemOf(word: string): string {
  const plain = word.length > 5 ? word.replace(/с[яь]$/, '') : word;
  const verb = plain.replace(ofVerbs, '');
  if (verb !== plain && verb.length >= shortestVerb) return verb;
  if (/[жшчщ]е$/.test(plain)) return plain; // больше, дороже
  const noun = plain.replace(ofNouns, '');
  if (noun.length >= shortestNoun) return noun;
  // Of 'роды' and 'дней' only the last letter.
  const shorter = plain.replace(/[аяоеиыуюьй]$/, '');
  return shorter.length >= shortestNoun ? shorter : plain;
}
