import type {
  LessonContent,
  SectionContent,
  SentenceContent,
  WordContent,
} from '../../core/lesson/content.ts';

/** Words that pass the checker. */
export const shalom: WordContent = {
  key: 'shalom',
  hebrew: 'שלום',
  pronunciation: 'שָׁלוֹם',
  transcription: 'шало́м',
  russian: 'мир, привет',
};
export const lo: WordContent = {
  key: 'lo',
  hebrew: 'לא',
  pronunciation: 'לֹא',
  transcription: 'ло',
  russian: 'нет',
};
export const ima: WordContent = {
  key: 'ima',
  hebrew: 'אימא',
  pronunciation: 'אִימָּא',
  transcription: 'и́ма',
  russian: 'мама',
  gender: 'f',
  plural: 'אִימָּהוֹת',
  variants: ['אמא', 'אימה'],
};
export const gadol: WordContent = {
  key: 'gadol',
  hebrew: 'גדול',
  pronunciation: 'גָּדוֹל',
  transcription: 'гадо́л',
  russian: 'большой',
  feminine: 'גְּדוֹלָה',
};

export const lessonOf = (
  key: string,
  words: readonly WordContent[],
  rest: Partial<LessonContent> = {},
): LessonContent => ({
  key,
  number: 1,
  name: `Урок ${key}`,
  description: 'О чём урок.',
  topic: 'тема',
  level: 'A0',
  isFree: true,
  words,
  ...rest,
});

/** A section with one subsection per list of lessons: 'home-1', 'home-2'. */
export const sectionOf = (key: string, ...subsections: LessonContent[][]): SectionContent => ({
  key,
  name: `Раздел ${key}`,
  description: 'О чём раздел.',
  iconEmoji: '🏡',
  subsections: subsections.map((lessons, index) => ({
    key: `${key}-${index + 1}`,
    name: `Подраздел ${index + 1}`,
    iconEmoji: '👪',
    iconBgColor: '#DCEBFF',
    lessons,
  })),
});

/** shalom, ima!, hello mama */
export const shalomIma: SentenceContent = {
  hebrew: 'שלום אימא!',
  pronunciation: 'שָׁלוֹם אִימָּא!',
  transcription: 'шало́м и́ма',
  russian: 'Привет маме!',
};

/** ima! ima! */
const imaIma: SentenceContent = {
  hebrew: 'אימא! אימא!',
  pronunciation: 'אִימָּא! אִימָּא!',
  transcription: 'и́ма и́ма',
  russian: 'Мама! Мама!',
};
/** ima? ima? */
const isItIma: SentenceContent = {
  hebrew: 'אימא? אימא?',
  pronunciation: 'אִימָּא? אִימָּא?',
  transcription: 'и́ма и́ма',
  russian: 'Мама? Мама?',
};

/**
 * Two sections and three lessons, one a draft: every optional field is used somewhere, and no sentence has a word of
 * another lesson.
 */
export const taughtCourse: SectionContent[] = [
  sectionOf(
    'start',
    [lessonOf('hello', [shalom, lo], { authorName: 'Анна', authorLink: 'https://example.org/anna' })],
    [
      lessonOf('family', [{ ...ima, examples: [imaIma] }], {
        number: 2,
        isFree: false,
        template: 'animals',
        proofs: [imaIma, isItIma],
      }),
    ],
  ),
  sectionOf('more', [lessonOf('sizes', [gadol], { number: 3, level: 'A2', isDraft: true })], []),
];
