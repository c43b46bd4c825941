import { eq } from 'drizzle-orm';
import type { User } from 'grammy/types';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { speakers, users } from '../../../db/schema/index.ts';
import { grantPremium } from '../../support/learners.ts';
import { anya } from '../../support/telegram-updates.ts';
import { buttonsOf, learnWords, openTestBot, refusals, type TestBot, takeSent, textOf } from '../support.ts';

let backend: TestBot;
let who: User;
let people = 2200;

beforeAll(async () => {
  backend = await openTestBot({ background: undefined });
});
afterAll(() => backend.close());
beforeEach(() => {
  people += 1;
  who = { ...anya, id: people };
  backend.clock.now = new Date(backend.clock.now.getTime() + 1000);
});

const send = async (text: string) => {
  await backend.bot.handleUpdate(backend.updates.text(who, text));
  return takeSent(backend.telegram);
};
const press = async (data: string) => {
  await backend.bot.handleUpdate(backend.updates.press(who, data));
  return takeSent(backend.telegram);
};
const edited = (sent: Awaited<ReturnType<typeof press>>) =>
  textOf(sent.find(({ method }) => method === 'editMessageText'));
const dueAt = async () =>
  (await backend.db.select().from(users).where(eq(users.id, who.id)))[0]?.deletionDueAt ?? null;

it('/mydata registers nobody: who is unknown is told so', async () => {
  expect((await send('/mydata')).map(textOf)).toEqual(['О вас ничего не записано.']);
  for (const data of ['md:ask', 'md:erase', 'md:keep']) {
    expect(edited(await press(data))).toBe('О вас ничего не записано.');
  }
  expect(await backend.db.$count(users, eq(users.id, who.id))).toBe(0);
});

it('the file is sent as a document, three times in ten minutes', async () => {
  await learnWords(backend, who, 1);
  for (const sent of [await send('/start mydata'), await press('md:file'), await press('md:file')]) {
    const [document] = sent.filter(({ method }) => method === 'sendDocument');
    expect(document?.payload).toMatchObject({
      chat_id: String(who.id),
      caption: expect.stringContaining('Всё, что Мила хранит о вас'),
      files: [{ name: 'mila-мои-данные-2026-11-21.zip' }],
    });
  }
  expect((await press('md:file')).map(textOf)).toContainEqual(expect.stringContaining('не чаще трёх раз'));
});

it('a file that Telegram does not take is told', async () => {
  await learnWords(backend, who, 1);
  // The bubble and the sign of work before it are taken.
  backend.telegram.next = [{ ok: true, result: true }, refusals.broken];
  expect((await send('/start mydata')).map(textOf)).toContainEqual(
    expect.stringContaining('Файл не отправился'),
  );
});

it('one confirmation deletes in a day, /start and /today remind of it, and one press takes it back', async () => {
  await learnWords(backend, who, 1);
  const [menu] = await send('/mydata');
  expect(buttonsOf(menu).map(({ text }) => text)).toEqual(['Прислать файл', 'Удалить всё']);
  expect(edited(await press('md:ask'))).toContain('Передумать можно 24 часа');
  expect(await dueAt()).toBeNull();
  // 9:00 in London is 11:00 in Jerusalem.
  expect(edited(await press('md:erase'))).toMatch(/^Данные будут удалены 22 ноября в 11:00\./);
  expect(await dueAt()).not.toBeNull();
  for (const command of ['/start', '/today', '/mydata']) {
    expect((await send(command)).map(textOf)).toContainEqual(expect.stringContaining('Данные будут удалены'));
  }
  expect(edited(await press('md:keep'))).toBe('Удаление отменено. Всё на месте.');
  expect(await dueAt()).toBeNull();
  expect((await send('/start')).map(textOf).join()).not.toContain('будут удалены');
});

it('the confirmation says that paid premium is lost, and a speaker that the voice goes', async () => {
  await learnWords(backend, who, 1);
  await grantPremium(backend.db, who.id, new Date('2027-03-05T10:00:00Z'));
  expect(edited(await press('md:ask'))).toContain(
    'Премиум до 5 марта 2027 г. закроется вместе со всем остальным.',
  );
  await backend.db.execute(`update entitlements set charge_id = 'c-${who.id}' where user_id = ${who.id}`);
  expect(edited(await press('md:ask'))).toContain(
    'Премиум до 5 марта 2027 г. пропадёт: он оплачен, и звёзды за него сами не вернутся.',
  );
  const speaker = { userId: who.id, name: 'Голос', gender: 'f' as const, createdBy: 1 };
  await backend.db.insert(speakers).values({ ...speaker, createdAt: backend.clock() });
  await backend.db.execute(
    `insert into audio_blobs values ('h-${who.id}', '\\x00', 'audio/mpeg', 'human', now())`,
  );
  await backend.db.execute(`insert into recordings (speaker_id, item_key, kind, said, hash, status, loudness, ms, created_at)
    values (${who.id}, 'k', 'word', '{}', 'h-${who.id}', 'accepted', -16, 700, now())`);
  expect(edited(await press('md:ask'))).toContain('Ваш голос уйдёт из курса: 1 запись.');
});

it('a blocked learner may get and delete what is theirs', async () => {
  await learnWords(backend, who, 1);
  await backend.db.update(users).set({ blockedAt: backend.clock() }).where(eq(users.id, who.id));
  expect((await send('/start mydata')).map(({ method }) => method)).toContain('sendDocument');
  await press('md:erase');
  expect(await dueAt()).not.toBeNull();
});

it('a deletion that has begun is not taken back', async () => {
  await learnWords(backend, who, 1);
  await press('md:erase');
  await backend.db.update(users).set({ erasingSince: backend.clock() }).where(eq(users.id, who.id));
  expect(edited(await press('md:keep'))).toBe('Удаление уже началось, отменить его нельзя.');
});

it('/privacy says how to get and to delete them, what stays and for how long', async () => {
  const [said] = await send('/privacy');
  const text = textOf(said);
  for (const part of ['/mydata', '24 часа', '3 года', '90 дней', 'без имени', 'премиум пропадает']) {
    expect(text).toContain(part);
  }
  expect(text.length).toBeLessThan(4096);
});
