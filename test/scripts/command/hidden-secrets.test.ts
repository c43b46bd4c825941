import { describe, expect, it } from 'vitest';
import { addressName, withoutSecrets } from '../../../scripts/command/hidden-secrets.ts';

const password = 's3cr#t/p@ss';
/** An address of a database, and how people mistype it. */
const addresses = [
  `postgresql://mila:${password}@db.example:5432/mila?sslmode=require`,
  `postgres//mila:${password}@db.example:5432/mila`,
  `postgresql:/mila:${password}@db.example:5432/mila`,
  `psql 'postgresql://mila:${password}@db.example:5432/mila'`,
  `https://mila:${password}@db.example:5432/mila`,
  `postgresql://mila:${encodeURIComponent(password)}@db.example:5432/mila`,
];

describe('a printed text', () => {
  it.each(addresses)('holds no part of the password of %s, set or not', (address) => {
    for (const variables of [{}, { DATABASE_URL: address }, { DATABASE_READ_URL: address }]) {
      const text = withoutSecrets(`Invalid URL, input: ${address}`, variables);
      expect(text).not.toMatch(/s3cr|p@ss|p%40ss/);
    }
  });

  it('holds no token of a bot, of Redis or of a learner', () => {
    const text = withoutSecrets(
      'https://api.telegram.org/bot123456789:AAbbCCddEEffGGhhIIjjKKllMMnnOOppQQr/getMe AXXXredis eyJhbGciOi.eyJz.c2ln',
      { UPSTASH_REDIS_REST_TOKEN: 'AXXXredis' },
    );
    expect(text).toBe('https://api.telegram.org/bot…/getMe … …');
  });
});

describe('the name of an address', () => {
  it.each(addresses)('is its host and path: %s', (address) => {
    expect(addressName(address)).toBe('db.example:5432/mila');
  });

  it('is missing where there is no host', () => {
    expect(addressName('postgresql://')).toBeUndefined();
  });
});
