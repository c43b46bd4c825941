import { Composer } from 'grammy';
import { readableHebrew } from '../../core/hebrew/comparable.ts';
import type { BotContext, BotDeps } from '../context.ts';
import { displayName } from '../learner.ts';
import { type RuleAction, ruleButtons } from '../rules/buttons.ts';
import { showCard, showCardBelow, showRuleFor } from '../rules/card.ts';
import { beginChecks, showCheck, takeAnswer, takeWord } from '../rules/checks.ts';
import { showTheme, showThemes } from '../rules/lists.ts';
import type { RuleTurn } from '../rules/turn.ts';
import { withVisit } from '../visit.ts';

/**
 * /rule with any wording: the card of the rule, its checks by buttons. Alone it lists the themes. Of rules of locked
 * lessons only the title is shown.
 */
export function rule(deps: BotDeps): Composer<BotContext> {
  const feature = new Composer<BotContext>();
  const chat = feature.chatType('private');
  chat.command('rule', (ctx) => {
    const asked = displayName(readableHebrew(ctx.match));
    return withVisit(deps, ctx, (turn) => (asked === '' ? showThemes(turn) : showRuleFor(turn, asked)));
  });
  chat.on('callback_query:data', async (ctx, next) => {
    const action = ruleButtons.parse(ctx.callbackQuery.data);
    if (!action) return next();
    await withVisit(deps, ctx, (turn) => take(turn, action));
  });
  return feature;
}

function take(turn: RuleTurn, action: RuleAction): Promise<void> {
  switch (action.kind) {
    case 'themes':
      return showThemes(turn);
    case 'theme':
      return showTheme(turn, action);
    case 'card':
      return showCard(turn, action.ruleId);
    case 'card-below':
      return showCardBelow(turn, action.ruleId);
    case 'begin':
      return beginChecks(turn, action);
    case 'check':
      return showCheck(turn, action);
    case 'answer':
      return takeAnswer(turn, action);
    case 'order':
      return takeWord(turn, action);
  }
}
