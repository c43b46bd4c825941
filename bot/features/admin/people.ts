import { Composer, InlineKeyboard } from 'grammy';
import type { UserChange } from '../../../core/contracts/admin/admin.ts';
import { DomainError } from '../../../core/errors.ts';
import { shelf } from '../../../core/payments/plans.ts';
import { blockReasons } from '../../../core/people/reasons.ts';
import { standingFor } from '../../../core/status/ladder.ts';
import { currentStreak } from '../../../core/streak/run.ts';
import { dateIn } from '../../../core/streak/streak.ts';
import { adminBotTexts } from '../../../core/texts/admin/bot.ts';
import { personDataChatTexts } from '../../../core/texts/chat/person-data.ts';
import { studioChatTexts } from '../../../core/texts/chat/studio.ts';
import { errorText } from '../../../core/texts/errors.ts';
import { dateText, planTagline } from '../../../core/texts/home/payments.ts';
import { dueText } from '../../../core/texts/home/person/person-data.ts';
import { changeUser } from '../../../db/admin/people/change-user.ts';
import { listUsers } from '../../../db/admin/people/list-users.ts';
import { type AdminUserDetail, readAdminUser } from '../../../db/admin/people/read-user.ts';
import { runOf } from '../../../db/rewards/streaks.ts';
import { withUndo } from '../../acts/with-undo.ts';
import type { BotContext, BotDeps } from '../../context.ts';
import { isNotModified } from '../../failures.ts';
import { displayName, isAdmin } from '../../learner.ts';
import { portsOf } from '../../payments/payment-account.ts';
import { type FoundPerson, findPeople } from '../../people/find-people.ts';
import { type Operation, operations, type PersonAction, personButtons } from '../../people/person-buttons.ts';
import { type DataAct, personDataButtons } from '../../people/person-data-buttons.ts';
import { message } from '../../rich-text.ts';
import { tellOfGrant } from '../../services/payments/grant-news.ts';
import { tell } from '../../services/payments/ports.ts';

const texts = adminBotTexts.user;

type Answer = Parameters<BotContext['reply']>;

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
      if (wanted === '') {
        await ctx.reply(texts.usage);
        return;
      }
      const [person, ...others] = await findPeople(deps, wanted, ctx.now);
      if (!person) await ctx.reply(texts.unknown);
      else if (others.length > 0) await ctx.reply(...message(texts.several, choiceOf([person, ...others])));
      else await ctx.reply(...(await card(person.id, ctx.now)));
    });

  chat
    .command('speaker')
    .filter((ctx) => isAdmin(deps, ctx))
    .use(async (ctx) => {
      const wanted = ctx.match.trim();
      if (wanted === '') {
        await ctx.reply(texts.speakers(await namesOfSpeakers(ctx.now)));
        return;
      }
      const [person, ...others] = await findPeople(deps, wanted, ctx.now);
      if (!person) await ctx.reply(texts.unknown);
      else if (others.length > 0) await ctx.reply(...message(texts.several, choiceOf([person, ...others])));
      else await ctx.reply(...(await speakerQuestion(person.id, ctx.now)));
    });

  chat.on('callback_query:data', async (ctx, next) => {
    const action = personButtons.parse(ctx.callbackQuery.data);
    if (!action || !(await isAdmin(deps, ctx))) return next();
    try {
      const [text, options] = await answerTo(ctx, action);
      // An edit accepts only inline keyboards, and there are no others here.
      await ctx.editMessageText(text, options as Parameters<typeof ctx.editMessageText>[1]);
    } catch (error) {
      if (isNotModified(error)) return;
      if (!(error instanceof DomainError) || error.kind === 'unavailable') throw error;
      await ctx.answerCallbackQuery({ text: errorText(error.kind, error.code), show_alert: true });
    }
  });

  return feature;

  async function answerTo(
    ctx: BotContext,
    { kind, operation = 'none', reason, userId }: PersonAction,
  ): Promise<Answer> {
    if (kind === 'ask') return confirmation(operation, userId, ctx.now);
    if (kind === 'do') {
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
      if (change.blocked !== undefined) return card(userId, ctx.now, adminId);
    }
    return card(userId, ctx.now);
  }

  async function namesOfSpeakers(now: Date): Promise<string[]> {
    const search = { filter: 'speakers', page: 1, adminIds: deps.adminIds } as const;
    const { users } = await listUsers(deps.db, search, now);
    return users.map(({ id, firstName, username, voice }) =>
      [displayName(firstName), username && `@${username}`, id, voice && texts.voices[voice].toLowerCase()]
        .filter(Boolean)
        .join(' · '),
    );
  }

  async function speakerQuestion(userId: number, now: Date): Promise<Answer> {
    const user = await readAdminUser(deps.db, userId, now);
    if (!user) return [texts.unknown];
    if (user.voice) return confirmation('silence', userId, now);
    const button = (label: string, operation: Operation) =>
      InlineKeyboard.text(label, personButtons.build({ kind: 'do', operation, userId }));
    const keyboard = InlineKeyboard.from([
      [button(texts.voices.f, 'female'), button(texts.voices.m, 'male')],
      [InlineKeyboard.text(adminBotTexts.button.back, personButtons.build({ kind: 'card', userId }))],
    ]);
    return [...message(texts.speakerAsk(displayName(user.firstName) || String(userId)), keyboard)];
  }

  async function confirmation(operation: Operation, userId: number, now: Date): Promise<Answer> {
    const user = await readAdminUser(deps.db, userId, now);
    if (!user) return [texts.unknown];
    const done = { kind: 'do', operation, userId } as const;
    const isBlock = operation === 'block';
    const reasons = isBlock ? blockReasons : [];
    const keyboard = InlineKeyboard.from([
      ...reasons.map((reason) => [
        InlineKeyboard.text(texts.blockReasons[reason], personButtons.build({ ...done, reason })),
      ]),
      [
        InlineKeyboard.text(isBlock ? texts.noReason : texts.confirm, personButtons.build(done)),
        InlineKeyboard.text(adminBotTexts.button.back, personButtons.build({ kind: 'card', userId })),
      ],
    ]);
    return [...message(texts.ask[operation](displayName(user.firstName) || String(userId)), keyboard)];
  }

  /** `blocker` has just blocked the person, or opened the way again: a button takes it back. */
  async function card(userId: number, now: Date, blocker?: number): Promise<Answer> {
    const user = await readAdminUser(deps.db, userId, now);
    if (!user) return [texts.unknown];
    const done = blocker !== undefined && { adminId: blocker, target: `user:${userId}` };
    const keyboard = keyboardFor(user);
    const buttons = done ? await withUndo(deps.db, done, keyboard) : keyboard;
    return [...message(texts.card(faceOf(user, now)), buttons)];
  }
}

