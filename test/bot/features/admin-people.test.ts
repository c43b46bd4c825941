import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPremium } from '../../../db/entitlements.ts';
import { auditLog, users } from '../../../db/schema/index.ts';
import { anya, boris } from '../../support/telegram-updates.ts';
import { type AdminHouse, openAdminHouse, said } from '../conversations/support.ts';
import { learnWords } from '../support.ts';

let house: AdminHouse;
const announced: number[] = [];
const named = { ...anya, username: 'anya_new' };

beforeAll(async () => {
  house = await openAdminHouse();
  house.parts = {
    ...house.parts,
    blocked: {
      async announce(userId) {
        announced.push(userId);
      },
    },
  };
  await learnWords(house, anya, 2);
  await house.say('/start', named);
  await house.say('/start');
});
afterAll(() => house.close());

const blockedAt = async () =>
  (await house.db.select().from(users).where(eq(users.id, anya.id)))[0]?.blockedAt ?? null;
const actions = async () =>
  (
    await house.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.target, `user:${anya.id}`))
  ).map(({ action }) => action);

describe('/user', () => {
  it('shows somebody by number and by name', async () => {
    for (const who of ['501', '@anya_new', 'ANYA_NEW']) {
      const card = said(await house.say(`/user ${who}`));
      expect(card).toContain('Аня (@anya_new), 501');
      expect(card).toContain('изучено 2 слова');
      expect(card).toContain('Урок один: 2 из 2');
      expect(card).toContain('Премиум: нет');
    }
    expect(said(await house.say('/user 999999'))).toBe('Такого ученика нет.');
    expect(said(await house.say('/user @nobody_here'))).toBe('Такого ученика нет.');
    expect(said(await house.say('/user'))).toContain('/user 123456789');
  });

  it('gives premium and takes it back, asking each time', async () => {
    await house.say('/user 501');
    expect(said(await house.press('Премиум на год'))).toContain('Выдать «Аня» премиум на год?');
    expect((await readPremium(house.db, anya.id, house.clock())).isPremium).toBe(false);
    expect(said(await house.press('Да'))).toContain('Премиум: до 21 ноября 2027 г.');
    await house.press('Отозвать премиум');
    expect(said(await house.press('Да'))).toContain('Премиум: нет');
    await house.press('Премиум навсегда');
    expect(said(await house.press('Да'))).toContain('Премиум: навсегда');
    expect(await actions()).toEqual(['premium.grant', 'premium.revoke', 'premium.grant']);
  });

  it('blocks and lets in again, and every instance hears of it', async () => {
    await house.say('/user 501');
    await house.press('Заблокировать');
    expect(await blockedAt()).toBeNull();
    expect(said(await house.press('Да'))).toContain('Заблокирован администратором');
    expect(await blockedAt()).not.toBeNull();
    await house.press('Разблокировать');
    await house.press('Да');
    expect(await blockedAt()).toBeNull();
    expect(announced).toEqual([anya.id, anya.id]);
  });

  it('does not let an admin shut himself out, and says why', async () => {
    await house.say(`/user ${boris.id}`);
    await house.press('Заблокировать');
    const [answer] = await house.press('Да');
    expect(answer).toMatchObject({
      method: 'answerCallbackQuery',
      payload: { text: 'Заблокировать себя нельзя.', show_alert: true },
    });
  });

  it('buttons of an admin do nothing in other hands', async () => {
    await house.deliver(house.updates.press(named, `au:d:block:${boris.id}`));
    const [row] = await house.db.select().from(users).where(eq(users.id, boris.id));
    expect(row?.blockedAt).toBeNull();
  });
});

describe('/stats', () => {
  it('tells the true figures', async () => {
    const stats = said(await house.say('/stats'));
    expect(stats).toContain('Учеников: 2, сегодня новых 2');
    expect(stats).toContain('Уроков начато: 1, пройдено 1 (100 %)');
    expect(stats).toContain('Ответов за 7 дней: 8');
    expect(stats).toContain('В курсе: 3 урока, 4 слова, черновиков 0');
  });
});
