import type { RuleCheckKind } from '../../../rules/content.ts';
import { counted, nouns, type PluralForms } from '../../plural.ts';

const rules: PluralForms = ['правило', 'правила', 'правил'];

/** Russian texts of the editor of rules of grammar. */
export const ruleAdminTexts = {
  list: {
    create: 'Новое правило',
    searchHint: 'Заголовок, текст или урок',
    theme: 'Тема',
    everyTheme: 'Все темы',
    found: (count: number) => `Найдено: ${counted(count, rules)}`,
    emptyTitle: 'Ничего не найдено',
    emptyText: 'Измените поиск или напишите новое правило.',
    noLesson: 'Без урока: ученики его не видят',
  },

  rule: {
    delete: 'Удалить правило',
    deleteTitle: 'Удалить правило?',
    deleteText: (title: string) =>
      `«\u2068${title}\u2069» исчезнет из урока и из «Грамматики». Ответы учеников сохранятся.`,
    deleteYes: 'Удалить',
    deleted: 'Правило удалено',
    deleteFailed: 'Не удалось удалить правило',
    checks: (count: number) => `Проверок: ${count}`,
    atStart: 'В начале урока',
    beforeWord: (word: string) => `Перед словом \u2068${word}\u2069`,
  },

  editor: {
    newTitle: 'Новое правило',
    editTitle: 'Редактирование правила',
    title: 'Заголовок',
    titleHint: 'Коротко, например «Кого? Что? — את».',
    theme: 'Тема',
    text: 'Текст',
    textHint: 'Простыми словами, без терминов, которых не было в школе.',
    words: (count: number, max: number) => `${counted(count, nouns.word)} из ${max}`,
    before: 'Где в уроке',
    pairs: 'Пары',
    pairsHint: 'Верная фраза, а рядом — дословный перевод с русского или другая верная фраза.',
    pair: (place: number) => `Пара ${place}`,
    addPair: 'Добавить пару',
    removePair: (place: number) => `Убрать пару ${place}`,
    pronunciation: 'Верно, с огласовками',
    pronunciationHint: 'Решающие буквы — в скобках: выделите их и нажмите [ ].',
    hasOther: 'Рядом стоит другая фраза',
    hasOtherHint: 'Без огласовок — так не говорят; с огласовками — тоже верно.',
    otherHebrew: 'Другая фраза',
    otherRussian: 'По-русски, другая',
    why: 'В чём разница',
    checks: 'Проверки',
    checksHint: 'Не меньше трёх. Неверный вариант объясните.',
    check: (place: number) => `Проверка ${place}`,
    newCheck: 'Новая проверка',
    addCheck: 'Добавить проверку',
    removeCheck: (place: number) => `Убрать проверку ${place}`,
    kind: 'Вид',
    kinds: {
      choice: 'Вопрос с вариантами',
      gap: 'Пропуск в предложении',
      order: 'Собрать фразу по порядку',
      right: 'Что из этого верно',
    } as const satisfies Record<RuleCheckKind, string>,
    prompt: 'Вопрос',
    promptOfGap: 'Что значит предложение',
    sentence: 'Предложение с пропуском',
    sentenceHint: 'Пропуск — три черты: ___',
    orderWords: 'Слова по порядку',
    orderWordsHint: 'Через пробел, с огласовками. Ученику их перемешают.',
    orderWhy: 'Почему такой порядок',
    reason: (place: number) => `Почему неверен вариант ${place}`,
    marks: 'Выделить решающие буквы',
    gap: 'Поставить пропуск',
    saved: 'Правило сохранено',
    saveFailed: 'Не удалось сохранить правило',
    dropText: 'Останется правило, каким оно сохранено на сервере.',
    dropNewText: 'Всё написанное будет стёрто.',
  },

  preview: {
    hint: 'Так правило видит ученик. Проверки можно пройти.',
    card: 'Карточка',
    check: (place: number, total: number) => `Проверка ${place} из ${total}`,
    next: 'Дальше',
    again: 'Сначала',
    empty: 'Заполните заголовок и пары, и здесь появится карточка.',
  },

  conflict: {
    title: 'Правило уже изменено',
    unknown:
      'Пока вы редактировали, правило изменил кто-то другой. Ваша правка не потеряна, но и не записана поверх.',
  },

  lesson: {
    heading: 'Правила урока',
    none: 'Правил в этом уроке нет.',
    pick: 'Правило урока',
    pickHint: 'Правило перейдёт сюда из своего урока и встанет в начало. В уроке не больше двух правил.',
    pickTitle: 'Взять правило из другого урока',
    pickAsk: (title: string) => `Перенести в этот урок правило «\u2068${title}\u2069»?`,
    pickYes: 'Перенести',
    choose: 'Выберите правило',
    picked: (title: string) => `Правило «${title}» теперь в этом уроке`,
    pickFailed: 'Не удалось перенести правило',
  },
} as const;
