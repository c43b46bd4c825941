import { formedWord } from '../../core/hebrew/forms/form-index.ts';
import type { SectionContent } from '../../core/lesson/content.ts';
import { searchText } from '../../core/lesson/search-text.ts';
import { createCourseIndex, type SearchedWord } from '../../core/search/course-index.ts';
import { sections } from '../../db/content/index.ts';
import { courseVerbs, verbPlaceOf } from '../../db/course/verbs.ts';

/** The words of a course as the search knows them, with ids from 0. */
export const searchedWords = (course: readonly SectionContent[] = sections): SearchedWord[] =>
  course
    .flatMap(({ subsections }) => subsections)
    .flatMap(({ lessons }) => lessons)
    .flatMap(({ words }) => words)
    .map((word, id) => ({ ...formedWord(word, id), russian: word.russian, ownVerb: null }));

/** Returns a search that finds words without a database and without locks, the best first. */
export function createWordSearch(words: readonly SearchedWord[] = searchedWords()) {
  const index = createCourseIndex(words, courseVerbs());
  return (typed: string): SearchedWord[] => {
    const asked = searchText(typed);
    const found = asked ? index.find(asked) : [];
    const ids = [...found].sort((a, b) => a.rank - b.rank || a.place - b.place).map(({ wordId }) => wordId);
    return [...new Set(ids)].flatMap((id) => words[id] ?? []);
  };
}

/** True where the text is one of the meanings of a word, or the name of the verb that it is a form of. */
export function means(word: SearchedWord | undefined, meaning: string): boolean {
  if (!word) return false;
  const verb = verbPlaceOf(word)?.verb;
  const meanings = word.russian.replace(/\([^)]*\)/g, ' ').split(/[,;/!?]/);
  return [...meanings, verb?.imperfective, verb?.perfective].some((one) => one?.trim() === meaning);
}
