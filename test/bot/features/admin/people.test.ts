import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAdminUser } from '../../../../db/admin/people/read-user.ts';
import { readWantsWeekReport } from '../../../../db/admin/week-report.ts';
import { readPremium } from '../../../../db/entitlements.ts';
import { auditLog, users } from '../../../../db/schema/index.ts';
import { anya, boris } from '../../../support/telegram-updates.ts';
import { type AdminChat, openAdminChat, said } from '../../conversations/support.ts';
import { learnWords } from '../../support.ts';

let backend: AdminChat;
let announced = 0;
const named = { ...anya, username: 'anya_new' };

beforeAll(async () => {
  backend = await openAdminChat();
  backend.parts = {
    ...backend.parts,
    blocked: {
      async announce() {
        announced += 1;
      },
    },
  };
  await learnWords(backend, anya, 2);
  await backend.say('/start', named);
  await backend.say('/start');
});
afterAll(() => backend.close());

const blockedAt = async () =>
  (await backend.db.select().from(users).where(eq(users.id, anya.id)))[0]?.blockedAt ?? null;
const actions = async () =>
  (
    await backend.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.target, `user:${anya.id}`))
  ).map(({ action }) => action);

describe('/user', () => {
  it('shows somebody by number and by name', async () => {
    for (const who of ['501', '@anya_new', 'ANYA_NEW']) {
      const card = said(await backend.say(`/user ${who}`));
      expect(card).toContain('Аня (@anya_new), 501');
      expect(card).toContain('изучено 2 слова');
      expect(card).toContain('Урок один: 2 из 2');
      expect(card).toContain('Премиум: нет');
    }
    expect(said(await backend.say('/user 999999'))).toBe('Такого ученика нет.');
    expect(said(await backend.say('/user @nobody_here'))).toBe('Такого ученика нет.');
    expect(said(await backend.say('/user'))).toContain('/user 123456789');
  });

  it('finds somebody by a part of their name, and asks which of several is meant', async () => {
    for (const [id, first_name, last_name] of [
      [811, 'Мария', 'Коган'],
      [812, 'мария', 'Левина'],
    ] as const) {
      await backend.say('/start', { ...anya, id, first_name, last_name, username: undefined });
    }
    expect(said(await backend.say('/user Коган'))).toContain('Мария Коган, 811');
    expect(said(await backend.say('/user МАРИЯ'))).toBe('Таких несколько. Кого показать?');
    expect(said(await backend.press('мария Левина · 812'))).toContain('мария Левина, 812');
    expect(said(await backend.say('/user Никто'))).toBe('Такого ученика нет.');
  });

  it('gives premium and takes it back, asking each time', async () => {
    await backend.say('/user 501');
    expect(said(await backend.press('Премиум на год'))).toContain('Выдать «Аня» премиум на год?');
    expect((await readPremium(backend.db, anya.id, backend.clock())).isPremium).toBe(false);
    const granted = await backend.press('Да');
    expect(said(granted)).toContain('Премиум: до 21 ноября 2027 г.');
    // The learner hears of it, too.
    const news = granted.find(({ payload }) => payload.chat_id === anya.id);
    expect(news?.payload.text).toBe(
      'Вам подарили премиум. Премиум открыт до 21 ноября 2027 г. Все премиум-уроки ваши.',
    );
    await backend.press('Отозвать премиум');
    expect(said(await backend.press('Да'))).toContain('Премиум: нет');
    await backend.press('Премиум навсегда');
    expect(said(await backend.press('Да'))).toContain('Премиум: навсегда');
    expect(await actions()).toEqual(['premium.grant', 'premium.revoke', 'premium.grant']);
  });

  it('blocks and lets in again, and every instance hears of it', async () => {
    await backend.say('/user 501');
    await backend.press('Заблокировать');
    expect(await blockedAt()).toBeNull();
    expect(said(await backend.press('Спам'))).toContain('Заблокирован администратором: Спам');
    expect(await blockedAt()).not.toBeNull();
    await backend.press('Разблокировать');
    await backend.press('Да');
    expect(await blockedAt()).toBeNull();
    expect(announced).toBe(2);
    // Taken back at once: blocked again.
    expect(said(await backend.press('↩️ Отменить'))).toContain('Отменено. Всё как было.');
    expect(await blockedAt()).not.toBeNull();
    expect(announced).toBe(3);
    await backend.say('/user 501');
    await backend.press('Разблокировать');
    await backend.press('Да');
  });

  it('does not let an admin shut himself out, and says why', async () => {
    await backend.say(`/user ${boris.id}`);
    await backend.press('Заблокировать');
    const [answer] = await backend.press('Без причины');
    expect(answer).toMatchObject({
      method: 'answerCallbackQuery',
      payload: { text: 'Заблокировать себя нельзя.', show_alert: true },
    });
  });

  it('buttons of an admin do nothing in other hands', async () => {
    await backend.deliver(backend.updates.press(named, `au:d:block:${boris.id}`));
    const [row] = await backend.db.select().from(users).where(eq(users.id, boris.id));
    expect(row?.blockedAt).toBeNull();
  });
});

describe('/stats', () => {
  it('tells the true figures', async () => {
    const stats = said(await backend.say('/stats'));
    expect(stats).toContain('Учеников: 4, сегодня новых 4');
    expect(stats).toContain('Уроков начато: 1, пройдено 1 (100 %)');
    expect(stats).toContain('Ответов за 7 дней: 8');
    expect(stats).toContain('В курсе: 3 урока, 4 слова, черновиков 0');
  });

  it('switches the weekly report off and on', async () => {
    await backend.say('/stats');
    await backend.press('Не присылать по понедельникам');
    expect(await readWantsWeekReport(backend.db, boris.id)).toBe(false);
    await backend.say('/stats');
    await backend.press('Присылать отчёт по понедельникам');
    expect(await readWantsWeekReport(backend.db, boris.id)).toBe(true);
  });
});

describe('/speaker', () => {
  const voiceOf = async () => (await readAdminUser(backend.db, anya.id, backend.clock()))?.voice;

  it('gives the course a voice and takes it back, asking each time', async () => {
    expect(said(await backend.say('/speaker'))).toContain('Дикторов пока нет');
    expect(said(await backend.say('/speaker 501'))).toContain('Поручить «Аня» голос курса?');
    const given = await backend.press('Женский');
    expect(await voiceOf()).toBe('f');
    expect(said(given)).toContain('Диктор: женский голос');
    const news = given.find(({ payload }) => payload.chat_id === anya.id);
    expect(news?.payload.text).toContain('/record');
    expect(said(await backend.say('/speaker'))).toContain('Аня · @anya_new · 501 · женский');
    expect(said(await backend.say('/speaker 501'))).toContain('Больше не принимать записи от «Аня»?');
    await backend.press('Да');
    expect(await voiceOf()).toBeNull();
  });
});
