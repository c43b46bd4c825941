import { Composer } from 'grammy';
import { hebrewWordsOf } from '../../core/hebrew/comparable.ts';
import { botTexts, type RichText } from '../../core/texts/bot.ts';
import { hebrewWordTexts as texts } from '../../core/texts/hebrew-word.ts';
import { verbChatTexts } from '../../core/texts/verb-chat.ts';
import type { Visitor } from '../../db/entitlements.ts';
import { findUser } from '../../db/users.ts';
import { type FoundVerb, type FoundWord, findVerbs } from '../../db/verbs.ts';
import type { BotContext, BotDeps } from '../context.ts';
import { openKeyboard } from '../keyboards.ts';
import { message } from '../rich-text.ts';
import { tellShutOut } from '../shut-out.ts';

const maxLength = 60;
/** A longer text is not looked up word by word. */
const maxWords = 6;
/** A text rarely means more. */
const maxMeanings = 4;

type Found = FoundVerb | FoundWord;
type Answer = { text: RichText | string; lesson?: { id: number; name: string } };

/**
 * A text in Hebrew letters that no other feature was waiting for: what it means, how it is read, and a button to its
 * lesson. A text of several words that is no phrase of the course is read word by word. Of words in locked lessons only
 * the lesson is told.
 */
export function hebrewWord(deps: BotDeps): Composer<BotContext> {
  const feature = new Composer<BotContext>();
  feature.chatType('private').on('message:text', async (ctx, next) => {
    const asked = ctx.msg.text;
    if (hebrewWordsOf(asked) === '' || asked.startsWith('/')) return next();
    const user = await findUser(deps.db, ctx.from.id, ctx.now);
    if (user?.isBlocked) return tellShutOut(ctx);
    const visitor = { userId: ctx.from.id, isAdminByEnv: deps.adminIds.has(ctx.from.id) };
    const { text, lesson } = await answerTo(asked, (one) => find(visitor, one, ctx.now));
    const button = lesson && { id: lesson.id, label: botTexts.button.openNamed(lesson.name) };
    await ctx.reply(...message(text, openKeyboard(deps, button)));
  });
  return feature;

  /** A word that is taught as it was written comes before forms that are only spelled alike. */
  async function find(visitor: Visitor, text: string, now: Date): Promise<Found[]> {
    const { verbs, words } = await findVerbs(deps.db, { ...visitor, text }, now);
    const isTaught = ({ key }: FoundWord) => key === 'word';
    return [...words.filter(isTaught), ...verbs, ...words.filter((word) => !isTaught(word))];
  }
}

async function answerTo(text: string, find: (text: string) => Promise<Found[]>): Promise<Answer> {
  const asked = hebrewWordsOf(text);
  if (asked.length > maxLength) return { text: texts.tooLong };
  const found = await find(asked);
  const open = found.filter(isOpen).slice(0, maxMeanings);
  const [first, lesson] = [open[0], found[0]?.lesson];
  if (first) {
    const answer = texts.found(open.map(meaningOf), first.lesson.name);
    const more = open.some((one) => 'verb' in one) ? [texts.allForms(asked)] : [];
    return { text: [...answer, ...more], lesson: first.lesson };
  }
  if (lesson) return { text: texts.locked(lesson.name), lesson };
  const parts = asked.split(' ');
  if (parts.length > 1 && parts.length <= maxWords) {
    const known: Found[] = [];
    for (const part of parts) known.push(...(await find(part)).filter(isOpen).slice(0, 1));
    if (known[0]) return { text: texts.inParts(known.map(meaningOf), parts.length), lesson: known[0].lesson };
  }
  return { text: texts.unknown(asked) };
}

const isOpen = ({ lesson }: Found) => lesson.isOpen;

function meaningOf(found: Found): RichText {
  if (!('verb' in found)) return verbChatTexts.wordMeaning(found.word, found.key);
  const { forms, keys } = found;
  const form = keys[0] && forms[keys[0]];
  return [
    ...(form ? texts.verbForm(form.pointed, form.transcription) : []),
    ...verbChatTexts.verbMeaning(found, keys),
  ];
}
