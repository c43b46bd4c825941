import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actButtons } from '../../../../bot/acts/buttons.ts';
import { binKinds } from '../../../../core/acts/bin.ts';
import { auditLog, lessons } from '../../../../db/schema/index.ts';
import { type AdminChat, openAdminChat, said } from '../../conversations/support.ts';
import { buttonsOf } from '../../support.ts';

let backend: AdminChat;
beforeAll(async () => {
  backend = await openAdminChat();
});
afterAll(() => backend.close());

const first = async () => (await backend.db.select().from(lessons).where(eq(lessons.id, 1)))[0];
const undoText = '↩️ Отменить';

describe('after a deletion in the chat', () => {
  it('a button takes it back, once', async () => {
    await backend.say('/delete 1');
    const [deleted] = await backend.press('Да, удалить');
    expect(buttonsOf(deleted).map(({ text }) => text)).toEqual([undoText]);
    expect((await first())?.deletedAt).not.toBeNull();
    expect(said(await backend.press(undoText))).toContain('Отменено');
    expect((await first())?.deletedAt).toBeNull();
    const acts = await backend.db.select().from(auditLog).orderBy(asc(auditLog.id));
    expect(acts.map(({ action }) => action)).toEqual(['lesson.delete', 'act.undo']);
  });

  it('/bin has what was deleted last, and a number puts it back', async () => {
    expect(said(await backend.say('/bin'))).toContain('пуста');
    await backend.say('/delete 1');
    await backend.press('Да, удалить');
    const shown = await backend.say('/bin урок');
    expect(said(shown)).toContain('1. Урок «Урок один»');
    expect(said(await backend.press('1'))).toContain('Снова на месте');
    expect((await first())?.deletedAt).toBeNull();
    expect(said(await backend.say('/bin урок'))).toContain('такого нет');
  });
});

describe('after a lesson was hidden in the chat', () => {
  it('its card has the button too', async () => {
    const [card] = await backend.say('/unpublish 1');
    const undo = buttonsOf(card).find(({ text }) => text === undoText);
    expect(undo).toBeDefined();
    await backend.press(undoText);
    expect((await first())?.isPublished).toBe(true);
  });
});

describe('the data of a button', () => {
  it('is read as it was written, and nothing else is', () => {
    for (const what of binKinds) {
      const action = { kind: 'restore', what, id: 200_000_000 } as const;
      expect(actButtons.parse(actButtons.build(action))).toEqual(action);
    }
    expect(actButtons.parse(actButtons.build({ kind: 'undo', actId: 7 }))).toEqual({
      kind: 'undo',
      actId: 7,
    });
    for (const data of ['aa:u:', 'aa:r:9:1', 'al:d:1', 'aa:r::1'])
      expect(actButtons.parse(data)).toBeUndefined();
  });
});
