import { InlineKeyboard } from 'grammy';
import { ruleThemes } from '../../core/rules/content.ts';
import { ruleChatTexts as texts } from '../../core/texts/chat/rules.ts';
import { type ListedRule, listRules } from '../../db/rules/search-rules.ts';
import { show } from '../visit.ts';
import { ruleButtons } from './buttons.ts';
import type { RuleTurn } from './turn.ts';

/** With the two rows below them eight, which fit a phone. */
const rulesOnPage = 6;
const themesInRow = 2;
/** Below five rows of themes. */
const mostMet = 3;

/** The themes that have rules, and the rules that the learner met last. */
export async function showThemes(turn: RuleTurn): Promise<void> {
  const rules = await listRules(turn.deps.db, turn.visitor, turn.ctx.now);
  if (rules.length === 0) return show(turn, texts.noRules, undefined);
  const met = metLast(rules);
  await show(turn, texts.themes(met.length > 0), themesKeyboard(rules, met));
}

export function themesKeyboard(
  rules: readonly ListedRule[],
  met: readonly ListedRule[] = [],
): InlineKeyboard {
  const keyboard = new InlineKeyboard();
  const taught = ruleThemes.filter((name) => rules.some(({ theme }) => theme === name));
  for (const [at, name] of taught.entries()) {
    const theme = ruleThemes.indexOf(name);
    keyboard.text(texts.button.theme(name), ruleButtons.build({ kind: 'theme', theme, page: 0 }));
    if (at % themesInRow === themesInRow - 1) keyboard.row();
  }
  return addRules(keyboard.row(), met);
}

function metLast(rules: readonly ListedRule[]): ListedRule[] {
  const met = rules.filter(({ metAt }) => metAt !== null);
  return met.sort((a, b) => Date.parse(b.metAt ?? '') - Date.parse(a.metAt ?? '')).slice(0, mostMet);
}

/** The rules of a theme, some at a time. */
export async function showTheme(turn: RuleTurn, place: { theme: number; page: number }): Promise<void> {
  const theme = ruleThemes[place.theme];
  const all = await listRules(turn.deps.db, turn.visitor, turn.ctx.now);
  const rules = all.filter((rule) => rule.theme === theme);
  if (!theme || rules.length === 0) return showThemes(turn);
  const pages = Math.ceil(rules.length / rulesOnPage);
  const page = Math.min(place.page, pages - 1);
  const shown = rules.slice(page * rulesOnPage, (page + 1) * rulesOnPage);
  const keyboard = addRules(new InlineKeyboard(), shown);
  const goTo = (to: number) => ruleButtons.build({ kind: 'theme', theme: place.theme, page: to });
  if (page > 0) keyboard.text(texts.button.earlier, goTo(page - 1));
  if (page < pages - 1) keyboard.text(texts.button.later, goTo(page + 1));
  keyboard.row().text(texts.button.themes, ruleButtons.build({ kind: 'themes' }));
  await show(turn, texts.theme(theme), keyboard);
}

/** Rules, each in a row of its own. */
export function addRules(
  keyboard: InlineKeyboard,
  rules: readonly Pick<ListedRule, 'id' | 'title' | 'isOpen'>[],
): InlineKeyboard {
  for (const rule of rules)
    keyboard.text(texts.button.title(rule), ruleButtons.build({ kind: 'card', ruleId: rule.id })).row();
  return keyboard;
}
