import { Composer } from 'grammy';
import { smallTalkOf } from '../../core/text/small-talk.ts';
import { voiceChatTexts } from '../../core/texts/chat/voice.ts';
import { findAwaitedWord } from '../awaited-word.ts';
import type { BotContext, BotDeps } from '../context.ts';
import { findAskedRole } from '../dialogues/kept-role.ts';
import { stopRole, takeSpokenLine, takeWrittenLine } from '../dialogues/lines.ts';
import { openKeyboard } from '../keyboards.ts';
import { openRecording, takeMessage } from '../record/recording.ts';
import { message } from '../rich-text.ts';
import { findWaiting, takeText, takeVoice, takeWordless } from '../today/loop.ts';
import { withVisit } from '../visit.ts';
import { attemptByText, attemptByVoice, stopAwaiting } from '../voice/spoken-word.ts';
import { hearingDeadline } from '../voice/voice-recording.ts';
import { askedLast, isWrittenHere } from '../waiting.ts';
import { remarkOn } from '../wordless.ts';

/**
 * Messages that are answers: to the studio, to «Сегодня», in a dialogue, to the speak step of a lesson. Where several of them wait, the
 * one that asked last is meant (waiting.ts).
 */
export function answers(deps: BotDeps): Composer<BotContext> {
  const feature = new Composer<BotContext>();
  const chat = feature.chatType('private');

  chat.on(['message:voice', 'message:audio'], async (ctx) => {
    const deadline = hearingDeadline(deps);
    const [recording, practice, role, word] = await Promise.all([
      openRecording(deps.db, ctx),
      findWaiting(deps, ctx),
      findAskedRole(deps.store, ctx.from.id, ctx.now),
      findAwaitedWord(deps.store, ctx.from.id),
    ]);
    const asked = askedLast({
      studio: recording && { recording, askedAt: recording.place.askedAt.toISOString() },
      today: practice && { practice, askedAt: practice.question.askedAt },
      dialogue: role,
      lesson: word && { word, askedAt: word.at },
    });
    if (asked?.studio) return takeMessage(deps, ctx, asked.studio.recording);
    if (asked?.today) return takeVoice(deps, ctx, asked.today.practice);
    const line = asked?.dialogue;
    if (line) return withVisit(deps, ctx, (visit) => takeSpokenLine(visit, line, deadline));
    if (asked?.lesson) return attemptByVoice(deps, ctx, asked.lesson.word, deadline);
    await ctx.reply(...message(voiceChatTexts.notAwaiting, openKeyboard(deps)));
  });

  chat.on('message:text', async (ctx, next) => {
    const { text } = ctx.msg;
    if (text.startsWith('/')) return next();
    const isStop = smallTalkOf(text) === 'stop';
    // A lesson waits for a word, a dialogue for a line, and neither for anything else.
    const isForLesson = isWrittenHere(ctx.msg) && (isStop || /\p{Script=Hebrew}/u.test(text));
    const [practice, role, word] = await Promise.all([
      findWaiting(deps, ctx),
      isForLesson ? findAskedRole(deps.store, ctx.from.id, ctx.now) : undefined,
      isForLesson ? findAwaitedWord(deps.store, ctx.from.id) : undefined,
    ]);
    const asked = askedLast({
      today: practice && { practice, askedAt: practice.question.askedAt },
      dialogue: role,
      lesson: word && { word, askedAt: word.at },
    });
    const line = asked?.dialogue;
    if (line)
      return withVisit(deps, ctx, (visit) => (isStop ? stopRole(visit) : takeWrittenLine(visit, line, text)));
    if (asked?.today && (await takeText(deps, ctx, asked.today.practice, text))) return;
    if (word) return isStop ? stopAwaiting(deps, ctx) : attemptByText(deps, ctx, word);
    await next();
  });

  chat.on('message', async (ctx, next) => {
    const remark = remarkOn(ctx.msg);
    const practice = remark && (await findWaiting(deps, ctx));
    if (!practice || !(await takeWordless(deps, ctx, practice, remark))) await next();
  });

  return feature;
}
