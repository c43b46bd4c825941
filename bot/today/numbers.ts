import { InputFile } from 'grammy';
import { judgeNumber } from '../../core/numbers/judge.ts';
import { writtenPieces } from '../../core/numbers/pieces.ts';
import type { HeardNumber } from '../../core/numbers/tasks.ts';
import type { RenderedSounds } from '../../core/ports.ts';
import { createRandom } from '../../core/random.ts';
import { numbers } from '../../core/round/kinds/numbers.ts';
import { answered } from '../../core/round/round.ts';
import { currentQuestion, startRound } from '../../core/round/state.ts';
import { withPlainDigits } from '../../core/text/digits.ts';
import { numberChatTexts as texts } from '../../core/texts/chat/numbers.ts';
import { audioKey } from '../../db/content/sounds/audio-index.ts';
import { numberAudioIndex } from '../../db/content/sounds/numbers-audio.ts';
import { message, toEntities } from '../rich-text.ts';
import { describeFailure } from '../services/failures.ts';
import { numberKeyboard } from './buttons.ts';
import {
  aside,
  leavePart,
  newQuestion,
  type Outcome,
  type Player,
  type Turn,
  takeButtons,
} from './player.ts';
import { type ChatPractice, type WaitingPractice, withRounds } from './practice.ts';

const kind = numbers<HeardNumber>();

/** Numbers of «Сегодня»: heard as a voice message and typed as digits, once a day. */
export const numberPlayer: Player = {
  isKeptAllDay: kind.saves === null,
  isSummedUp: false,
  wordOf: () => undefined,
  awaits: () => 'digits',
  ask,
  takeText: async (turn, practice, text) =>
    /\d/u.test(withPlainDigits(text)) ? settle(turn, practice, text) : aside,
  reminder: () => texts.needDigits,
  takeVoice: async () => undefined,
  async takePress(turn, practice, { kind: pressed }) {
    if (pressed === 'give-up') return settle(turn, practice, undefined);
    if (pressed !== 'to-words') return undefined;
    return leavePart(turn, withRounds(practice, { numbers: startRound([]) }));
  },
};

async function ask(turn: Turn, practice: ChatPractice): Promise<WaitingPractice | undefined> {
  const { ctx, asking, readDay } = turn;
  if (!asking.sounds) return undefined;
  const round = practice.rounds.numbers ?? startRound<HeardNumber, string>((await readDay()).numbers);
  const current = currentQuestion(round);
  const bytes = current && (await soundOf(asking.sounds, current));
  if (!current || !bytes) return undefined;
  const askedBy = ctx.update.update_id;
  const { text: caption, entities } = toEntities(texts.question(current, round.queue.length));
  try {
    const { message_id: messageId } = await ctx.replyWithVoice(new InputFile(bytes, 'number.mp3'), {
      caption,
      caption_entities: entities,
      reply_markup: numberKeyboard(askedBy),
    });
    return { ...withRounds(practice, { numbers: round }), question: newQuestion(ctx, messageId) };
  } catch (error) {
    // A person may have forbidden voice messages in their chat: then the words begin.
    asking.log('info', 'number-not-asked', { cause: describeFailure(error) });
    return undefined;
  }
}

/** The parts of a number one after another: MP3 of one encoder without a header of its own. */
async function soundOf(sounds: RenderedSounds, { pieces }: HeardNumber): Promise<Uint8Array | undefined> {
  const found = await Promise.all(
    pieces.map(({ pointed: pronunciation, transcription }) => {
      const hash = numberAudioIndex[audioKey({ pronunciation, transcription })]?.hash;
      return hash === undefined ? undefined : sounds(hash);
    }),
  );
  const known = found.filter((part) => part !== undefined);
  return known.length === found.length ? Uint8Array.from(known.flatMap((part) => [...part])) : undefined;
}

/** Judges typed digits, or gives up without them, and says how it went. */
async function settle(
  { ctx }: Turn,
  practice: WaitingPractice,
  typed: string | undefined,
): Promise<Outcome | undefined> {
  const round = practice.rounds.numbers;
  const current = round && currentQuestion(round);
  if (!current) return undefined;
  const said = writtenPieces(current.pieces);
  const { isRight, reason } = typed === undefined ? { isRight: false } : judgeNumber(typed, current);
  const text = isRight ? texts.right(current, said) : texts.wrong(current, said, reason);
  await Promise.all([takeButtons(ctx, practice.question.messageId), ctx.reply(...message(text, undefined))]);
  const next = answered(kind, round, isRight, createRandom(ctx.update.update_id));
  return { kind: 'next', practice: withRounds(practice, { numbers: next }) };
}
