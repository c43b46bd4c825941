import { haveNiqqud, shownSpelling } from '../../core/hebrew/shown.ts';
import { type ChoiceExercise, choicesOf } from '../../core/memory/choices.ts';
import type { Exercise } from '../../core/memory/exercises.ts';
import { createRandom } from '../../core/random.ts';
import type { AskedWord } from '../../core/round/kinds/words.ts';
import { todayChatTexts as texts } from '../../core/texts/chat/today.ts';
import type { Db } from '../../db/connection/client.ts';
import { idsIn, type LearnedWord, readDistractors, readWords } from '../../db/day/words.ts';
import { readUnmetLetters } from '../../db/letters/unmet.ts';
import type { BotContext } from '../context.ts';
import { message } from '../rich-text.ts';
import { replyAloud } from '../voice/word-voice.ts';
import { wordKeyboard } from './buttons.ts';
import type { Asking } from './player.ts';
import type { ChatExercise, ChatQuestion, Help } from './practice.ts';

/**
 * Asks a task: the word's sound is sent along where it does not give the answer away. Returns the question as it must
 * be stored; undefined when the word is no longer taught.
 */
export async function askTask(
  asking: Asking,
  ctx: BotContext,
  { userId, task, left, help }: { userId: number; task: AskedWord; left: number; help: Help },
): Promise<ChatQuestion | undefined> {
  const words = await readWords(asking.db, { userId, wordIds: idsIn([task]) });
  const word = words.find(({ id }) => id === task.wordId);
  if (!word) return undefined;
  const askedBy = ctx.update.update_id;
  const exercise = inChat(task.exercise);
  const rival = isChoice(exercise) ? words.find(({ id }) => id === task.rivalId) : undefined;
  const choices = isChoice(exercise)
    ? await optionsFor(asking.db, userId, { task, word, rival, exercise, words, seed: askedBy })
    : [];
  const open = help.isHinted ? halved(choices, word.id) : choices;
  const keyboard = wordKeyboard({ askedBy, choices: open, isHinted: help.isHinted });
  const canSpeak = asking.recogniser !== undefined;
  const text = (asked: ChatExercise) =>
    texts.question(word, {
      exercise: asked,
      left,
      isAgain: task.again,
      canSpeak,
      isOfTwo: rival !== undefined,
    });
  const question = { ...help, askedBy, askedAt: ctx.now.toISOString(), choices: open };
  if (exercise === 'choose-russian' || exercise === 'listen') {
    // A word that has no sound is shown as text.
    const shown = (isHeard: boolean): ChatExercise => (isHeard ? exercise : 'choose-russian');
    const sent = await replyAloud(asking, ctx, { word, text: (isHeard) => text(shown(isHeard)), keyboard });
    const { messageId, isHeard } = sent;
    return { ...question, exercise: shown(isHeard), messageId, promptId: messageId };
  }
  const { message_id: messageId } = await ctx.reply(...message(text(exercise), keyboard));
  return { ...question, exercise, messageId, promptId: messageId };
}

/** Two of the answers, including the right one, in their order. */
export function halved(choices: ChatQuestion['choices'], wordId: number): ChatQuestion['choices'] {
  const other = choices.find((choice) => choice.wordId !== wordId);
  return choices.filter((choice) => choice.wordId === wordId || choice === other);
}

export function isChoice(exercise: ChatExercise): exercise is ChoiceExercise {
  return exercise !== 'type' && exercise !== 'speak';
}

/** In a chat nothing can be drawn, there is one font, and the sentence comes with the answer: the word is typed or read in print instead. */
function inChat(exercise: Exercise): ChatExercise {
  if (exercise === 'read-cursive') return 'choose-russian';
  return exercise === 'write' || exercise === 'gap' ? 'type' : exercise;
}

async function optionsFor(
  db: Db,
  userId: number,
  { task, words, word, rival, exercise, seed }: Choosing,
): Promise<ChatQuestion['choices']> {
  const unmet = await readUnmetLetters(db, userId);
  const distractors = await readDistractors(db, userId, { tasks: [task], words, unmet });
  const random = createRandom(seed);
  const options = choicesOf(word, exercise, { words: [], distractors, random, rival });
  const niqqud = haveNiqqud(options);
  return options.map((option) => ({
    wordId: option.id,
    label: exercise === 'choose-hebrew' ? shownSpelling(option, niqqud) : option.russian,
  }));
}

type Choosing = {
  task: AskedWord;
  exercise: ChoiceExercise;
  words: readonly LearnedWord[];
  word: LearnedWord;
  rival: LearnedWord | undefined;
  seed: number;
};
