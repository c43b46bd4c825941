import { Composer, InlineKeyboard } from 'grammy';
import { DomainError } from '../../core/errors.ts';
import { myDataParameter } from '../../core/people/my-data-link.ts';
import { personDataChatTexts } from '../../core/texts/chat/person-data.ts';
import { errorText } from '../../core/texts/errors.ts';
import { type DeletionState, readDeletion } from '../../db/people/read-deletion.ts';
import { requestDeletion } from '../../db/people/request-deletion.ts';
import { takeBackDeletion } from '../../db/people/take-back-deletion.ts';
import type { BotContext, BotDeps } from '../context.ts';
import { isNotModified } from '../failures.ts';
import { isFileAllowed, sendWhenMade } from '../my-files.ts';
import { myDataButtons as buttons, lossesOf, pendingMessage } from '../people/deletion-notice.ts';
import { sendPersonFiles } from '../people/send-person-files.ts';
import { message } from '../rich-text.ts';

const texts = personDataChatTexts;

/** An archive of everything takes seconds and megabytes. */
const fileLimit = { name: 'person-file', calls: 3, windowSeconds: 600 };

type Answer = ReturnType<typeof message>;

/**
 * /mydata: everything about the sender as a file, or deleted after a day in which they may take it back; `/start mydata`
 * from the mini-app's settings sends the file at once. Registers nobody: who is unknown gets that as the answer. It is open to people
 * whom an admin has blocked, because the data are theirs.
 */
export function myData(deps: BotDeps): Composer<BotContext> {
  const feature = new Composer<BotContext>();
  const chat = feature.chatType('private');

  chat.command('mydata', async (ctx) => {
    await ctx.reply(...(await menu(ctx)));
  });
  chat.command('start', async (ctx, next) => {
    if (ctx.match.trim() !== myDataParameter) return next();
    await sendFile(ctx);
  });

  const presses = chat.on('callback_query:data');
  const onPress = (data: string, act: (ctx: BotContext) => Promise<Answer>) =>
    presses
      .filter((ctx) => ctx.callbackQuery.data === data)
      .use(async (ctx) => {
        const [text, options] = await act(ctx);
        // An edit accepts only inline keyboards, and there are no others here.
        await ctx
          .editMessageText(text, options as Parameters<typeof ctx.editMessageText>[1])
          .catch((error: unknown) => {
            if (!isNotModified(error)) throw error;
          });
      });
  presses.filter((ctx) => ctx.callbackQuery.data === buttons.file).use(sendFile);
  onPress(buttons.menu, menu);
  onPress(buttons.ask, async (ctx) => {
    const state = await stateOf(ctx);
    if (!state || state.dueAt !== null) return menu(ctx);
    const keyboard = new InlineKeyboard()
      .text(texts.yesButton, buttons.erase)
      .row()
      .text(texts.noButton, buttons.menu);
    return message(texts.confirm(lossesOf(state)), keyboard);
  });
  onPress(buttons.erase, async (ctx) => {
    if (await stateOf(ctx)) await requestDeletion(deps.db, { userId: idOf(ctx) }, ctx.now);
    return menu(ctx);
  });
  onPress(buttons.keep, async (ctx) => {
    try {
      await takeBackDeletion(deps.db, { userId: idOf(ctx) }, ctx.now);
      return message(texts.taken, undefined);
    } catch (error) {
      if (!(error instanceof DomainError) || error.kind === 'unavailable') throw error;
      return message(
        error.kind === 'not-found' ? texts.nothing : errorText(error.kind, error.code),
        undefined,
      );
    }
  });

  return feature;

  function stateOf(ctx: BotContext): Promise<DeletionState | undefined> {
    return readDeletion(deps.db, idOf(ctx), ctx.now);
  }

  async function menu(ctx: BotContext): Promise<Answer> {
    const state = await stateOf(ctx);
    if (!state) return message(texts.nothing, undefined);
    if (state.dueAt !== null) return pendingMessage(new Date(state.dueAt), state.timezone);
    const keyboard = new InlineKeyboard()
      .text(texts.fileButton, buttons.file)
      .row()
      .text(texts.eraseButton, buttons.ask);
    return message(texts.menu(state.recordings), keyboard);
  }

  async function sendFile(ctx: BotContext): Promise<void> {
    if (!(await isFileAllowed(deps, fileLimit, idOf(ctx)))) {
      await ctx.reply(texts.tooOften);
      return;
    }
    void ctx.replyWithChatAction('upload_document').catch(() => undefined);
    const target = { userId: idOf(ctx), chatId: idOf(ctx) };
    const sending = sendPersonFiles(deps, target, ctx.now).then((isSent) =>
      isSent ? undefined : ctx.reply(texts.nothing),
    );
    await sendWhenMade(deps, ctx, {
      sending,
      failure: { event: 'person-file-not-sent', text: texts.failed },
    });
  }
}

/** In a private chat there is always a sender. */
const idOf = (ctx: BotContext): number => ctx.from?.id ?? 0;
