import { textWords } from '../../core/hebrew/analysis/read-text.ts';
import type { Reading } from '../../core/hebrew/analysis/reading.ts';
import type { VerbContent } from '../../core/hebrew/conjugation/verb.ts';
import { searchText } from '../../core/lesson/search-text.ts';
import { firstVerb } from '../../core/russian/verb-forms.ts';
import { ranks } from '../../core/search/ranks.ts';
import { smallTalkOf } from '../../core/text/small-talk.ts';
import type { RichText } from '../../core/texts/chat/bot.ts';
import { readingChatTexts as readingTexts } from '../../core/texts/chat/readings.ts';
import { smallTalkTexts, smallTalkWayOn } from '../../core/texts/chat/small-talk.ts';
import { wordChatTexts as texts } from '../../core/texts/chat/words.ts';
import { isShownByMatch } from '../../core/texts/lesson/reading-meaning.ts';
import { shapeReading } from '../../core/texts/lesson/readings.ts';
import { type CourseMatch, type FoundText, lookUpText } from '../../db/course/search/course-search.ts';
import { verbPlaceOf } from '../../db/course/verbs.ts';
import { readWords } from '../../db/day/words.ts';
import type { BotContext } from '../context.ts';
import type { Admins } from '../learner.ts';
import type { Sounding } from '../services/sounds.ts';
import { tellText } from './read-text.ts';
import { wholeWords } from './whole-words.ts';

/** Longer Russian texts are no question for a word. */
const maxLength = 100;
/** A Hebrew text of more words is no phrase of the course. */
const maxParts = 6;
/** A Russian text of more words that is none of the course is not taken for one. */
const maxWords = 4;
/** A text rarely means more. */
const maxMeanings = 4;

/** What is said to a text, with the lesson of its word, and the word that can be heard. */
export type Answer = {
  text: RichText | string;
  /** Sent along with its sound; `heard` is said instead of `text` then. */
  aloud?: { word: Sounding; heard: RichText };
  lesson?: { id: number; name: string };
  /** The first word that is meant. */
  wordId?: number;
  /** Nothing was found for it. */
  isUnknown?: boolean;
  /** It is no word of the course as a whole: some of its words are. */
  isInParts?: true;
};
type Search = (text: string) => Promise<FoundText>;

/**
 * Looks a text up as the search of the mini-app does it: in Hebrew, in Russian, as it was heard, in a question. The answer
 * tells the Hebrew word, how it is read and what it means, and what stands before or behind it; of words in locked lessons
 * only the lesson. A greeting or
 * thanks is returned, with its Hebrew where the course has it; so is «стоп» while nothing waits. A Hebrew text of several
 * words that is no phrase of the course is read word by word; undefined for Russian prose. The word with the id `secret`
 * is asked right now: neither it is found, nor another form of its verb.
 */
