/**
 * Why a typed word is not quite the wanted one (core/hebrew/answer.ts). Letters are isolated, so no text changes
 * direction.
 */
export const answerTexts = {
  accepted: (usual: string) => `Верно, но по правилам Академии ${usual}.`,
  /** Where the rules of the Academy do not decide: ו and י doubled or single, or a letter more. */
  alsoWritten: (usual: string) => `Верно, так тоже пишут. Здесь — ${usual}.`,
  otherSpelling: (usual: string) => `Так тоже пишут, но здесь нужно ${usual}.`,
  finalForm: (final: string, plain: string) =>
    `В конце слова пишется конечная форма: ${final}, а не ${plain}.`,
  notFinal: (plain: string, final: string) =>
    `${final} — конечная форма, она стоит только в конце слова. Здесь ${plain}.`,
  soundAlike: (wanted: string, typed: string) =>
    `${wanted} и ${typed} здесь звучат одинаково. Пишется ${wanted}.`,
  lookAlike: (wanted: string, typed: string) => `${wanted} и ${typed} похожи на вид. Нужна ${wanted}.`,
  fullSpelling: (letter: string) => `Полное написание: здесь пишется и ${letter}.`,
  surplusVowel: (letter: string) => `Гласная здесь не пишется: ${letter} лишняя.`,
  swapped: (first: string, second: string) => `Буквы переставлены: сначала ${first}, потом ${second}.`,
  missing: (letter: string) => `Пропущена буква ${letter}.`,
  surplus: (letter: string) => `Буква ${letter} лишняя.`,
  changed: (wanted: string, typed: string) => `Нужна ${wanted}, а не ${typed}.`,
  writtenOnce: (letter: string) => `Буква ${letter} лишняя: здесь пишется одна ${letter}.`,
  writtenTwice: (letter: string) => `Здесь пишутся две ${letter} подряд.`,
  neighbourKey: (wanted: string, typed: string) =>
    `${wanted} и ${typed} рядом на клавиатуре. Нужна ${wanted}.`,
  spaceMissing: 'Это два слова: между ними нужен пробел.',
  spaceSurplus: 'Пробел здесь не нужен.',
  otherWord: (typed: string, russian: string) => `${typed} — это „${russian}“.`,
  formOfOther: (typed: string, russian: string) => `${typed} — это форма слова „${russian}“.`,
  /** A word of a premium lesson, or a form of one. */
  unnamedWord: (typed: string) => `${typed} — это другое слово.`,
  ownForm: (typed: string) => `${typed} — это другая форма слова.`,
  /** `form`: how the form is called, 'женский род'. */
  otherForm: (typed: string, form: string) => `${typed} — это ${form}.`,
  otherGender: 'Слово верное, но здесь говорят в другом роде.',
  otherFormWanted: 'Слово верное, но здесь нужна другая форма.',
  /** Another word with the same Russian, typed or said: it costs nothing, and the question stays. */
  synonym: 'Верно, есть и такое слово. А по-другому?',
  notHebrew: 'Слово нужно набрать на иврите.',
  reading: 'Читается верно, но слово нужно набрать на иврите.',
  translation: 'Это перевод. Слово нужно набрать на иврите.',
  wrongLayout: 'Похоже, включена другая раскладка клавиатуры: слово нужно набрать на иврите.',
  beginning: 'Это только начало.',
  part: 'Это только часть: здесь несколько слов.',
  longer: 'Здесь есть лишнее: нужно только само слово.',
  otherOrder: 'Буквы те, но стоят в другом порядке.',
  /** A word that is in use, but not taught. */
  strange: (typed: string) => `${typed} — это другое слово, в уроках его нет.`,
  /** Neither a word that is known nor like the one that is asked. */
  unlike: (typed: string) => `${typed} не похоже на нужное слово. Среди слов курса такого нет.`,
  /** Why two letters are mixed up, whatever the word. */
  pair: (first: string, second: string) => `${first} и ${second} часто звучат одинаково.`,
};
