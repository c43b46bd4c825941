import { Composer, InlineKeyboard } from 'grammy';
import { reminderTexts as texts } from '../../core/texts/home/reminders.ts';
import { saveSettings } from '../../db/settings.ts';
import type { BotContext, BotDeps } from '../context.ts';
import { isLasting, isNotModified } from '../failures.ts';
import { message } from '../rich-text.ts';
import { type AppLink, appAddress, openableUrl } from '../services/app-link.ts';
import { stopReminders } from '../services/reminders/buttons.ts';

/** «Не напоминать» under a reminder switches the setting off, however often it is pressed. */
export function reminders(deps: BotDeps): Composer<BotContext> {
  const feature = new Composer<BotContext>();
  feature.chatType('private').callbackQuery(stopReminders, async (ctx) => {
    await saveSettings(deps.db, { userId: ctx.from.id, changes: { reminderHour: null } }, ctx.now);
    const stopped = message(texts.stoppedMessage, reviewButton(deps));
    const isShown = await ctx.editMessageText(...stopped).then(
      () => true,
      (error: unknown) => {
        if (isNotModified(error)) return true;
        if (isLasting(error)) return false; // deleted, or too old
        throw error;
      },
    );
    await ctx.answerCallbackQuery(texts.stopped);
    if (!isShown) await ctx.reply(...stopped);
  });
  return feature;
}

/** The button that opens the session stays. */
function reviewButton(deps: AppLink): InlineKeyboard | undefined {
  const url = openableUrl(deps);
  return url === undefined ? undefined : new InlineKeyboard().webApp(texts.review, appAddress(url, 'today'));
}