/** A button for each: a list of names alone would have to be typed once more. */
function choiceOf(people: readonly FoundPerson[]): InlineKeyboard {
  return InlineKeyboard.from(
    people.map(({ id, name }) => [
      InlineKeyboard.text(`${name} · ${id}`, personButtons.build({ kind: 'card', userId: id })),
    ]),
  );
}

function keyboardFor({
  id: userId,
  isPremium,
  premiumUntil,
  isBlocked,
  voice,
  deletionDueAt,
}: AdminUserDetail): InlineKeyboard {
  const button = (label: string, operation: Operation) =>
    InlineKeyboard.text(label, personButtons.build({ kind: 'ask', operation, userId }));
  const data = (act: DataAct) =>
    InlineKeyboard.text(
      personDataChatTexts.admin[act],
      personDataButtons.build({ act, userId, isConfirmed: false }),
    );
  const isForEver = isPremium && premiumUntil === null;
  const give = shelf.map((plan) => button(planTagline(plan), plan));
  return InlineKeyboard.from([
    ...(isForEver ? [] : [give]),
    ...(isPremium ? [[button(texts.revoke, 'none')]] : []),
    ...(voice ? [[button(texts.silence, 'silence')]] : []),
    [isBlocked ? button(texts.unblock, 'unblock') : button(texts.block, 'block')],
    [data('file'), data(deletionDueAt === null ? 'erase' : 'keep')],
  ]);
}

function faceOf(user: AdminUserDetail, now: Date) {
  const { timezone, premiumUntil, createdAt, lastSeenAt, streak, rests } = user;
  const onDate = (iso: string) => dateText(new Date(iso), timezone);
  return {
    ...user,
    name: displayName([user.firstName, user.lastName].filter(Boolean).join(' ')),
    status: standingFor(user.points).level.name,
    streakDays: currentStreak(runOf(streak), dateIn(timezone, now), rests),
    premiumUntil: premiumUntil && onDate(premiumUntil),
    arrived: onDate(createdAt),
    lastSeen: onDate(lastSeenAt),
    deletionDue: user.deletionDueAt && dueText(new Date(user.deletionDueAt), timezone),
  };
}
