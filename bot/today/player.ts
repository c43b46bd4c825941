import type { SttProvider } from '../../core/ports.ts';
import { type Asked, currentQuestion, type RoundState } from '../../core/round/state.ts';
import { todayChatTexts } from '../../core/texts/chat/today.ts';
import type { UserRecord } from '../../db/users.ts';
import type { BotContext } from '../context.ts';
import type { Admins } from '../learner.ts';
import type { AppLink } from '../services/app-link.ts';
import type { StoredSounds } from '../services/sounds.ts';
import type { Hearing } from '../voice/voice-recording.ts';
import type { TodayAction } from './buttons.ts';
import type { DayReader } from './day.ts';
import type { ChatPractice, ChatQuestion, WaitingPractice } from './practice.ts';

/** What asking and judging in a chat needs. */
export type Asking = Hearing &
  Admins &
  AppLink &
  StoredSounds & {
    /** Missing where speech cannot be recognised. */
    recogniser?: SttProvider | undefined;
    hearWithinMs?: number;
  };

/** An update of a learner. */
export type Turn = { asking: Asking; ctx: BotContext; user: UserRecord; readDay: DayReader };

/** What comes after an answer: the question stays open, the next is asked, this part is left, or all of it ends. */
export type Outcome = { kind: 'open' | 'next' | 'leave' | 'end'; practice: ChatPractice };

/** Undefined: nothing has changed. */
type Answered = Promise<Outcome | undefined>;

/** A text that is no answer to the question. */
export const aside = { kind: 'aside' } as const;

/** A kind of questions in the chat. */
export type Player = {
  /** Nothing in the database remembers its answers: its round is kept all day, so that it is asked once. */
  isKeptAllDay: boolean;
  /** A session that ends at one of its questions is summed up. */
  isSummedUp: boolean;
  /** The word that is asked for right now, if it is one: it is not looked up. */
  wordOf(practice: ChatPractice): number | undefined;
  /** How its question is answered; a chosen answer has a button. */
  awaits(practice: ChatPractice): 'button' | 'hebrew' | 'digits';
  /**
   * Asks the first question of its round, which is planned now unless it was before; undefined when there is none, or
   * when none can be asked.
   */
  ask(turn: Turn, practice: ChatPractice): Promise<WaitingPractice | undefined>;
  takeText(turn: Turn, practice: WaitingPractice, text: string): Promise<Outcome | typeof aside | undefined>;
  /** What the question waits for, in a message of its own. */
  reminder(practice: WaitingPractice, canSpeak: boolean): string;
  takeVoice(turn: Turn, practice: WaitingPractice): Answered;
  takePress(turn: Turn, practice: WaitingPractice, action: QuestionAction): Answered;
};

/** What a kind does whose questions are all answered by a button: `settle` is given what the learner chose. */
export const answeredByButton = (
  settle: (turn: Turn, practice: WaitingPractice, choice: number) => Answered,
): Omit<Player, 'isKeptAllDay' | 'ask'> => ({
  isSummedUp: false,
  wordOf: () => undefined,
  awaits: () => 'button',
  takeText: async () => aside,
  takeVoice: async () => undefined,
  reminder: () => todayChatTexts.needButton,
  async takePress(turn, practice, action) {
    if (action.kind === 'to-words') return leavePart(turn, practice);
    return action.kind === 'choose' ? settle(turn, practice, action.choice) : undefined;
  },
});

/** What is asked next in a round; where nothing is left of it, `end` is said, unless nothing was asked at all. */
export async function nextQuestion<Q>(
  { ctx }: Turn,
  round: RoundState<Q>,
  end: string,
): Promise<Asked<Q> | undefined> {
  const question = currentQuestion(round);
  if (!question && round.answered > 0) await ctx.reply(end);
  return question;
}

/** The rest of a part is not asked now. */
export async function leavePart({ ctx }: Turn, practice: WaitingPractice): Promise<Outcome> {
  await takeButtons(ctx, practice.question.messageId);
  return { kind: 'leave', practice };
}

/** A button under a question. */
export type QuestionAction = Exclude<TodayAction, { kind: 'begin' }>;

/** A question that was just asked by a message. */
export function newQuestion(ctx: BotContext, messageId: number): ChatQuestion {
  const asked = { askedBy: ctx.update.update_id, askedAt: ctx.now.toISOString() };
  return { ...asked, messageId, promptId: messageId, isHinted: false, misses: 0, choices: [] };
}

/** A message that says why the question stays open; answers that came before it are about something else. */
export const stillOpen = (practice: WaitingPractice, promptId: number): Outcome => ({
  kind: 'open',
  practice: { ...practice, question: { ...practice.question, promptId } },
});

/** Typed text is kept up to the length that the mini-app would send, without what Postgres refuses. */
export const storable = (text: string): string =>
  text.toWellFormed().replaceAll('\0', '').slice(0, mostTyped);
const mostTyped = 60;

/** Removes the buttons of a message, which may be gone already. */
export async function takeButtons(ctx: BotContext, messageId: number): Promise<void> {
  await ctx.api.editMessageReplyMarkup(ctx.chat?.id ?? 0, messageId).catch(() => undefined);
}
