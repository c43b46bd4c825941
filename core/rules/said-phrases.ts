/** Whose it is, or to whom: words of the closed classes, as one part of a phrase. */
const toWhom = '(?:мне|тебе|ему|ей|нам|вам|им)';
const mine = '(?:мо[йяеи]|тво[йяеи]|наш[аеи]?|ваш[аеи]?)';
const thisOne = '(?:эт(?:от|а|и|ой|ого|ому|ом|у|их|им)|тот|те)';
const nobody = '(?:никто|никого|никому|ничего|никогда|нигде|никуда)';
const word = '[а-я-]+';

/** What somebody wants to say in Russian, by its shape, and the key of the rule by which it is said. The first that fits. */
const phrases: readonly (readonly [shape: RegExp, rule: string])[] = (
  [
    [`у ${word} (?:${word} )?(?:не |уже |еще )?(?:был[аои]?|будет|будут|не будет)(?: .*)?`, 'had'],
    [`у ${word} (?:${word} )?(?:есть|нет|нету)(?: .*)?`, 'having'],
    [`${toWhom} (?:нужн[аоы]?|нужен|надо)(?: .*)?`, 'need'],
    [`(?:${toWhom} |[а-я]+ )?(?:${word} )?${word} (?:лет|года?)`, 'age'],
    [`${toWhom} (?:не |очень |так )?[а-я]{3,}о`, 'to-me'],
    [`.*${nobody} (?:${word} )?не(?: .*)?|.*не .*${nobody}`, 'double-negation'],
    [
      `(?:.* )?(?:хо(?:чу|чет|тят|тел[аи]?|тим)|про(?:шу|сит|сил[аи]?))(?: ${word})? чтоб(?:ы)?(?: .*)?`,
      'want-that',
    ],
    [`(?:.* )?чтоб(?:ы)? [а-я]+(?:ть|ти|чь)(?: .*)?`, 'in-order'],
    [
      `(?:я |он |она )?(?:хочу|могу|умею|люблю|хочет|может|можно|нельзя) [а-я]+(?:ть|ти|чь)(?: .*)?`,
      'infinitive',
    ],
    [`нужн[аоы] ${word}`, 'need'],
    [
      `(?:он|она|они|ты|вы) (?:на|по|с|при|вы|про|за|от|пере|под)[а-я]{3,}(?:ет|ит|ут|ют|ат|ят|ешь|ишь|ете|ите)`,
      'future-letters',
    ],
    [`сам(?:ый|ая|ое|ые) ${word}(?: .*)?`, 'most'],
    [`(?:.* )?[а-я]{2,}(?:ее|че|же|ше)(?: чем| меня| тебя| него| нее| всех)(?: .*)?`, 'comparing'],
    [`(?:в |на |к |из )?${thisOne} [а-я]{3,}`, 'this-after'],
    [`${mine} [а-я]{3,}`, 'of-mine'],
    [`(?:кажд(?:ый|ая|ое|ую)|весь|вся|все|всю) [а-я]{3,}`, 'all-every'],
    [`не [а-я]{2,}(?:[аеоуыюя]й|и|ь|[йиь]те)(?:с[яь])?`, 'al'],
    [`(?:он|она|они) (?:не )?[а-я]{2,}л[аи]?(?:с[яь])?`, 'past-they'],
    [`(?:я|ты|мы|вы) (?:не |вчера )?[а-я]{2,}[аеиыоуя]л[аи]?(?:с[яь])?(?: .*)?`, 'past-endings'],
    [`(?:завтра )?(?:я|мы) (?:завтра )?(?!иду|буду)[а-я]{3,}(?:у|ю|ем|им)`, 'future-letters'],
    [`(?:я )?(?:буду|будем|будешь|будете) [а-я]+(?:ть|ти|чь)(?:с[яь])?`, 'future-letters'],
    [`две ${word}`, 'two'],
    [`(?:три|четыре|пять|шесть|семь|восемь|девять|десять) ${word}(?:а|я|ов|ев|ей)`, 'masculine-numbers'],
    [`есть (?:ли )?[а-я]{3,}`, 'there-is'],
    [`это (?:мо[йяи] )?${word}`, 'this-is'],
  ] as const
).map(([shape, rule]) => [new RegExp(`^(?:${shape})$`), rule]);

/** Returns the key of the rule by which a Russian phrase is said; `text` as `comparableRussian` returns it. */
export const ruleOfPhrase = (text: string): string | undefined =>
  phrases.find(([shape]) => shape.test(text))?.[1];
