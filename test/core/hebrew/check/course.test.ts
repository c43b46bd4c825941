import { describe, expect, it } from 'vitest';
import { checkCourse } from '../../../../core/hebrew/check/course.ts';
import { explain } from '../../../../core/hebrew/check/exceptions.ts';
import { checkLesson } from '../../../../core/hebrew/check/lesson.ts';
import type { LessonContent, SectionContent, WordContent } from '../../../../core/lesson/content.ts';

const peace: WordContent = {
  key: 'shalom',
  hebrew: 'שלום',
  pronunciation: 'שָׁלוֹם',
  transcription: 'шало́м',
  russian: 'мир, привет',
};
const no: WordContent = { key: 'lo', hebrew: 'לא', pronunciation: 'לֹא', transcription: 'ло', russian: 'нет' };
const book: WordContent = {
  key: 'sefer',
  hebrew: 'ספר',
  pronunciation: 'סֵפֶר',
  transcription: 'сэ́фэр',
  russian: 'книга',
};
const barber: WordContent = {
  key: 'sapar',
  hebrew: 'ספר',
  pronunciation: 'סַפָּר',
  transcription: 'сапа́р',
  russian: 'парикмахер',
};

const lessonOf = (
  key: string,
  words: readonly WordContent[],
  rest: Partial<LessonContent> = {},
): LessonContent => ({
  key,
  number: 1,
  name: 'Урок',
  description: 'Описание.',
  topic: 'тема',
  level: 'A0',
  isFree: true,
  words,
  ...rest,
});
const courseOf = (...lessons: readonly LessonContent[]): SectionContent[] => [
  {
    key: 'section',
    name: 'Раздел',
    description: 'Описание.',
    iconEmoji: '🔤',
    subsections: [{ key: 'subsection', name: 'Подраздел', iconEmoji: '🔤', iconBgColor: '#DCEBFF', lessons }],
  },
];
const rules = (sections: readonly SectionContent[]): string[] => checkCourse(sections).map((it) => it.rule);

describe('a lesson', () => {
  it('holds one to ten words', () => {
    const many = Array.from({ length: 11 }, (_, index) => ({ ...peace, key: `shalom-${index}` }));
    expect(checkLesson(lessonOf('a', many)).map((it) => it.rule)).toContain('lesson-size');
    expect(checkLesson(lessonOf('a', [])).map((it) => it.rule)).toEqual(['lesson-size']);
    expect(checkLesson(lessonOf('a', [peace, no]))).toEqual([]);
  });

  it('never asks for two words of the same letters', () => {
    const findings = checkLesson(lessonOf('a', [book, no, barber]));
    expect(findings).toMatchObject([{ rule: 'homograph', level: 'error', lesson: 'a', word: 'sapar' }]);
  });

  it('warns of two words that sound alike: a listening question would have two right answers', () => {
    const light: WordContent = {
      key: 'or',
      hebrew: 'אור',
      pronunciation: 'אוֹר',
      transcription: 'ор',
      russian: 'свет',
    };
    const skin: WordContent = {
      ...light,
      key: 'or-skin',
      hebrew: 'עור',
      pronunciation: 'עוֹר',
      russian: 'кожа',
    };
    expect(checkLesson(lessonOf('a', [light, skin])).map((it) => it.rule)).toEqual(['homophone']);
  });

  it('never gives two words the same Russian, whatever the case or the dots of ё', () => {
    const twin = { ...no, russian: 'Мир, Привет' };
    expect(checkLesson(lessonOf('a', [peace, twin])).map((it) => it.rule)).toEqual(['same-russian']);
  });

  it('names each word once', () => {
    expect(checkLesson(lessonOf('a', [peace, { ...no, key: 'shalom' }])).map((it) => it.rule)).toEqual([
      'key',
    ]);
  });

  it('tells the lesson and the word with each finding', () => {
    const [finding] = checkLesson(lessonOf('a', [{ ...peace, transcription: 'шалом' }]));
    expect(finding).toMatchObject({ lesson: 'a', word: 'shalom', field: 'transcription', level: 'error' });
  });
});

describe('the course', () => {
  it('is well when its words are', () => {
    const course = courseOf(lessonOf('a', [peace]), lessonOf('b', [no, book], { number: 2 }));
    expect(checkCourse(course)).toEqual([]);
  });

  it('teaches a word once, but two words of the same letters in two lessons', () => {
    expect(
      rules(courseOf(lessonOf('a', [peace]), lessonOf('b', [{ ...peace, russian: 'покой' }], { number: 2 }))),
    ).toEqual(['duplicate']);
    expect(rules(courseOf(lessonOf('a', [book]), lessonOf('b', [barber], { number: 2 })))).toEqual([]);
  });

  it('does not let two words of a subsection share a meaning', () => {
    const hello = { ...no, russian: 'привет' };
    expect(rules(courseOf(lessonOf('a', [peace]), lessonOf('b', [hello], { number: 2 })))).toEqual([
      'ambiguous-gloss',
    ]);
    const you = { ...peace, russian: 'ты (м. р., ед. ч.)' };
    const youToo = { ...no, russian: 'ты (ж. р., ед. ч.)' };
    expect(rules(courseOf(lessonOf('a', [you, youToo])))).toEqual([]);
  });

  it('writes words of the alphabet lessons with letters taught so far', () => {
    const first = lessonOf('a', [peace, no], { name: 'Буквы א ב ל מ ם ש ו' });
    const second = lessonOf('b', [book], { number: 2, name: 'Буквы ס פ' });
    const findings = checkCourse(courseOf(first, second));
    expect(findings).toMatchObject([{ rule: 'letter-not-taught', lesson: 'b', word: 'sefer' }]);
    expect(findings[0]?.why).toContain('ר');
    const free = lessonOf('b', [book], { number: 2, name: 'Без букв' });
    expect(rules(courseOf(first, free))).toEqual([]);
  });

  it('counts its lessons from one and names each once', () => {
    expect(rules(courseOf(lessonOf('a', [peace]), lessonOf('b', [no], { number: 3 })))).toEqual([
      'lesson-number',
    ]);
    expect(rules(courseOf(lessonOf('a', [peace]), lessonOf('a', [no], { number: 2 })))).toEqual(['key']);
  });
});

describe('exceptions', () => {
  const findings = checkLesson(lessonOf('a', [{ ...peace, transcription: 'ша́лом' }]));
  const reason = { lesson: 'a', word: 'shalom', rule: 'transcription-stress-place', why: 'a name' };

  it('explain a finding of the same word and rule', () => {
    expect(explain(findings, [reason])).toMatchObject({
      unexplained: [],
      explained: [{ word: 'shalom' }],
      unused: [],
    });
    expect(explain(findings, [{ ...reason, rule: 'homograph' }]).unexplained).toHaveLength(1);
  });

  it('are reported when they have outlived their finding', () => {
    const old = { ...reason, word: 'lo' };
    expect(explain(findings, [reason, old]).unused).toEqual([old]);
  });

  it('wait for a rule that was not run', () => {
    const speller = { ...reason, rule: 'speller-hebrew' };
    const ran = (rule: string) => !rule.startsWith('speller');
    expect(explain([], [speller], ran).unused).toEqual([]);
    expect(explain([], [speller]).unused).toEqual([speller]);
  });
});
