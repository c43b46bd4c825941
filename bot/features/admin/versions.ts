import { Composer, InlineKeyboard } from 'grammy';
import { actOfVersion } from '../../../core/acts/lesson-version.ts';
import { DomainError } from '../../../core/errors.ts';
import { adminBotTexts, fitting } from '../../../core/texts/admin/bot.ts';
import {
  versionDetail,
  versionListText,
  versionRows,
  versionText,
} from '../../../core/texts/admin/version-lines.ts';
import { versionsTexts } from '../../../core/texts/admin/versions.ts';
import { errorText } from '../../../core/texts/errors.ts';
import type { Db } from '../../../db/connection/client.ts';
import type { CatalogueCache } from '../../../db/course/catalogue.ts';
import { readHistory } from '../../../db/versions/read-history.ts';
import { restoreVersion } from '../../../db/versions/restore-version.ts';
import { withUndoOf } from '../../acts/with-undo.ts';
import type { BotContext, BotDeps } from '../../context.ts';
import { isNotModified } from '../../failures.ts';
import { isAdmin } from '../../learner.ts';
import { lessonButtons } from '../../lessons/buttons.ts';
import { message } from '../../rich-text.ts';
import { type VersionAction, versionButtons } from '../../versions/buttons.ts';

/** Versions in one message. */
const shownVersions = 5;

type Answer = ReturnType<typeof message>;

/** For admins: the versions of a lesson from its card, what taking one back would change, and taking it back. */
export function adminVersions(deps: BotDeps): Composer<BotContext> {
  const feature = new Composer<BotContext>();
  feature.chatType('private').on('callback_query:data', async (ctx, next) => {
    const action = versionButtons.parse(ctx.callbackQuery.data);
    if (!action || !(await isAdmin(deps, ctx))) return next();
    await ctx.editMessageText(...(await tryAction(deps, ctx, action))).catch((error) => {
      if (!isNotModified(error)) throw error;
    });
  });
  return feature;
}

type CourseEditing = { db: Db; catalogue: CatalogueCache };

async function tryAction(deps: CourseEditing, ctx: BotContext, action: VersionAction): Promise<Answer> {
  const { lessonId } = action;
  try {
    if (action.kind === 'list') return await list(deps.db, lessonId, ctx.now);
    if (action.kind === 'open') return await one(deps.db, action, ctx.now);
    const input = { ...action, adminId: ctx.from?.id ?? 0, actId: actOfVersion(action.version) };
    const actId = await restoreVersion(deps.db, input, ctx.now);
    deps.catalogue.forget();
    const keyboard = new InlineKeyboard().text(
      versionsTexts.toLesson,
      lessonButtons.build({ kind: 'card', lessonId }),
    );
    return message(versionsTexts.restored, withUndoOf(actId, keyboard));
  } catch (error) {
    if (!(error instanceof DomainError) || error.kind === 'unavailable') throw error;
    const back = new InlineKeyboard().text(
      versionsTexts.back,
      versionButtons.build({ kind: 'list', lessonId }),
    );
    return message(errorText(error.kind, error.code), error.code === 'lesson_not_found' ? undefined : back);
  }
}

async function list(db: Db, lessonId: number, now: Date): Promise<Answer> {
  const versions = versionRows(lessonId, await readHistory(db, lessonId, now)).versions.slice(
    0,
    shownVersions,
  );
  const keyboard = new InlineKeyboard();
  for (const [at, { id: version }] of versions.entries()) {
    keyboard.text(String(at + 1), versionButtons.build({ kind: 'open', lessonId, version }));
  }
  keyboard.row().text(versionsTexts.toLesson, lessonButtons.build({ kind: 'card', lessonId }));
  return message(fitting(versionListText(versions)), keyboard);
}

async function one(
  db: Db,
  { lessonId, version }: { lessonId: number; version: number },
  now: Date,
): Promise<Answer> {
  const detail = versionDetail(lessonId, await readHistory(db, lessonId, now), actOfVersion(version));
  const { difference, revision } = detail;
  const keyboard = new InlineKeyboard();
  if (difference.length > 0) {
    const restore = versionButtons.build({ kind: 'restore', lessonId, version, revision });
    keyboard.text(versionsTexts.restore, restore).row();
  }
  keyboard.text(adminBotTexts.button.back, versionButtons.build({ kind: 'list', lessonId }));
  return message(fitting(versionText(detail)), keyboard);
}
