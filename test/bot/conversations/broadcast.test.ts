import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLog, broadcasts, users } from '../../../db/schema/index.ts';
import { welcomeUser } from '../../../db/users.ts';
import { anya, boris } from '../../support/telegram-updates.ts';
import { buttonsOf, refusals, type Sent } from '../support.ts';
import { type AdminChat, openAdminChat, said } from './support.ts';

let backend: AdminChat;
let work: Promise<unknown>[] = [];

beforeAll(async () => {
  backend = await openAdminChat();
  backend.parts = {
    ...backend.parts,
    pause: async () => {},
    background: (running) => work.push(running),
  };
  for (let id = 601; id <= 625; id += 1) {
    await welcomeUser(
      backend.db,
      { person: { id, firstName: 'Ученик' }, fallbackZone: 'UTC' },
      backend.clock(),
    );
  }
});
afterAll(() => backend.close());
beforeEach(() => {
  backend.toMessage = () => undefined;
  work = [];
});

const text = 'Новые уроки уже здесь';
const bold = { type: 'bold' as const, offset: 0, length: 5 };
const write = () => backend.deliver(backend.updates.message(boris, { text, entities: [bold] }));
const finish = async (): Promise<Sent[]> => {
  await Promise.all(work);
  return backend.telegram.sent.splice(0);
};
const toLearners = (sent: readonly Sent[]) =>
  sent.filter(({ method, payload }) => method === 'sendMessage' && Number(payload.chat_id) > 600);

