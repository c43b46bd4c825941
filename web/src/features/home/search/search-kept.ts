import type { Word } from '../../../../../core/contracts/catalogue.ts';
import type { HomeLesson } from '../../../../../core/contracts/home.ts';
import type {
  FoundRule,
  SearchMatch,
  SearchReading,
  SearchWordsResponse,
} from '../../../../../core/contracts/search.ts';
import { analyseWord } from '../../../../../core/hebrew/analysis/analyse-word.ts';
import { functionWords } from '../../../../../core/hebrew/analysis/function-words.ts';
import { joinLexicons } from '../../../../../core/hebrew/analysis/lexicon.ts';
import { createVerbBook } from '../../../../../core/hebrew/conjugation/verb.ts';
import { searchText } from '../../../../../core/lesson/search-text.ts';
import { rulesByTitle } from '../../../../../core/rules/rules-by-title.ts';
import { createCourseIndex } from '../../../../../core/search/course-index.ts';
import { bestOfEach, maxMatches, onePerWord, shownForms } from '../../../../../core/search/matches.ts';
import { russianPair } from '../../../../../core/texts/lesson/grammar/verbs.ts';
import { shapeReading } from '../../../../../core/texts/lesson/readings.ts';
import { keptDays } from '../../../lib/kept/days.ts';
import { keptLessons } from '../../../lib/kept/lessons.ts';
import { keptRules } from '../../../lib/kept/rules.ts';
import { keptWords } from '../../../lib/kept/words.ts';
import type { Services } from '../../../lib/services.ts';

type SearchedWord = SearchWordsResponse['words'][number];

type KeptFound = { matches: SearchMatch[]; readings: SearchReading[] };
type KeptSearch = (text: string, lessons: readonly HomeLesson[]) => KeptFound;

/**
 * Words that a text means among those that this device keeps, and how it is read, by the rules of the server; undefined
 * where it keeps none. No reading is certain: of locked words the device knows nothing.
 */
export function searchKept(
  services: Services,
  text: string,
  lessons: readonly HomeLesson[],
): KeptFound | undefined {
  const kept = keptWords(services);
  if (!kept) return undefined;
  const made = services.once(createMade);
  if (made.of !== kept.of) Object.assign(made, { of: kept.of, search: createSearch(services, kept) });
  return made.search?.(text, lessons);
}

/** Rules that this device keeps, by the words of their titles. */
export const searchKeptRules = (services: Services, text: string): FoundRule[] =>
  rulesByTitle(keptRules.read(services) ?? [], text);

/** The search of this page, with what it was made of: its index takes a moment. */
const createMade = (): { of?: string; search?: KeptSearch } => ({});

function createSearch(services: Services, { words, verbs }: SearchWordsResponse): KeptSearch {
  const book = createVerbBook(verbs);
  // Verbs of authors are among them.
  const searched = words.map((word) => ({ ...word, ownVerb: null }));
  const index = createCourseIndex(searched, book);
  const byId = new Map(words.map((word) => [word.id, word]));
  const lexicon = joinLexicons([index.lexicon, functionWords]);

  return (text, lessons) => {
    const asked = searchText(text);
    const lessonOf = new Map(lessons.map((lesson) => [lesson.id, lesson]));
    const found = bestOfEach(asked ? index.find(asked) : []).flatMap(({ wordId, keys }) => {
      const word = byId.get(wordId);
      const lesson = word && lessonOf.get(word.lessonId);
      if (!word || !lesson) return [];
      return [{ word, lesson: { ...lesson, isOpen: !lesson.locked }, ...shownForms(word, keys, book) }];
    });
    const full = fullWords(services);
    const readings =
      asked?.language === 'hebrew' ? analyseWord(asked.text, { lexicon }).map(shapeReading) : [];
    const matches = onePerWord(found)
      .slice(0, maxMatches)
      .map(({ word, lesson: { id, lesson_number: number, name }, verb, forms }) => ({
        lesson: { id, number, name },
        word: full.get(word.id) ?? plainWord(word),
        pair: verb ? russianPair(verb) : null,
        forms,
      }));
    return { matches, readings: readings.map((one) => ({ ...one, certain: false })) };
  };
}

/** Words of lessons and days that are kept: they have their sounds. */
function fullWords(services: Services): ReadonlyMap<number, Word> {
  const words = [
    ...(keptDays(services)?.days ?? []).flatMap((day) => day.words),
    ...keptLessons(services).flatMap((lesson) => lesson.words),
  ];
  return new Map(words.map((word) => [word.id, word]));
}

/** A browser's own voice says it. */
const plainWord = ({ lessonId: _, ...word }: SearchedWord): Word => ({
  ...word,
  forms: [],
  examples: [],
  audio: null,
});
