/**
 * Words that answer no question by themselves, or any, and go beside every short answer: yes, no, thanks, sure, perhaps,
 * a little, very, only, also, I and you, not so much.
 */
const smallWords: ReadonlySet<string> = new Set([
  ...'כן לא בטח אולי כמובן נכון סליחה תודה רבה בבקשה אז נו למה שלום היי'.split(' '),
  ...'קצת הרבה מאוד רק גם ממש באמת כל כך די כבר עוד עכשיו היום אבל הכול הכל'.split(' '),
  ...'אני אתה את זה זאת יאללה סבבה בסדר גמור טוב נהדר יופי תלוי'.split(' '),
]);

/** True for such a word, plain letters, with "and" before it or without. */
export const isSmallWord = (word: string): boolean =>
  smallWords.has(word) || (word.startsWith('ו') && smallWords.has(word.slice(1)));
