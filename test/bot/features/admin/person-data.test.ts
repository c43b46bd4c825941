import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog, users } from '../../../../db/schema/index.ts';
import { anya } from '../../../support/telegram-updates.ts';
import { type AdminChat, openAdminChat, said } from '../../conversations/support.ts';
import { learnWords } from '../../support.ts';

let backend: AdminChat;
beforeAll(async () => {
  backend = await openAdminChat();
  const { background: _, ...parts } = backend.parts;
  backend.parts = parts;
  await learnWords(backend, anya, 1);
  await backend.say('/start');
});
afterAll(() => backend.close());

const acts = () =>
  backend.db
    .select({ action: auditLog.action, before: auditLog.before, after: auditLog.after })
    .from(auditLog)
    .where(eq(auditLog.target, `user:${anya.id}`));
const dueAt = async () =>
  (await backend.db.select().from(users).where(eq(users.id, anya.id)))[0]?.deletionDueAt ?? null;

describe('an admin, by /user', () => {
  it('gets the file of somebody, and the log has the act without what is in it', async () => {
    await backend.say(`/user ${anya.id}`);
    expect(said(await backend.press('Данные файлом'))).toContain(
      'Прислать сюда файл со всеми данными: Аня, 501?',
    );
    const sent = await backend.press('Да');
    expect(sent.find(({ method }) => method === 'sendDocument')?.payload).toMatchObject({
      chat_id: '502',
      files: [{ name: 'mila-мои-данные-2026-11-21.zip' }],
    });
    expect(await acts()).toEqual([{ action: 'user.file', before: null, after: null }]);
  });

  it('deletes somebody after a day and takes it back; the person hears of both', async () => {
    await backend.say(`/user ${anya.id}`);
    expect(said(await backend.press('Удалить всё'))).toContain('Удалить все данные: Аня, 501?');
    expect(await dueAt()).toBeNull();
    const begun = await backend.press('Да');
    expect(said(begun)).toContain('Данные будут удалены 22 ноября в 11:00');
    expect(begun.find(({ payload }) => payload.chat_id === anya.id)?.payload.text).toContain('/mydata');
    expect(said(await backend.press('Назад'))).toContain('Данные будут удалены 22 ноября в 11:00');
    await backend.press('Отменить удаление');
    const kept = await backend.press('Да');
    expect(kept.find(({ payload }) => payload.chat_id === anya.id)?.payload.text).toContain(
      'отменил удаление',
    );
    expect(await dueAt()).toBeNull();
    expect((await acts()).map(({ action }) => action)).toEqual(['user.file', 'user.delete', 'user.keep']);
  });

  it('buttons of an admin do nothing in other hands', async () => {
    await backend.deliver(backend.updates.press(anya, `ad:d:erase:${anya.id}`));
    expect(await dueAt()).toBeNull();
  });
});
