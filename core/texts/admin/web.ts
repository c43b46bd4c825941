import { atFirstUse } from '../../at-first-use.ts';
import { starsText } from '../home/payments.ts';
import { counted, nouns, type PluralForms } from '../plural.ts';

const answers: PluralForms = ['ответ', 'ответа', 'ответов'];
const learners: PluralForms = ['ученик', 'ученика', 'учеников'];
const newcomers: PluralForms = ['новый ученик', 'новых ученика', 'новых учеников'];
const payments: PluralForms = ['платёж', 'платежа', 'платежей'];
const weeksLater: PluralForms = ['неделю', 'недели', 'недель'];
const mistakes: PluralForms = ['ошибка', 'ошибки', 'ошибок'];
const rows: PluralForms = ['строка', 'строки', 'строк'];
const lessonsForms: PluralForms = ['урок', 'урока', 'уроков'];
const levels: PluralForms = ['ступень', 'ступени', 'ступеней'];
const transactions: PluralForms = ['операция', 'операции', 'операций'];
const drafts: PluralForms = ['черновик', 'черновика', 'черновиков'];

const dayAndMonth = atFirstUse(
  () => new Intl.DateTimeFormat('ru', { day: 'numeric', month: 'long', timeZone: 'UTC' }),
);
const shortDay = atFirstUse(
  () => new Intl.DateTimeFormat('ru', { day: 'numeric', month: 'short', timeZone: 'UTC' }),
);
const moment = atFirstUse(
  () =>
    new Intl.DateTimeFormat('ru', {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
    }),
);
const longDay = atFirstUse(
  () => new Intl.DateTimeFormat('ru', { day: 'numeric', month: 'long', year: 'numeric' }),
);
const clock = atFirstUse(
  () => new Intl.DateTimeFormat('ru', { hour: '2-digit', minute: '2-digit', second: '2-digit' }),
);
const number = atFirstUse(() => new Intl.NumberFormat('ru'));

/** 12345 → '12 345' */
export const figureText = (value: number): string => number().format(value);
/** 0–100 → '42 %'; nothing to divide by → '—' */
export const percentText = (value: number | null): string => (value === null ? '—' : `${value} %`);
/** Calendar date 'YYYY-MM-DD' → '21 ноября' */
export const dateText = (date: string): string => dayAndMonth().format(new Date(date));
/** Calendar date 'YYYY-MM-DD' → '21 нояб.' */
export const shortDateText = (date: string): string => shortDay().format(new Date(date));
/** A time (ISO) on this device's clock: '21 нояб. 2026 г., 10:15' */
export const momentText = (at: string): string => moment().format(new Date(at));
/** A moment (ISO) as a day of this device: '21 ноября 2026 г.' */
export const dayText = (at: string): string => longDay().format(new Date(at));

/** Shared by all sections. */
export const adminSectionTexts = {
  loading: 'Загружаем данные',
  retry: 'Повторить',
  more: 'Показать ещё',
  moreFailed: 'Не удалось загрузить продолжение',
  noGroup: 'База не успела это посчитать. Обновите позже.',
  failed: 'Не получилось',
  cancel: 'Отмена',
} as const;

export const chartTexts = {
  /** For the list of values below a chart. */
  table: 'Числами',
} as const;

export const dashboardTexts = {
  title: 'Обзор',
  tabs: { overview: 'Сводка', analytics: 'Аналитика', actions: 'Действия' },
  refresh: 'Обновить',
  counted: (at: string) => `Посчитано в ${clock().format(new Date(at))}`,
  stale: 'Не удалось обновить. Показано то, что было посчитано раньше.',
  figures: {
    users: 'Ученики',
    newToday: (count: number) => (count === 0 ? 'сегодня новых нет' : `сегодня +${figureText(count)}`),
    active: 'Занимались сегодня',
    week: 'Занимались за 7 дней',
    month: 'Занимались за 30 дней',
    done: 'Уроков пройдено',
    begun: (count: number) => `из ${figureText(count)} начатых`,
    completion: 'Доходят до конца',
    completionHint: 'доля пройденных среди начатых',
    stars: 'Звёзд заработано',
    starsHint: (last30: number, count: number) =>
      count === 0 ? 'платежей пока нет' : `${figureText(last30)} за 30 дней, ${counted(count, payments)}`,
    payments: 'Все платежи',
    premium: 'С премиумом',
    blocked: (count: number) => (count === 0 ? 'заблокированных нет' : `заблокировано: ${figureText(count)}`),
    lessons: 'Уроков опубликовано',
    drafts: (count: number) => (count === 0 ? 'черновиков нет' : `и ${counted(count, drafts)}`),
    words: 'Слов в курсе',
  },
  charts: {
    answers: 'Ответы по дням',
    active: 'Занимались по дням',
    newUsers: 'Новые ученики по дням',
    answersText: (count: number) => counted(count, answers),
    activeText: (count: number) => counted(count, learners),
    newUsersText: (count: number) => counted(count, newcomers),
    /** What a chart shows in one sentence. */
    summary: (name: string, total: string, best: string) =>
      `${name}, 30 дней. Всего: ${total}. Больше всего: ${best}.`,
    /** For learners, who are counted again each day: a sum would be meaningless. */
    peak: (name: string, best: string) => `${name}, 30 дней. Больше всего: ${best}.`,
    best: (date: string, value: string) => `${date}, ${value}`,
    empty: 'За последние 30 дней ничего не было.',
    emptyHint: 'Здесь появятся столбики, как только кто-нибудь начнёт заниматься.',
  },
} as const;

