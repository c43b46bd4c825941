import { InlineKeyboard } from 'grammy';
import { createRandom, shuffled } from '../../core/random.ts';
import { type RuleCheck, reasonOf } from '../../core/rules/content.ts';
import type { RichText } from '../../core/texts/chat/bot.ts';
import { ruleChatTexts as texts } from '../../core/texts/chat/rules.ts';
import { readRule, type ShownRule } from '../../db/rules/read-rule.ts';
import { withReport } from '../reports/buttons.ts';
import { message } from '../rich-text.ts';
import { show } from '../visit.ts';
import { type CheckPlace, type RuleAction, ruleButtons } from './buttons.ts';
import { type RuleTurn, save, sayGone } from './turn.ts';

/** So many are played one after another. */
const mostChecks = 3;

/** A check of a rule as it is now, at the place that a button names. */
type Asked = { rule: ShownRule; check: RuleCheck; place: CheckPlace };

/** The first check, in a message of its own: the card stays above it. */
export async function beginChecks(
  turn: RuleTurn,
  { ruleId, revision }: { ruleId: number; revision: number },
): Promise<void> {
  const asked = await find(turn, { ruleId, revision, check: 0, right: 0 });
  if (asked) await turn.ctx.reply(...message(textOf(asked, []), questionKeyboard(asked, [])));
}

export async function showCheck(turn: RuleTurn, place: CheckPlace): Promise<void> {
  const asked = await find(turn, place);
  if (asked) await show(turn, textOf(asked, []), questionKeyboard(asked, []));
}

export async function takeAnswer(
  turn: RuleTurn,
  { chosen, ...place }: Extract<RuleAction, { kind: 'answer' }>,
): Promise<void> {
  const asked = await find(turn, place);
  // A forged button chooses nothing.
  if (!asked || asked.check.options[chosen] === undefined) return;
  await settle(turn, asked, { isRight: chosen === asked.check.answer, chosen });
}

/** A word of an order was taken: the next one is asked for, until all are. */
export async function takeWord(
  turn: RuleTurn,
  { taken, ...place }: Extract<RuleAction, { kind: 'order' }>,
): Promise<void> {
  const asked = await find(turn, place);
  if (!asked) return;
  const words = wordsAt(asked, taken);
  if (words.length < asked.check.options.length)
    return show(turn, textOf(asked, words), questionKeyboard(asked, taken));
  await settle(turn, asked, { isRight: words.join(' ') === asked.check.options.join(' '), words });
}

/** Says so where the rule is gone, was locked or has changed since the button was sent. */
async function find(turn: RuleTurn, named: CheckPlace): Promise<Asked | undefined> {
  const { deps, visitor, ctx } = turn;
  const place = placeIn(named);
  const rule = await readRule(deps.db, { ...visitor, ruleId: place.ruleId }, ctx.now);
  if (!rule) {
    await sayGone(turn);
    return undefined;
  }
  const check = rule.checks[place.check];
  if (check && rule.revision === place.revision) return { rule, check, place };
  if (rule.isOpen) await ctx.answerCallbackQuery({ text: texts.changed, show_alert: true });
  else await ctx.reply(...message(texts.locked(rule, rule.lesson.name), undefined));
  return undefined;
}

/** Without what else an action has. */
const placeIn = ({ ruleId, revision, check, right }: CheckPlace): CheckPlace => ({
  ...{ ruleId, revision, check, right },
});

type Given = { isRight: boolean; chosen?: number; words?: readonly string[] };

async function settle(turn: RuleTurn, asked: Asked, { isRight, chosen, words = [] }: Given): Promise<void> {
  const { rule, check, place } = asked;
  await save(turn, {
    ruleId: rule.id,
    result: isRight ? 'right' : 'wrong',
    check: place.check,
    ...(check.kind === 'order' || chosen === undefined ? {} : { chosen }),
  });
  const right = place.right + (isRight ? 1 : 0);
  const next = { ...place, check: place.check + 1, right };
  const reason = reasonOf(check, chosen ?? -1);
  const keyboard = new InlineKeyboard();
  const isLast = next.check >= countOf(rule);
  if (isLast) keyboard.text(texts.button.finish, ruleButtons.build({ kind: 'card', ruleId: rule.id }));
  else keyboard.text(texts.button.next, ruleButtons.build({ kind: 'check', ...next }));
  const text = [
    ...textOf(asked, words),
    ...texts.result(check, { isRight, reason }),
    ...(isLast ? texts.done({ right, of: countOf(rule) }) : []),
  ];
  await show(turn, text, withReport(keyboard, { subject: 'rule', id: rule.id, isJudged: true }));
}

const countOf = ({ checks }: ShownRule): number => Math.min(mostChecks, checks.length);

/** `words`: those of an order that were taken. */
const textOf = ({ rule, check, place }: Asked, words: readonly string[]): RichText => [
  ...texts.question(rule, check, { number: place.check + 1, of: countOf(rule) }),
  check.kind === 'order' ? texts.taken(words) : '',
];

/** The words of an order as they are offered: the same for everybody, whenever the question is shown. */
const offered = ({ rule, check, place }: Asked): string[] =>
  shuffled(check.options, createRandom(rule.id * mostChecks + place.check));

function wordsAt(asked: Asked, taken: readonly number[]): string[] {
  const words = offered(asked);
  return [...new Set(taken)].flatMap((at) => words[at] ?? []);
}

function questionKeyboard(asked: Asked, taken: readonly number[]): InlineKeyboard {
  const { check, place } = asked;
  const keyboard = new InlineKeyboard();
  if (check.kind !== 'order') {
    for (const [chosen, option] of check.options.entries())
      keyboard.text(option, ruleButtons.build({ kind: 'answer', ...place, chosen })).row();
    return keyboard;
  }
  for (const [at, word] of offered(asked).entries()) {
    if (taken.includes(at)) continue;
    keyboard.text(word, ruleButtons.build({ kind: 'order', ...place, taken: [...taken, at] }));
  }
  if (taken.length === 0) return keyboard;
  return keyboard.row().text(texts.button.again, ruleButtons.build({ kind: 'order', ...place, taken: [] }));
}
