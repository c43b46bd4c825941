/**
 * A regular expression (Postgres, `~`) for a text in any letter case: 'Ани' becomes '[аА][нН][иИ]'. ILIKE folds what
 * the locale of the database folds, and under the locale C that is Latin alone.
 */
export function caseless(text: string): string {
  return [...text]
    .map((char) => {
      const [lower, upper] = [char.toLowerCase(), char.toUpperCase()];
      const hasCases = lower !== upper && lower.length === 1 && upper.length === 1;
      return hasCases ? `[${lower}${upper}]` : char.replace(/[\\^$.|?*+()[\]{}]/, '\\$&');
    })
    .join('');
}
