/** The number of a lesson behind a command, `12` or `№12`; undefined for any other text. */
export function lessonNumberIn(match: string): number | undefined {
  const number = /^№?(\d{1,9})$/.exec(match.trim())?.[1];
  return number === undefined ? undefined : Number(number);
}
