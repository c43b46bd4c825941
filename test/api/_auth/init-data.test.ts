import { createHmac } from 'node:crypto';
import { sign, validate } from '@tma.js/init-data-node';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkInitData, maxInitDataAgeSeconds } from '../../../api/_auth/init-data.ts';
import { signInitData, testBotToken } from '../../support/sign-init-data.ts';

const now = new Date('2026-11-21T09:00:00Z');
const nowSeconds = now.getTime() / 1000;
const user = {
  id: 5_123_456_789,
  first_name: 'Мария',
  last_name: 'К.',
  username: 'maria',
  language_code: 'ru',
};

const check = (initData: string) => checkInitData(initData, testBotToken, now);
const refusal = (initData: string) => {
  const result = check(initData);
  return result.ok ? 'accepted' : result.reason;
};
const signed = (fields: Record<string, string> = {}, person: object = user) =>
  signInitData(person, now, { fields });

/** Changes the decoded fields after they were signed. */
function altered(change: (fields: URLSearchParams) => void, initData = signed()): string {
  const fields = new URLSearchParams(initData);
  change(fields);
  return fields.toString();
}

/** Signs fields exactly as they are given: for launch data that Telegram would never make. */
function signRaw(fields: Record<string, string>): string {
  const checked = Object.entries(fields)
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join('\n');
  const key = createHmac('sha256', 'WebAppData').update(testBotToken).digest();
  const hash = createHmac('sha256', key).update(checked).digest('hex');
  return new URLSearchParams({ ...fields, hash }).toString();
}

describe('launch data that Telegram signed', () => {
  it('is accepted and tells who opened the app', () => {
    expect(check(signed({ start_param: 'lesson_3' }))).toEqual({
      ok: true,
      person: {
        id: 5_123_456_789,
        firstName: 'Мария',
        lastName: 'К.',
        username: 'maria',
        languageCode: 'ru',
      },
      mayWrite: false,
      authDate: now,
      startParam: 'lesson_3',
    });
  });

  it('tells whether the bot may write', () => {
    expect(check(signed({}, { ...user, allows_write_to_pm: true }))).toMatchObject({ mayWrite: true });
    expect(check(signed({}, { ...user, allows_write_to_pm: false }))).toMatchObject({ mayWrite: false });
  });

  it.each<[string, string]>([
    ['with the signature for third parties', signed({ signature: 'AbC-_123' })],
    ['with fields in another order', [...signed().split('&')].reverse().join('&')],
    ['with a plus for a space', signed({}, { ...user, first_name: 'Анна Мария' })],
    ['with an emoji in the name', signed({}, { ...user, first_name: '👩‍🏫 Аня' })],
    [
      'with slashes escaped as Telegram writes them',
      signRawUser('{"id":7,"first_name":"a","photo_url":"https:\\/\\/t.me\\/i"}'),
    ],
    ['with an id above 2^32', signed({}, { id: 2 ** 52, first_name: 'Б' })],
    [
      'with fields nobody knows yet',
      signed({ chat_type: 'private', chat_instance: '-42', can_send_after: '0' }),
    ],
    [
      'with the code of a language pack of 17 letters',
      signed({}, { ...user, language_code: 'russian-pirate-xx' }),
    ],
    ['with a name of 300 letters', signed({}, { id: 7, first_name: 'а'.repeat(300) })],
    ['without a name', signed({}, { id: 7 })],
    [
      'with nothing but null beside the id',
      signed({}, { id: 7, last_name: null, username: null, language_code: null }),
    ],
    [
      'with fields of another type',
      signed({}, { id: 7, first_name: 7, username: [], allows_write_to_pm: 'yes' }),
    ],
    ['of nearly a day ago', signInitData(user, new Date(now.getTime() - maxInitDataAgeSeconds * 1000))],
    ['a minute ahead of our clock', signInitData(user, new Date(now.getTime() + 60_000))],
  ])('is accepted %s', (_, initData) => {
    expect(refusal(initData)).toBe('accepted');
  });

  it('keeps a name storable: NUL and lone surrogates are taken out', () => {
    const result = check(signed({}, { id: 7, first_name: 'А\u0000Б\ud800', username: 'x\u0000' }));
    expect(result).toMatchObject({ ok: true, person: { firstName: 'АБ\ufffd', username: 'x' } });
  });
});

function signRawUser(json: string): string {
  return signRaw({ auth_date: String(nowSeconds), user: json });
}

