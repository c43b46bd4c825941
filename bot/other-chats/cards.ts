import type { SearchReading } from '../../core/contracts/search.ts';
import { textWords } from '../../core/hebrew/analysis/read-text.ts';
import { searchText } from '../../core/lesson/search-text.ts';
import { ranks } from '../../core/search/ranks.ts';
import { wordPlace } from '../../core/service/start-link.ts';
import { dateIn, defaultTimeZone } from '../../core/streak/streak.ts';
import type { RichText } from '../../core/texts/chat/bot.ts';
import { otherChatTexts as texts } from '../../core/texts/chat/other-chats.ts';
import { readingChatTexts as readingTexts } from '../../core/texts/chat/readings.ts';
import { wordChatTexts as wordTexts } from '../../core/texts/chat/words.ts';
import { isShownByMatch } from '../../core/texts/lesson/reading-meaning.ts';
import { shapeReading } from '../../core/texts/lesson/readings.ts';
import type { Db } from '../../db/connection/client.ts';
import { type CourseMatch, lookUpText } from '../../db/course/search/course-search.ts';
import { readHebrewText } from '../../db/course/search/read-hebrew.ts';
import type { Visitor } from '../../db/entitlements.ts';
import { wholeWords } from '../words/whole-words.ts';

/** A word, a way to read one, or a text, as it may be sent into a chat of other people. */
export type Card = {
  /** Unlike the others of a list. */
  id: string;
  title: string;
  description: string;
  text: RichText;
  /** Where the mini-app opens; missing: its home view. */
  place?: string;
  /** Not the text itself: it begins so, differs in a letter, or has the text among its words. */
  isPartial?: boolean;
};

/** Nobody's premium, progress and own words: who asks decides nothing of what is said in front of others. */
const anybody: Visitor = { userId: 0 };
/** A longer text is no question for a word. */
const longestAsked = 100;

/**
 * What a text means, as the search of the app finds it, the best first: words of free lessons, ways to read what was
 * written, words that begin so. A Hebrew text of several words that is none as a whole is one card, word by word. Empty
 * where nothing is found, and for words of premium lessons.
 */
export async function cardsFor(db: Db, typed: string, now: Date): Promise<Card[]> {
  const words = textWords(typed);
  if (typed.length > longestAsked) return words.length > 0 ? textCards(db, { typed, words }, now) : [];
  const asked = searchText(typed);
  if (!asked) return [];
  const found = await lookUpText(db, { ...anybody, text: typed }, now);
  const open = found.matches.filter(({ lesson }) => lesson.isOpen);
  const meant = wholeWords(found.matches).filter(({ lesson }) => lesson.isOpen);
  const readings = found.readings.map(shapeReading);
  const isMeant = (reading: SearchReading) => meant.some(({ word }) => reading.words.includes(word.id));
  const shown = readings.filter((reading) => !(isShownByMatch(reading) && isMeant(reading)));
  if (words.length > 1 && meant.length === 0 && shown.length === 0)
    return textCards(db, { typed, words }, now);
  const written = asked.language === 'hebrew' ? asked.text : typed;
  const read = shown.map((reading, at): Card => {
    const said = readingTexts.reading(written, reading);
    const taught = open.find(({ word }) => reading.words.includes(word.id));
    return {
      id: `reading-${at}`,
      ...texts.reading(written, reading),
      text: reading.russian === null ? [`${readingTexts.byRule}\n\n`, ...said] : said,
      ...(taught ? { place: placeOf(taught) } : {}),
    };
  });
  // Where the text is a word with something before it, how it is read comes before the word alone.
  const isBare = ({ rank }: CourseMatch) => rank < ranks.spelling;
  const others = open.filter((match) => !meant.includes(match));
  return [
    ...meant.filter(isBare).map(wordCard),
    ...read,
    ...meant.filter((match) => !isBare(match)).map(wordCard),
    ...others.map((match): Card => ({ ...wordCard(match), isPartial: true })),
  ];
}

const wordCard = (match: CourseMatch): Card => ({
  id: `word-${match.word.id}`,
  ...texts.word(match),
  text: wordTexts.meaning(match),
  place: placeOf(match),
});

const placeOf = ({ word, lesson }: CourseMatch): string => wordPlace(word.id, lesson.id);

async function textCards(
  db: Db,
  { typed, words }: { typed: string; words: readonly string[] },
  now: Date,
): Promise<Card[]> {
  const today = dateIn(defaultTimeZone, now);
  const { words: read } = await readHebrewText(db, { ...anybody, text: typed, today }, now);
  if (read.every(({ readings }) => readings.length === 0)) return [];
  const shaped = read.map(({ readings, ...word }) => ({ ...word, readings: readings.map(shapeReading) }));
  return [{ id: 'text', ...texts.text(words), text: readingTexts.forAnybody(shaped) }];
}
