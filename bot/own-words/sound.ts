import type { Message } from 'grammy/types';
import { DomainError } from '../../core/errors.ts';
import { maxOwnSoundBytes } from '../../core/own-words/limits.ts';
import type { Log } from '../../core/ports.ts';
import { ownWordChatTexts } from '../../core/texts/chat/own-words.ts';
import { errorText } from '../../core/texts/errors.ts';
import type { SendOwnSound } from '../../core/voices/send-own-sound.ts';
import type { Newcomers } from '../learner.ts';
import { soundOf } from '../record/take.ts';
import { describeFailure } from '../services/failures.ts';
import type { TelegramFiles } from '../services/telegram-download.ts';
import { downloadFile } from '../telegram-files.ts';
import type { Visit } from '../visit.ts';
import { ownButtons } from './buttons.ts';

const texts = ownWordChatTexts.sound;

/** What keeping a recording of an own word needs. */
export type OwnRecording = Newcomers & TelegramFiles & { log: Log; sendOwnSound?: SendOwnSound };

/** The own word whose card a message answers: named by the button that deletes it. */
export function answeredWord(message: Pick<Message, 'reply_to_message'>): number | undefined {
  const rows = message.reply_to_message?.reply_markup?.inline_keyboard ?? [];
  for (const button of rows.flat()) {
    const action = 'callback_data' in button ? ownButtons.parse(button.callback_data) : undefined;
    if (action?.kind === 'remove') return action.wordId;
  }
  return undefined;
}

/** As long as a speaker's take: bot/record/take.ts. */
const prepareWithinMs = 20_000;

/** Keeps a voice message as the sound of a word. */
export async function takeOwnSound(visit: Visit<OwnRecording>, wordId: number): Promise<void> {
  const { deps, ctx, user } = visit;
  const file = soundOf(ctx);
  if (!file) return;
  const deadline = AbortSignal.timeout(prepareWithinMs);
  try {
    if (!deps.sendOwnSound) throw new DomainError('unavailable', { code: 'take_not_sent' });
    const bytes = await downloadFile(deps, ctx.api, {
      fileId: file.file_id,
      maxBytes: maxOwnSoundBytes,
      deadline,
    });
    const sound = { userId: user.id, zone: user.timezone, wordId, bytes };
    const outcome = await deps.sendOwnSound(sound, deadline);
    await ctx.reply(outcome.ok ? texts.kept : texts.notKept(outcome.message));
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    deps.log('warn', 'take-not-prepared', { code: error.code, cause: describeFailure(error) });
    const isTooLarge = error.kind === 'too-large';
    await ctx.reply(isTooLarge ? texts.notKept(errorText('invalid', 'take_too-large')) : texts.failed);
  }
}
