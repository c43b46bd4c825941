import { Composer, InputFile } from 'grammy';
import { printCourseFile } from '../../../core/lesson/course-file/print.ts';
import { adminBotTexts } from '../../../core/texts/admin/bot.ts';
import { exportCourse } from '../../../db/admin/import.ts';
import type { BotContext, BotDeps } from '../../context.ts';
import { isAdmin } from '../../learner.ts';

const texts = adminBotTexts.course;

/** For admins: /export sends the whole course as a file. The import is a dialogue (conversations/import-course.ts). */
export function adminCourse(deps: BotDeps): Composer<BotContext> {
  const feature = new Composer<BotContext>();
  feature
    .chatType('private')
    .command('export')
    .filter((ctx) => isAdmin(deps, ctx))
    .use(async (ctx) => {
      const format = formatOf(ctx.match);
      if (!format) {
        await ctx.reply(texts.exportUsage);
        return;
      }
      await ctx.replyWithChatAction('upload_document').catch(() => undefined);
      const { course, parts } = await exportCourse(deps.db, { adminId: ctx.from.id, format }, ctx.now);
      const lessons = course.flatMap(({ subsections }) => subsections.flatMap((it) => it.lessons)).length;
      const name = `mila-${ctx.now.toISOString().slice(0, 10)}.${format}`;
      const file = new InputFile(Buffer.from(printCourseFile(course, format, parts)), name);
      await ctx.replyWithDocument(file, { caption: texts.exported(lessons) });
    });
  return feature;
}

function formatOf(typed: string): 'csv' | 'json' | undefined {
  const wanted = typed.trim().toLowerCase() || 'csv';
  return wanted === 'csv' || wanted === 'json' ? wanted : undefined;
}
