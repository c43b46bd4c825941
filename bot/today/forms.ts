import { DomainError } from '../../core/errors.ts';
import { judgeForm, spokenForm, spokenSlip } from '../../core/forms/judge.ts';
import type { FormExercise } from '../../core/forms/skills.ts';
import type { FormTask } from '../../core/forms/task.ts';
import { pointFull } from '../../core/hebrew/conjugation/point-full.ts';
import { otherSpellings } from '../../core/hebrew/conjugation/spellings.ts';
import { typedInAnyLayout } from '../../core/hebrew/keyboard-layout.ts';
import { practiceAttempts } from '../../core/quiz/question-types.ts';
import { createRandom } from '../../core/random.ts';
import { forms } from '../../core/round/kinds/forms.ts';
import { answered } from '../../core/round/round.ts';
import { currentQuestion, type RoundState, startRound } from '../../core/round/state.ts';
import { judge } from '../../core/speech/judge.ts';
import { formChatTexts as texts } from '../../core/texts/chat/forms.ts';
import { todayChatTexts } from '../../core/texts/chat/today.ts';
import { answerTexts } from '../../core/texts/lesson/answer.ts';
import { saveFormAnswer } from '../../db/forms/save-answer.ts';
import { withReport } from '../reports/buttons.ts';
import { message } from '../rich-text.ts';
import { hear } from '../voice/hear.ts';
import { formKeyboard } from './buttons.ts';
import {
  aside,
  leavePart,
  newQuestion,
  nextQuestion,
  type Outcome,
  type Player,
  stillOpen,
  storable,
  type Turn,
  takeButtons,
} from './player.ts';
import { type ChatPractice, type WaitingPractice, withRounds } from './practice.ts';

const kind = forms<FormTask>();

/** Forms of «Сегодня»: chosen by a button, typed, or said in a voice message. */
export const formPlayer: Player = {
  isKeptAllDay: kind.saves === null,
  isSummedUp: false,
  wordOf: (practice) => taskOf(practice)?.wordId,
  awaits: (practice) => (isChosen(practice) ? 'button' : 'hebrew'),
  ask,
  takeText,
  takeVoice,
  reminder: (practice, canSpeak) =>
    isChosen(practice) ? todayChatTexts.needButton : texts.needHebrew(canSpeak),
  async takePress(turn, practice, action) {
    if (action.kind === 'to-words') return leavePart(turn, practice);
    const exercise = taskOf(practice)?.exercise;
    if (!exercise) return undefined;
    if (action.kind === 'give-up') return settle(turn, practice, { exercise, isRight: false });
    const option = action.kind === 'choose' ? taskOf(practice)?.options[action.choice] : undefined;
    // A forged button chooses nothing.
    if (!option) return undefined;
    const reason = option.reason ?? undefined;
    return settle(turn, practice, { exercise, isRight: option.reason === null, reason });
  },
};

const isChosen = (practice: ChatPractice): boolean => (taskOf(practice)?.options.length ?? 0) > 0;
const taskOf = ({ rounds }: ChatPractice) => rounds.forms && currentQuestion(rounds.forms);

/** A new form is shown before it is asked. */
async function ask(turn: Turn, practice: ChatPractice): Promise<WaitingPractice | undefined> {
  const { ctx, asking, readDay } = turn;
  const round = practice.rounds.forms ?? startForms((await readDay()).forms.map(({ task }) => task));
  const task = await nextQuestion(turn, round, texts.done);
  if (!task) return undefined;
  const askedBy = ctx.update.update_id;
  if (task.exercise === 'meet') {
    await ctx.reply(...message(texts.met(task), undefined));
    await save(turn, task, { exercise: 'meet', isRight: true, eventId: `form-met-${askedBy}` });
    const next = answered(kind, round, true, createRandom(askedBy));
    return ask(turn, withRounds(practice, { forms: next }));
  }
  const text = texts.question(task, {
    left: round.queue.length,
    canSpeak: asking.recogniser !== undefined,
  });
  const { message_id: messageId } = await ctx.reply(...message(text, formKeyboard(askedBy, task)));
  return { ...withRounds(practice, { forms: round }), question: newQuestion(ctx, messageId) };
}

const startForms = (tasks: readonly FormTask[]): RoundState<FormTask, string> => startRound(tasks);

