const rules = new Intl.PluralRules('ru');

/** Russian word forms: [1 урок, 2 урока, 5 уроков]. */
export type PluralForms = readonly [one: string, few: string, many: string];

export const nouns = {
  lesson: ['урок', 'урока', 'уроков'],
  word: ['слово', 'слова', 'слов'],
  line: ['строка', 'строки', 'строк'],
  point: ['балл', 'балла', 'баллов'],
  day: ['день', 'дня', 'дней'],
  quiz: ['викторина', 'викторины', 'викторин'],
  minute: ['минута', 'минуты', 'минут'],
} as const satisfies Record<string, PluralForms>;

/** The form that goes with `count`: 21 урок, 22 урока, 25 уроков. */
export function pluralForm(count: number, [one, few, many]: PluralForms): string {
  const category = rules.select(count);
  if (category === 'one') return one;
  return category === 'few' ? few : many;
}

/** Number and word: '22 урока'. */
export function counted(count: number, forms: PluralForms): string {
  return `${count} ${pluralForm(count, forms)}`;
}