export async function lookUp(
  { db, adminIds }: Admins,
  ctx: BotContext,
  typed: string,
  secret?: number,
): Promise<Answer | undefined> {
  const talk = smallTalkOf(typed);
  if (talk === 'emoji') return { text: smallTalkTexts.emoji };
  const asked = searchText(typed);
  if (!asked || /(?:^|\s)\/\w|:\/\//.test(typed)) return undefined;
  const userId = ctx.from?.id ?? 0;
  const visitor = { userId, isAdminByEnv: adminIds.has(userId) };
  const [hidden] = secret === undefined ? [] : await readWords(db, { userId, wordIds: [secret] });
  const hiddenVerb = hidden && verbPlaceOf(hidden)?.verb.key;
  const search: Search = async (text) => {
    const found = await lookUpText(db, { ...visitor, text }, ctx.now);
    const isHidden = ({ word, verb }: CourseMatch) =>
      word.id === secret || (verb !== undefined && verb.key === hiddenVerb);
    const isGivenAway = found.matches.some(isHidden) || found.readings.some(isSecret);
    return isGivenAway ? { matches: [], readings: [] } : found;
  };
  const isSecret = ({ word }: Reading) =>
    (secret !== undefined && word.ids.includes(secret)) ||
    (word.verb !== undefined && word.verb.key === hiddenVerb);
  if (talk) {
    const found = answerOf(wholeWords((await search(typed)).matches).filter(isOpen), ({ imperfective }) =>
      firstVerb(imperfective),
    );
    const reply = smallTalkTexts[talk];
    return found ? after(`${reply}\n\n`, found) : { text: `${reply} ${smallTalkWayOn}` };
  }
  if (asked.language !== 'hebrew') return otherAnswer(typed, asked.texts, search);
  const words = textWords(typed);
  const whole = words.length > maxParts ? undefined : await hebrewAnswer(asked.text, search);
  if (whole && (words.length < 2 || !whole.isUnknown)) return whole;
  const isAsked = ({ readings }: { readings: readonly Reading[] }) => readings.some(isSecret);
  const text = await tellText(db, { ...visitor, text: typed, isSecret: isAsked }, ctx.now);
  if (text) return { text, isInParts: true };
  return whole ?? { text: readingTexts.unknown(words.slice(0, maxParts).join(' '), []), isUnknown: true };
}

/** A Hebrew word, or a phrase of the course: what it means, and how what was written is read. */
async function hebrewAnswer(asked: string, search: Search): Promise<Answer> {
  const { matches, readings: read } = await search(asked);
  const readings = read.map(shapeReading);
  const shown = readings.every(isShownByMatch) ? [] : readings;
  const below = shown.length > 0 ? readingTexts.written(readingTexts.readings(asked, shown)) : [];
  const answer = answerOf(wholeWords(matches), () => asked, below);
  const [first] = readings;
  if (answer && (answer.aloud || !first)) return answer;
  if (first) {
    const text = readingTexts.readings(asked, readings);
    return { text: first.russian === null ? [`${readingTexts.byRule}\n\n`, ...text] : text };
  }
  if (answer) return answer;
  const near = matches.filter(isOpen).slice(0, maxMeanings).map(texts.inList);
  return { text: readingTexts.unknown(asked, near), isUnknown: true };
}

/** What is known of the words of a text that is none as a whole; undefined for a single word. */
async function inParts(parts: readonly string[], search: Search): Promise<Answer | undefined> {
  if (parts.length < 2) return undefined;
  const known: CourseMatch[] = [];
  for (const part of parts) {
    const [first] = wholeWords((await search(part)).matches).filter(isOpen);
    if (first && first.rank < ranks.word) known.push(first);
  }
  if (!known[0]) return undefined;
  const text = texts.inParts(known.map(texts.inList), parts.length);
  return { text, lesson: known[0].lesson, isInParts: true };
}

/** Undefined for prose. */
async function otherAnswer(
  typed: string,
  readings: readonly string[],
  search: Search,
): Promise<Answer | undefined> {
  if (typed.length > maxLength) return undefined;
  const { matches: found } = await search(typed);
  const answer = answerOf(wholeWords(found), ({ imperfective }) => firstVerb(imperfective));
  if (answer) return answer;
  const core = readings.at(-1) ?? typed;
  if (core.split(' ').length > maxWords) return undefined;
  const near = found.slice(0, maxMeanings).map(texts.inList);
  if (near.length > 0) return { text: texts.near(core, near) };
  return (await inParts(core.split(' '), search)) ?? { text: texts.unknown(core), isUnknown: true };
}

/** Undefined where no word is meant; `askForForms`: what to write after /verb for all forms of a verb;
 * `below`: what is said of the written word. */
function answerOf(
  meant: readonly CourseMatch[],
  askForForms: (verb: VerbContent) => string,
  below: RichText = [],
): Answer | undefined {
  const open = meant.filter(isOpen).slice(0, maxMeanings);
  const lesson = (open[0] ?? meant[0])?.lesson;
  if (!lesson) return undefined;
  const [first] = open;
  if (!first) return { text: texts.locked(lesson.name), lesson };
  const verb = open.find((match) => match.verb)?.verb;
  const more = verb ? [texts.allForms(askForForms(verb))] : [];
  const say = (isHeard: boolean): RichText => {
    const meanings = open.map((match) => texts.meaning(match, isHeard && match === first));
    return [...texts.found(meanings, lesson.name, below), ...more];
  };
  return { text: say(false), aloud: { word: first.word, heard: say(true) }, lesson, wordId: first.word.id };
}

/** An answer with something said before it. */
function after(said: string, { text, aloud, ...answer }: Answer): Answer {
  const heard = aloud && { ...aloud, heard: [said, ...aloud.heard] };
  return { ...answer, text: [said, text].flat(), ...(heard ? { aloud: heard } : {}) };
}

const isOpen = ({ lesson }: CourseMatch) => lesson.isOpen;
