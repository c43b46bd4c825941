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
