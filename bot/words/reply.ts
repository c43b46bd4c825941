import type { InlineKeyboard } from 'grammy';
import { botTexts } from '../../core/texts/chat/bot.ts';
import type { ListedRule } from '../../db/rules/search-rules.ts';
import type { BotContext } from '../context.ts';
import { openKeyboard } from '../keyboards.ts';
import { withReport } from '../reports/buttons.ts';
import { message } from '../rich-text.ts';
import { withRules } from '../rules/offers.ts';
import type { AppLink } from '../services/app-link.ts';
import { replyAloud, type VoiceMessages } from '../voice/word-voice.ts';
import type { Answer } from './look-up.ts';

/**
 * Sends what a text was answered with: with the sound of its word where there is one, and a button to its lesson, or else
 * with the keyboard that is given; below it the rules that the text asks for, and the way to report a mistake in the word.
 */
export async function replyWithAnswer(
  deps: VoiceMessages & AppLink,
  ctx: BotContext,
  { text, aloud, lesson, wordId }: Answer,
  { otherwise, rules = [] }: { otherwise?: InlineKeyboard | undefined; rules?: readonly ListedRule[] } = {},
): Promise<void> {
  const button = lesson && { id: lesson.id, label: botTexts.button.openNamed(lesson.name) };
  const ways = withRules(button ? openKeyboard(deps, button) : otherwise, rules);
  const keyboard = wordId === undefined ? ways : withReport(ways, { subject: 'word', id: wordId });
  if (!aloud) {
    await ctx.reply(...message(text, keyboard));
    return;
  }
  const { word, heard } = aloud;
  await replyAloud(deps, ctx, {
    word,
    text: (isHeard) => (isHeard ? heard : [text].flat()),
    ...(keyboard ? { keyboard } : {}),
  });
}
