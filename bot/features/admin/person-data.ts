import { Composer, InlineKeyboard } from 'grammy';
import { adminBotTexts } from '../../../core/texts/admin/bot.ts';
import { personDataChatTexts } from '../../../core/texts/chat/person-data.ts';
import { dueText } from '../../../core/texts/home/person/person-data.ts';
import { noteActOfUpdate } from '../../../db/audit.ts';
import { readDeletion } from '../../../db/people/read-deletion.ts';
import { requestDeletion } from '../../../db/people/request-deletion.ts';
import { takeBackDeletion } from '../../../db/people/take-back-deletion.ts';
import { findUser, type UserRecord } from '../../../db/users.ts';
import type { BotContext, BotDeps } from '../../context.ts';
import { displayName, isAdmin } from '../../learner.ts';
import { portsOf } from '../../payments/payment-account.ts';
import { lossesOf } from '../../people/deletion-notice.ts';
import { personButtons } from '../../people/person-buttons.ts';
import { type DataAct, personDataButtons } from '../../people/person-data-buttons.ts';
import { sendPersonFiles } from '../../people/send-person-files.ts';
import { type Answer, showInPlace } from '../../people/show-in-place.ts';
import { message } from '../../rich-text.ts';
import { describeFailure } from '../../services/failures.ts';
import { tell } from '../../services/payments/ports.ts';

const texts = personDataChatTexts.admin;

/**
 * For admins, below the card of /user: the file of everything about a person, their deletion, and taking that back; each
 * asked once more and noted in the audit log, without what is in the file. The person learns what an admin has begun.
 */
export function adminPersonData(deps: BotDeps): Composer<BotContext> {
  const feature = new Composer<BotContext>();

  feature.chatType('private').on('callback_query:data', async (ctx, next) => {
    const pressed = personDataButtons.parse(ctx.callbackQuery.data);
    if (!pressed || !(await isAdmin(deps, ctx))) return next();
    await showInPlace(ctx, async () => {
      const user = await findUser(deps.db, pressed.userId, ctx.now);
      if (!user) return message(adminBotTexts.user.unknown, undefined);
      return pressed.isConfirmed ? act(ctx, pressed.act, user) : ask(ctx, pressed.act, user);
    });
  });

  return feature;

  async function ask(ctx: BotContext, act: DataAct, user: UserRecord): Promise<Answer> {
    const name = nameOf(user);
    const keyboard = backKeyboard(user.id, act);
    if (act === 'file') return message(texts.askFile(name), keyboard);
    if (act === 'keep') return message(texts.askKeep(name), keyboard);
    const state = await readDeletion(deps.db, user.id, ctx.now);
    return state
      ? message(texts.askErase(name, lossesOf(state)), keyboard)
      : message(adminBotTexts.user.unknown, undefined);
  }

  async function act(ctx: BotContext, act: DataAct, user: UserRecord): Promise<Answer> {
    if (act === 'file') return sendFile(ctx, user);
    const input = { userId: user.id, adminId: ctx.from?.id ?? 0 };
    const said = personDataChatTexts;
    if (act === 'keep') {
      await takeBackDeletion(deps.db, input, ctx.now);
      await tell(portsOf(deps, ctx.api), user.id, said.keptByAdmin, ctx.now);
      return message(said.taken, backKeyboard(user.id));
    }
    const due = dueText(await requestDeletion(deps.db, input, ctx.now), user.timezone);
    await tell(portsOf(deps, ctx.api), user.id, said.byAdmin(due), ctx.now);
    return message(texts.pending(due), backKeyboard(user.id));
  }

  async function sendFile(ctx: BotContext, user: UserRecord): Promise<Answer> {
    const adminId = ctx.from?.id ?? 0;
    const act = { adminId, action: 'user.file', target: `user:${user.id}`, before: null, after: null };
    await noteActOfUpdate(deps.db, { updateId: ctx.update.update_id, ...act }, ctx.now);
    const target = { userId: user.id, chatId: adminId };
    const sending = sendPersonFiles(deps, target, ctx.now).catch(async (error: unknown) => {
      deps.log('warn', 'person-file-not-sent', { cause: describeFailure(error) });
      await ctx.reply(personDataChatTexts.failed).catch(() => undefined);
    });
    if (deps.background) deps.background(sending.then(() => undefined));
    else await sending;
    return message(personDataChatTexts.preparing, backKeyboard(user.id));
  }
}

const nameOf = (user: UserRecord) => `${displayName(user.firstName) || 'ученик'}, ${user.id}`;

/** Back to the card; with an act, also the button that confirms it. */
function backKeyboard(userId: number, act?: DataAct): InlineKeyboard {
  const keyboard = new InlineKeyboard();
  if (act) {
    const data = personDataButtons.build({ act, userId, isConfirmed: true });
    keyboard.text(adminBotTexts.user.confirm, data);
  }
  return keyboard.text(adminBotTexts.button.back, personButtons.build({ kind: 'card', userId }));
}
