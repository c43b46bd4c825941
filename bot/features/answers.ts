import { Composer } from 'grammy';
import { voiceChatTexts } from '../../core/texts/chat/voice.ts';
import { findAwaitedWord } from '../awaited-word.ts';
import type { BotContext, BotDeps } from '../context.ts';
import { openKeyboard } from '../keyboards.ts';
import { openRecording, takeMessage } from '../record/recording.ts';
import { message } from '../rich-text.ts';
import { attemptByText, attemptByVoice } from '../spoken-word.ts';
import { findWaiting, takeText, takeVoice } from '../today/loop.ts';
import { hearingDeadline } from '../voice-recording.ts';
import { askedLast } from '../waiting.ts';

/**
 * Messages that are answers: to the studio, to «Сегодня», to the speak step of a lesson. Where several of them wait, the
 * one that asked last is meant (waiting.ts).
 */
export function answers(deps: BotDeps): Composer<BotContext> {
  const feature = new Composer<BotContext>();
  const chat = feature.chatType('private');

  chat.on(['message:voice', 'message:audio'], async (ctx) => {
    const deadline = hearingDeadline(deps);
    const [recording, practice, word] = await Promise.all([
      openRecording(deps.db, ctx),
      findWaiting(deps, ctx),
      findAwaitedWord(deps.store, ctx.from.id),
    ]);
    const asked = askedLast({
      studio: recording && { recording, askedAt: recording.place.askedAt.toISOString() },
      today: practice && { practice, askedAt: practice.question.askedAt },
      lesson: word && { word, askedAt: word.at },
    });
    if (asked?.studio) return takeMessage(deps, ctx, asked.studio.recording);
    if (asked?.today) return takeVoice(deps, ctx, asked.today.practice);
    if (asked?.lesson) return attemptByVoice(deps, ctx, asked.lesson.word, deadline);
    await ctx.reply(...message(voiceChatTexts.notAwaiting, openKeyboard(deps)));
  });

  chat.on('message:text', async (ctx, next) => {
    const { text } = ctx.msg;
    if (text.startsWith('/')) return next();
    const isHebrew = /\p{Script=Hebrew}/u.test(text);
    const [practice, word] = await Promise.all([
      findWaiting(deps, ctx),
      // A lesson waits for a word, and nothing else.
      isHebrew ? findAwaitedWord(deps.store, ctx.from.id) : undefined,
    ]);
    const asked = askedLast({
      today: practice && { practice, askedAt: practice.question.askedAt },
      lesson: word && { word, askedAt: word.at },
    });
    if (asked?.today && (await takeText(deps, ctx, asked.today.practice, text))) return;
    if (word) return attemptByText(deps, ctx, word);
    await next();
  });

  return feature;
}
