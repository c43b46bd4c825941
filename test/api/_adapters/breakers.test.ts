import { describe, expect, it } from 'vitest';
import {
  createTelegramBreaker,
  withRestingRecogniser,
  withRestingVoice,
} from '../../../api/_adapters/breakers.ts';
import { createTelegramAccount } from '../../../api/_adapters/telegram/account.ts';
import { DomainError } from '../../../core/errors.ts';
import { createTestClock } from '../../support/backend.ts';
import { createFakeRecogniser, createFakeVoice } from '../../support/fake-voice.ts';

const clock = createTestClock();
const watch = { clock, log: () => {} };
const pass = (seconds: number) => {
  clock.now = new Date(clock.now.getTime() + seconds * 1000);
};
const take = {
  bytes: new Uint8Array(1),
  type: { kind: 'wav', mime: 'audio/wav', extension: 'wav' },
} as const;

describe('a recogniser', () => {
  it('that failed three times rests, and says so with its own code', async () => {
    const fake = createFakeRecogniser(new DomainError('upstream', { code: 'stt_fake' }));
    const recogniser = withRestingRecogniser(fake, watch);
    for (let call = 0; call < 10; call++) {
      const kind = call < 3 ? 'upstream' : 'unavailable';
      await expect(recogniser.transcribe(take)).rejects.toMatchObject({ kind, code: 'stt_fake' });
    }
    expect(fake.asked).toBe(3);
    fake.hears = 'שלום';
    pass(5);
    expect(await recogniser.transcribe(take)).toMatchObject({ transcript: 'שלום' });
  });

  it('does not rest because of recordings that it cannot read', async () => {
    const fake = createFakeRecogniser(new DomainError('invalid', { code: 'audio_unsupported' }));
    const recogniser = withRestingRecogniser(fake, watch);
    for (let call = 0; call < 10; call++) await expect(recogniser.transcribe(take)).rejects.toThrow();
    expect(fake.asked).toBe(10);
  });
});

it('a voice that failed three times rests', async () => {
  const fake = createFakeVoice('robot');
  fake.mood = 'broken';
  const voice = withRestingVoice(fake, watch);
  for (let call = 0; call < 10; call++) await expect(voice.speak('אבא')).rejects.toThrow('tts_robot');
  expect(fake.said).toHaveLength(3);
});

describe('Telegram', () => {
  const accountWith = (answer: () => Promise<Response>) => {
    let calls = 0;
    const send: typeof fetch = () => {
      calls += 1;
      return answer();
    };
    const address = { token: '7:x', apiRoot: 'http://telegram.test', fetch: send };
    const account = createTelegramAccount({ ...address, breaker: createTelegramBreaker(watch) });
    return { account, calls: () => calls };
  };
  const message = { text: 'привет', entities: [] };

  it('that does not answer is asked twice; a broadcast then waits, and nobody is skipped', async () => {
    const { account, calls } = accountWith(() => Promise.reject(new TypeError('fetch failed')));
    expect(await account.send(1, message)).toBe('failed');
    expect(await account.send(2, message)).toBe('failed');
    expect(await account.send(3, message)).toEqual({ waitSeconds: 2 });
    await expect(account.balance()).rejects.toMatchObject({ kind: 'upstream', code: 'stars_failed' });
    expect(calls()).toBe(2);
  });

  it('that refuses has answered', async () => {
    const refusal = { ok: false, error_code: 400, description: 'Bad Request' };
    const { account, calls } = accountWith(async () => Response.json(refusal, { status: 400 }));
    for (let call = 0; call < 5; call++) expect(await account.send(1, message)).toBe('failed');
    expect(calls()).toBe(5);
  });

  it('that never stops talking is read no further than two megabytes', async () => {
    let sent = 0;
    const endless = () =>
      new ReadableStream<Uint8Array>({
        pull(controller) {
          sent += 65_536;
          controller.enqueue(new Uint8Array(65_536));
        },
      });
    const { account } = accountWith(async () => new Response(endless()));
    await expect(account.balance()).rejects.toMatchObject({ code: 'stars_failed' });
    expect(sent).toBeLessThan(4_000_000);
  });
});
