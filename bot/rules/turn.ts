import { ruleChatTexts as texts } from '../../core/texts/chat/rules.ts';
import type { RuleAnswerInput } from '../../db/rules/save-answer.ts';
import type { Admins } from '../learner.ts';
import type { AppLink } from '../services/app-link.ts';
import type { Visit } from '../visit.ts';
import { saveIfOpen } from './save-open.ts';

/** What showing and asking a rule needs. */
export type RuleDeps = Admins & AppLink;
/** An update of a learner about rules. */
export type RuleTurn = Visit<RuleDeps>;

/** Says that a rule that was asked for, or that a button stands for, is no more. */
export const sayGone = ({ ctx }: Pick<RuleTurn, 'ctx'>): Promise<unknown> =>
  ctx.callbackQuery ? ctx.answerCallbackQuery({ text: texts.gone, show_alert: true }) : ctx.reply(texts.gone);

type Saved = Pick<RuleAnswerInput, 'ruleId' | 'result' | 'check' | 'chosen'>;

/**
 * Saves what was seen or answered, named after the message, so that neither a repeated update nor a second press counts
 * twice. What was closed or deleted in this very moment is not stored.
 */
export async function save({ deps, ctx, user, visitor }: RuleTurn, saved: Saved): Promise<void> {
  const message = ctx.callbackQuery?.message?.message_id;
  const named = message === undefined ? `u${ctx.update.update_id}` : `m${message}`;
  const eventId = ['rule', named, saved.ruleId, saved.check ?? 'met'].join('-');
  await saveIfOpen(deps.db, { ...visitor, zone: user.timezone, eventId, ...saved }, ctx.now);
}
