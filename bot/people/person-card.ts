import { InlineKeyboard } from 'grammy';
import { shelf } from '../../core/payments/plans.ts';
import { blockReasons } from '../../core/people/reasons.ts';
import { standingFor } from '../../core/status/ladder.ts';
import { currentStreak } from '../../core/streak/run.ts';
import { dateIn } from '../../core/streak/streak.ts';
import { adminBotTexts } from '../../core/texts/admin/bot.ts';
import { personDataChatTexts } from '../../core/texts/chat/person-data.ts';
import { dateText, planTagline } from '../../core/texts/home/payments.ts';
import { dueText } from '../../core/texts/home/person/person-data.ts';
import { listUsers } from '../../db/admin/people/list-users.ts';
import { type AdminUserDetail, readAdminUser } from '../../db/admin/people/read-user.ts';
import type { Db } from '../../db/connection/client.ts';
import { runOf } from '../../db/rewards/streaks.ts';
import { withUndo } from '../acts/with-undo.ts';
import { type Admins, displayName } from '../learner.ts';
import { message } from '../rich-text.ts';
import type { FoundPerson } from './find-people.ts';
import { type Operation, personButtons } from './person-buttons.ts';
import { type DataAct, personDataButtons } from './person-data-buttons.ts';
import type { Answer } from './show-in-place.ts';

const texts = adminBotTexts.user;

/** A person with what can be done. `blocker` has just blocked the person, or opened the way again: a button takes it back. */
export async function card(db: Db, userId: number, now: Date, blocker?: number): Promise<Answer> {
  const user = await readAdminUser(db, userId, now);
  if (!user) return [texts.unknown];
  const done = blocker !== undefined && { adminId: blocker, target: `user:${userId}` };
  const keyboard = keyboardFor(user);
  const buttons = done ? await withUndo(db, done, keyboard) : keyboard;
  return [...message(texts.card(faceOf(user, now)), buttons)];
}

/** Asks before an operation is done; before a block, why. */
export async function confirmation(db: Db, operation: Operation, userId: number, now: Date): Promise<Answer> {
  const user = await readAdminUser(db, userId, now);
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

/** Asks in which voice a person speaks, and of a speaker whether they stop. */
export async function speakerQuestion(db: Db, userId: number, now: Date): Promise<Answer> {
  const user = await readAdminUser(db, userId, now);
  if (!user) return [texts.unknown];
  if (user.voice) return confirmation(db, 'silence', userId, now);
  const button = (label: string, operation: Operation) =>
    InlineKeyboard.text(label, personButtons.build({ kind: 'do', operation, userId }));
  const keyboard = InlineKeyboard.from([
    [button(texts.voices.f, 'female'), button(texts.voices.m, 'male')],
    [InlineKeyboard.text(adminBotTexts.button.back, personButtons.build({ kind: 'card', userId }))],
  ]);
  return [...message(texts.speakerAsk(displayName(user.firstName) || String(userId)), keyboard)];
}

/** One line for each speaker. */
export async function namesOfSpeakers({ db, adminIds }: Admins, now: Date): Promise<string[]> {
  const search = { filter: 'speakers', page: 1, adminIds } as const;
  const { users } = await listUsers(db, search, now);
  return users.map(({ id, firstName, username, voice }) =>
    [displayName(firstName), username && `@${username}`, id, voice && texts.voices[voice].toLowerCase()]
      .filter(Boolean)
      .join(' · '),
  );
}

/** A button for each: a list of names alone would have to be typed once more. */
export function choiceOf(people: readonly FoundPerson[]): InlineKeyboard {
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
