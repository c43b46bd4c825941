import { Composer } from 'grammy';
import { botTexts, type RichText } from '../../core/texts/chat/bot.ts';
import type { BotContext, BotDeps } from '../context.ts';
import { openKeyboard } from '../keyboards.ts';
import { type Learner, type LearnerLesson, welcomeLearner } from '../learner.ts';
import { lookBehindAnswer } from '../payments/payment-account.ts';
import { remindOfDeletion } from '../people/deletion-notice.ts';
import { message } from '../rich-text.ts';
import { openableUrl, readStartParameter } from '../services/app-link.ts';
import { tellShutOut } from '../shut-out.ts';
import { moment } from './membership.ts';

type Greeting = { text: RichText; lesson?: { id: number; label: string } | undefined };

/** /start, plain or from a link into a lesson: the learner is registered, greeted, and given one button. */
export function start(deps: BotDeps): Composer<BotContext> {
  const feature = new Composer<BotContext>();
  feature.chatType('private').command('start', async (ctx) => {
    const learner = await welcomeLearner(deps, ctx.from, ctx.now, moment(ctx.msg.date));
    if (learner.user.isBlocked) return tellShutOut(ctx);
    const { text, lesson } = greet(learner, ctx.match);
    const isOpenable = openableUrl(deps) !== undefined;
    await ctx.reply(
      ...message(isOpenable ? text : [...text, botTexts.noAddress], openKeyboard(deps, lesson)),
    );
    await remindOfDeletion(ctx, learner.user);
    await lookBehindAnswer(deps, ctx.api, learner.user, ctx.now);
  });
  return feature;
}

function greet(learner: Learner, parameter: string): Greeting {
  const wanted = readStartParameter(parameter);
  if (wanted === 'plain') return { text: greeting(learner) };
  if (wanted !== 'unknown') {
    const found = learner.lessons.find(({ lesson }) => lesson.id === wanted.lessonId);
    if (found) return found.isOpen ? openLesson(found) : lockedLesson(learner, found.lesson);
  }
  return { text: [...botTexts.lessonUnknown, ...greeting(learner)] };
}

function greeting(learner: Learner): RichText {
  const { name, next, points, wordsLearned } = learner;
  const lesson = next && { name: next.lessonName, wordsCount: next.totalWords };
  if (points === 0 && wordsLearned === 0 && !next?.begun) return botTexts.welcome(name, lesson);
  const goOn =
    lesson && next
      ? botTexts.goOn({ ...lesson, completedWords: next.completedWords })
      : learner.lessonsDone > 0
        ? botTexts.allDone
        : [];
  return [...botTexts.welcomeBack(name, learner), ...goOn];
}

function openLesson({ lesson, learned }: LearnerLesson): Greeting {
  return {
    text: botTexts.lesson({ ...lesson, learned }),
    lesson: { id: lesson.id, label: botTexts.button.openLesson },
  };
}

/** Instead of a locked lesson, offers the first free one that is not learned yet, else to the first free one. */
function lockedLesson({ lessons }: Learner, locked: { name: string }): Greeting {
  const free = lessons.filter(({ lesson }) => lesson.isFree && lesson.wordsCount > 0);
  const offered = (free.find(({ lesson, learned }) => learned < lesson.wordsCount) ?? free[0])?.lesson;
  return {
    text: botTexts.lessonLocked(locked, offered),
    lesson: offered && { id: offered.id, label: botTexts.button.openNamed(offered.name) },
  };
}
