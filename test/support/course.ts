import type { SectionContent, WordContent } from '../../core/lesson/content.ts';

const word = (key: string, hebrew: string, russian: string): WordContent => ({
  key,
  hebrew,
  pronunciation: hebrew,
  transcription: key,
  russian,
});

/** A course small enough to check by eye: two free lessons and a premium one. */
export const smallCourse: SectionContent[] = [
  {
    key: 'first',
    name: 'Первый раздел',
    description: 'Начало.',
    iconEmoji: '🔤',
    subsections: [
      {
        key: 'first-a',
        name: 'Подраздел',
        iconEmoji: '🔤',
        iconBgColor: '#DCEBFF',
        lessons: [
          {
            key: 'one',
            number: 1,
            name: 'Урок один',
            description: 'Первые слова.',
            topic: 'слова',
            level: 'A0',
            isFree: true,
            words: [word('shalom', 'שלום', 'мир'), word('ima', 'אימא', 'мама')],
          },
          {
            key: 'two',
            number: 2,
            name: 'Урок два',
            description: 'Ещё слова.',
            topic: 'слова',
            level: 'A0',
            isFree: true,
            words: [word('aba', 'אבא', 'папа')],
          },
          {
            key: 'three',
            number: 3,
            name: 'Урок три',
            description: 'По подписке.',
            topic: 'слова',
            level: 'A1',
            isFree: false,
            words: [word('kelev', 'כלב', 'собака')],
          },
        ],
      },
    ],
  },
];

/** Free lessons of made-up words, all in one subsection: for figures that must not grow with the course. */
export function courseOf(counts: { lessons: number; wordsPerLesson: number }): SectionContent[] {
  const lessons = Array.from({ length: counts.lessons }, (_, lesson) => ({
    key: `lesson-${lesson + 1}`,
    number: lesson + 1,
    name: `Урок ${lesson + 1}`,
    description: 'Слова.',
    topic: 'слова',
    level: 'A1' as const,
    isFree: true,
    words: Array.from({ length: counts.wordsPerLesson }, (_, index) =>
      // מילה (mila), "word"
      word(`word-${lesson + 1}-${index + 1}`, 'מילה', `слово ${lesson + 1}.${index + 1}`),
    ),
  }));
  const subsection = { key: 'made-a', name: 'Подраздел', iconEmoji: '🔤', iconBgColor: '#DCEBFF', lessons };
  return [{ key: 'made', name: 'Раздел', description: 'Всё.', iconEmoji: '🔤', subsections: [subsection] }];
}
