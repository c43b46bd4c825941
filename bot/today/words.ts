import { startWords, type WordRound, words } from '../../core/round/kinds/words.ts';
import { currentQuestion } from '../../core/round/state.ts';
import { dateIn } from '../../core/streak/streak.ts';
import { todayChatTexts as texts } from '../../core/texts/chat/today.ts';
import { type LearnedWord, readWords } from '../../db/day/words.ts';
import { type Outcome, type Player, type Turn, takeButtons } from './player.ts';
import type { ChatPractice, Help, WaitingPractice } from './practice.ts';
import { askTask } from './question.ts';
import { choose, giveHint, giveUp, leaveOut, takeSpoken, takeTyped, withoutCurrent } from './word-answers.ts';

/** Words of «Сегодня»: answered in Hebrew letters or by a voice message, their meaning by a button. */
export const wordPlayer: Player = {
  isKeptAllDay: words.saves === null,
  isSummedUp: true,
  wordOf: ({ rounds }) => rounds.words && currentQuestion(rounds.words)?.wordId,
  awaits: ({ question }) => (question && question.choices.length > 0 ? 'button' : 'hebrew'),
  ask,
  reminder: ({ question }, canSpeak) =>
    question.choices.length > 0 ? texts.needButton : texts.needHebrew(canSpeak),
  takeText: (turn, practice, text) =>
    withWord(turn, practice, (word) => takeTyped(turn, practice, word, text)),
  async takeVoice(turn, practice) {
    if (turn.asking.recogniser) return withWord(turn, practice, (word) => takeSpoken(turn, practice, word));
    await turn.ctx.reply(texts.noRecogniser);
    return undefined;
  },
  async takePress(turn, practice, action) {
    const { ctx } = turn;
    switch (action.kind) {
      case 'stop':
        await takeButtons(ctx, practice.question.messageId);
        return { kind: 'end', practice };
      case 'skip':
        await ctx.answerCallbackQuery(texts.skipped).catch(() => undefined);
        await takeButtons(ctx, practice.question.messageId);
        return { kind: 'next', practice: withoutCurrent(practice) };
      case 'hint':
        return withWord(turn, practice, (word) => giveHint(turn, practice, word));
      case 'give-up':
        return withWord(turn, practice, (word) => giveUp(turn, practice, word));
      case 'choose':
        return withWord(turn, practice, (word) => choose(turn, practice, word, action.choice));
      default:
        return undefined;
    }
  },
};

const noHelp: Help = { isHinted: false, misses: 0 };

/** Words that were answered elsewhere before the round began are not asked; nor is one that is no longer taught. */
async function ask(turn: Turn, practice: ChatPractice): Promise<WaitingPractice | undefined> {
  const { ctx, asking, user } = turn;
  const date = dateIn(user.timezone, ctx.now);
  const isPlanned = practice.rounds.words !== undefined && practice.date === date;
  let { helped, ...planned } = isPlanned ? practice : await withPlan(turn, practice, date);
  for (;;) {
    const round = planned.rounds.words;
    const task = round && currentQuestion(round);
    if (!task) return undefined;
    const help = helped?.wordId === task.wordId ? helped : noHelp;
    const question = await askTask(asking, ctx, { userId: user.id, task, left: round.queue.length, help });
    if (question) return { ...planned, question };
    planned = withoutCurrent(planned);
    helped = undefined;
  }
}

/** A practice with the words of a date; what was answered before midnight still counts. */
async function withPlan(
  { readDay }: Turn,
  { rounds, ...practice }: ChatPractice,
  date: string,
): Promise<ChatPractice> {
  const { tasks, again, words: compared, dialogue } = await readDay();
  const { strengthened, missed, answered: count } = rounds.words ?? startWords([]);
  const planned = beginningWith(startWords(tasks, again, compared), practice.helped?.wordId);
  const round = { ...planned, strengthened, missed, answered: count };
  return {
    ...practice,
    date,
    dialogue: dialogue && { dialogueId: dialogue.dialogueId, title: dialogue.title },
    rounds: practice.date === date ? { ...rounds, words: round } : { words: round },
  };
}

/** The round with a word asked first, if it is asked at all. */
function beginningWith(round: WordRound, wordId: number | undefined): WordRound {
  const first = round.queue.filter((task) => task.wordId === wordId);
  return { ...round, queue: [...first, ...round.queue.filter((task) => task.wordId !== wordId)] };
}

/** Runs the work with the word that is asked; when the word is gone, says so and continues. */
async function withWord<T>(
  { asking, ctx, user }: Turn,
  practice: WaitingPractice,
  work: (word: LearnedWord) => Promise<T>,
): Promise<T | Outcome> {
  const task = practice.rounds.words && currentQuestion(practice.rounds.words);
  const [word] = task ? await readWords(asking.db, { userId: user.id, wordIds: [task.wordId] }) : [];
  return word ? work(word) : leaveOut(ctx, practice);
}
