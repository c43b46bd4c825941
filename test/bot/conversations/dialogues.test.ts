import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTelegramBreaker } from '../../../api/_adapters/breakers.ts';
import { dialogueVersion, type KeptDialogue } from '../../../bot/conversations/kept-dialogue.ts';
import { plans } from '../../../core/payments/plans.ts';
import { readPremium } from '../../../db/entitlements.ts';
import { users } from '../../../db/schema/index.ts';
import { openTestOrder } from '../../support/payments.ts';
import { anya, boris } from '../../support/telegram-updates.ts';
import { refusals } from '../support.ts';
import { type AdminChat, openAdminChat, said } from './support.ts';

let backend: AdminChat;
const key = `dialogue:${boris.id}`;

beforeAll(async () => {
  backend = await openAdminChat();
  await backend.say('/start');
});
afterAll(() => backend.close());
afterEach(async () => {
  backend.parts = backend.botDeps;
  await backend.parts.store.delete(key);
});

const atName = async () => {
  await backend.say('/newlesson');
  await backend.say('שלום - шало́м - мир'); // shalom
  await backend.press('Название');
};

describe('a dialogue of an admin', () => {
  it('is JSON in the store and nothing else, gone when it ends', async () => {
    await atName();
    const kept = await backend.parts.store.get<KeptDialogue>(key);
    expect(kept).toMatchObject({ name: 'new-lesson', version: dialogueVersion });
    expect(JSON.parse(JSON.stringify(kept))).toEqual(kept);
    await backend.say('/cancel');
    expect(await backend.parts.store.get(key)).toBeUndefined();
  });

  it('/cancel says what was cancelled, and that there was nothing', async () => {
    await atName();
    expect(said(await backend.say('/cancel'))).toBe('Новый урок: отменено, ничего не сохранено.');
    expect(said(await backend.say('/cancel'))).toBe('Отменять нечего: ничего не начато.');
  });

  it('lets other commands pass, calls itself to mind, and goes on', async () => {
    await atName();
    const answer = said(await backend.say('/help'));
    expect(answer).toContain('Как учиться с Милой');
    expect(answer).toContain('Новый урок: диалог открыт и ждёт ответа');
    expect(said(await backend.say('Название'))).toContain('. Название');
  });

  it('gives way to another dialogue when its admin agrees', async () => {
    await atName();
    const asked = said(await backend.say('/import'));
    expect(asked).toBe('Новый урок: диалог открыт, и в нём есть несохранённое. Закрыть его без сохранения?');
    const answer = said(await backend.press('Закрыть и начать новое'));
    expect(answer).toContain('Новый урок: закрыто, ничего не сохранено.');
    expect(answer).toContain('Пришлите файл курса');
  });

  it('that has taken answers is not given up unasked, and goes on where it was', async () => {
    await atName();
    await backend.say('/newlesson');
    expect(said(await backend.press('Продолжить прежнее'))).toContain(
      'Новый урок: диалог открыт и ждёт ответа',
    );
    expect(said(await backend.say('Название'))).toContain('. Название');
  });

  it('that has taken no answer yet makes room at once', async () => {
    await backend.say('/cancel');
    await backend.say('/newlesson');
    const answer = said(await backend.say('/import'));
    expect(answer).toContain('Новый урок: закрыто, ничего не сохранено.');
    expect(answer).toContain('Пришлите файл курса');
    await backend.say('/cancel');
  });

  it('never swallows a payment', async () => {
    await atName();
    const order = await openTestOrder(backend.db, { userId: boris.id, plan: 'year' }, backend.clock());
    const checkout = await backend.deliver(
      backend.updates.preCheckout(boris, { invoice_payload: order.id, total_amount: plans.year.priceStars }),
    );
    expect(checkout[0]).toMatchObject({ method: 'answerPreCheckoutQuery', payload: { ok: true } });
    const paid = await backend.deliver(
      backend.updates.message(boris, {
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
    expect((await readPremium(backend.db, boris.id, backend.clock())).isPremium).toBe(true);
    expect(said(await backend.say('Название'))).toContain('. Название');
  });

  it('lets buttons of other messages work', async () => {
    await atName();
    const sent = await backend.deliver(backend.updates.press(boris, 'rs'));
    expect(sent.map(({ method }) => method)).toContain('editMessageText');
    expect(said(await backend.say('Название'))).toContain('. Название');
  });

  it('answers a picture with a hint', async () => {
    await atName();
    const photo = backend.updates.message(boris, { photo: [] });
    expect(said(await backend.deliver(photo))).toBe('Здесь нужен текст. Закончить — /cancel.');
  });

  it('says so when Telegram refuses what it was about to say, and stays', async () => {
    await backend.say('/broadcast');
    const refused = { ok: false, error_code: 400, description: 'Bad Request: entities are too long' };
    backend.toMessage = ({ text }) => (text === 'плохой' ? refused : undefined);
    expect(said(await backend.say('плохой'))).toContain('Telegram не принял это сообщение');
    expect(said(await backend.say('хороший'))).toContain('Получателей');
    backend.toMessage = () => undefined;
  });

  it('marks an admin who shuts the bot out in the middle, like everybody', async () => {
    await atName();
    backend.toMessage = () => refusals.blocked;
    await backend.say('Название');
    backend.toMessage = () => undefined;
    const [row] = await backend.db.select().from(users).where(eq(users.id, boris.id));
    expect(row?.botBlockedAt).not.toBeNull();
  });

  it('keeps of a long message under a button nothing', async () => {
    await atName();
    const state = JSON.stringify((await backend.parts.store.get<KeptDialogue>(key))?.state);
    expect(state).not.toContain('раньше');
    expect(state.length).toBeLessThan(3000);
  });

  it('of an older release says that it cannot go on', async () => {
    await atName();
    const kept = await backend.parts.store.get<KeptDialogue>(key);
    await backend.parts.store.set(key, { ...kept, version: dialogueVersion - 1 });
    expect(said(await backend.say('Название'))).toBe(
      'Бот обновился, и начатый диалог не сохранился. Начните заново: /newlesson',
    );
    expect(said(await backend.say('Название'))).toContain('в уроках нет. Пришлите другое');
  });

  it('whose steps are others now, and nobody raised the version, says so and ends', async () => {
    await atName();
    const kept = await backend.parts.store.get<KeptDialogue>(key);
    const torn = JSON.parse(JSON.stringify(kept).replace('"payload":"external"', '"payload":"other"'));
    await backend.parts.store.set(key, torn);
    expect(said(await backend.say('Название'))).toBe(
      'Продолжить начатое не получилось, ничего не сохранено. Начните заново: /newlesson',
    );
    expect(await backend.parts.store.get(key)).toBeUndefined();
  });

  it('rests for a day and is then over', async () => {
    await atName();
    const begun = backend.clock.now;
    backend.clock.now = new Date(begun.getTime() + 23 * 3_600_000);
    expect(said(await backend.say('Название'))).toContain('. Название');
    backend.clock.now = new Date(begun.getTime() + 48 * 3_600_000);
    expect(said(await backend.say('Описание урока'))).toContain('прошло больше суток');
    backend.clock.now = begun;
  });

  it('says so while the store is away, and is there when it is back', async () => {
    await atName();
    const { store } = backend.parts;
    const away = () => Promise.reject(new Error('no answer'));
    backend.parts = { ...backend.parts, store: { ...store, get: away, set: away } };
    expect(said(await backend.say('Название'))).toContain('Начатое не пропало');
    expect(said(await backend.say('/cancel'))).toContain('Начатое не пропало');
    expect(said(await backend.say('/newlesson'))).toContain('Начать не получится');
    expect(said(await backend.say('холодильник', anya))).toContain('в уроках нет. Пришлите другое');
    backend.parts = { ...backend.parts, store: { ...store, set: away } };
    expect(said(await backend.say('Название'))).toContain('Этот шаг не удалось запомнить');
    backend.parts = { ...backend.parts, store };
    expect(said(await backend.say('Название'))).toContain('. Название');
  });

  it('ends with the role of its admin', async () => {
    await backend.say('/start', anya);
    await backend.db.update(users).set({ role: 'admin' }).where(eq(users.id, anya.id));
    expect(said(await backend.say('/newlesson', anya))).toContain('Слова урока, до 10');
    await backend.db.update(users).set({ role: 'learner' }).where(eq(users.id, anya.id));
    expect(said(await backend.say('Название', anya))).toContain('в уроках нет. Пришлите другое');
    expect(await backend.parts.store.get(`dialogue:${anya.id}`)).toBeUndefined();
  });

  it('ends the update with the true failure, so that an outage of the database is waited out', async () => {
    const { db } = backend.parts;
    // Every raw statement goes through it.
    const broken = new Proxy(db, {
      get: (target, name) => {
        if (name === 'execute') throw new Error('connection refused');
        return Reflect.get(target, name);
      },
    });
    backend.parts = { ...backend.parts, db: broken };
    await expect(backend.say('/newlesson')).rejects.toThrow('connection refused');
  });

  it('waits with its question while Telegram rests, and asks it afterwards', async () => {
    await atName();
    const telegramBreaker = createTelegramBreaker({ clock: () => backend.clock.now, log: () => {} });
    for (let time = 0; time < 2; time++) {
      await telegramBreaker.call(() => Promise.reject(new Error('timeout'))).catch(() => {});
    }
    backend.parts = { ...backend.parts, telegramBreaker };
    await expect(backend.say('Название')).rejects.toThrow('telegram_rests');
    expect(backend.telegram.sent).toEqual([]);
    backend.parts = { ...backend.parts, telegramBreaker: undefined };
    expect(said(await backend.say('Название'))).toContain('. Название');
  });
});
