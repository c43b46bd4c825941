import { DomainError } from '../../core/errors.ts';
import { judgeTyped, type TypedJudgement } from '../../core/hebrew/answer.ts';
import { comparableHebrew } from '../../core/hebrew/comparable.ts';
import { furtherForms } from '../../core/hebrew/forms/taught-forms.ts';
import { typedInAnyLayout } from '../../core/hebrew/keyboard-layout.ts';
import { isComparable } from '../../core/hebrew/spelling-difference.ts';
import { otherFormOf } from '../../core/lesson/sentences/sentence-forms.ts';
import { inTurn, turnOfDay } from '../../core/lesson/sentences/sentences-in-turn.ts';
import { practiceAttempts } from '../../core/quiz/question-types.ts';
import { createRandom } from '../../core/random.ts';
import { words } from '../../core/round/kinds/words.ts';
import { answered } from '../../core/round/round.ts';
import { currentQuestion } from '../../core/round/state.ts';
import { genderIn } from '../../core/settings/gender.ts';
import { judge } from '../../core/speech/judge.ts';
import { dateIn } from '../../core/streak/streak.ts';
import type { RichText } from '../../core/texts/chat/bot.ts';
import { todayChatTexts as texts } from '../../core/texts/chat/today.ts';
import { answerTexts } from '../../core/texts/lesson/answer.ts';
import { verbBook } from '../../db/content/verb-book.ts';
import type { LearnedWord } from '../../db/day/words.ts';
import { type SavedReview, saveReview } from '../../db/memory/review.ts';
import { readSettings } from '../../db/settings.ts';
import { isLasting } from '../failures.ts';
import { askGender } from '../features/gender.ts';
import { withNamedReason } from '../named-reason.ts';
import { withReport } from '../reports/buttons.ts';
import { message } from '../rich-text.ts';
import { hear } from '../voice/hear.ts';
import { replyAloud } from '../voice/word-voice.ts';
import { canHint, wordKeyboard } from './buttons.ts';
import { aside, type Outcome, stillOpen, storable, type Turn, takeButtons } from './player.ts';
import {
  type ChatExercise,
  type ChatPractice,
  type ChatQuestion,
  type Help,
  type WaitingPractice,
  withRounds,
} from './practice.ts';
import { halved, isChoice } from './question.ts';

/** A checked answer to the current question, at its last try. */
type GivenAnswer = {
  /** How it was answered: a word that was to be typed may be spoken. */
  exercise: ChatExercise;
  isRight: boolean;
  /** What was typed at the first try. */
  typed?: string | undefined;
  isPartial: boolean;
  judgement?: TypedJudgement | undefined;
  /** What was chosen, or recognised, instead. */
  chosen?: string | undefined;
  transcript?: string | undefined;
  reason?: string | undefined;
};

/** The word is not (or no longer) taught: says so and goes on. */
export async function leaveOut(ctx: Turn['ctx'], practice: WaitingPractice): Promise<Outcome> {
  await Promise.all([takeButtons(ctx, practice.question.messageId), ctx.reply(texts.wordGone)]);
  return { kind: 'next', practice: withoutCurrent(practice) };
}

/** The practice without its current word, which is then not asked any more. */
export function withoutCurrent(practice: ChatPractice): ChatPractice {
  const round = practice.rounds.words;
  const current = round && currentQuestion(round);
  if (!current) return practice;
  const queue = round.queue.filter(({ wordId }) => wordId !== current.wordId);
  return withRounds(practice, { words: { ...round, queue } });
}

