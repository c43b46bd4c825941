import type { QuestionType } from '../quiz/question-types.ts';

/** What the learner reads in the quiz (SPEC §2, §4, §8 Quiz). */
export const quizTexts = {
  empty: 'Урок пуст',
  loadFailed: 'Не удалось загрузить данные для викторины',
  apiFailed: (status: number) => `Ошибка API: ${status}`,
  processedLocally: 'Не удалось сохранить результаты викторины. Выполняется локальная обработка.',
  saveFailed: 'Произошла ошибка при сохранении результатов',
  skipLimitTitle: 'Превышен лимит пропусков',
  skipLimit: 'Можно пропустить не более 5 вопросов',
  tooManyErrors: 'Слишком много ошибок',

  /** What to do, by the type of the question. */
  instructions: {
    'hebrew-russian': 'Выберите перевод',
    'russian-hebrew': 'Выберите слово на иврите',
    pronunciation: 'Произнесите слово',
    handwriting: 'Напишите слово на иврите от руки',
    typing: 'Наберите слово на иврите',
    listening: 'Послушайте и выберите слово',
    reading: 'Выберите, как читается слово',
    dictation: 'Послушайте и наберите слово',
  } satisfies Record<QuestionType, string>,
} as const;
