import { stripNiqqud } from '../hebrew/niqqud.ts';
import { russianByShape } from '../russian/comparable.ts';
import { stemOf } from '../russian/stem.ts';
import { keysOfLatinLetters, keysOfRussianLetters } from '../search/heard-as.ts';
import { isWording } from '../search/wordings.ts';

/** A word of a text by which a rule is looked for. */
export type AskedWord = {
  /** As it is written, in lower case. */
  written: string;
  /** What it has in common with its other forms; a Hebrew word without niqqud. */
  stem: string;
  /** It says little by itself: a word of a question, a pronoun, a preposition. */
  isWeak: boolean;
};

const weakWords: ReadonlySet<string> = new Set(
  `я ты он она оно мы вы они меня тебя его ее нас вас их мне тебе ему ей нам вам им мной тобой себя мой моя мое мои твой
    твоя наш наша о об у к ко из от до без для за под над при через между если ли же бы то не ни нет да или и а но почему
    зачем отчего когда где куда кто кого сколько который какого каких чей чья разница отличается отличие правило правила
    грамматика тема урок используется использовать употребляется ставить ставится ставят нужно надо можно нельзя есть быть
    будет был была было были это этот эта эти этой этом тот так там тут здесь уже еще очень просто всегда иногда слово слова
    хочу могу составить составлять
    построить строить строится образовать образуется образуются образовывать понять узнать определить определять объяснить
    выбрать запомнить выучить учить изменить использовать работает нужен правильный похожие разные бывает бывают the a is are of to in and when why how what`.split(
    /\s+/,
  ),
);

/** The words of a text in any language; `text` as `comparableRussian` returns it. */
export const askedWords = (text: string): AskedWord[] =>
  (text.match(/[\p{L}\p{M}]+(?:['"]\p{L}+)*/gu) ?? []).map(askedWord);

function askedWord(written: string): AskedWord {
  if (/[א-ת]/.test(written)) return { written, stem: stripNiqqud(written), isWeak: false };
  const isWeak = weakWords.has(written) || isWording(written);
  const russian = /[а-яһ]/.test(written) ? written : russianByShape(written);
  return { written, stem: stemOf(russian ?? written), isWeak };
}

/** What a word is as it was heard, as the keys of `heard-as.ts`; none for Hebrew letters and for a letter held down. */
export function heardKeys(written: string): string[] {
  if (/[א-ת]|(.)\1\1/.test(written)) return [];
  return /[а-яһ]/.test(written) ? keysOfRussianLetters(written) : keysOfLatinLetters(written);
}
