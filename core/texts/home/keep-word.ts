import { counted, nouns } from '../plural.ts';

/** What leads to «Мои слова» from elsewhere, and what is said of a word that is kept there. */
export const keepWordTexts = {
  title: 'Мои слова',
  /** In the profile. */
  wayHint: 'Слова с улицы, из чатов и книг: добавьте и выучите',
  toOwn: 'К моим словам',

  /** Beside any Hebrew word. */
  keep: 'В мои слова',
  keepOwn: 'Добавить своё',
  keepOwnHint: 'Знаете перевод? Сохраните слово себе и выучите.',
  isKept: 'В моих словах',

  added: (count: number): string =>
    count === 1 ? 'Слово сохранено' : `Сохранено: ${counted(count, nouns.word)}`,
  keptBefore: 'Такое слово у вас уже есть',
  refusedSome: (count: number): string => `Не сохранено: ${counted(count, nouns.word)}`,
  undo: 'Отменить',
  notDone: 'Не получилось. Проверьте связь и попробуйте ещё раз.',
  needsNetwork: 'Без сети слова не сохранить: подключитесь и попробуйте ещё раз.',
} as const;
