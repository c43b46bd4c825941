import { Composer } from 'grammy';
import { listTokenOf } from '../../../core/own-words/list-link.ts';
import { ownWordsParameter } from '../../../core/service/own-words-link.ts';
import { ownWordChatTexts as texts } from '../../../core/texts/chat/own-words.ts';
import type { BotContext, BotDeps } from '../../context.ts';
import { openKeyboard } from '../../keyboards.ts';
import { type OwnAction, ownButtons } from '../../own-words/buttons.ts';
import { keepListed, keepWritten, offerToKeep, undoKeeping } from '../../own-words/keep.ts';
import {
  offerFiles,
  removeWord,
  restoreWord,
  sendFile,
  showOwnWord,
  showOwnWords,
} from '../../own-words/list.ts';
import { pairsIn } from '../../own-words/pairs.ts';
import { answeredWord, takeOwnSound } from '../../own-words/sound.ts';
import { message } from '../../rich-text.ts';
import { show, type Visit, withVisit } from '../../visit.ts';
import { isWrittenHere } from '../../waiting.ts';

/**
 * «Мои слова» in the chat: /own lists them, `слово — перевод` in a message keeps one, several lines or somebody else's
 * message are offered. Comes after every feature that waits for an answer, and before /start, which handles every
 * unknown link.
 */
export function ownWords(deps: BotDeps): Composer<BotContext> {
  const feature = new Composer<BotContext>();
  const chat = feature.chatType('private');
  const needs = { ...deps, canRecord: deps.sendOwnSound !== undefined };
  type OwnVisit = Visit<typeof needs>;
  const visited = (ctx: BotContext, work: (visit: OwnVisit) => Promise<void>) => withVisit(needs, ctx, work);

  chat.command('own', (ctx) => visited(ctx, (visit) => showOwnWords(visit, 0)));
  chat.command('start', (ctx, next) => {
    if (ctx.match.trim() === ownWordsParameter) return visited(ctx, (visit) => showOwnWords(visit, 0));
    const token = listTokenOf(ctx.match);
    return token === undefined ? next() : visited(ctx, (visit) => openShared(visit, token));
  });
  chat.on('message:text', (ctx, next) => {
    const { text } = ctx.msg;
    const found = text.startsWith('/') ? undefined : pairsIn(text);
    if (!found) return next();
    const [pair, ...more] = found.pairs;
    const isOne = pair && more.length === 0 && found.other === 0 && isWrittenHere(ctx.msg);
    return visited(ctx, (visit) => (isOne ? keepWritten(visit, pair) : offerToKeep(visit, found)));
  });
  chat.on('callback_query:data', (ctx, next) => {
    const action = ownButtons.parse(ctx.callbackQuery.data);
    return action ? visited(ctx, (visit) => take(visit, action)) : next();
  });
  return feature;

  async function openShared({ ctx }: OwnVisit, token: string): Promise<void> {
    const keyboard = openKeyboard(deps, { id: `list_${token}`, label: texts.button.openList });
    await ctx.reply(...message(keyboard ? texts.shared : texts.noAddress, keyboard));
  }

  async function take(visit: OwnVisit, action: OwnAction): Promise<void> {
    switch (action.kind) {
      case 'keep':
        return keepListed(visit);
      case 'dismiss':
        return show(visit, texts.dismissed, undefined);
      case 'undo':
        return undoKeeping(visit, action.event);
      case 'list':
        return showOwnWords(visit, action.before);
      case 'card':
        return showOwnWord(visit, action.wordId);
      case 'remove':
        return removeWord(visit, action.wordId);
      case 'restore':
        return restoreWord(visit, action.wordId);
      case 'files':
        return offerFiles(visit);
      case 'file':
        return sendFile(visit, action.format);
    }
  }
}

/**
 * A voice message in reply to the card of an own word becomes its sound. Comes before the features that hear answers: a
 * reply says which message it is about.
 */
export function ownSounds(deps: BotDeps): Composer<BotContext> {
  const feature = new Composer<BotContext>();
  feature.chatType('private').on(['message:voice', 'message:audio'], (ctx, next) => {
    const wordId = answeredWord(ctx.msg);
    return wordId === undefined ? next() : withVisit(deps, ctx, (visit) => takeOwnSound(visit, wordId));
  });
  return feature;
}
