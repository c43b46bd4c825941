import { Composer } from 'grammy';
import type { UserChange } from '../../../core/contracts/admin/admin.ts';
import { adminBotTexts } from '../../../core/texts/admin/bot.ts';
import { studioChatTexts } from '../../../core/texts/chat/studio.ts';
import { changeUser } from '../../../db/admin/people/change-user.ts';
import type { BotContext, BotDeps } from '../../context.ts';
import { type Admins, isAdmin } from '../../learner.ts';
import { type PaymentAccount, portsOf } from '../../payments/payment-account.ts';
import { findPeople } from '../../people/find-people.ts';
import { operations, type PersonAction, personButtons } from '../../people/person-buttons.ts';
import { card, choiceOf, confirmation, namesOfSpeakers, speakerQuestion } from '../../people/person-card.ts';
import { type Answer, showInPlace } from '../../people/show-in-place.ts';
import { message } from '../../rich-text.ts';
import { tellOfGrant } from '../../services/payments/grant-news.ts';
import { tell } from '../../services/payments/ports.ts';

const texts = adminBotTexts.user;

/**
 * For admins: /user shows a person with their progress, grants or revokes premium, blocks and unblocks; /speaker lists
 * the speakers and makes somebody one.
 */
export function adminPeople(deps: BotDeps): Composer<BotContext> {
  const feature = new Composer<BotContext>();
  const chat = feature.chatType('private');

  chat
    .command('user')
    .filter((ctx) => isAdmin(deps, ctx))
    .use(async (ctx) => {
      const wanted = ctx.match.trim();
      if (wanted === '') await ctx.reply(texts.usage);
      else await ctx.reply(...(await found(deps, wanted, ctx.now, (id) => card(deps.db, id, ctx.now))));
    });

  chat
    .command('speaker')
    .filter((ctx) => isAdmin(deps, ctx))
    .use(async (ctx) => {
      const wanted = ctx.match.trim();
      if (wanted === '') await ctx.reply(texts.speakers(await namesOfSpeakers(deps, ctx.now)));
      else
        await ctx.reply(
          ...(await found(deps, wanted, ctx.now, (id) => speakerQuestion(deps.db, id, ctx.now))),
        );
    });

  chat.on('callback_query:data', async (ctx, next) => {
    const action = personButtons.parse(ctx.callbackQuery.data);
    if (!action || !(await isAdmin(deps, ctx))) return next();
    await showInPlace(ctx, () => answerTo(deps, ctx, action));
  });

  return feature;
}

/** What is said of the one person who was meant; a choice where there are several. */
async function found(
  deps: Admins,
  wanted: string,
  now: Date,
  answer: (userId: number) => Promise<Answer>,
): Promise<Answer> {
  const [person, ...others] = await findPeople(deps, wanted, now);
  if (!person) return [texts.unknown];
  return others.length > 0 ? message(texts.several, choiceOf([person, ...others])) : answer(person.id);
}

/** `blocked`: hears of people who may come in again, or no longer. */
type PeopleChanges = PaymentAccount & { blocked?: { announce(): Promise<void> } };

async function answerTo(
  deps: PeopleChanges,
  ctx: BotContext,
  { kind, operation = 'none', reason, userId }: PersonAction,
): Promise<Answer> {
  if (kind === 'ask') return confirmation(deps.db, operation, userId, ctx.now);
  if (kind !== 'do') return card(deps.db, userId, ctx.now);
  const change: UserChange = {
    ...operations[operation],
    ...(reason && { reason: texts.blockReasons[reason] }),
  };
  const adminId = ctx.from?.id ?? 0;
  await changeUser(deps.db, { adminId, userId, change, adminIds: deps.adminIds }, ctx.now);
  // A block also invalidates the person's tokens.
  if (change.blocked !== undefined) await deps.blocked?.announce();
  if (change.voice && change.voice !== 'none') {
    await tell(portsOf(deps, ctx.api), userId, studioChatTexts.invited, ctx.now);
  }
  if (change.premium && change.premium !== 'none') {
    await tellOfGrant(portsOf(deps, ctx.api), userId, ctx.now);
  }
  await ctx.answerCallbackQuery(texts.done);
  return card(deps.db, userId, ctx.now, change.blocked === undefined ? undefined : adminId);
}
