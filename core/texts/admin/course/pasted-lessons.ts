import { counted, nouns, type PluralForms } from '../../plural.ts';

const drafts: PluralForms = ['черновик', 'черновика', 'черновиков'];

/** What is said about lessons that were pasted together. */
export const pastedLessonTexts = {
  title: 'Вставить уроки',
  label: 'Уроки со словами',
  placeholder: '# Приветствия\nשלום — привет\n\n# Дома\nבית — дом',
  hint: 'Строка «# Название» начинает урок, под ней слова: иврит — перевод. Или таблица с названиями столбцов: урок, иврит, перевод; пустая ячейка урока значит «тот же».',
  place: 'Куда',
  nothing: 'Вставьте текст, и здесь появятся уроки, которые из него получатся.',
  found: (lessons: number, words: number) =>
    `${counted(lessons, nouns.lesson)}, ${counted(words, nouns.word)}`,
  name: (line: number) => `Название, строка ${line}`,
  nameless: 'Без названия',
  toMend: (count: number) => `Ошибок: ${count}. Исправьте или уберите их, и уроки можно будет создать.`,
  create: (count: number) => (count === 0 ? 'Создать черновики' : `Создать ${counted(count, drafts)}`),
  choosePlace: 'Выберите, куда их поставить.',
  created: (count: number) => `Создано: ${counted(count, drafts)}`,
  failed: 'Не удалось создать уроки',

  unnamed: 'У этих слов нет урока: напишите над ними «# Название».',
  noWords: 'В уроке нет слов: допишите их или уберите название.',
  again: 'Урок с таким названием уже есть выше.',
  part: (name: string, part: number) => `${name}, часть ${part}`,
  parted: (count: number, max: number, lessons: number) =>
    `${counted(count, nouns.word)}, а в уроке не больше ${max}: получится ${counted(lessons, nouns.lesson)}.`,
  withoutNiqqud: (count: number) =>
    `Без огласовок: ${counted(count, nouns.word)}. Они понадобятся, чтобы опубликовать урок.`,
  tooMany: (count: number, max: number) =>
    `Уроков ${count}, а за раз можно ${max}. Вставьте сначала одну часть, потом другую.`,
  tooLong: (max: number) =>
    `Текст длиннее ${max.toLocaleString('ru')} знаков. Вставьте сначала одну часть, потом другую.`,
} as const;