describe('launch data is refused', () => {
  it.each<[string, string, string]>([
    [
      'signed by another bot',
      signInitData(user, now, { botToken: '7000000002:AAother-token-0000000000000000' }),
      'init_data_forged',
    ],
    [
      'with a changed id',
      altered((fields) => fields.set('user', JSON.stringify({ ...user, id: 1 }))),
      'init_data_forged',
    ],
    [
      'with a changed date',
      altered((fields) => fields.set('auth_date', String(nowSeconds + 1))),
      'init_data_forged',
    ],
    ['with a changed hash', altered((fields) => fields.set('hash', '0'.repeat(64))), 'init_data_forged'],
    ['with a field added', altered((fields) => fields.append('is_premium', '1')), 'init_data_forged'],
    ['with a field dropped', altered((fields) => fields.delete('query_id')), 'init_data_forged'],
    [
      'with the signature dropped',
      altered((fields) => fields.delete('signature'), signed({ signature: 'AbC' })),
      'init_data_forged',
    ],
    [
      'with the user written anew',
      altered(
        (fields) => fields.set('user', JSON.stringify(JSON.parse(fields.get('user') ?? ''), null, 1)),
        signed(),
      ),
      'init_data_malformed',
    ],
    [
      'with the user re-serialised',
      altered(
        (fields) => fields.set('user', JSON.stringify(JSON.parse(fields.get('user') ?? ''))),
        signRawUser('{"id":7,"first_name":"a\\/b"}'),
      ),
      'init_data_forged',
    ],
    ['with the names of fields in capitals', signed().replace('auth_date', 'AUTH_DATE'), 'init_data_forged'],
    [
      'with a hash in capitals',
      altered((fields) => fields.set('hash', (fields.get('hash') ?? '').toUpperCase())),
      'init_data_malformed',
    ],
    ['with a hash too short', altered((fields) => fields.set('hash', 'abc')), 'init_data_malformed'],
    ['without a hash', altered((fields) => fields.delete('hash')), 'init_data_malformed'],
    ['with two hashes', altered((fields) => fields.append('hash', '0'.repeat(64))), 'init_data_malformed'],
    ['with two users', altered((fields) => fields.append('user', '{"id":1}')), 'init_data_malformed'],
    [
      'with two equal users',
      altered((fields) => fields.append('user', fields.get('user') ?? '')),
      'init_data_malformed',
    ],
    ['with two fields folded into one', foldedFields(), 'init_data_malformed'],
    ['without a user', signRaw({ auth_date: String(nowSeconds), query_id: 'a' }), 'init_data_malformed'],
    ['with a user that is not JSON', signRawUser('maria'), 'init_data_malformed'],
    ['with a user that is null', signRawUser('null'), 'init_data_malformed'],
    ['with a user that is a list', signRawUser('[7]'), 'init_data_malformed'],
    ['with a user without an id', signed({}, { first_name: 'А' }), 'init_data_malformed'],
    ['with the id as text', signed({}, { id: '7', first_name: 'А' }), 'init_data_malformed'],
    ['with a negative id', signed({}, { id: -7, first_name: 'А' }), 'init_data_malformed'],
    ['with a broken id', signed({}, { id: 7.5, first_name: 'А' }), 'init_data_malformed'],
    [
      'with an id that JSON cannot hold',
      signRawUser('{"id":9007199254740993,"first_name":"a"}'),
      'init_data_malformed',
    ],
    ['with an endless id', signRawUser('{"id":1e999,"first_name":"a"}'), 'init_data_malformed'],
    ['from a bot', signed({}, { ...user, is_bot: true }), 'init_data_malformed'],
    ['longer than 8192 characters', signed({ start_param: 'a'.repeat(9000) }), 'init_data_malformed'],
    ['empty', '', 'init_data_malformed'],
    ['of an object without signature', JSON.stringify(user), 'init_data_malformed'],
    [
      'a second older than a day',
      signInitData(user, new Date(now.getTime() - maxInitDataAgeSeconds * 1000 - 1000)),
      'init_data_expired',
    ],
    ['a year old', signInitData(user, new Date('2025-11-21T09:00:00Z')), 'init_data_expired'],
    ['dated zero', signed({ auth_date: '0' }), 'init_data_expired'],
    ['dated before 1970', signed({ auth_date: '-1' }), 'init_data_expired'],
    ['dated NaN', signed({ auth_date: 'NaN' }), 'init_data_expired'],
    ['dated in milliseconds', signed({ auth_date: String(now.getTime()) }), 'init_data_expired'],
    ['dated by a broken number', signed({ auth_date: `${nowSeconds}.5` }), 'init_data_expired'],
    ['dated in hexadecimal', signed({ auth_date: `0x${nowSeconds.toString(16)}` }), 'init_data_expired'],
    ['without a date', signRaw({ user: JSON.stringify(user) }), 'init_data_expired'],
    [
      '61 seconds from the future',
      signInitData(user, new Date(now.getTime() + 61_000)),
      'init_data_from_future',
    ],
    ['a year from the future', signInitData(user, new Date('2027-11-21T09:00:00Z')), 'init_data_from_future'],
  ])('%s', (_, initData, reason) => {
    expect(refusal(initData)).toBe(reason);
  });
});

