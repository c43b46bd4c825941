import { Composer } from 'grammy';
import type { VerbContent } from '../../core/hebrew/conjugation/verb.ts';
import { searchText } from '../../core/lesson/search-text.ts';
import { ranks } from '../../core/search/ranks.ts';
import { botTexts, type RichText } from '../../core/texts/chat/bot.ts';
import { wordChatTexts as texts } from '../../core/texts/chat/words.ts';
import { type CourseMatch, searchCourse } from '../../db/course/course-search.ts';
import { findUser } from '../../db/users.ts';
import type { BotContext, BotDeps } from '../context.ts';
import { openKeyboard } from '../keyboards.ts';
import { message } from '../rich-text.ts';
import { tellShutOut } from '../shut-out.ts';

/** Longer texts are no question for a word. */
const maxLength = 100;
/** A longer Hebrew text is not looked up word by word. */
const maxParts = 6;
/** A Russian text of more words that is none of the course is not taken for one. */
const maxWords = 4;
/** A text rarely means more. */
const maxMeanings = 4;

type Answer = { text: RichText | string; lesson?: { id: number; name: string } };
type Search = (text: string) => Promise<CourseMatch[]>;

/**
 * A text that no other feature was waiting for is looked up as the search of the mini-app does it: in Hebrew, in Russian,
 * as it was heard, in a question. The answer tells the Hebrew word, how it is read and what it means, with a button to its
 * lesson; of words in locked lessons only the lesson. A Hebrew text of several words that is no phrase of the course is
 * read word by word; Russian prose is left to the next feature.
 */
export function word(deps: BotDeps): Composer<BotContext> {
  const feature = new Composer<BotContext>();
  feature.chatType('private').on('message:text', async (ctx, next) => {
    const { text: typed } = ctx.msg;
    const asked = searchText(typed);
    if (!asked || /(?:^|\s)\/\w|:\/\//.test(typed)) return next();
    const user = await findUser(deps.db, ctx.from.id, ctx.now);
    if (user?.isBlocked) return tellShutOut(ctx);
    const visitor = { userId: ctx.from.id, isAdminByEnv: deps.adminIds.has(ctx.from.id) };
    const search: Search = (text) => searchCourse(deps.db, { ...visitor, text }, ctx.now);
    const answer =
      asked.language === 'hebrew'
        ? await hebrewAnswer(typed, asked.text, search)
        : await otherAnswer(typed, asked.texts, search);
    if (!answer) return next();
    const { text, lesson } = answer;
    const button = lesson && { id: lesson.id, label: botTexts.button.openNamed(lesson.name) };
    await ctx.reply(...message(text, openKeyboard(deps, button)));
  });
  return feature;
}

async function hebrewAnswer(typed: string, asked: string, search: Search): Promise<Answer> {
  if (typed.length > maxLength) return { text: texts.tooLong };
  const meant = wholeWords(await search(asked));
  const answer = answerOf(meant, () => asked);
  if (answer) return answer;
  const parts = asked.split(' ');
  if (parts.length > 1 && parts.length <= maxParts) {
    const known: CourseMatch[] = [];
    for (const part of parts)
      known.push(
        ...wholeWords(await search(part))
          .filter(isOpen)
          .slice(0, 1),
      );
    if (known[0])
      return { text: texts.inParts(known.map(texts.meaning), parts.length), lesson: known[0].lesson };
  }
  return { text: parts.length > maxParts ? texts.tooLong : texts.unknown(asked) };
}

/** Undefined for prose. */
async function otherAnswer(
  typed: string,
  readings: readonly string[],
  search: Search,
): Promise<Answer | undefined> {
  if (typed.length > maxLength) return undefined;
  const found = await search(typed);
  const answer = answerOf(wholeWords(found), ({ imperfective }) => imperfective);
  if (answer) return answer;
  const core = readings.at(-1) ?? typed;
  if (core.split(' ').length > maxWords) return undefined;
  const near = found.slice(0, maxMeanings).map(texts.meaning);
  return { text: near.length > 0 ? texts.near(core, near) : texts.unknown(core) };
}

/** The words that are meant: others that only have the text among their words are left out where one is the word. */
function wholeWords(found: readonly CourseMatch[]): CourseMatch[] {
  const whole = found.filter(({ isPartial }) => !isPartial);
  const best = whole[0]?.rank ?? 0;
  return whole.filter(({ rank }) => best >= ranks.word || rank < ranks.word);
}

/** Undefined where no word is meant; `askForForms`: what to write after /verb for all forms of a verb. */
function answerOf(
  meant: readonly CourseMatch[],
  askForForms: (verb: VerbContent) => string,
): Answer | undefined {
  const open = meant.filter(isOpen).slice(0, maxMeanings);
  const lesson = (open[0] ?? meant[0])?.lesson;
  if (!lesson) return undefined;
  if (open.length === 0) return { text: texts.locked(lesson.name), lesson };
  const verb = open.find((match) => match.verb)?.verb;
  const more = verb ? [texts.allForms(askForForms(verb))] : [];
  return { text: [...texts.found(open.map(texts.meaning), lesson.name), ...more], lesson };
}

const isOpen = ({ lesson }: CourseMatch) => lesson.isOpen;
