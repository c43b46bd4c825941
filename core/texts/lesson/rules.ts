import type { RuleCheckKind, RuleTheme } from '../../rules/content.ts';

/** Rules of grammar and reading, wherever they are shown. */
export const ruleTexts = {
  theme: {
    reading: 'Чтение и письмо',
    'nouns-and-adjectives': 'Слова: род, число, сравнение',
    articles: 'Тот самый: ה и את',
    sentences: 'Простая фраза',
    'questions-and-negation': 'Вопросы и «нет»',
    having: 'У меня есть',
    prepositions: 'Предлоги',
    verbs: 'Глаголы',
    joining: 'Сложная фраза',
    'numbers-and-time': 'Числа, возраст и время',
  } as const satisfies Record<RuleTheme, string>,
  /** Read aloud before each line of a pair, where the eye sees a sign. */
  line: { right: 'Верно:', wrong: 'Так не говорят:', other: 'Тоже верно:' },
  tasks: {
    choice: 'Выберите ответ',
    gap: 'Чего не хватает?',
    order: 'Соберите фразу',
    right: 'Как правильно?',
  } as const satisfies Record<RuleCheckKind, string>,
  right: 'Верно!',
  check: 'Проверить',
} as const;
