import { DomainError } from '../../core/errors.ts';
import { errorText } from '../../core/texts/errors.ts';
import type { BotContext } from '../context.ts';
import { isNotModified } from '../failures.ts';

/** What `reply` takes. */
export type Answer = Readonly<Parameters<BotContext['reply']>>;

/** Shows an answer in place of the message whose button was pressed; what is refused is said by a popup. */
export async function showInPlace(ctx: BotContext, answer: () => Promise<Answer>): Promise<void> {
  try {
    const [text, options] = await answer();
    // An edit accepts only inline keyboards, and there are no others here.
    await ctx.editMessageText(text, options as Parameters<typeof ctx.editMessageText>[1]);
  } catch (error) {
    if (isNotModified(error)) return;
    if (!(error instanceof DomainError) || error.kind === 'unavailable') throw error;
    await ctx.answerCallbackQuery({ text: errorText(error.kind, error.code), show_alert: true });
  }
}
