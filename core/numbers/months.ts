/** How the names of the months begin in Russian, Hebrew and English, January first. */
const beginnings: readonly RegExp[] = [
  /янв|ינוא|\bjan/iu,
  /фев|פברו|\bfeb/iu,
  /мар|מר[ץס]|\bmar/iu,
  /апр|אפרי|\bapr/iu,
  /ма[йяе]|מאי|\bmay/iu,
  /июн|יוני|\bjun/iu,
  /июл|יולי|\bjul/iu,
  /авг|אוגו|\baug/iu,
  /сен|ספט|\bsep/iu,
  /окт|אוקט|\boct/iu,
  /ноя|נובמ|\bnov/iu,
  /дек|דצמ|\bdec/iu,
];

/** Returns the month, 1 to 12, that a text names; undefined where it names none. */
export function monthNamed(text: string): number | undefined {
  const at = beginnings.findIndex((beginning) => beginning.test(text));
  return at === -1 ? undefined : at + 1;
}
