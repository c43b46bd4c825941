import { InlineKeyboard } from 'grammy';
import { adminBotTexts } from '../../core/texts/admin/bot.ts';
import { versionsTexts } from '../../core/texts/admin/versions.ts';
import type { Db } from '../../db/connection/client.ts';
import { message } from '../rich-text.ts';
import type { AppLink } from '../services/app-link.ts';
import { versionButtons } from '../versions/buttons.ts';
import { type LessonOperation, lessonButtons } from './buttons.ts';
import { openLesson, problemsOf } from './edited-lesson.ts';
import { inApp } from './in-app.ts';

const texts = adminBotTexts.lessons;

/** A lesson with its words, its doubts, and the possible actions. Throws 'not-found'. */
export async function lessonCard(
  deps: AppLink & { db: Db },
  wanted: { adminId: number; lessonId: number },
  now: Date,
) {
  const { id, section, subsection, lesson } = await openLesson(deps.db, wanted, now);
  const number = Number(lesson.lessonNumber);
  const face = { ...lesson, lessonNumber: number, section, subsection };
  const keyboard = new InlineKeyboard()
    .text(...button('edit', texts.edit))
    .text(...(lesson.isPublished ? button('unpublish', texts.unpublish) : button('publish', texts.publish)))
    .row()
    .text(...button(lesson.isFree ? 'premium' : 'free', texts.access(!lesson.isFree)))
    .text(...button('ask-delete', texts.delete))
    .row()
    .text(versionsTexts.open, versionButtons.build({ kind: 'list', lessonId: id }))
    .text(texts.toList, lessonButtons.build({ kind: 'list', page: 1, search: '' }));
  for (const [label, field] of [
    [texts.nameInApp, 'name'],
    [texts.restInApp, 'description'],
  ] as const) {
    const link = inApp(deps, label, `admin_lesson_${id}_${field}`);
    if (link) keyboard.row().webApp(link.label, link.url);
  }
  return message(adminBotTexts.lesson(face, problemsOf(lesson)), keyboard);

  function button(kind: LessonOperation, label: string): [string, string] {
    return [label, lessonButtons.build({ kind, lessonId: id })];
  }
}
