import { wholePercent } from '../../../stats/percent.ts';
import { counted, nouns, type PluralForms } from '../../plural.ts';

const activeDays: PluralForms = ['день занятий', 'дня занятий', 'дней занятий'];
const weeksForms: PluralForms = ['неделю', 'недели', 'недель'];

/** Texts of the profile and of the settings in it. */
export const profileTexts = {
  title: 'Профиль',
  loading: 'Загружаем профиль',
  tabs: { profile: 'Профиль', settings: 'Настройки' },
  stale: 'Сервер не ответил. Показано то, что известно на этом устройстве.',
  retry: 'Обновить',
  failedTitle: 'Профиль не загрузился',
  failedText: 'Проверьте связь и попробуйте ещё раз. Ваши баллы и слова на месте.',

  status: (name: string) => `Статус: ${name}`,
  since: (date: string) => `С нами с ${date}`,
  toStatus: (name: string) => `До статуса ${name}`,
  points: (points: number) => counted(points, nouns.point),
  top: 'Высший статус',
  topHint: 'Дальше только новые слова',
  progress: 'Путь к следующему статусу',
  figures: 'Показатели',
  tiles: { points: 'Баллы', words: 'Слова', quizzes: 'Викторины', average: 'Средний балл' },
  ofTotal: (total: number) => `из ${total}`,
  percent: (value: number) => `${wholePercent(value)}%`,
  noScore: '—',

  streak: 'Дней подряд',
  streakNow: 'сейчас',
  streakBest: 'рекорд',

  calendar: {
    heading: 'Календарь занятий',
    summary: (days: number, weeks: number) =>
      `За ${counted(weeks, weeksForms)}: ${counted(days, activeDays)}`,
    visited: 'заходили',
    learned: 'учили слова',
    none: 'Пока ни одного дня. Каждый день занятий заполняет клетку доски.',
    day: (date: string, words: number) => (words === 0 ? date : `${date} — ${counted(words, nouns.word)}`),
    saved: (date: string, by: string) => `${date} — ${by}`,
    weekdays: ['Пн', 'Вт', 'Ср', 'Чт', 'Пт', 'Сб', 'Вс'],
  },

  achievements: 'Достижения',
  noAchievements:
    'Пока пусто. Первое достижение ждёт за 50 выученных слов, семь дней подряд или викторину без ошибок.',
  spokenPoints: (points: number) => `+${counted(points, nouns.point)}`,
} as const;

export const settingsTexts = {
  voice: 'Озвучка',
  speaker: 'Голос дикторов',
  speakers: { any: 'Разные', female: 'Женский', male: 'Мужской' },
  provider: 'Источник голоса',
  /** Ours: a speaker, Google's voice where it is connected, or the embedded one; the card says which. */
  providers: { google: 'Мила', browser: 'Встроенный в браузер' },
  autoFallback: 'Автоматически пробовать другие источники при ошибке',
  speed: 'Скорость',
  speeds: { 0.7: 'Медленно', 0.85: 'Спокойно', 1: 'Обычно' },
  test: 'Тест',
  testing: 'Звучит…',
  testFailed: 'Не удалось воспроизвести аудио',

  card: 'Карточка слова',
  niqqud: 'Огласовки',
  niqqudHint: 'точки и чёрточки, которые показывают гласные',
  transcription: 'Транскрипция',
  transcriptionHint: 'чтение русскими буквами',
  script: 'Образец для письма',
  scripts: { cursive: 'Рукописный', print: 'Печатный' },
  handwriting: 'Проверка письма от руки',
  handwritingLevels: { easy: 'Мягкая', normal: 'Обычная', hard: 'Строгая' },
  handwritingHint: {
    easy: 'три попытки на букву, прощает неровный почерк',
    normal: 'две попытки на букву',
    hard: 'две попытки на букву, как в викторине',
  },

  day: 'Занятия',
  dailyGoal: 'Цель на день',
  goalWords: (words: number) => counted(words, nouns.word),
  fewer: 'Меньше слов',
  more: 'Больше слов',
  autoplay: 'Слово звучит само',
  autoplayHint: 'там, где его нужно услышать',
  sounds: 'Звуки ответов',
  soundsHint: 'короткие: верно, неверно, конец урока',
  vibration: 'Вибрация',
  vibrationHint: 'на ответы и клавиши',

  save: 'Сохранить',
  saved: 'Настройки сохранены',
  /** After a change: 'Выключено: огласовки', with a button that takes it back. */
  turnedOn: 'Включено',
  turnedOff: 'Выключено',
  undo: 'Отменить',
  undone: 'Отменено',
  savedHere: 'Связи нет: сохранено на телефоне, отправится само.',
} as const;