/** A typed form, in any layout of the keyboard. */
async function takeText(
  turn: Turn,
  practice: WaitingPractice,
  text: string,
): Promise<Outcome | typeof aside | undefined> {
  const task = taskOf(practice);
  if (!task) return undefined;
  const typed = typedInAnyLayout(storable(text), { hebrew: task.answer.full });
  if (!/\p{Script=Hebrew}/u.test(typed)) return aside;
  const { isRight, isSynonym, reason } = judgeForm(typed, task.answer, task.slips);
  if (isSynonym) return askOnceMore(turn, practice, answerTexts.synonym);
  return settle(turn, practice, { exercise: 'type', isRight, typed, reason });
}

/** A voice message with the form: what was not heard is no answer, another form may be said once more. */
async function takeVoice(turn: Turn, practice: WaitingPractice): Promise<Outcome | undefined> {
  const { ctx, asking } = turn;
  const task = taskOf(practice);
  if (!task) return undefined;
  if (!asking.recogniser) {
    await ctx.reply(todayChatTexts.noRecogniser);
    return undefined;
  }
  const heard = await hear(asking, asking.recogniser, ctx);
  if ('problem' in heard) {
    await ctx.reply(texts.notHeard(heard.problem));
    return undefined;
  }
  const { verdict, reason } = judgeSpoken(task, heard.transcripts);
  if (verdict === 'synonym') return askOnceMore(turn, practice, reason);
  if (verdict === 'not-heard') return askOnceMore(turn, practice, texts.notHeard(reason));
  if (verdict === 'correct') return settle(turn, practice, { exercise: 'say', isRight: true });
  const { question } = practice;
  const misses = question.misses + 1;
  if (misses >= practiceAttempts)
    return settle(turn, practice, { exercise: 'say', isRight: false, reason, heard: heard.transcript });
  const missed = { ...practice, question: { ...question, misses } };
  return askOnceMore(turn, missed, texts.tryAgain(reason, heard.transcript));
}

function judgeSpoken({ answer, slips }: FormTask, transcripts: readonly string[]) {
  const judged = judge({
    expected: {
      hebrew: answer.full,
      pronunciation: pointFull(answer.pointed, answer.full) ?? answer.pointed,
      transcription: answer.transcription,
      variants: otherSpellings(answer),
    },
    transcripts: transcripts.map(spokenForm),
  });
  const slip = judged.verdict === 'incorrect' ? spokenSlip(transcripts, slips) : undefined;
  return { verdict: judged.verdict, reason: slip?.reason ?? judged.reason };
}

/** Leaves the form open after an answer that does not decide it. */
async function askOnceMore({ ctx }: Turn, practice: WaitingPractice, text: string): Promise<Outcome> {
  const { message_id } = await ctx.reply(text);
  return stillOpen(practice, message_id);
}

type Given = {
  exercise: FormExercise;
  isRight: boolean;
  typed?: string | undefined;
  reason?: string | undefined;
  heard?: string | undefined;
};

/** Saves the answer and says how it went. */
async function settle(turn: Turn, practice: WaitingPractice, given: Given): Promise<Outcome | undefined> {
  const { ctx } = turn;
  const { rounds, question } = practice;
  const task = rounds.forms && currentQuestion(rounds.forms);
  if (!rounds.forms || !task) return undefined;
  // Named after the question: neither a repeated update nor a second answer counts twice.
  const isRight = await save(turn, task, { ...given, eventId: `form-${question.askedBy}` });
  const text = isRight ? texts.right(task, given.reason) : texts.wrong(task, given);
  const keyboard = withReport(undefined, { subject: 'word', id: task.wordId, isJudged: true });
  await Promise.all([takeButtons(ctx, question.messageId), ctx.reply(...message(text, keyboard))]);
  const next = answered(kind, rounds.forms, isRight, createRandom(ctx.update.update_id));
  return { kind: 'next', practice: withRounds(practice, { forms: next }) };
}

/** Returns whether the answer counts as right. That of a word which has lost the form meanwhile is not stored. */
async function save(
  { asking, ctx, user }: Turn,
  { skill, wordId, form }: FormTask,
  { exercise, isRight, typed, eventId }: Given & { eventId: string },
): Promise<boolean> {
  const result: 'right' | 'wrong' = isRight ? 'right' : 'wrong';
  const input = {
    ...{ userId: user.id, zone: user.timezone, eventId },
    ...{ skill, wordId, form, exercise, result },
  };
  try {
    const saved = await saveFormAnswer(asking.db, typed === undefined ? input : { ...input, typed }, ctx.now);
    return saved.isRight;
  } catch (error) {
    if (!(error instanceof DomainError && error.kind === 'invalid')) throw error;
    return isRight;
  }
}
