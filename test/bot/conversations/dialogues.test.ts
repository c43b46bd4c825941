import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { dialogueVersion, type KeptDialogue } from '../../../bot/conversations/kept-dialogue.ts';
import { plans } from '../../../core/payments/plans.ts';
import { readPremium } from '../../../db/entitlements.ts';
import { users } from '../../../db/schema/index.ts';
import { openTestOrder } from '../../support/payments.ts';
import { anya, boris } from '../../support/telegram-updates.ts';
import { refusals } from '../support.ts';
import { type AdminHouse, openAdminHouse, said } from './support.ts';

let house: AdminHouse;
const key = `dialogue:${boris.id}`;

beforeAll(async () => {
  house = await openAdminHouse();
  await house.say('/start');
});
afterAll(() => house.close());
afterEach(async () => {
  house.parts = house.botDeps;
  await house.parts.store.delete(key);
});

const atName = async () => {
  await house.say('/newlesson');
  await house.press('Первый раздел');
};

describe('a dialogue of an admin', () => {
  it('is JSON in the store and nothing else, gone when it ends', async () => {
    await atName();
    const kept = await house.parts.store.get<KeptDialogue>(key);
    expect(kept).toMatchObject({ name: 'new-lesson', version: dialogueVersion });
    expect(JSON.parse(JSON.stringify(kept))).toEqual(kept);
    await house.say('/cancel');
    expect(await house.parts.store.get(key)).toBeUndefined();
  });

  it('/cancel says what was cancelled, and that there was nothing', async () => {
    await atName();
    expect(said(await house.say('/cancel'))).toBe('Новый урок: отменено, ничего не сохранено.');
    expect(said(await house.say('/cancel'))).toBe('Отменять нечего: ничего не начато.');
  });

  it('lets other commands pass, calls itself to mind, and goes on', async () => {
    await atName();
    const answer = said(await house.say('/help'));
    expect(answer).toContain('Как учиться с Милой');
    expect(answer).toContain('Новый урок: диалог открыт и ждёт ответа');
    expect(said(await house.say('Название'))).toContain('Описание');
  });

  it('gives way to another dialogue and says so', async () => {
    await atName();
    const answer = said(await house.say('/import'));
    expect(answer).toContain('Новый урок: закрыто, ничего не сохранено.');
    expect(answer).toContain('Пришлите файл курса');
  });

  it('never swallows a payment', async () => {
    await atName();
    const order = await openTestOrder(house.db, { userId: boris.id, plan: 'year' }, house.clock());
    const checkout = await house.deliver(
      house.updates.preCheckout(boris, { invoice_payload: order.id, total_amount: plans.year.priceStars }),
    );
    expect(checkout[0]).toMatchObject({ method: 'answerPreCheckoutQuery', payload: { ok: true } });
    const paid = await house.deliver(
      house.updates.message(boris, {
        successful_payment: {
          currency: 'XTR',
          total_amount: plans.year.priceStars,
          invoice_payload: order.id,
          telegram_payment_charge_id: 'stx-in-dialogue',
          provider_payment_charge_id: '',
        },
      }),
    );
    expect(said(paid)).toContain('Оплата получена');
    expect((await readPremium(house.db, boris.id, house.clock())).isPremium).toBe(true);
    expect(said(await house.say('Название'))).toContain('Описание');
  });

  it('lets buttons of other messages work', async () => {
    await atName();
    const sent = await house.deliver(house.updates.press(boris, 'rs'));
    expect(sent.map(({ method }) => method)).toContain('editMessageText');
    expect(said(await house.say('Название'))).toContain('Описание');
  });

  it('answers a picture with a hint', async () => {
    await atName();
    const photo = house.updates.message(boris, { photo: [] });
    expect(said(await house.deliver(photo))).toBe('Здесь нужен текст. Закончить — /cancel.');
  });

  it('says so when Telegram refuses what it was about to say, and stays', async () => {
    await house.say('/broadcast');
    const refused = { ok: false, error_code: 400, description: 'Bad Request: entities are too long' };
    house.toMessage = ({ text }) => (text === 'плохой' ? refused : undefined);
    expect(said(await house.say('плохой'))).toContain('Telegram не принял это сообщение');
    expect(said(await house.say('хороший'))).toContain('Получателей');
    house.toMessage = () => undefined;
  });

  it('marks an admin who shuts the bot out in the middle, like everybody', async () => {
    await atName();
    house.toMessage = () => refusals.blocked;
    await house.say('Название');
    house.toMessage = () => undefined;
    const [row] = await house.db.select().from(users).where(eq(users.id, boris.id));
    expect(row?.botBlockedAt).not.toBeNull();
  });

  it('keeps of a long message under a button nothing', async () => {
    await atName();
    const state = JSON.stringify((await house.parts.store.get<KeptDialogue>(key))?.state);
    expect(state).not.toContain('раньше');
    expect(state.length).toBeLessThan(3000);
  });

  it('of an older release says that it cannot go on', async () => {
    await atName();
    const kept = await house.parts.store.get<KeptDialogue>(key);
    await house.parts.store.set(key, { ...kept, version: dialogueVersion - 1 });
    expect(said(await house.say('Название'))).toBe(
      'Бот обновился, и начатый диалог не сохранился. Начните заново: /newlesson',
    );
    expect(said(await house.say('Название'))).toContain('В чате я понимаю только команды');
  });

  it('whose steps are others now, and nobody raised the version, says so and ends', async () => {
    await atName();
    const kept = await house.parts.store.get<KeptDialogue>(key);
    const torn = JSON.parse(JSON.stringify(kept).replace('"payload":"external"', '"payload":"other"'));
    await house.parts.store.set(key, torn);
    expect(said(await house.say('Название'))).toBe(
      'Продолжить начатое не получилось, ничего не сохранено. Начните заново: /newlesson',
    );
    expect(await house.parts.store.get(key)).toBeUndefined();
  });

  it('rests for a day and is then over', async () => {
    await atName();
    const begun = house.clock.now;
    house.clock.now = new Date(begun.getTime() + 23 * 3_600_000);
    expect(said(await house.say('Название'))).toContain('Описание');
    house.clock.now = new Date(begun.getTime() + 48 * 3_600_000);
    expect(said(await house.say('Описание урока'))).toContain('прошло больше суток');
    house.clock.now = begun;
  });

  it('says so while the store is away, and is there when it is back', async () => {
    await atName();
    const { store } = house.parts;
    const away = () => Promise.reject(new Error('no answer'));
    house.parts = { ...house.parts, store: { ...store, get: away, set: away } };
    expect(said(await house.say('Название'))).toContain('Начатое не пропало');
    expect(said(await house.say('/cancel'))).toContain('Начатое не пропало');
    expect(said(await house.say('/newlesson'))).toContain('Начать не получится');
    expect(said(await house.say('привет', anya))).toContain('В чате я понимаю только команды');
    house.parts = { ...house.parts, store: { ...store, set: away } };
    expect(said(await house.say('Название'))).toContain('Этот шаг не удалось запомнить');
    house.parts = { ...house.parts, store };
    expect(said(await house.say('Название'))).toContain('Описание');
  });

  it('ends with the role of its admin', async () => {
    await house.say('/start', anya);
    await house.db.update(users).set({ role: 'admin' }).where(eq(users.id, anya.id));
    expect(said(await house.say('/newlesson', anya))).toContain('В каком разделе урок?');
    await house.db.update(users).set({ role: 'learner' }).where(eq(users.id, anya.id));
    expect(said(await house.say('Название', anya))).toContain('В чате я понимаю только команды');
    expect(await house.parts.store.get(`dialogue:${anya.id}`)).toBeUndefined();
  });

  it('ends the update with the true failure, so that an outage of the database is waited out', async () => {
    const { db } = house.parts;
    // Every reading of JSON goes through it.
    const broken = new Proxy(db, {
      get: (target, name) => {
        if (name === '_') throw new Error('connection refused');
        return Reflect.get(target, name);
      },
    });
    house.parts = { ...house.parts, db: broken };
    await expect(house.say('/newlesson')).rejects.toThrow('connection refused');
  });
});
