import { Composer } from 'grammy';
import { comparableHebrew, readableHebrew } from '../../../core/hebrew/comparable.ts';
import { rulesOfVerb } from '../../../core/rules/rule-of-verb.ts';
import { firstVerb } from '../../../core/russian/verb-forms.ts';
import type { RichText } from '../../../core/texts/chat/bot.ts';
import { verbChatTexts as texts } from '../../../core/texts/chat/verbs.ts';
import { searchCourse } from '../../../db/course/search/course-search.ts';
import { type FoundVerb, type FoundWord, findVerbs } from '../../../db/course/verbs.ts';
import type { Visitor } from '../../../db/entitlements.ts';
import { listRules } from '../../../db/rules/search-rules.ts';
import type { BotContext, BotDeps } from '../../context.ts';
import { openKeyboard } from '../../keyboards.ts';
import { displayName, welcomeLearner } from '../../learner.ts';
import { message } from '../../rich-text.ts';
import { rulesOfKeys } from '../../rules/offers.ts';
import { tellShutOut } from '../../shut-out.ts';
import { forgetKeyboard } from '../../tables/buttons.ts';
import { tableChoice } from '../../tables/choice.ts';
import { replyWithVerb, verbKeyboard } from '../../tables/verb.ts';

const maxLength = 60;

/** Two verbs are rarely spelled alike, more than three never. */
const maxCards = 3;

/**
 * /verb with any form of a verb, in Hebrew or in Russian: all forms of every verb that it can be. A text that can
 * be several things is named as such first. Who has chosen so gets tables. Verbs of locked lessons are only named as locked.
 */
export function verb(deps: BotDeps): Composer<BotContext> {
  const feature = new Composer<BotContext>();
  feature.chatType('private').command('verb', async (ctx) => {
    const { user } = await welcomeLearner(deps, ctx.from, ctx.now);
    if (user.isBlocked) return tellShutOut(ctx);
    const asked = displayName(readableHebrew(ctx.match));
    const say = (text: RichText | string, keyboard = openKeyboard(deps)) =>
      ctx.reply(...message(text, keyboard));
    if (asked === '') {
      const getsTables = (await tableChoice(deps, ctx.chat.id)) === 'chosen';
      return say(texts.usage, getsTables ? forgetKeyboard() : undefined);
    }
    if (asked.length > maxLength) return say(texts.tooLong, undefined);
    const visitor = { userId: user.id, isAdminByEnv: deps.adminIds.has(ctx.from.id) };
    const { verbs, words } = await find(visitor, asked, ctx.now);
    const open = verbs.filter(({ lesson }) => lesson.isOpen);
    const [found] = [...verbs, ...words];
    if (!found) return say(texts.unknown(asked));
    const meanings = [...verbs.map(meaningOfVerb), ...words.map(meaningOfWord)];
    if ([...verbs, ...words].every(({ lesson }) => !lesson.isOpen))
      return say(texts.locked(found.lesson.name));
    if (verbs.length === 0) return say(texts.noVerb(meanings));
    if (meanings.length > 1) await say(texts.several(asked, meanings), undefined);
    const listed = open.length > 0 ? await listRules(deps.db, visitor, ctx.now) : [];
    for (const one of open.slice(0, maxCards)) {
      const keys = keysToName(one, asked);
      const rules = rulesOfKeys(listed, rulesOfVerb(one.verb.binyan, keys[0]));
      await replyWithVerb(deps, ctx, { shown: one, keys, keyboard: verbKeyboard(deps, one, rules) });
    }
  });
  return feature;

  /** By the form or the infinitive, or else as the search understands it: a person of the Russian verb, a question. */
  async function find(visitor: Visitor, asked: string, now: Date) {
    const exact = await findVerbs(deps.db, { ...visitor, text: asked }, now);
    if (exact.verbs.length + exact.words.length > 0) return exact;
    const matches = await searchCourse(deps.db, { ...visitor, text: asked }, now);
    const meant = matches.find(({ verb, isPartial }) => verb && !isPartial)?.verb;
    return meant ? findVerbs(deps.db, { ...visitor, text: firstVerb(meant.imperfective) }, now) : exact;
  }
}

/** Whoever asks with the infinitive asks for the verb. */
function keysToName({ forms, keys }: FoundVerb, asked: string) {
  return comparableHebrew(asked) === forms.infinitive?.full ? [] : keys;
}

const meaningOfVerb = (found: FoundVerb): RichText =>
  found.lesson.isOpen ? texts.verbMeaning(found, found.keys) : [texts.lockedMeaning];

const meaningOfWord = ({ word, key, lesson }: FoundWord): RichText =>
  lesson.isOpen ? texts.wordMeaning(word, key) : [texts.lockedMeaning];
