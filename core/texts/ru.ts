import { counted, nouns, pluralForm } from './plural.ts';

const ofWords = ['слова', 'слов', 'слов'] as const;

/**
 * Russian texts of the mini-app's shell and home, grouped by feature. Those quoted in the specification are used
 * verbatim.
 */
export const webTexts = {
  network: {
    lost: 'Нет соединения',
    restored: 'Соединение восстановлено',
    badFormat: 'Неверный формат данных от сервера',
    status: (status: number, statusText: string) => `Ошибка ${status}: ${statusText}`,
  },
  shell: {
    name: 'Мила',
    offline: 'Офлайн',
    back: 'Назад',
    points: (points: number) => counted(points, nouns.point),
    profile: (status: string) => `Профиль. Статус: ${status}`,
    loading: 'Загрузка…',
    startNeedsNetwork: 'Урок можно начать, когда связь вернётся.',
  },
  crash: {
    title: 'Что-то пошло не так',
    text: 'Мы уже знаем об этой ошибке. Ваши ответы сохранены.',
    chunkTitle: 'Не удалось открыть',
    chunkText: 'Похоже, связь прервалась. Проверьте её и попробуйте ещё раз.',
    retry: 'Попробовать ещё раз',
    reload: 'Перезагрузить',
    home: 'К урокам',
  },
  home: {
    continueNow: 'Продолжить',
    startNow: 'Начать',
    continueLesson: 'Продолжить урок',
    startLesson: 'Начать урок',
    allDone: 'Все открытые уроки пройдены',
    allDoneHint: 'Повторите любой, чтобы слова не забылись.',
    /** Of a finished lesson to which words came later. */
    wordsCame: (words: number) => `Урок пройден, новых слов: ${words}`,
    wordsOf: (done: number, total: number) => `${done} из ${total} ${pluralForm(total, ofWords)}`,
    demoBanner: 'Ошибка подключения к API. Используются демонстрационные данные.',
    staleBanner: 'Сервер не ответил. Показаны данные прошлого посещения.',
    tryAgain: 'Обновить',
  },
} as const;
