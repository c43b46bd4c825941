import type { RuleTheme } from '../../rules/content.ts';

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
} as const;
