import type { NumberKind } from '../../numbers/tasks.ts';
import { counted, type PluralForms } from '../plural.ts';

const digitForms: PluralForms = ['цифра', 'цифры', 'цифр'];

/** Texts of numbers by ear. */
export const numberTexts = {
  title: 'Числа на слух',
  hint: 'Цены, телефоны, время и даты',
  tasks: {
    price: 'Сколько это стоит?',
    phone: 'Какой номер?',
    time: 'Который час?',
    date: 'Какое число?',
  } satisfies Record<NumberKind, string>,
  /** What is typed, as an example. */
  format: {
    price: 'в шекелях, цифрами',
    phone: 'все цифры подряд',
    time: 'часы:минуты',
    date: 'день.месяц',
  } satisfies Record<NumberKind, string>,
  /** Marks after a price that was said. */
  shown: (kind: NumberKind, digits: string): string => {
    if (kind === 'price') return `${digits} ₪`;
    return kind === 'phone' && digits.length === 10
      ? `${digits.slice(0, 3)}-${digits.slice(3, 6)}-${digits.slice(6)}`
      : digits;
  },
  input: 'Число цифрами',
  listen: 'Прослушать ещё раз',
  slow: 'Медленнее',
  check: 'Проверить',
  next: 'Дальше',
  erase: 'Стереть',
  giveUp: 'Показать',
  right: 'Верно!',
  wrong: 'Прозвучало другое',
  said: 'Прозвучало',
  digit: (typed: string, wanted: string) => `Одна цифра другая: ${wanted}, а не ${typed}.`,
  swapped: 'Две цифры переставлены.',
  digitsOther: (count: number) => `Другие цифры: ${count}.`,
  digitsOnly: 'Здесь нужны цифры.',
  noTime: 'Это не время: часы от 0 до 24, минуты до 59.',
  timeParts: { first: 'Часы другие.', second: 'Минуты другие.', both: 'Другие и часы, и минуты.' },
  noMonth: 'Не хватает месяца: нужны день и месяц.',
  dayFirst: 'Сначала день, потом месяц.',
  dateParts: { first: 'День другой.', second: 'Месяц другой.', both: 'Другие и день, и месяц.' },
  count: (typed: number, wanted: number) => `Прозвучало ${counted(wanted, digitForms)}, набрано ${typed}.`,
  toWords: 'К словам',
  cannotListen: 'Не могу слушать сейчас',
  progress: (step: number, steps: number) => `Число ${step} из ${steps}`,
  soundFailed: 'Звук не загрузился. Проверьте связь.',
  retry: 'Попробовать ещё раз',
  end: (right: number, asked: number) => `Сразу верно: ${right} из ${asked}`,
  again: 'Ещё десять',
  home: 'На главную',
} as const;
