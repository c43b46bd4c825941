import type { RussianGender } from '../../../russian/adjective.ts';

type OfGender = Record<RussianGender, string>;

const known: OfGender = { m: 'тот самый', f: 'та самая', n: 'то самое' };
const some: OfGender = { m: 'какой-то', f: 'какая-то', n: 'какое-то' };
const these: OfGender = { m: 'этот', f: 'эта', n: 'это' };
const each: OfGender = { m: 'каждый', f: 'каждая', n: 'каждое' };
const most: OfGender = { m: 'самый', f: 'самая', n: 'самое' };
const mine: OfGender = { m: 'мой', f: 'моя', n: 'моё' };
const was: OfGender = { m: 'был', f: 'была', n: 'было' };
/** The accusative; masculine nouns are not asked in it. */
const knownSeen = { f: 'ту самую', n: 'то самое' };
const someSeen = { f: 'какую-то', n: 'какое-то' };

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Checks of rules that are made of learned words: what is asked, and what is wrong about an option. */
export const ruleCheckTexts = {
  say: (russian: string) => `Как сказать «${russian}»?`,
  mean: (hebrew: string) => `Что значит ${hebrew}?`,

  known: (noun: string, gender: RussianGender) => `${known[gender]} ${noun}`,
  some: (noun: string, gender: RussianGender) => `${some[gender]} ${noun}`,
  these: (noun: string, gender: RussianGender) => `${these[gender]} ${noun}`,
  each: (noun: string, gender: RussianGender) => `${each[gender]} ${noun}`,
  every: (plural: string) => `все ${plural}`,
  mine: (noun: string, gender: RussianGender) => `${mine[gender]} ${noun}`,
  most: (adjective: string, noun: string, gender: RussianGender) => `${most[gender]} ${adjective} ${noun}`,
  is: (noun: string, adjective: string) => `${capital(noun)} ${adjective}`,
  has: (noun: string) => `У меня есть ${noun}`,
  hasNot: (genitive: string) => `У меня нет ${genitive}`,
  had: (noun: string, gender: RussianGender) => `У меня ${was[gender]} ${noun}.`,
  willHave: (noun: string) => `У меня будет ${noun}.`,
  sees: (noun: string, gender: 'f' | 'n', isKnown: boolean) =>
    `Он видит ${(isKnown ? knownSeen : someSeen)[gender]} ${noun}.`,

  article: {
    bare: 'Без ה — «какой-то», а нужен тот самый.',
    surplus: 'С ה — «тот самый», а нужен какой-то.',
    many: 'Это о многих.',
    bareMeans: 'Это с ה: тот самый, известный.',
    surplusMeans: '«Тот самый» был бы с ה.',
  },
  et: {
    withoutEt: 'Вещь известная, с ה: перед ней нужно את.',
    withoutArticle: 'Вещь известная: нужна и ה.',
    surplusEt: 'Вещь не известна: את лишнее.',
    known: 'Это о той самой, известной вещи.',
  },
  adjective: {
    whole: (russian: string) => `Это целая мысль: «${russian}».`,
    nounToo: 'ה нужна и самой вещи.',
    known: 'Две ה — это «тот самый»: ещё не целая мысль.',
    knownSome: 'Две ה — это «тот самый», а нужен какой-то.',
  },
  this: {
    whole: (russian: string) => `Это целая фраза: «это ${russian}».`,
    isThis: (russian: string) => `Это ${russian}`,
    notWhole: (russian: string) => `Это «${russian}»: ещё не целая фраза.`,
    after: '«Этот» стоит после вещи.',
    article: 'ה нужна обоим словам.',
  },
  all: {
    each: 'Без ה — «каждый».',
    whole: 'С ה об одном — «весь, целиком».',
    many: 'Это «все»: их много.',
  },
  superlative: {
    after: 'Определение с «самый» стоит после вещи.',
    surplus: 'Вторая ה после «самый» не нужна.',
  },
  own: {
    after: '«Мой» стоит после вещи, а у вещи ה.',
    merged: '«Я» и של сливаются в שלי, а у вещи ה.',
  },
  have: {
    me: 'Не «я», а «мне»: לי.',
    negated: 'Это «у меня нет».',
    positive: 'Это «у меня есть».',
    notMe: 'Не «я не», а «нет мне»: אין לי.',
    isMerged: '«Не есть» — это сразу אין.',
    withoutThere: 'Не хватает «есть»: יש.',
    now: 'Это «есть» сейчас.',
    was: 'Это «было».',
    will: 'Это «будет».',
  },
  gender: {
    ask: (pointed: string, russian: string) => `Какого рода ${pointed}, «${russian}»?`,
    m: 'мужского',
    f: 'женского',
    n: 'среднего',
    noNeuter: 'Среднего рода в иврите нет.',
    ending: (letter: string) => `На конце ${letter}: обычно это «она».`,
    noEnding: 'На конце нет ни ה, ни ת: обычно это «он».',
    endingInE: 'На конце ה, но читается «э»: обычно это «он».',
    isShe: 'Исключение: на конце нет ни ה, ни ת, но слово — «она».',
    isHe: (letter: string) => `Исключение: на конце ${letter}, но слово — «он».`,
  },
  job: {
    ask: (pointed: string, russian: string) => `Он — ${pointed}, «${russian}». А она?`,
    he: 'Так говорят только о нём.',
    many: 'Так говорят о многих.',
  },
  numeral: (nouns: string, number: number) => `${nouns}, их ${number}`,
} as const;
