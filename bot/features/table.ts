import { Composer } from 'grammy';
import { DomainError } from '../../core/errors.ts';
import { tableTexts as texts } from '../../core/texts/chat/tables.ts';
import { verbChatTexts as verbTexts } from '../../core/texts/chat/verbs.ts';
import type { Db } from '../../db/connection/client.ts';
import { readVerb } from '../../db/course/verbs.ts';
import type { BotContext, BotDeps } from '../context.ts';
import type { AppLink } from '../services/app-link.ts';
import { type TableAction, tableButtons, withTableButton } from '../tables/buttons.ts';
import { chooseTables, chooseText, type TableChoice } from '../tables/choice.ts';
import { sendTable } from '../tables/send.ts';
import { verbKeyboard } from '../tables/verb.ts';
import { show, type Visit, withVisit } from '../visit.ts';

/** The forms of a verb as tables or as text, by the buttons below them. */
export function table(deps: BotDeps): Composer<BotContext> {
  const feature = new Composer<BotContext>();
  feature.chatType('private').on('callback_query:data', async (ctx, next) => {
    const action = tableButtons.parse(ctx.callbackQuery.data);
    if (!action) return next();
    await withVisit(deps, ctx, (visit) => take(visit, action));
  });
  return feature;
}

async function take(visit: Visit<TableChoice & AppLink & { db: Db }>, action: TableAction): Promise<unknown> {
  const { deps, ctx, visitor } = visit;
  const chatId = ctx.chat?.id ?? 0;
  if (action.kind === 'forget') {
    await chooseText(deps, chatId);
    return show(visit, texts.forgotten, undefined);
  }
  const { kind, wordId } = action;
  const found = await readVerb(deps.db, { ...visitor, wordId }, ctx.now).catch((error: unknown) => {
    if (error instanceof DomainError) return undefined;
    throw error;
  });
  if (!found) return ctx.answerCallbackQuery(texts.gone);
  const shown = { ...found, wordId, lesson: { id: found.lessonId } };
  const keyboard = verbKeyboard(deps, shown);
  if (kind === 'show') {
    const tables = verbTexts.tables(found, []);
    const isSent = await sendTable(deps, ctx, {
      tables,
      keyboard: withTableButton(keyboard, { kind: 'keep', wordId }),
    });
    return isSent ? undefined : ctx.reply(texts.refused);
  }
  if (kind === 'keep') {
    await chooseTables(deps, chatId);
    await ctx.answerCallbackQuery(texts.kept);
    return ctx.editMessageReplyMarkup({
      reply_markup: withTableButton(keyboard, { kind: 'as-text', wordId }),
    });
  }
  await chooseText(deps, chatId);
  return show(visit, verbTexts.card(found, []), withTableButton(keyboard, { kind: 'show', wordId }));
}
