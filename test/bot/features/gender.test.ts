import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readSettings, saveSettings } from '../../../db/settings.ts';
import { openTestBot, refusals, type TestBot, takeSent, textOf } from '../support.ts';

let backend: TestBot;
const learner = { id: 7002, is_bot: false, first_name: 'Мария' };

beforeAll(async () => {
  backend = await openTestBot();
  await backend.login(learner.id, learner.first_name);
});
afterAll(() => backend.close());
beforeEach(async () => {
  await saveSettings(backend.db, { userId: learner.id, changes: { gender: 'unsaid' } }, backend.clock());
  takeSent(backend.telegram);
});

const press = (data: string) => backend.bot.handleUpdate(backend.updates.press(learner, data));
const gender = async () => (await readSettings(backend.db, learner.id)).gender;

describe('a button below «Как о вас говорить?»', () => {
  it('is remembered, said, and can be pressed again', async () => {
    await press('gn:f');
    expect(await gender()).toBe('f');
    const [edit, answer] = takeSent(backend.telegram);
    expect(edit?.method).toBe('editMessageText');
    expect(textOf(edit)).toMatch(/^Как о вас говорить\?: она/);
    expect(answer).toMatchObject({ method: 'answerCallbackQuery', payload: { text: 'Запомнили' } });
    await press('gn:m');
    expect(await gender()).toBe('m');
  });

  it('pressed twice, or under a message that is gone, does the same', async () => {
    backend.telegram.next.push(refusals.notModified);
    await press('gn:m');
    backend.telegram.next.push(refusals.uneditable);
    await press('gn:m');
    expect(await gender()).toBe('m');
  });

  it('of another name changes nothing', async () => {
    await press('gn:x');
    expect(await gender()).toBe('unsaid');
  });
});
