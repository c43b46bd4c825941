import { validate } from '@tma.js/init-data-node';
import { describe, expect, it } from 'vitest';
import { type SignOptions, signInitData } from '../sign-init-data.ts';
import { anya, botToken } from './support.ts';

const options = (): SignOptions => ({ botToken, at: new Date() });
const day = 24 * 60 * 60;
/** The library may throw or reject; both count. */
const verdict = async (initData: string) => {
  await validate(initData, botToken, { expiresIn: day });
};

describe('signed initData', () => {
  it.each<[what: string, more: Partial<SignOptions>]>([
    ['plain', {}],
    ['with a start parameter', { startParam: 'lesson_3' }],
    ['with a signature for third parties', { signature: true }],
    ['opened from the chat', { queryId: 'AAHdF6IQ', startParam: 'x', signature: true }],
  ])('%s passes an independent check', async (_what, more) => {
    await expect(verdict(signInitData(anya, { ...options(), ...more }))).resolves.toBeUndefined();
  });

  it('tells the person and the moment', () => {
    const at = new Date('2026-11-20T12:00:00.900Z');
    const fields = new URLSearchParams(signInitData(anya, { botToken, at, startParam: 'lesson_3' }));
    expect(JSON.parse(fields.get('user') ?? '')).toEqual({
      id: anya.id,
      first_name: 'Аня',
      last_name: 'Новикова',
      username: 'anya_new',
      language_code: 'ru',
      allows_write_to_pm: true,
    });
    expect(fields.get('auth_date')).toBe('1795176000');
    expect(fields.get('start_param')).toBe('lesson_3');
    expect(fields.get('hash')).toMatch(/^[0-9a-f]{64}$/);
  });
});
