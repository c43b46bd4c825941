import { InlineKeyboard } from 'grammy';
import { bestOf } from '../../core/rules/find-rule.ts';
import { ruleChatTexts as texts } from '../../core/texts/chat/rules.ts';
import { readRule, type ShownRule } from '../../db/rules/read-rule.ts';
import { type ListedRule, listRules, matchRules, type RuleMatch } from '../../db/rules/search-rules.ts';
import { openKeyboard } from '../keyboards.ts';
import { withReport } from '../reports/buttons.ts';
import { message } from '../rich-text.ts';
import { show } from '../visit.ts';
import { ruleButtons } from './buttons.ts';
import { addRules, themesKeyboard } from './lists.ts';
import { type RuleTurn, save, sayGone } from './turn.ts';

/** Other rules below the card. */
const mostOthers = 2;
const mostChoices = 4;
/** More of what was asked would fill the message. */
const longestAsked = 60;

/** The rule that a text asks for, with the next best as buttons; a choice where several answer equally well. */
export async function showRuleFor(turn: RuleTurn, asked: string): Promise<void> {
  const { deps, visitor, ctx } = turn;
  const rules = await listRules(deps.db, visitor, ctx.now);
  if (rules.length === 0) return show(turn, texts.noRules, undefined);
  const found = matchRules(rules, asked);
  const named = asked.slice(0, longestAsked).toWellFormed();
  const [first] = found;
  if (!first) return show(turn, texts.unknown(named), themesKeyboard(rules));
  if (bestOf(found).length > 1)
    return show(turn, texts.choice(named), addRules(new InlineKeyboard(), choicesOf(found)));
  await showCard(turn, first.id, found.slice(1, 1 + mostOthers));
}

const choicesOf = (found: readonly RuleMatch[]): RuleMatch[] =>
  found.slice(0, Math.min(mostChoices, Math.max(bestOf(found).length, 1 + mostOthers)));

/** The card of a rule; of a locked one only the title. */
export async function showCard(
  turn: RuleTurn,
  ruleId: number,
  others: readonly ListedRule[] = [],
): Promise<void> {
  const shown = await cardOf(turn, ruleId, others);
  if (!shown) return void (await sayGone(turn));
  await show(turn, ...shown);
}

/** The same in a new message, below one about something else. */
export async function showCardBelow(turn: RuleTurn, ruleId: number): Promise<void> {
  const shown = await cardOf(turn, ruleId, []);
  if (!shown) return void (await sayGone(turn));
  await turn.ctx.reply(...message(...shown));
}

async function cardOf(turn: RuleTurn, ruleId: number, others: readonly ListedRule[]) {
  const { deps, visitor, ctx } = turn;
  const rule = await readRule(deps.db, { ...visitor, ruleId }, ctx.now);
  if (!rule) return undefined;
  if (!rule.isOpen) {
    const keyboard = backToThemes(addRules(openKeyboard(deps)?.row() ?? new InlineKeyboard(), others));
    return [texts.locked(rule, rule.lesson.name), keyboard] as const;
  }
  await save(turn, { ruleId, result: 'met' });
  return [texts.card(rule), cardKeyboard(turn, rule, others)] as const;
}

function cardKeyboard({ deps }: RuleTurn, rule: ShownRule, others: readonly ListedRule[]): InlineKeyboard {
  const { id: ruleId, revision, checks } = rule;
  const keyboard = new InlineKeyboard();
  if (checks.length > 0)
    keyboard.text(texts.button.check, ruleButtons.build({ kind: 'begin', ruleId, revision })).row();
  const open = openKeyboard(deps, { id: `rule_${ruleId}`, label: texts.button.open });
  if (open) keyboard.append(open).row();
  return withReport(backToThemes(addRules(keyboard, others)), { subject: 'rule', id: ruleId });
}

const backToThemes = (keyboard: InlineKeyboard): InlineKeyboard =>
  keyboard.text(texts.button.themes, ruleButtons.build({ kind: 'themes' }));
