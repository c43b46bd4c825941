import type { HomeLesson, HomeSection } from '../../../../../core/contracts/home.ts';

/** One lesson of the demonstration, which cannot be opened: ids are negative, so that they never meet a real row. */
function demoLesson(id: number, name: string, description: string, words: number): HomeLesson {
  return {
    id: -id,
    name,
    description,
    lesson_number: id,
    is_free: true,
    author_name: null,
    author_link: null,
    locked: false,
    lessonProgress: 0,
    isCompleted: false,
    completedWithQuiz: false,
    completedWordsCount: 0,
    totalWordsCount: words,
  };
}

/**
 * What home shows, clearly marked, when there is neither a server nor an earlier response of it (SPEC §8 Fallbacks).
 */
export const demoSections: HomeSection[] = [
  {
    id: -1,
    name: 'Первые слова',
    description: 'Поздороваться, поблагодарить, попрощаться',
    icon_emoji: '👋',
    subsections: [
      {
        id: -1,
        name: 'Встреча',
        icon_emoji: '🤝',
        icon_bg_color: '#dceeec',
        lessons: [
          demoLesson(1, 'Приветствия', 'Слова, с которых начинается разговор', 8),
          demoLesson(2, 'Вежливость', 'Спасибо, пожалуйста, извините', 8),
        ],
      },
    ],
  },
  {
    id: -2,
    name: 'Люди',
    description: 'Сказать о себе и о близких',
    icon_emoji: '👪',
    subsections: [
      {
        id: -2,
        name: 'Семья',
        icon_emoji: '🏡',
        icon_bg_color: '#faefd6',
        lessons: [demoLesson(3, 'Моя семья', 'Мама, папа, брат, сестра', 8)],
      },
    ],
  },
];
