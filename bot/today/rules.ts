import type { PlannedCheck } from '../../core/day/rules.ts';
import { createRandom } from '../../core/random.ts';
import { rules } from '../../core/round/kinds/rules.ts';
import { answered } from '../../core/round/round.ts';
import { currentQuestion, type RoundState, scoreOf, startRound } from '../../core/round/state.ts';
import { reasonOf } from '../../core/rules/content.ts';
import { ruleCheckChatTexts as texts } from '../../core/texts/chat/rule-checks.ts';
import { withReport } from '../reports/buttons.ts';
import { message } from '../rich-text.ts';
import { saveIfOpen } from '../rules/save-open.ts';
import { ruleKeyboard } from './buttons.ts';
import {
  answeredByButton,
  newQuestion,
  nextQuestion,
  type Outcome,
  type Player,
  type Turn,
  takeButtons,
} from './player.ts';
import { type ChatPractice, type WaitingPractice, withRounds } from './practice.ts';

const kind = rules<PlannedCheck>();

/** Rules of «Сегодня»: their checks are answered by a button. */
export const rulePlayer: Player = {
  ...answeredByButton(settle),
  isKeptAllDay: kind.saves === null,
  ask,
};

async function ask(turn: Turn, practice: ChatPractice): Promise<WaitingPractice | undefined> {
  const { ctx, readDay } = turn;
  const round = practice.rounds.rules ?? startRules((await readDay()).rules);
  const task = await nextQuestion(turn, round, texts.done(scoreOf(round)));
  if (!task) return undefined;
  const keyboard = ruleKeyboard(ctx.update.update_id, task.check);
  const { message_id: messageId } = await ctx.reply(
    ...message(texts.question(task, round.queue.length), keyboard),
  );
  return { ...withRounds(practice, { rules: round }), question: newQuestion(ctx, messageId) };
}

const startRules = (tasks: readonly PlannedCheck[]): RoundState<PlannedCheck, string> => startRound(tasks);

/** Saves the answer and says how it went, and what was wrong about it. */
async function settle(turn: Turn, practice: WaitingPractice, chosen: number): Promise<Outcome | undefined> {
  const { ctx } = turn;
  const round = practice.rounds.rules;
  const task = round && currentQuestion(round);
  // A forged button chooses nothing.
  if (!task || task.check.options[chosen] === undefined) return undefined;
  const isRight = chosen === task.check.answer;
  await save(turn, practice, { task, chosen, isRight });
  const text = isRight ? texts.right(task) : texts.wrong(task, reasonOf(task.check, chosen));
  const keyboard = withReport(undefined, { subject: 'rule', id: task.ruleId, isJudged: true });
  await Promise.all([takeButtons(ctx, practice.question.messageId), ctx.reply(...message(text, keyboard))]);
  const next = answered(kind, round, isRight, createRandom(ctx.update.update_id));
  return { kind: 'next', practice: withRounds(practice, { rules: next }) };
}

/** An answer about a rule that is no longer shown is not stored, nor one to learned words that came back. */
async function save(
  { asking, ctx, user }: Turn,
  { question }: WaitingPractice,
  given: { task: PlannedCheck & { again: boolean }; chosen: number; isRight: boolean },
): Promise<void> {
  const { task, chosen, isRight } = given;
  if (task.place === null && task.again) return;
  const input = {
    ...{ userId: user.id, isAdminByEnv: asking.adminIds.has(user.id), zone: user.timezone },
    // Named after the question: neither a repeated update nor a second answer counts twice.
    eventId: `rule-${question.askedBy}`,
    ruleId: task.ruleId,
    ...(task.place === null ? {} : { check: task.place }),
    ...{ chosen, result: isRight ? ('right' as const) : ('wrong' as const) },
  };
  await saveIfOpen(asking.db, input, ctx.now);
}