/** 'chat_type' hidden in the value of 'auth_date': the string that is signed stays the same. */
function foldedFields(): string {
  return altered(
    (fields) => {
      fields.set('auth_date', `${fields.get('auth_date')}\nchat_type=${fields.get('chat_type')}`);
      fields.delete('chat_type');
    },
    signed({ chat_type: 'private' }),
  );
}

describe('another library that knows the rules', () => {
  it.each([user, { id: 1, first_name: 'ב' }, { id: 2 ** 40, first_name: "О'Нил & «Ко»", last_name: '👩‍🏫' }])(
    'accepts what we sign for %j',
    async (person) => {
      const real = new Date();
      await expect(
        (async () => validate(signInitData(person, real), testBotToken))(),
      ).resolves.toBeUndefined();
    },
  );

  it('is believed when it signs, whatever fields it adds', async () => {
    fc.assert(
      await fc.asyncProperty(
        fc.string({ minLength: 1, maxLength: 60, unit: 'grapheme' }),
        fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
        fc.stringMatching(/^[\w-]{1,60}$/),
        async (name, id, startParam) => {
          const theirs = await sign(
            { user: { id, first_name: name }, start_param: startParam },
            testBotToken,
            now,
          );
          const result = check(theirs);
          expect(result).toMatchObject({ ok: true, person: { id }, startParam });
        },
      ),
      { numRuns: 200 },
    );
  });

  it('refuses, as we do, a changed id, another bot and data older than a day', async () => {
    const real = new Date();
    const good = signInitData(user, real);
    const changed = altered((fields) => fields.set('user', '{"id":1,"first_name":"a"}'), good);
    const old = signInitData(user, new Date(real.getTime() - 25 * 3600 * 1000));
    for (const [initData, token] of [
      [changed, testBotToken],
      [good, '7000000002:AAother-token-0000000000000000'],
      [old, testBotToken],
    ] as const) {
      await expect((async () => validate(initData, token))()).rejects.toThrow();
      expect(checkInitData(initData, token, real).ok).toBe(false);
    }
  });
});

describe('a thousand changes to signed launch data', () => {
  const good = signed({ signature: 'AbC-_123', start_param: 'lesson_3', chat_type: 'private' });
  const meaning = (initData: string) => JSON.stringify([...new URLSearchParams(initData)].sort());
  const place = fc.nat(good.length - 1);
  const letter = fc.constantFrom(...'abcdef0123456789%&=+_-{}":,ש');
  const mutation = fc.oneof(
    fc.tuple(place, letter).map(([at, char]) => good.slice(0, at) + char + good.slice(at + 1)),
    fc.tuple(place, letter).map(([at, char]) => good.slice(0, at) + char + good.slice(at)),
    fc
      .tuple(place, fc.integer({ min: 1, max: 20 }))
      .map(([at, count]) => good.slice(0, at) + good.slice(at + count)),
    place.map((at) => good.slice(0, at)),
    place.map((at) => good + good.slice(at)),
    fc.tuple(fc.nat(6), fc.nat(6)).map(([from, to]) => {
      // two fields trade their values
      const fields = [...new URLSearchParams(good)];
      const [a, b] = [fields[from % fields.length], fields[to % fields.length]];
      if (a && b) [a[1], b[1]] = [b[1], a[1]];
      return new URLSearchParams(fields).toString();
    }),
    fc.tuple(fc.nat(6), fc.string()).map(([index, value]) => {
      const fields = [...new URLSearchParams(good)];
      const field = fields[index % fields.length];
      if (field) field[1] = value;
      return new URLSearchParams(fields).toString();
    }),
  );

  it('that change its meaning are never accepted', () => {
    let changed = 0;
    fc.assert(
      fc.property(mutation, (initData) => {
        // Another way to write the same fields is no change: their values are signed, not their letters.
        fc.pre(meaning(initData) !== meaning(good));
        changed += 1;
        expect(refusal(initData)).not.toBe('accepted');
      }),
      { numRuns: 1000, seed: 20261121 },
    );
    expect(changed).toBe(1000);
    expect(refusal(good)).toBe('accepted');
  });
});