export const analyticsTexts = {
  title: 'Аналитика',
  period: {
    heading: 'За выбранные дни',
    hint: 'Дни считаются по вашему поясу, оба включительно. Возвращённые звёзды не входят.',
    follow: 'Выберите дни, и таблицы ниже тоже посчитаются за них.',
    usual: 'Обычные дни',
    newLearners: 'Новые ученики',
    active: 'Занимались',
    words: 'Выучено слов',
    stars: 'Звёзды',
    payments: 'Платежи за эти дни',
  },
  retention: {
    heading: 'Возвращаются ли ученики',
    hint: {
      usual: 'Сколько пришедших на одной неделе занимались на следующих. Неделя 0 — та же самая.',
      chosen: 'Кто пришёл в выбранные дни: сколько из них занимались на следующих неделях, до восьмой.',
    },
    week: 'Неделя прихода',
    users: 'Пришли',
    later: (weeks: number) => `нед. ${weeks}`,
    /** Begins with what is seen. */
    spokenLater: (weeks: number) =>
      `нед. ${weeks}: ${weeks === 0 ? 'на той же неделе' : `через ${counted(weeks, weeksLater)}`}`,
    from: (date: string) => `с ${date}`,
    empty: {
      usual: 'За последние восемь недель никто не пришёл.',
      chosen: 'В выбранные дни никто не пришёл.',
    },
  },
  words: {
    heading: 'Трудные слова',
    hint: {
      usual: 'Где чаще всего ошибались за 90 дней. Слова, на которые отвечали меньше пяти раз, не считаются.',
      chosen:
        'Где чаще всего ошибались в выбранные дни. Слова, на которые отвечали меньше пяти раз, не считаются.',
    },
    word: 'Слово',
    translation: 'Перевод',
    lesson: 'Урок',
    answers: 'Ответов',
    errors: 'Ошибок',
    empty: 'Пока мало ответов, чтобы назвать слова трудными.',
    openLesson: (name: string) => `Открыть урок «${name}»`,
  },
  funnel: {
    heading: 'Путь по урокам',
    hint: {
      usual: 'Сколько учеников начали урок, выучили все его слова и сдали викторину.',
      chosen:
        'Сколько из пришедших в выбранные дни начали урок, выучили все его слова и сдали викторину к сегодняшнему дню.',
    },
    lesson: 'Урок',
    begun: 'Начали',
    completed: 'Выучили',
    passed: 'Сдали',
    spoken: { begun: 'Начали', completed: 'Выучили все слова', passed: 'Сдали викторину' },
    nobody: 'Дальше пока никто не начинал',
    all: (count: number) => `Показать все ${counted(count, lessonsForms)}`,
    empty: 'Опубликованных уроков пока нет.',
  },
  stages: {
    heading: 'Ошибки по упражнениям',
    hint: {
      usual: 'Проверенные ответы за 30 дней. Самооценка и пропуски в долю ошибок не входят.',
      chosen: 'Проверенные ответы за выбранные дни. Самооценка и пропуски в долю ошибок не входят.',
    },
    stage: 'Упражнение',
    names: { LISTEN: 'Слушать', RECORD: 'Говорить', WRITE: 'Писать', TYPE: 'Печатать' },
    right: 'Верно',
    wrong: 'Неверно',
    assisted: 'С подсказкой',
    self: 'Самооценка',
    skipped: 'Пропуск',
    errors: 'Ошибок',
    empty: {
      usual: 'За последние 30 дней никто не отвечал.',
      chosen: 'В выбранные дни никто не отвечал.',
    },
  },
} as const;

