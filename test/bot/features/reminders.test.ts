import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { reminders } from '../../../db/schema/index.ts';
import { readSettings, saveSettings } from '../../../db/settings.ts';
import { buttonsOf, openTestBot, refusals, type TestBot, takeSent, textOf } from '../support.ts';

let backend: TestBot;
const learner = { id: 7001, is_bot: false, first_name: 'Мария' };

beforeAll(async () => {
  backend = await openTestBot();
  await backend.login(learner.id, learner.first_name);
});
afterAll(() => backend.close());
beforeEach(async () => {
  await saveSettings(backend.db, { userId: learner.id, changes: { reminderHour: 19 } }, backend.clock());
  takeSent(backend.telegram);
});

const press = () => backend.bot.handleUpdate(backend.updates.press(learner, 'rm:off'));
const hour = async () => (await readSettings(backend.db, learner.id)).reminderHour;

describe('«Не напоминать» under a reminder', () => {
  it('switches reminders off, says so, and leaves the way into the session', async () => {
    await press();
    expect(await hour()).toBeNull();
    const [row] = await backend.db.select().from(reminders).where(eq(reminders.userId, learner.id));
    expect(row?.dueAt).toBeNull();
    const [edit, answer] = takeSent(backend.telegram);
    expect(edit?.method).toBe('editMessageText');
    expect(textOf(edit)).toMatch(/^Напоминания выключены\. .*Профиль → Настройки → Напоминания\.$/);
    expect(buttonsOf(edit)).toEqual([
      { text: 'Повторить', web_app: { url: 'https://mila.example/?tgWebAppStartParam=today' } },
    ]);
    expect(answer).toMatchObject({
      method: 'answerCallbackQuery',
      payload: { text: 'Больше не напоминаю' },
    });
  });

  it('pressed twice does the same', async () => {
    await press();
    backend.telegram.next.push(refusals.notModified);
    await press();
    expect(await hour()).toBeNull();
    expect(takeSent(backend.telegram).map(({ method }) => method)).toEqual([
      'editMessageText',
      'answerCallbackQuery',
      'editMessageText',
      'answerCallbackQuery',
    ]);
  });

  it('of a message that can no longer be changed is answered by a new one', async () => {
    backend.telegram.next.push(refusals.uneditable);
    await press();
    expect(await hour()).toBeNull();
    const sent = takeSent(backend.telegram);
    expect(sent.map(({ method }) => method)).toEqual([
      'editMessageText',
      'answerCallbackQuery',
      'sendMessage',
    ]);
    expect(textOf(sent[2])).toContain('Напоминания выключены');
  });

  it('holds though Telegram is away: it brings the press again', async () => {
    backend.telegram.next.push(refusals.broken);
    await expect(press()).rejects.toThrow();
    expect(await hour()).toBeNull();
  });
});
