import { type DayPart, dayOrder } from '../../core/day/order.ts';
import { scoreOf } from '../../core/round/state.ts';
import { dateIn } from '../../core/streak/streak.ts';
import { todayChatTexts as texts } from '../../core/texts/chat/today.ts';
import { dayName } from '../../core/texts/day-name.ts';
import { endingTexts } from '../../core/texts/endings.ts';
import type { PlannedDay } from '../../db/day/plan.ts';
import { findUser, type UserRecord } from '../../db/users.ts';
import type { BotContext } from '../context.ts';
import { keyboardOf } from '../dialogues/buttons.ts';
import { openKeyboard } from '../keyboards.ts';
import { message } from '../rich-text.ts';
import { describeFailure } from '../services/failures.ts';
import { tellShutOut } from '../shut-out.ts';
import { finishKeyboard } from './buttons.ts';
import { dayReader } from './day.ts';
import { formPlayer } from './forms.ts';
import { keepPractice } from './kept-practice.ts';
import { letterPlayer } from './letters.ts';
import { numberPlayer } from './numbers.ts';
import type { Asking, Outcome, Player, Turn } from './player.ts';
import { type ChatPractice, type DialogueOfDay, isWaiting, withRounds } from './practice.ts';
import { rulePlayer } from './rules.ts';
import { wordPlayer } from './words.ts';

/** What comes next in «Сегодня», part by part, and how it ends; each part has a player of its own. */
export const players: Record<DayPart, Player> = {
  letters: letterPlayer,
  rules: rulePlayer,
  forms: formPlayer,
  numbers: numberPlayer,
  words: wordPlayer,
};

/** Does something for the sender; replies to whom an admin shut out that they are. */
export async function withLearner(
  asking: Asking,
  ctx: BotContext,
  work: (turn: Turn) => Promise<void>,
): Promise<void> {
  const user = ctx.from && (await findUser(asking.db, ctx.from.id, ctx.now));
  if (user && !user.isBlocked) return work(turnOf(asking, ctx, user));
  await tellShutOut(ctx);
}

export const turnOf = (asking: Asking, ctx: BotContext, user: UserRecord): Turn => ({
  ...{ asking, ctx, user },
  readDay: dayReader(asking, ctx, user),
});

export async function carryOn(turn: Turn, outcome: Outcome | undefined): Promise<void> {
  if (!outcome) return;
  const { kind, practice } = outcome;
  if (kind === 'open') return keep(turn, practice);
  if (kind === 'end') return finish(turn, practice);
  await play(turn, practice, kind === 'leave' ? 1 : 0);
}

/** Asks what comes first, from the current part on, or from `further` parts after it. */
export async function play(turn: Turn, practice: ChatPractice, further = 0): Promise<void> {
  let current = practice;
  for (const part of dayOrder.slice(dayOrder.indexOf(practice.part) + further)) {
    // A question belongs to its part.
    if (part !== current.part) current = { ...current, part, question: null };
    const asked = await players[part].ask(turn, current);
    if (asked) return keep(turn, asked);
  }
  await finish(turn, current);
}

/** Says how it went, or that nothing is due, and when the next words come. */
export async function finish(turn: Turn, practice: ChatPractice): Promise<void> {
  const { ctx, asking, readDay } = turn;
  if (!players[practice.part].isSummedUp) {
    await ctx.reply(texts.stopped);
  } else {
    const day = await readDay();
    const left = isWaiting(practice)
      ? new Set([...day.tasks, ...day.again].map(({ wordId }) => wordId)).size
      : 0;
    const text = isWaiting(practice) ? summaryOf(turn, practice, day, left) : nothingDue(turn, practice, day);
    await ctx.reply(...message(text, finishKeyboard(asking, left + day.letters.length)));
    if (practice.dialogue && left === 0) await offerDialogue(turn, practice.dialogue);
  }
  await keep(turn, { ...practice, question: null, rounds: keptAllDay(ended(practice)) });
}

/** The dialogue of the day comes after its words: heard and played as by /dialogue. */
async function offerDialogue({ ctx }: Turn, { dialogueId, title }: DialogueOfDay): Promise<void> {
  const keyboard = keyboardOf([[endingTexts.dialogue(title), 'scene', dialogueId]]);
  await ctx.reply(...message(texts.dialogue, keyboard));
}

/** What is asked once a day, and was begun. */
export const keptAllDay = ({ rounds }: ChatPractice): ChatPractice['rounds'] =>
  Object.fromEntries(Object.entries(rounds).filter(([part]) => players[part as DayPart].isKeptAllDay)); // its own parts

/** The practice with the round of its part over. */
function ended(practice: ChatPractice): ChatPractice {
  const round = practice.rounds[practice.part];
  return round ? withRounds(practice, { [practice.part]: { ...round, queue: [] } }) : practice;
}

function summaryOf(turn: Turn, { rounds, points, firm }: ChatPractice, day: PlannedDay, left: number) {
  const { answered = 0, strengthened = [], missed = [] } = rounds.words ?? {};
  return texts.summary({
    ...{ answered, firm, points, left },
    strengthened: scoreOf({ strengthened, missed }).right,
    letters: day.letters.length,
    next: nextDay(turn, day),
    newWords: day.newWords,
    isPaused: day.newWordsPaused,
  });
}

function nothingDue(turn: Turn, { rounds }: ChatPractice, day: PlannedDay) {
  const { done, newWords, newWordsPaused: isPaused, nextDue, letters } = day;
  const isNew = done === 0 && nextDue === null;
  return texts.nothing({
    ...{ done, isNew, isPaused },
    wasAsked: [rounds.letters, rounds.rules].some((round) => (round?.answered ?? 0) > 0),
    newWords: isNew ? 0 : newWords,
    letters: letters.length,
    next: nextDay(turn, day),
  });
}

const nextDay = ({ ctx, user }: Turn, { nextDue }: PlannedDay): string | null =>
  nextDue && dayName(nextDue, dateIn(user.timezone, ctx.now));

/** The help of the word whose question is open. */
export function helpOf(practice: ChatPractice | undefined): ChatPractice['helped'] {
  if (!isWaiting(practice) || practice.part !== 'words') return practice?.helped;
  const { isHinted, misses, firstTyped } = practice.question;
  const wordId = players.words.wordOf(practice);
  return wordId === undefined ? undefined : { wordId, isHinted, misses, firstTyped };
}

/** Stores a practice. Tells the learner when that fails while a question waits. */
export async function keep(turn: Turn, practice: ChatPractice): Promise<void> {
  const { asking, ctx, user } = turn;
  await keepPractice(asking.store, user.id, practice, ctx.update.update_id).catch((error: unknown) =>
    isWaiting(practice)
      ? tellNotKept(turn, error)
      : asking.log('warn', 'practice-not-kept', { cause: describeFailure(error) }),
  );
}

export async function tellNotKept({ asking, ctx }: Turn, error: unknown): Promise<void> {
  asking.log('warn', 'practice-not-kept', { cause: describeFailure(error) });
  await ctx.reply(...message(texts.notKept, openKeyboard(asking)));
}