export const toolsTexts = {
  title: 'Инструменты',
  stop: 'Остановить',
  busy: 'Сервер занят, продолжим через несколько секунд…',
  import: {
    heading: 'Импорт курса',
    hint: 'Файл CSV или JSON. Сначала он проверяется: курс изменится только после вашего согласия, целиком или никак.',
    choose: 'Выбрать файл',
    chosen: (name: string) => `Файл: ${name}`,
    deletesMissing: 'Убрать из курса то, чего нет в файле',
    deletesHint: 'Прогресс и баллы учеников останутся.',
    checking: 'Проверяем файл…',
    nothing: 'Файл совпадает с курсом: менять нечего.',
    plan: 'Что изменится',
    more: (hidden: number) => `и ещё ${counted(hidden, rows)}`,
    apply: 'Применить',
    applied: 'Курс изменён',
    refused: (total: number) => `В файле ${counted(total, mistakes)}. Курс не изменён.`,
    mistakes: 'Ошибки в файле',
    line: 'Строка',
    column: 'Столбец',
    message: 'Что не так',
    shown: (shown: number, total: number) => `Показаны первые ${shown} из ${total}.`,
    another: 'Другой файл',
    askDelete: 'Применить и убрать лишнее?',
    askDeleteText: 'Урокам и словам, которых нет в файле, место в курсе не останется.',
  },
  export: {
    heading: 'Экспорт курса',
    hint: 'Весь курс одним файлом, вместе с черновиками. Его же принимает импорт.',
    json: 'Скачать JSON',
    csv: 'Скачать CSV',
    blocked:
      'Этот клиент Telegram не даёт приложениям сохранять файлы. Отправьте боту команду /export: файл придёт в чат.',
    otherWay: 'Если файл не сохранился, отправьте боту команду /export: он пришлёт его в чат.',
    openBot: 'Открыть чат с ботом',
    done: (name: string) => `Файл ${name} готов.`,
  },
  audio: {
    heading: 'Озвучка',
    hint: 'Озвучить слова, у которых ещё нет звука.',
    start: 'Озвучить недостающее',
    progress: 'Озвучивание',
    running: (done: number, total: number) => `Озвучено ${done} из ${total}`,
    none: 'У всех слов есть звук.',
    stopped: (done: number) => `Остановлено. Озвучено: ${counted(done, nouns.word)}.`,
    failedWords: 'Не удалось озвучить:',
  },
  reconcile: {
    heading: 'Сверка платежей',
    hint: 'Сверить звёзды со списком Telegram: найдутся платежи и возвраты, о которых бот не узнал.',
    start: 'Сверить',
    running: (read: number) => `Просмотрено: ${counted(read, transactions)}`,
    result: (read: number, charges: number, refunds: number) =>
      `Просмотрено: ${counted(read, transactions)}. Новых платежей: ${charges}, новых возвратов: ${refunds}.`,
    stopped: 'Остановлено: просмотрено не всё.',
  },
  leaderboard: {
    heading: 'Таблица лидеров',
    hint: 'Пересчитать места заново. Обычно это происходит само, раз в минуту.',
    start: 'Пересчитать',
    result: (count: number) => `Готово: в таблице ${counted(count, levels)} баллов.`,
  },
} as const;

export const systemTexts = {
  title: 'Настройки',
  state: {
    heading: 'Состояние',
    version: 'Версия API',
    build: 'Версия приложения',
    online: 'Связь',
    isOnline: 'Онлайн',
    isOffline: 'Офлайн',
    serverTime: 'Время сервера',
    bot: 'Бот',
    noBot: 'не подключён',
  },
  providers: {
    heading: 'Службы',
    database: 'База данных',
    store: 'Хранилище',
    telegram: 'Telegram',
    voices: 'Голоса',
    recogniser: 'Распознавание речи',
    speech: 'Распознано сегодня',
    speechUsed: (spentSeconds: number, dailySeconds: number) =>
      `${Math.ceil(spentSeconds / 60)} из ${Math.round(dailySeconds / 60)} мин`,
    noRecogniser: 'не настроено: ученики сверяют произношение сами',
    noVoices: 'нет: слова звучат голосом устройства',
    up: (ms: number) => `отвечает, ${ms} мс`,
    down: 'не отвечает',
    webhook: 'Доставка обновлений',
    webhookStates: {
      up: 'Telegram доставляет',
      failing: 'Telegram не может доставить',
      unset: 'вебхук не установлен',
      unknown: 'неизвестно',
    },
    waiting: (count: number) => `ждут: ${count}`,
    money: 'Платежи',
    moneySettled: 'все сошлись',
    unmatchedStars: (stars: number) => `без счёта: ${starsText(stars)}`,
    oldestDoubt: (minutes: number) => `проверяем у Telegram уже ${minutes} мин.`,
  },
  limits: { heading: 'Ограничения' },
  diagnostics: {
    heading: 'Диагностика API',
    hint: 'Проверяет главные вызовы по очереди, ничего не меняя.',
    run: 'Запустить проверку',
    again: 'Проверить ещё раз',
    running: 'Проверяем…',
    call: 'Проверка',
    time: 'Время',
    result: 'Результат',
    good: 'в порядке',
    down: 'не отвечает',
    waiting: 'ждёт',
    ms: (ms: number) => `${ms} мс`,
    summary: (good: number, all: number) => `В порядке ${good} из ${all}`,
    names: {
      health: 'Сервер, база и хранилище',
      account: 'Вход и права',
      catalogue: 'Каталог уроков',
      leaderboard: 'Таблица лидеров',
      audio: 'Голоса',
      inside: 'Службы сервера',
    },
  },
} as const;
