import { counted, nouns, type PluralForms, pluralForm } from '../plural.ts';

const ofLessons: PluralForms = ['урока', 'уроков', 'уроков'];
const sections: PluralForms = ['раздел', 'раздела', 'разделов'];

/** Texts of the path of lessons on home, which is loaded after the first view. */
export const catalogueTexts = {
  heading: 'Уроки',
  lessonsOf: (done: number, total: number) => `${done} из ${total} ${pluralForm(total, ofLessons)}`,
  lessons: (count: number) => counted(count, nouns.lesson),
  sectionProgress: 'Пройдено в разделе',
  noSections: 'Разделы не найдены или загружаются...',
  noSubsections: 'В этом разделе пока нет подразделов',
  noLessons: 'В этом подразделе пока нет уроков',
  /** What is folded before and after the place where the learner is. */
  behind: {
    sections: (count: number) => `Пройдено: ${counted(count, sections)}`,
    lessons: (count: number) => `Пройдено: ${counted(count, nouns.lesson)}`,
  },
  ahead: {
    sections: (count: number) => `Впереди ещё ${counted(count, sections)}`,
    lessons: (count: number) => `Впереди ещё ${counted(count, nouns.lesson)}`,
  },
  unsent: 'не отправлено',
  wordsDone: 'Все слова изучены',
  lessonDone: 'Урок и викторина пройдены',
  more: 'ещё',
  moreAbout: (number: number) => `ещё: урок ${number}`,
  repeat: 'Повторить',
  repeatLesson: (name: string) => `Повторить урок «${name}»`,
  quiz: 'Викторина',
  quizOf: (name: string) => `Викторина урока «${name}»`,
  premium: 'Премиум',
  locked: 'Закрыт',
  author: (name: string) => `Автор: ${name}`,
  demo: 'Демо',
} as const;
