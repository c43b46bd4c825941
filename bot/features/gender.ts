import { Composer, InlineKeyboard } from 'grammy';
import type { Settings } from '../../core/settings/settings.ts';
import { genderTexts as texts } from '../../core/texts/home/gender.ts';
import { settingSaid } from '../../core/texts/home/settings-said.ts';
import { readSettings, saveSettings } from '../../db/settings.ts';
import type { BotContext, BotDeps } from '../context.ts';
import { isLasting, isNotModified } from '../failures.ts';

const button = /^gn:(f|m|unsaid)$/;
const buttonOf = (gender: 'f' | 'm' | 'unsaid'): string => `gn:${gender}`;

/** The buttons below «Как о вас говорить?»: they may be pressed again later. */
export function gender(deps: BotDeps): Composer<BotContext> {
  const feature = new Composer<BotContext>();
  feature.chatType('private').callbackQuery(button, async (ctx) => {
    const said = ctx.match[1] as Settings['gender']; // the pattern names its values
    await saveSettings(deps.db, { userId: ctx.from.id, changes: { gender: said } }, ctx.now);
    const text = `${settingSaid({ gender: said })}\n\n${texts.later}`;
    await ctx.editMessageText(text, { reply_markup: keyboard() }).catch((error: unknown) => {
      if (!isNotModified(error) && !isLasting(error)) throw error;
    });
    await ctx.answerCallbackQuery(texts.saved);
  });
  return feature;
}

const keyboard = (): InlineKeyboard =>
  new InlineKeyboard()
    .text(texts.names.f, buttonOf('f'))
    .text(texts.names.m, buttonOf('m'))
    .text(texts.names.unsaid, buttonOf('unsaid'));

/** Asks once in a life, in a message of its own: whoever does not answer is not asked again. */
export async function askGender({ db }: Pick<BotDeps, 'db'>, ctx: BotContext, userId: number): Promise<void> {
  if ((await readSettings(db, userId)).gender !== 'unasked') return;
  await saveSettings(db, { userId, changes: { gender: 'unsaid' } }, ctx.now);
  await ctx.reply(`${texts.title}\n\n${texts.why}`, { reply_markup: keyboard() });
}
