/** Texts of the tables of the admin area, and of the periods for which they are counted. */
export const tableTexts = {
  save: 'Скачать CSV',
  saveOf: (table: string) => `Скачать CSV: ${table}`,
  saved: (name: string) => `Сохранено: ${name}`,
  copied: 'Таблица скопирована: здесь файл не сохранить',
  copyFailed: 'Не удалось скопировать таблицу',
  saveFailed: 'Не удалось собрать таблицу',
  /** Last line of a file that could not hold everything. */
  leftOff: (rows: number) => `Показаны первые ${rows}: сузьте отбор или даты`,
  forEver: 'навсегда',
  /** Columns of the file of people. */
  user: {
    id: 'id',
    firstName: 'Имя',
    lastName: 'Фамилия',
    username: 'Username',
    points: 'Баллы',
    status: 'Статус',
    words: 'Слова',
    quizzes: 'Викторины',
    streak: 'Дней подряд',
    premium: 'Премиум до',
    role: 'Роль',
    blocked: 'Блокировка',
    arrived: 'Пришёл',
    seen: 'Последний визит',
  },
  /** Columns of the file of payments. */
  payment: {
    paidAt: 'Когда',
    userId: 'id',
    userName: 'Имя',
    plan: 'За что',
    stars: 'Звёзды',
    refundedAt: 'Возвращён',
    chargeId: 'Номер платежа',
  },
  from: 'С даты',
  to: 'По дату',
  anyTime: 'За всё время',
} as const;
