import { GrammyError, type InlineKeyboard } from 'grammy';
import type { TableMessage } from '../../core/texts/chat/tables.ts';
import type { BotContext } from '../context.ts';
import { richMessage } from '../rich-text.ts';
import { describeFailure } from '../services/failures.ts';
import { rememberRefusal, type TableChoice } from './choice.ts';

/** Sends a message with tables; false when this Bot API does not take one, which is remembered. */
export async function sendTable(
  deps: TableChoice,
  ctx: BotContext,
  { tables, keyboard }: { tables: TableMessage; keyboard: InlineKeyboard },
): Promise<boolean> {
  try {
    await ctx.replyWithRichMessage(richMessage(tables), { reply_markup: keyboard });
    return true;
  } catch (error) {
    if (!(error instanceof GrammyError) || !isUntaken(error)) throw error;
    deps.log('info', 'table-not-taken', { cause: describeFailure(error) });
    await rememberRefusal(deps);
    return false;
  }
}

/** The method or the content is unknown there; a closed chat, a flood or a fault of Telegram's own are something else. */
const isUntaken = ({ error_code: code, description }: GrammyError): boolean =>
  code === 404 || (code === 400 && !/chat not found|upgraded|topic|thread/i.test(description));
