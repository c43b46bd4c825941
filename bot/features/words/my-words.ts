import { type Composer, InlineKeyboard } from 'grammy';
import { type ExportFormat, exportFormats } from '../../../core/memory/export.ts';
import { wordsFileParameter } from '../../../core/memory/words-file-link.ts';
import { wordsFileTexts as texts } from '../../../core/texts/chat/words-file.ts';
import type { BotContext, BotDeps } from '../../context.ts';
import { openKeyboard } from '../../keyboards.ts';
import { learnersFile } from '../../my-files.ts';
import { message } from '../../rich-text.ts';
import { makeWordsFile, sendWordsFile } from '../../words-file.ts';

const buttonPrefix = 'mw:';

/**
 * /mywords, or `/start mywords` from the mini-app's profile: sends the learner's learned words as a file: a table, or a
 * deck for Anki with sounds. Three thousand words with their sounds take longer than Telegram waits.
 */
export const myWords = (deps: BotDeps): Composer<BotContext> =>
  learnersFile<ExportFormat>(deps, {
    command: 'mywords',
    parameter: wordsFileParameter,
    offer: (wordsLearned) => message(texts.offer(wordsLearned), formatKeyboard()),
    choiceOf: (data) => exportFormats.find((format) => data === buttonPrefix + format),
    texts,
    failureOf: (format) => ({ event: 'words-file-not-sent', fields: { format }, text: texts.failed }),
    async send(ctx, { id }, format) {
      void ctx.replyWithChatAction('upload_document').catch(() => undefined);
      const file = await makeWordsFile(deps, id, format, ctx.now);
      if (file) await sendWordsFile(deps, id, file);
      else await ctx.reply(...message(texts.none, openKeyboard(deps)));
    },
  });

function formatKeyboard(): InlineKeyboard {
  const keyboard = new InlineKeyboard();
  for (const format of exportFormats) keyboard.text(texts.button[format], buttonPrefix + format);
  return keyboard;
}
