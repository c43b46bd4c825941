import type {
  LessonContent,
  SectionContent,
  SubsectionContent,
  WordContent,
} from '../../core/lesson/content.ts';

/** Words of each lesson, by their places, that go to another one. */
const leavingPlaces = [2, 6];
/** They go so many lessons further, around the end of the course. */
const leavingBy = 37;
/** A new lesson of ten new words comes after so many lessons. */
const lessonsBetweenNew = 5;

const newWord = (lesson: string, nth: number): WordContent => ({
  key: `${lesson}-${nth}`,
  hebrew: 'מילה', // mila, "word"
  pronunciation: 'מִילָה',
  transcription: 'мила́',
  russian: `новое слово ${lesson} ${nth}`,
});

const newLesson = (key: string): LessonContent => ({
  key,
  number: 0,
  name: `Новый урок ${key}`,
  description: 'Новые слова.',
  topic: 'новое',
  level: 'A1',
  isFree: true,
  words: Array.from({ length: 10 }, (_, nth) => newWord(key, nth)),
});

/**
 * A later edition of the course: two words of every lesson stand in another lesson, subsections in another order and some in
 * another section, a new lesson after every fifth, and a new section before all others. Keys are the same.
 */
export function reorderCourse(course: readonly SectionContent[]): SectionContent[] {
  const lessons = course.flatMap(({ subsections }) => subsections.flatMap((it) => it.lessons));
  const leaving = lessons.map(({ words }) => words.filter((_, at) => leavingPlaces.includes(at)));
  const arriving = lessons.map((lesson, at): readonly WordContent[] => {
    const from = (at - leavingBy + lessons.length) % lessons.length;
    const own = new Set(lesson.words.map(({ key }) => key));
    return (leaving[from] ?? []).filter(({ key }) => !own.has(key));
  });
  const taken = new Set(arriving.flat());
  const changed = new Map(
    lessons.map((lesson, at) => {
      const words = [...lesson.words.filter((word) => !taken.has(word)), ...(arriving[at] ?? [])];
      return [lesson.key, { ...lesson, words }];
    }),
  );
  let place = 0;
  const withNew = (lesson: LessonContent): LessonContent[] => {
    place += 1;
    return [
      changed.get(lesson.key) ?? lesson,
      ...(place % lessonsBetweenNew === 0 ? [newLesson(`new-${place}`)] : []),
    ];
  };
  const subsections: SubsectionContent[] = course
    .flatMap((section) => section.subsections)
    .map((subsection) => ({ ...subsection, lessons: subsection.lessons.flatMap(withNew) }));
  // Every third comes first, then the rest: neighbours part, and sections get others' subsections.
  const shuffled = [0, 1, 2].flatMap((rest) => subsections.filter((_, at) => at % 3 === rest));
  const perSection = Math.ceil(shuffled.length / course.length);
  const reordered = course.map((section, at) => ({
    ...section,
    subsections: shuffled.slice(at * perSection, (at + 1) * perSection),
  }));
  const survival: SectionContent = {
    key: 'survival',
    name: 'Самое нужное',
    description: 'Первые фразы.',
    iconEmoji: '🆘',
    subsections: [
      {
        key: 'survival-a',
        name: 'Сразу',
        iconEmoji: '🆘',
        iconBgColor: '#DCEBFF',
        lessons: [newLesson('survival-1'), newLesson('survival-2')],
      },
    ],
  };
  return numbered([survival, ...reordered]);
}

function numbered(course: readonly SectionContent[]): SectionContent[] {
  let number = 0;
  return course.map((section) => ({
    ...section,
    subsections: section.subsections.map((subsection) => ({
      ...subsection,
      lessons: subsection.lessons.map((lesson) => {
        number += 1;
        return { ...lesson, number };
      }),
    })),
  }));
}
