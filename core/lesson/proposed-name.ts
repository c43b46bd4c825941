/** A name that fits into one line of a card. */
const maxLength = 40;

/** The first meaning of a gloss: 'мир, привет (при встрече)' is 'мир'. */
const firstMeaning = (russian: string): string => russian.split(/[,;(/]/u)[0]?.trim() || russian.trim();

/**
 * A name for a new lesson, made of what its first words mean: 'Мир, спасибо, да…'. It claims no theme, because nothing
 * knows it, and has no number, because lessons are renumbered when others come before them. Empty without words.
 */
export function proposedName(words: readonly { russian: string }[]): string {
  const meanings = words.map(({ russian }) => firstMeaning(russian));
  const [first = '', ...others] = meanings;
  let name = first;
  let count = 1;
  for (const meaning of others) {
    if (`${name}, ${meaning}`.length > maxLength) break;
    name = `${name}, ${meaning}`;
    count += 1;
  }
  const capital = name.charAt(0).toLocaleUpperCase('ru') + name.slice(1);
  return count < meanings.length ? `${capital}…` : capital;
}