/** A typed word, in whatever layout: a near miss is explained and may be corrected once, as in the mini-app. */
export async function takeTyped(
  turn: Turn,
  practice: WaitingPractice,
  word: LearnedWord,
  text: string,
): Promise<Outcome | typeof aside | undefined> {
  const { asking, ctx, user } = turn;
  const { misses, firstTyped } = practice.question;
  const typed = typedInAnyLayout(storable(text), word);
  if (!/\p{Script=Hebrew}/u.test(typed)) return aside;
  const judged = judgeTyped(typed, { ...word, forms: furtherForms(word, verbBook()) });
  const judgement = await withNamedReason(asking, ctx, user.id, judged, word);
  const { verdict, pieces, reason } = judgement;
  if (verdict === 'synonym') return askOnceMore(turn, practice, answerTexts.synonym);
  if (verdict === 'near' && misses === 0) {
    return askOnceMore(turn, practice, texts.near(pieces, reason), { misses: 1, firstTyped: typed });
  }
  return settle(turn, practice, word, {
    exercise: 'type',
    isRight: verdict === 'exact' || verdict === 'accepted',
    typed: firstTyped ?? (misses === 0 ? typed : undefined),
    isPartial: misses > 0 || verdict === 'accepted',
    judgement,
  });
}

/** A voice message with the word: an unrecognised recording is no answer, another word may be said once more. */
export async function takeSpoken(
  turn: Turn,
  practice: WaitingPractice,
  word: LearnedWord,
): Promise<Outcome | undefined> {
  const { asking, ctx } = turn;
  if (!asking.recogniser) return undefined;
  const heard = await hear(asking, asking.recogniser, ctx);
  if ('problem' in heard) {
    await ctx.reply(texts.notRecognised(heard.problem));
    return undefined;
  }
  const { transcript, transcripts } = heard;
  const judgement = judge({ expected: word, transcripts });
  const { misses, firstTyped } = practice.question;
  const isRight = judgement.verdict === 'correct';
  const isMiss = judgement.verdict === 'incorrect';
  if (isRight || (isMiss && misses + 1 >= practiceAttempts)) {
    return settle(turn, practice, word, {
      exercise: 'speak',
      isRight,
      typed: firstTyped,
      isPartial: misses > 0 && firstTyped !== undefined,
      ...(isRight ? {} : { transcript, reason: judgement.reason }),
    });
  }
  const text = texts.tryAgain(judgement, transcript, isMiss);
  return askOnceMore(turn, practice, text, { misses: misses + (isMiss ? 1 : 0) });
}

/** Leaves the question open after an answer that does not decide it. */
async function askOnceMore(
  { ctx }: Turn,
  practice: WaitingPractice,
  text: RichText | string,
  given: Partial<Help> = {},
): Promise<Outcome> {
  const { message_id } = await ctx.reply(...message(text, undefined));
  return stillOpen({ ...practice, question: { ...practice.question, ...given } }, message_id);
}

/** Saves the answer and shows the result. */
async function settle(
  turn: Turn,
  practice: WaitingPractice,
  word: LearnedWord,
  given: GivenAnswer,
): Promise<Outcome | undefined> {
  const { asking, ctx, user } = turn;
  const { question, rounds } = practice;
  if (!rounds.words) return undefined;
  let saved: SavedReview;
  try {
    saved = await save(turn, question, word, given);
  } catch (error) {
    const isGone = error instanceof DomainError && error.code === 'word_not_learned';
    if (!isGone) throw error;
    return leaveOut(ctx, practice);
  }
  const isRight = saved.result === 'right';
  const points = saved.awarded.reduce((sum, award) => sum + award.points, 0);
  const shown = await inSentence(turn, word);
  const text = verdictOf(shown, given, { isRight, points });
  // A sound sent with the question is not sent again.
  const wasHeard = question.exercise === 'listen' || question.exercise === 'choose-russian';
  const keyboard = withReport(undefined, { subject: 'word', id: word.id, isJudged: true });
  const tell = wasHeard
    ? ctx.reply(...message(text, keyboard))
    : replyAloud(asking, ctx, { word, text: () => text, keyboard });
  await Promise.all([takeButtons(ctx, question.messageId), tell]);
  if (shown.examples.slice(0, 1).some(otherFormOf)) await askGender(asking, ctx, user.id);
  const round = answered(words, rounds.words, isRight, createRandom(ctx.update.update_id));
  return {
    kind: 'next',
    practice: {
      ...withRounds(practice, { words: round }),
      points: practice.points + points,
      firm: practice.firm + (saved.becameFirm ? 1 : 0),
    },
  };
}

