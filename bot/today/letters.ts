import { moreOf } from '../../core/letters/hints.ts';
import { pointsToAsk } from '../../core/letters/sounds.ts';
import {
  eventOf,
  isKnownBySound,
  type LetterStep,
  letterToPractise,
  optionsFor,
} from '../../core/letters/steps.ts';
import { createRandom } from '../../core/random.ts';
import { letterReportId } from '../../core/reports/reports.ts';
import { letters } from '../../core/round/kinds/letters.ts';
import { answered } from '../../core/round/round.ts';
import { currentQuestion, type RoundState, scoreOf, startRound } from '../../core/round/state.ts';
import type { RichText } from '../../core/texts/chat/bot.ts';
import { letterChatTexts as texts } from '../../core/texts/chat/letters.ts';
import { newsTexts } from '../../core/texts/home/rewards.ts';
import { letterItems } from '../../db/content/letters.ts';
import { findLetterAudio } from '../../db/content/sounds/letters-audio.ts';
import { readMetLetters } from '../../db/letters/cards.ts';
import { saveLetterAnswer } from '../../db/letters/save-answer.ts';
import { withReport } from '../reports/buttons.ts';
import { message } from '../rich-text.ts';
import { sendAloud } from '../voice/word-voice.ts';
import { letterKeyboard } from './buttons.ts';
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

type Round = RoundState<LetterStep, string>;

/** Letters of «Сегодня»: chosen by a button, by name or by ear. They are drawn in the app alone. */
export const letterPlayer: Player = {
  ...answeredByButton(settle),
  isKeptAllDay: letters.saves === null,
  ask,
};

async function ask(turn: Turn, practice: ChatPractice): Promise<WaitingPractice | undefined> {
  const { ctx, readDay } = turn;
  const round: Round = practice.rounds.letters ?? startRound((await readDay()).letters);
  const step = await nextQuestion(turn, round, texts.done(scoreOf(round)));
  if (!step) return undefined;
  const asked = await sendQuestion(turn, step, round.queue.length);
  const queue = [{ ...step, exercise: asked.exercise }, ...round.queue.slice(1)];
  return {
    ...withRounds(practice, { letters: { ...round, queue } }),
    question: newQuestion(ctx, asked.messageId),
  };
}

/** Asks by ear where that is wanted and Telegram takes the sound, else by look. */
async function sendQuestion({ asking, ctx, user }: Turn, step: LetterStep, left: number) {
  const askedBy = ctx.update.update_id;
  const met = await readMetLetters(asking.db, user.id);
  const questionBy = (by: 'find' | 'hear') => {
    const { task, options } = questionOf(step.key, { by, met, seed: askedBy });
    return { text: texts.question(task, left), keyboard: letterKeyboard(askedBy, options) };
  };
  const { spokenSound } = contentOf(step.key);
  if (step.exercise === 'hear' && spokenSound) {
    const word = {
      ...spokenSound,
      audioHash: findLetterAudio(spokenSound)?.hash ?? null,
      audioBlobHash: null,
    };
    const messageId = await sendAloud(asking, ctx, { word, ...questionBy('hear') });
    if (messageId !== undefined) return { exercise: 'hear' as const, messageId };
  }
  const { text, keyboard } = questionBy('find');
  const { message_id: messageId } = await ctx.reply(...message(text, keyboard));
  return { exercise: 'find' as const, messageId };
}

/** What is asked about a letter, and the signs or readings to choose from, each with its place in the alphabet. */
function questionOf(
  key: string,
  { by, met, seed }: { by: 'find' | 'hear'; met: ReadonlySet<string>; seed: number },
): { task: RichText; options: { choice: number; label: string }[] } {
  const items = letterItems.map(letterToPractise);
  const item = letterToPractise(contentOf(key));
  const options = optionsFor(item, items, { by, script: 'print', met, random: createRandom(seed) });
  const choice = ({ key: option }: { key: string }) => items.findIndex((one) => one.key === option);
  if (item.kind === 'point') {
    const { own, options: points } = pointsToAsk(item, options, items);
    const isHeard = by === 'hear';
    return {
      task: isHeard ? texts.hearPoint(item) : texts.read(own),
      options: points.map((one) => ({ choice: choice(one), label: isHeard ? one.shown : one.reading })),
    };
  }
  return {
    task: by === 'hear' ? texts.hear : texts.find(item, isKnownBySound(item, options)),
    options: options.map((one) => ({ choice: choice(one), label: one.shown })),
  };
}

/** Saves the answer and says how it went. */
async function settle(turn: Turn, practice: WaitingPractice, choice: number): Promise<Outcome | undefined> {
  const { asking, ctx, user } = turn;
  const round = practice.rounds.letters;
  const step = round && currentQuestion(round);
  const event = step && eventOf(step.exercise);
  const chosen = letterItems[choice];
  // A forged button chooses nothing.
  if (!event || !chosen) return undefined;
  const isRight = chosen.key === step.key;
  const { awarded } = await saveLetterAnswer(
    asking.db,
    {
      ...{ userId: user.id, zone: user.timezone },
      // Named after the question: neither a repeated update nor a second answer counts twice.
      eventId: `letter-${practice.question.askedBy}`,
      ...{ letters: [step.key], event, result: isRight ? 'right' : 'wrong' },
      ...(isRight ? {} : { chosen: chosen.key }),
      // No answer time: in a chat it only shows when the learner looked at their phone.
    },
    ctx.now,
  );
  const text = verdictOf(step, chosen.key);
  const about = {
    subject: 'letter',
    id: letterReportId(contentOf(step.key).letter),
    isJudged: true,
  } as const;
  const reward = awarded.length > 0 ? [`\n\n${newsTexts.alphabet}`] : [];
  await Promise.all([
    takeButtons(ctx, practice.question.messageId),
    ctx.reply(...message([...text, ...reward], withReport(undefined, about))),
  ]);
  const next = answered(letters, round, isRight, createRandom(ctx.update.update_id));
  return { kind: 'next', practice: withRounds(practice, { letters: next }) };
}

function verdictOf({ key, exercise }: LetterStep, chosenKey: string): RichText {
  const [content, item, chosen] = [contentOf(key), shownOf(key), shownOf(chosenKey)];
  const isRight = key === chosenKey;
  if (item.kind === 'point' && exercise === 'find') {
    const { own, options } = pointsToAsk(item, [chosen], letterItems.map(letterToPractise));
    const [read = own] = options;
    return isRight ? texts.readRight(own) : texts.readWrong(own, read);
  }
  return isRight ? texts.right(item) : texts.wrong(item, chosen, moreOf(content.hint));
}

function contentOf(key: string) {
  const found = letterItems.find((item) => item.key === key);
  if (!found) throw new Error(`the alphabet has no letter ${key}`);
  return found;
}

const shownOf = (key: string) => letterToPractise(contentOf(key));