describe('/broadcast', () => {
  it('shows the message as learners will see it and how many they are, and sends nothing before it is told to', async () => {
    expect(said(await backend.say('/broadcast'))).toContain('Текст рассылки одним сообщением');
    const preview = await write();
    expect(preview.find(({ payload }) => payload.text === text)?.payload).toMatchObject({
      chat_id: boris.id,
      entities: [bold],
    });
    expect(said(preview)).toContain('Получателей: 25');
    expect(toLearners(preview)).toEqual([]);
    expect(said(await backend.press('Отмена'))).toContain('Рассылка: отменено');
    expect(await backend.db.select().from(broadcasts)).toEqual([]);
  });

  it('goes to everybody with its formatting, shows how far it is, and the last tap repeated sends nothing more', async () => {
    await backend.say('/broadcast');
    await write();
    const tap = backend.updates.press(boris, '');
    const button = await backend.press('Другой текст').then(write);
    const data = buttonsOf(button.at(-1)).find(({ text: label }) => label === 'Отправить 25 ученикам');
    if (tap.callback_query) tap.callback_query.data = data?.callback_data ?? '';
    const sent = [...(await backend.deliver(tap)), ...(await finish())];
    const got = toLearners(sent);
    expect(new Set(got.map(({ payload }) => payload.chat_id)).size).toBe(25);
    expect(got).toHaveLength(25);
    expect(got[0]?.payload).toMatchObject({ text, entities: [bold] });
    expect(said(sent)).toContain('Рассылка завершена.\nДошло: 25 из 25.');
    expect(toLearners([...(await backend.deliver(tap)), ...(await finish())])).toEqual([]);
  });

  it('stops for a flood, and goes on by the button from there', async () => {
    await backend.say('/broadcast');
    await write();
    // Fifteen of the one batch.
    backend.toMessage = ({ chat_id }) => (Number(chat_id) > 610 ? refusals.longFlood : undefined);
    const sent = [...(await backend.press('Отправить 25 ученикам')), ...(await finish())];
    expect(said(sent)).toContain('Telegram просит подождать 60 с.');
    expect(toLearners(sent)).toHaveLength(25);
    const [row] = (await backend.db.select().from(broadcasts).orderBy(asc(broadcasts.id))).slice(-1);
    backend.toMessage = () => undefined;
    const goOn = backend.updates.press(boris, `ab:g:${row?.id}`);
    const rest = [...(await backend.deliver(goOn)), ...(await finish())];
    // Brought once more it has nothing left to do, and is one act.
    await backend.deliver(goOn);
    await finish();
    const acts = await backend.db.select().from(auditLog).where(eq(auditLog.action, 'broadcast.resume'));
    expect(acts).toMatchObject([
      { adminId: boris.id, target: `broadcast:${row?.id}`, after: { state: 'sending' } },
    ]);
    expect(toLearners(rest)).toHaveLength(15);
    expect(said(rest)).toContain('Рассылка завершена.\nДошло: 25 из 25.');
  });

  it('is stopped by the button, and its buttons do nothing in other hands', async () => {
    await backend.say('/broadcast');
    await write();
    backend.toMessage = ({ chat_id }) => (Number(chat_id) > 600 ? refusals.longFlood : undefined);
    await backend.press('Отправить 25 ученикам');
    await finish();
    const [row] = (await backend.db.select().from(broadcasts).orderBy(asc(broadcasts.id))).slice(-1);
    await backend.deliver(backend.updates.press(anya, `ab:g:${row?.id}`));
    expect(toLearners(await finish())).toEqual([]);
    const stopped = await backend.deliver(backend.updates.press(boris, `ab:s:${row?.id}`));
    expect(said(stopped)).toContain('Рассылка остановлена.');
    await backend.deliver(backend.updates.press(boris, `ab:g:${row?.id}`));
    expect(toLearners(await finish())).toEqual([]);
  });

  it('left in the middle goes on by the daily run, and its author hears of the end', async () => {
    await backend.say('/broadcast');
    await write();
    backend.toMessage = ({ chat_id }) => (Number(chat_id) > 600 ? refusals.longFlood : undefined);
    await backend.press('Отправить 25 ученикам');
    await finish();
    backend.stars.takeSaid();
    const headers = { Authorization: 'Bearer cron-secret-of-tests' };
    const report = await backend.call('GET /cron/daily', { headers });
    expect(report).toMatchObject({ broadcasts: 25 });
    const told = backend.stars.takeSaid();
    expect(told.filter(({ userId }) => userId > 600)).toHaveLength(25);
    expect(told.at(-1)).toMatchObject({ userId: boris.id, text: 'Рассылка завершена.\nДошло: 25 из 25.' });
    expect(await backend.call('GET /cron/daily', { headers })).toMatchObject({ broadcasts: 0 });
  });

  it('goes to whom one chooses, and says when that is nobody', async () => {
    await backend.say('/broadcast');
    await write();
    await backend.press('Выбрать, кому');
    expect(said(await backend.press('С премиумом'))).toContain('Сейчас в этой группе никого нет');
    await backend.press('Выбрать, кому');
    expect(said(await backend.press('Без премиума'))).toContain('Кому: без премиума. Получателей: 25');
    const sent = [...(await backend.press('Отправить 25 ученикам')), ...(await finish())];
    expect(toLearners(sent)).toHaveLength(25);
    const [row] = (await backend.db.select().from(broadcasts).orderBy(asc(broadcasts.id))).slice(-1);
    expect(row).toMatchObject({ audience: { kind: 'free' }, state: 'done' });
  });

  it('takes a picture with its caption, and shows it before it goes', async () => {
    const photo = [{ file_id: 'small', file_unique_id: 's', width: 90, height: 60 }];
    await backend.say('/broadcast');
    const preview = await backend.deliver(
      backend.updates.message(boris, {
        photo: [...photo, { file_id: 'large', file_unique_id: 'l', width: 1280, height: 960 }],
        caption: text,
        caption_entities: [bold],
      }),
    );
    const shown = { photo: 'large', caption: text, caption_entities: [bold] };
    expect(preview.find(({ method }) => method === 'sendPhoto')?.payload).toMatchObject(shown);
    const sent = [...(await backend.press('Отправить 25 ученикам')), ...(await finish())];
    const pictures = sent.filter(
      ({ method, payload }) => method === 'sendPhoto' && Number(payload.chat_id) > 600,
    );
    expect(pictures).toHaveLength(25);
    expect(pictures[0]?.payload).toMatchObject(shown);
  });

  it('hands its text over to the app as a draft, and sends nothing', async () => {
    await backend.say('/broadcast');
    await write();
    const sent = [...(await backend.press('Кнопка, время: в приложении')), ...(await finish())];
    expect(toLearners(sent)).toEqual([]);
    const [row] = (await backend.db.select().from(broadcasts).orderBy(asc(broadcasts.id))).slice(-1);
    expect(row).toMatchObject({ state: 'draft', text, entities: [bold] });
    expect(JSON.stringify(sent)).toContain(`tgWebAppStartParam=admin_broadcast_${row?.id}`);
  });

  it('has nobody to go to when every chat is shut', async () => {
    await backend.db.update(users).set({ botBlockedAt: backend.clock() });
    await backend.say('/broadcast');
    expect(said(await write())).toContain('Писать некому');
  });
});