/** The word with the sentence first that is shown today, as this learner says it. */
async function inSentence({ asking, ctx, user }: Turn, word: LearnedWord): Promise<LearnedWord> {
  if (word.examples.length === 0) return word;
  const gender = genderIn(await readSettings(asking.db, user.id));
  return inTurn(word, { turn: turnOfDay(dateIn(user.timezone, ctx.now)) + word.id, gender });
}

function verdictOf(
  word: LearnedWord,
  given: GivenAnswer,
  { isRight, points }: { isRight: boolean; points: number },
): RichText {
  const reason = given.judgement?.reason ?? given.reason;
  if (isRight) return texts.right(word, { points, reason });
  const pieces = given.judgement?.pieces;
  return texts.wrong(word, { ...given, reason, pieces: pieces && isComparable(pieces) ? pieces : undefined });
}

function save(
  { asking, ctx, user }: Turn,
  question: ChatQuestion,
  word: LearnedWord,
  { exercise, isRight, typed, isPartial }: GivenAnswer,
): Promise<SavedReview> {
  const input = {
    userId: user.id,
    zone: user.timezone,
    // Named after the question: neither a repeated update nor a second answer counts twice.
    eventId: `today-${question.askedBy}`,
    wordId: word.id,
    exercise,
    result: isRight ? ('right' as const) : ('wrong' as const),
    tries: question.misses + 1,
    isPartial: isPartial || question.isHinted,
    typed,
    // No answer time: in a chat it only shows when the learner looked at their phone.
  };
  return saveReview(asking.db, input, ctx.now);
}

export function giveUp(
  turn: Turn,
  practice: WaitingPractice,
  word: LearnedWord,
): Promise<Outcome | undefined> {
  const { exercise = 'type', firstTyped } = practice.question;
  return settle(turn, practice, word, { exercise, isRight: false, typed: firstTyped, isPartial: false });
}

export async function choose(
  turn: Turn,
  practice: WaitingPractice,
  word: LearnedWord,
  wordId: number,
): Promise<Outcome | undefined> {
  const { exercise, choices } = practice.question;
  // A forged button chooses nothing.
  if (!exercise || !isChoice(exercise)) return undefined;
  const isRight = wordId === word.id;
  const chosen = isRight ? undefined : choices.find((choice) => choice.wordId === wordId)?.label;
  return settle(turn, practice, word, { exercise, isRight, isPartial: false, chosen });
}

/**
 * Removes half of the answers, or shows the first letter and the number of letters: either way the answer counts as a
 * hard one.
 */
export async function giveHint(
  { ctx }: Turn,
  practice: WaitingPractice,
  word: LearnedWord,
): Promise<Outcome | undefined> {
  if (!canHint(practice.question)) return undefined;
  const choices = halved(practice.question.choices, word.id);
  const question = { ...practice.question, isHinted: true, choices };
  try {
    const keyboard = { reply_markup: wordKeyboard(question) };
    await ctx.api.editMessageReplyMarkup(ctx.chat?.id ?? 0, question.messageId, keyboard);
  } catch (error) {
    if (!isLasting(error)) throw error;
  }
  if (choices.length > 0) await ctx.answerCallbackQuery(texts.halved).catch(() => undefined);
  else await ctx.reply(hintOf(word));
  return { kind: 'open', practice: { ...practice, question } };
}

function hintOf({ hebrew }: LearnedWord): string {
  const parts = comparableHebrew(hebrew).split(' ');
  const [first = ''] = hebrew;
  return texts.hint(
    first,
    parts.map((part) => [...part].length),
  );
}
