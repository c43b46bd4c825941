import { counted, nouns } from '../plural.ts';

const words = (count: number): string => counted(count, nouns.word);

/** «Мои слова» in the mini-app; what it shares with the chat is in `own-standing.ts`. */
export const ownWordViewTexts = {
  loading: 'Загружаю ваши слова',
  failed: 'Слова не загрузились',
  failedHint: 'Проверьте связь и попробуйте ещё раз.',
  retry: 'Попробовать ещё раз',
  back: 'Назад',
  close: 'Закрыть',

  /** Said once little is left. */
  leftToday: (left: number): string =>
    left === 0
      ? 'На сегодня добавлено всё, что можно: продолжите завтра.'
      : `Сегодня можно добавить ещё ${words(left)}.`,
  offline: 'Без сети: показаны слова, которые есть на телефоне.',
  empty: 'Здесь будут ваши слова',
  search: 'Найти среди своих слов',
  nothing: (asked: string): string => `Среди ваших слов «${asked}» нет`,
  list: 'Слова',
  more: 'Показать ещё',
  add: 'Добавить',
  paste: 'Списком',
  learn: 'Учить новые слова',
  allLearned: 'Все слова выучены. Повторять их зовёт «Сегодня».',
  learnFailed: 'Слова для урока не загрузились. Проверьте связь.',
  listen: (hebrew: string): string => `Послушать ${hebrew}`,

  word: {
    sentence: 'Где встретилось',
    edit: 'Изменить',
    remove: 'Удалить',
    removed: (hebrew: string): string => `Удалено: ${hebrew}`,
    restored: 'Слово вернулось',
    noNiqqud: 'Без огласовок. Добавьте их, и слово можно будет услышать и прочитать.',
  },

  form: {
    add: 'Новое слово',
    edit: 'Изменить слово',
    hebrew: 'На иврите',
    hebrewHint: 'Слово или короткая фраза, можно с огласовками',
    russian: 'Перевод',
    sentence: 'Предложение, где встретилось',
    sentenceHint: 'Можно оставить пустым',
    niqqud: 'Огласовки из курса',
    niqqudHint: 'Нажмите, чтобы взять или убрать',
    save: 'Сохранить',
  },

  changed: 'Слово изменено',

  pasting: {
    title: 'Список слов',
    label: 'По слову в строке: слово — перевод',
    /** Hebrew: shelet, "sign"; mivtsa, "sale". */
    placeholder: 'שלט — вывеска\nמבצע — скидка',
    read: 'Прочитать',
    again: 'Исправить текст',
    left: (count: number): string =>
      `Ещё ${counted(count, nouns.line)} не поместились: вставьте их отдельно.`,
    nothing: 'В тексте нет ни одного слова.',
    isKept: 'уже есть',
    take: (russian: string): string => `Взять перевод «${russian}»`,
    keep: (count: number): string => `Сохранить ${words(count)}`,
  },

  sound: {
    record: 'Записать свой голос',
    again: 'Записать заново',
    stop: 'Готово',
    remove: 'Убрать запись',
    isOwn: 'Звучит ваш голос',
    kept: 'Запись сохранена',
    removed: 'Запись убрана',
    sending: 'Сохраняю запись…',
    hint: 'Скажите слово после нажатия.',
  },

  sharing: {
    open: 'Поделиться списком',
    title: 'Новый список',
    name: 'Название списка',
    namePlaceholder: 'Слова с улицы',
    which: 'Какие слова',
    hint: 'По ссылке слова увидит любой, у кого она есть. Ваше имя, предложения и голос не видны.',
    make: (count: number): string => `Сделать ссылку: ${words(count)}`,
    made: 'Ссылка готова',
    send: 'Отправить в Telegram',
    copy: 'Скопировать ссылку',
    copied: 'Ссылка скопирована',
    copyFailed: 'Скопировать не получилось: нажмите на ссылку и держите.',
    noLink: 'Ссылка появится, когда у бота будет имя.',
    /** Beside the link in a message. */
    text: (title: string): string => `Слова на иврите: ${title}`,
    links: 'Мои ссылки',
    about: (count: number, copies: number): string =>
      copies === 0 ? words(count) : `${words(count)}, взяли себе: ${copies}`,
    isHidden: 'скрыта администратором',
    closeLink: (title: string): string => `Закрыть ссылку «${title}»`,
    closing: {
      message: 'Ссылка перестанет открываться. Взятые копии останутся у тех, кто их взял.',
      yes: 'Закрыть ссылку',
      no: 'Оставить',
    },
    closed: 'Ссылка закрыта',
  },

  files: {
    chat: 'Файлом: таблица или Anki',
    chatHint: 'Файл пришлёт бот в чат.',
  },

  shared: {
    loading: 'Открываю список',
    gone: 'Списка нет',
    goneHint: 'Ссылку закрыли, или она записана с ошибкой.',
    words: 'Слова списка',
    isKept: 'уже есть у вас',
    isOwn: 'Это ваш список: так его видят другие.',
    take: (count: number): string => `Взять ${words(count)}`,
    allKept: 'Все эти слова у вас уже есть.',
    report: 'Пожаловаться на список',
    reporting: {
      message: 'В списке есть что-то обидное или чужая реклама? Его посмотрит администратор.',
      yes: 'Пожаловаться',
      no: 'Отмена',
    },
    reported: 'Спасибо, список посмотрит администратор',
  },
} as const;
