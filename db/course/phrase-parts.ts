import { formsOfWord } from '../../core/hebrew/forms/form-index.ts';
import { type TeachingForm, teacherOfPart } from '../../core/hebrew/forms/phrase-parts.ts';
import { canOpenLesson, type Opener } from '../../core/lesson/access.ts';
import type { ChunkPart } from '../../core/lesson/content.ts';
import type { Db } from '../connection/client.ts';
import { type IndexedCourse, type IndexedWord, readIndexedCourse } from './search/search-index.ts';
import { courseVerbs } from './verbs.ts';

/** A word of a phrase with the word of the course that teaches it, which is shown where its lesson is open. */
export type PhrasePart = ChunkPart & {
  lesson?: { id: number; number: number };
  word?: Pick<IndexedWord, 'id' | 'hebrew' | 'pronunciation' | 'russian'>;
};

type Phrase = { id: number; parts: readonly ChunkPart[] };

/**
 * The parts of phrases by the id of the phrase, each with the first word of the published course that has it among its
 * forms. They are found in the index that the process keeps, in one statement for all of them; where no word is a
 * phrase, none is run. Of a locked lesson only the number is returned.
 */
export async function readPhraseParts(
  db: Db,
  words: readonly Phrase[],
  learner: Opener,
): Promise<ReadonlyMap<number, PhrasePart[]>> {
  const phrases = words.filter(({ parts }) => parts.length > 0);
  if (phrases.length === 0) return new Map();
  const teacherOf = teachersIn(await readIndexedCourse(db, courseVerbs()));
  const withTeacher = ({ pronunciation, russian }: ChunkPart, isLast: boolean): PhrasePart => {
    const teacher = teacherOf({ pronunciation, russian, isLast });
    if (!teacher) return { pronunciation, russian };
    const { id, hebrew, lesson } = teacher;
    const word = { id, hebrew, pronunciation: teacher.pronunciation, russian: teacher.russian };
    return {
      pronunciation,
      russian,
      lesson: { id: lesson.id, number: lesson.number },
      ...(canOpenLesson(lesson, learner) ? { word } : {}),
    };
  };
  return new Map(
    phrases.map(({ id, parts }) => [id, parts.map((part, at) => withTeacher(part, at === parts.length - 1))]),
  );
}

type TeacherOf = (part: ChunkPart & { isLast: boolean }) => IndexedWord | undefined;

/** What was found in an index: the same parts are asked for with every lesson. */
const kept = new WeakMap<IndexedCourse['words'], TeacherOf>();

function teachersIn({ index, words }: IndexedCourse): TeacherOf {
  const known = kept.get(words);
  if (known) return known;
  const found = new Map<string, IndexedWord | undefined>();
  const verbs = courseVerbs();

  function find(letters: string): TeachingForm<IndexedWord>[] {
    return index
      .hebrew()
      .forms(letters)
      .flatMap(({ wordId, key }) => {
        const word = words.get(wordId);
        if (!word || word.hebrew.includes(' ')) return [];
        const form = formsOfWord(word, verbs).find((it) => it.key === key && it.letters === letters);
        return form ? [{ word, pointed: form.pointed }] : [];
      });
  }

  const teacherOf: TeacherOf = (part) => {
    const name = `${part.pronunciation}|${part.russian}|${part.isLast}`;
    if (!found.has(name)) found.set(name, teacherOfPart(part, find));
    return found.get(name);
  };
  kept.set(words, teacherOf);
  return teacherOf;
}
