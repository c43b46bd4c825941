import { Composer, InlineKeyboard } from 'grammy';
import { DomainError } from '../../../core/errors.ts';
import { actsChatTexts as texts, thingText } from '../../../core/texts/admin/bin.ts';
import { fitting } from '../../../core/texts/admin/bot.ts';
import { errorText } from '../../../core/texts/errors.ts';
import { undoAct } from '../../../db/acts/undo-act.ts';
import { readBin } from '../../../db/bin/read-bin.ts';
import { restoreFromBin } from '../../../db/bin/restore.ts';
import type { Db } from '../../../db/connection/client.ts';
import type { CatalogueCache } from '../../../db/course/catalogue.ts';
import { type ActAction, actButtons } from '../../acts/buttons.ts';
import { withUndoOf } from '../../acts/with-undo.ts';
import type { BotContext, BotDeps } from '../../context.ts';
import { isNotModified } from '../../failures.ts';
import type { Admins } from '../../learner.ts';
import { isAdmin } from '../../learner.ts';
import { message } from '../../rich-text.ts';

/** Deleted things in one message. */
const shownItems = 10;

/** For admins: /bin with what was deleted last, and the buttons that put it back or take an act back. */
export function adminActs(deps: BotDeps): Composer<BotContext> {
  const feature = new Composer<BotContext>();
  const chat = feature.chatType('private');
  const byAdmin = (ctx: BotContext) => isAdmin(deps, ctx);

  chat
    .command('bin')
    .filter(byAdmin)
    .use(async (ctx) => {
      await ctx.reply(...(await bin(deps.db, ctx.match.trim(), ctx.now)));
    });

  chat.on('callback_query:data', async (ctx, next) => {
    const action = actButtons.parse(ctx.callbackQuery.data);
    if (!action || !(await byAdmin(ctx))) return next();
    await ctx.editMessageText(...(await tryAction(deps, ctx, action))).catch((error) => {
      if (!isNotModified(error)) throw error;
    });
  });

  return feature;
}

async function bin(db: Db, search: string, now: Date) {
  const { items } = await readBin(db, { text: search.slice(0, 100), limit: shownItems }, now);
  if (items.length === 0) return message(search ? texts.notFound : texts.empty, undefined);
  const keyboard = new InlineKeyboard();
  for (const [at, { kind, id }] of items.entries()) {
    if (at > 0 && at % 5 === 0) keyboard.row();
    keyboard.text(String(at + 1), actButtons.build({ kind: 'restore', what: kind, id }));
  }
  const lines = items.map(({ kind, name, detail, from }, at) =>
    texts.line(at + 1, thingText(kind, name), detail, from),
  );
  return message(fitting([texts.title, '', ...lines, '', texts.legend].join('\n')), keyboard);
}

/** What taking back needs; `blocked`: hears of people who may come in again, or no longer. */
type Restoring = Admins & { catalogue: CatalogueCache; blocked?: { announce(): Promise<void> } };

async function tryAction(deps: Restoring, ctx: BotContext, action: ActAction) {
  const adminId = ctx.from?.id ?? 0;
  try {
    if (action.kind === 'undo') {
      await undoAct(deps.db, { adminId, actId: action.actId, adminIds: deps.adminIds }, ctx.now);
      // A block may have been taken back, or come again.
      await deps.blocked?.announce();
      deps.catalogue.forget();
      return message(texts.undone, undefined);
    }
    const actId = await restoreFromBin(deps.db, { adminId, kind: action.what, id: action.id }, ctx.now);
    deps.catalogue.forget();
    return message(texts.restored, withUndoOf(actId));
  } catch (error) {
    if (!(error instanceof DomainError) || error.kind === 'unavailable') throw error;
    return message(errorText(error.kind, error.code), undefined);
  }
}
