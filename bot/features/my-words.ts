import { Composer, InlineKeyboard } from 'grammy';
import { type ExportFormat, exportFormats } from '../../core/memory/export.ts';
import { wordsFileParameter } from '../../core/memory/words-file-link.ts';
import { wordsFileTexts as texts } from '../../core/texts/chat/words-file.ts';
import { findUser } from '../../db/users.ts';
import type { BotContext, BotDeps } from '../context.ts';
import { openKeyboard } from '../keyboards.ts';
import { welcomeLearner } from '../learner.ts';
import { isFileAllowed } from '../my-files.ts';
import { message } from '../rich-text.ts';
import { describeFailure } from '../services/failures.ts';
import { tellShutOut } from '../shut-out.ts';
import { makeWordsFile, sendWordsFile } from '../words-file.ts';

const buttonPrefix = 'mw:';

/**
 * /mywords, or `/start mywords` from the mini-app's profile: sends the learner's learned words as a file: a table, or a
 * deck for Anki with sounds. Where the platform lets work outlive the update, the file is made and sent after it is
 * answered: three thousand words with their sounds take longer than Telegram waits.
 */
export function myWords(deps: BotDeps): Composer<BotContext> {
  const feature = new Composer<BotContext>();
  const chat = feature.chatType('private');

  chat.command('mywords', offer);
  chat.command('start', (ctx, next) => (ctx.match.trim() === wordsFileParameter ? offer(ctx) : next()));

  chat.on('callback_query:data', async (ctx, next) => {
    const format = formatOf(ctx.callbackQuery.data);
    if (!format) return next();
    const user = await findUser(deps.db, ctx.from.id, ctx.now);
    if (!user || user.isBlocked) return tellShutOut(ctx);
    if (!(await isFileAllowed(deps, user.id))) {
      await ctx.answerCallbackQuery({ text: texts.tooOften, show_alert: true });
      return;
    }
    await ctx.answerCallbackQuery(texts.preparing);
    const sending = send(ctx, user.id, format).catch(async (error: unknown) => {
      deps.log('warn', 'words-file-not-sent', { format, cause: describeFailure(error) });
      await ctx.reply(texts.failed).catch(() => undefined);
    });
    if (deps.background) deps.background(sending);
    else await sending;
  });

  return feature;

  async function offer(ctx: BotContext): Promise<void> {
    if (!ctx.from) return;
    const { user, wordsLearned } = await welcomeLearner(deps, ctx.from, ctx.now);
    if (user.isBlocked) return tellShutOut(ctx);
    if (wordsLearned === 0) {
      await ctx.reply(...message(texts.none, openKeyboard(deps)));
      return;
    }
    await ctx.reply(...message(texts.offer(wordsLearned), formatKeyboard()));
  }

  async function send(ctx: BotContext, userId: number, format: ExportFormat): Promise<void> {
    void ctx.replyWithChatAction('upload_document').catch(() => undefined);
    const file = await makeWordsFile(deps, userId, format, ctx.now);
    if (file) await sendWordsFile(deps, userId, file);
    else await ctx.reply(...message(texts.none, openKeyboard(deps)));
  }
}

function formatKeyboard(): InlineKeyboard {
  const keyboard = new InlineKeyboard();
  for (const format of exportFormats) keyboard.text(texts.button[format], buttonPrefix + format);
  return keyboard;
}

function formatOf(data: string): ExportFormat | undefined {
  return exportFormats.find((format) => data === buttonPrefix + format);
}
