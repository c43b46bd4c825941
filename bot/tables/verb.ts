import type { InlineKeyboard } from 'grammy';
import type { FormKey } from '../../core/hebrew/conjugation/forms.ts';
import { verbChatTexts as texts } from '../../core/texts/chat/verbs.ts';
import type { VerbOfWord } from '../../db/course/verbs.ts';
import type { BotContext } from '../context.ts';
import { openKeyboard } from '../keyboards.ts';
import { withReport } from '../reports/buttons.ts';
import { message } from '../rich-text.ts';
import { type rulesOfKeys, withRules } from '../rules/offers.ts';
import type { AppLink } from '../services/app-link.ts';
import { withTableButton } from './buttons.ts';
import { chooseTables, type TableChoice, tableChoice } from './choice.ts';
import { sendTable } from './send.ts';

type Shown = Pick<VerbOfWord, 'verb' | 'forms'> & { wordId: number; lesson: { id: number } };

/** The buttons of a verb: its lesson, rules, a report. */
export function verbKeyboard(
  deps: AppLink,
  { wordId, lesson }: Shown,
  rules: ReturnType<typeof rulesOfKeys> = [],
): InlineKeyboard {
  const open = openKeyboard(deps, { id: lesson.id, label: texts.openLesson });
  return withReport(withRules(open, rules), { subject: 'word', id: wordId });
}

/** All forms of a verb, as the person wants them; `keys`: those that were asked for. */
export async function replyWithVerb(
  deps: TableChoice,
  ctx: BotContext,
  { shown, keys, keyboard }: { shown: Shown; keys: readonly FormKey[]; keyboard: InlineKeyboard },
): Promise<void> {
  const { wordId } = shown;
  const chatId = ctx.chat?.id ?? 0;
  const choice = await tableChoice(deps, chatId);
  if (choice === 'chosen') {
    const tables = texts.tables(shown, keys);
    const withText = withTableButton(keyboard, { kind: 'as-text', wordId });
    if (await sendTable(deps, ctx, { tables, keyboard: withText })) {
      await chooseTables(deps, chatId).catch(() => undefined);
      return;
    }
  }
  const ways = choice === 'offered' ? withTableButton(keyboard, { kind: 'show', wordId }) : keyboard;
  await ctx.reply(...message(texts.card(shown, keys), ways));
}
