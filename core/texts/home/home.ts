import { counted, nouns, type PluralForms, pluralForm } from '../plural.ts';
import { leaderboardDayLimit } from './leaderboard.ts';

const times: PluralForms = ['раз', 'раза', 'раз'];

/** Texts of home's lazily loaded code: the day; below the catalogue status card, achievements, leaderboard, news. */
export const homeTexts = {
  search: {
    open: 'Найти слово',
    notOpened: 'Поиск не открылся. Проверьте связь и попробуйте ещё раз.',
  },
  wordNotOpened: 'Слово не открылось. Проверьте связь и откройте ссылку ещё раз.',
  unknownLesson: { title: 'Урок не найден', description: 'Ссылка устарела. Вот все уроки.' },
  demoLesson: {
    title: 'Это демонстрационный урок',
    description: 'Настоящие откроются, когда появится связь.',
  },
  day: {
    today: 'Сегодня',
    /** A narrow card breaks the line before the figures, not between them. */
    newWords: (done: number, goal: number) => `Новых: ${done}\u00a0из\u00a0${goal}`,
    reviewed: (words: number) => `Повторено: ${counted(words, nouns.word)}`,
    unsent: (words: number) => `Ещё не отправлено: ${counted(words, nouns.word)}`,
    goalDone: (words: number) => `Цель выполнена: ${counted(words, nouns.word)}`,
    welcomeBack: 'С возвращением! Выученное при вас, а дни подряд считаем снова.',
    backByReview: 'Начните с повторения: так всё вспомнится быстрее.',
    backByLesson: (best: number) =>
      `Завтра будет уже два дня подряд. Лучшая серия: ${counted(best, nouns.day)}.`,
    daysInARow: (days: number) => `${pluralForm(days, nouns.day)} подряд`,
  },
  status: {
    heading: 'Ваш статус',
    toStatus: (name: string) => `До статуса ${name}`,
    top: 'Высший статус',
    topHint: 'Дальше только новые слова',
    progress: 'Путь к следующему статусу',
    tiles: { points: 'Баллы', words: 'Слова', lessons: 'Уроки', quizzes: 'Викторины' },
    ofTotal: (total: number) => `из ${total}`,
  },
  achievements: {
    heading: 'Достижения',
    spokenPoints: (points: number) => `+${counted(points, nouns.point)}`,
    earnedOf: (earned: number, all: number) => `${earned} из ${all}`,
    times: (count: number) => `Получено: ${counted(count, times)}`,
    ahead: (points: number) => `Принесёт ${counted(points, nouns.point)}`,
    nothingYet: 'Здесь появятся ваши награды. Первая приходит с первыми выученными словами.',
  },
  leaderboard: {
    heading: 'Таблица лидеров',
    loading: 'Данные таблицы лидеров загружаются...',
    demo: 'Демо',
    demoHint: 'Сервер не ответил: имена и баллы выдуманы.',
    newcomer: 'Первый балл приходит с первым выученным словом.',
    rank: 'Место',
    name: 'Имя',
    points: 'Баллы',
    you: 'вы',
    all: 'Все',
    showAll: 'Все места таблицы лидеров',
    dayLimit: leaderboardDayLimit,
  },
  news: {
    heading: 'Новости',
    open: 'Открыть урок',
  },
} as const;
