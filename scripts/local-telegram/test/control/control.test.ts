import { validate } from '@tma.js/init-data-node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../../../test/support/patient.ts';
import { createHearing } from '../../recogniser/hearing.ts';
import { anya, boris, botToken, type RunningTelegram, startTelegram } from '../support.ts';

let telegram: RunningTelegram;
beforeAll(async () => {
  telegram = await startTelegram();
});
afterAll(() => telegram.close());

describe('the control API', () => {
  it('signs a launch for a person, dated by the local clock', async () => {
    await telegram.act('clock', { shiftMs: 86_400_000 });
    const { body } = await telegram.act(`launch/${anya.id}`, { startParam: 'lesson_3', fromChat: true });
    const { initData } = body as { initData: string };
    const fields = new URLSearchParams(initData);
    expect(Number(fields.get('auth_date')) * 1000).toBeGreaterThan(Date.now() + 86_000_000);
    expect(fields.get('start_param')).toBe('lesson_3');
    expect(fields.get('query_id')).toMatch(/^AAH/);
    expect(JSON.parse(fields.get('user') ?? '')).toMatchObject({ id: anya.id, allows_write_to_pm: false });
    await expect(Promise.resolve(validate(initData, botToken))).resolves.toBeUndefined();
    await telegram.act('clock', { reset: true });
    expect(telegram.clock.offsetMs).toBe(0);
  });

  it('switches the network, and refuses one that does not exist', async () => {
    expect((await telegram.act('network', { mode: 'lossy' })).status).toBe(200);
    expect(telegram.network.mode).toBe('lossy');
    expect((await telegram.act('network', { mode: 'none' })).status).toBe(400);
    await telegram.act('network', { mode: 'online' });
  });

  it('lets a person allow writing without writing first', async () => {
    const send = () => telegram.call('sendMessage', { chat_id: boris.id, text: 'Пора учиться' });
    expect((await send()).status).toBe(403);
    await telegram.act(`chats/${boris.id}/allow-writing`);
    expect((await send()).status).toBe(200);
    const { result } = await telegram.call('getUpdates');
    expect(result).toMatchObject([{ message: { write_access_allowed: { from_request: true } } }]);
  });

  it('clears a history without telling the bot', async () => {
    await telegram.act(`chats/${boris.id}/clear`);
    expect((await telegram.chat(boris.id)).messages).toEqual([]);
  });

  it('an unknown person is 404, an empty message 400', async () => {
    expect((await telegram.act('chats/1/messages', { text: 'кто я' })).status).toBe(404);
    expect((await telegram.act(`chats/${anya.id}/messages`, { text: ' ' })).status).toBe(400);
    expect((await telegram.act(`chats/${anya.id}/messages`, { text: 'я'.repeat(4097) })).status).toBe(400);
  });

  it('hears nobody from another site', async () => {
    const response = await fetch(`${telegram.address}/_local/chats/${anya.id}/messages`, {
      method: 'POST',
      headers: { Origin: 'https://evil.example' },
      body: '{"text":"не я"}',
    });
    expect(response.status).toBe(403);
  });
});

describe('the live line of a page', () => {
  it('tells the whole state at once, then each change', async () => {
    const abort = new AbortController();
    const response = await fetch(`${telegram.address}/_local/live?person=${anya.id}`, {
      signal: abort.signal,
    });
    let heard = '';
    const reading = (async () => {
      for await (const chunk of response.body ?? []) heard += new TextDecoder().decode(chunk);
    })().catch(() => undefined);
    await eventually(() => ['host', 'chat', 'calls'].every((name) => heard.includes(`event: ${name}\n`)));
    heard = '';
    await telegram.act(`chats/${anya.id}/start`);
    await telegram.call('sendChatAction', { chat_id: anya.id, action: 'typing' });
    await eventually(() => heard.includes('"text":"/start"') && heard.includes('event: typing'));
    abort.abort();
    await reading;
  });
});

it('what the recogniser hears is set here and shown to the panel', async () => {
  const hearing = createHearing();
  const telegram = await startTelegram({ hearing });
  const set = await telegram.act('hearing', { mode: 'text', text: 'כלב' });
  expect(set).toEqual({ status: 200, body: { mode: 'text', text: 'כלב' } });
  const state = await telegram.read('state');
  expect(state).toMatchObject({ hearing: { mode: 'text', text: 'כלב' } });
  expect((await telegram.act('hearing', { mode: 'telepathy' })).status).toBe(400);
  await telegram.close();
});

it('with a real recogniser there is nothing to set', async () => {
  expect((await telegram.act('hearing', { mode: 'silence' })).status).toBe(404);
  expect(await telegram.read('state')).toMatchObject({ hearing: null });
});
