import { createHmac } from 'node:crypto';

export const testBotToken = '7000000001:AAtest-token-of-the-tests-0000000000';

/** Signs launch data as Telegram does; `fields` replaces or adds fields before signing. */
export function signInitData(
  user: object,
  at: Date,
  { fields = {}, botToken = testBotToken }: { fields?: Record<string, string>; botToken?: string } = {},
): string {
  const all: Record<string, string> = {
    query_id: 'AAF_test',
    user: JSON.stringify(user),
    auth_date: String(Math.floor(at.getTime() / 1000)),
    ...fields,
  };
  const checked = Object.entries(all)
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join('\n');
  const key = createHmac('sha256', 'WebAppData').update(botToken).digest();
  const hash = createHmac('sha256', key).update(checked).digest('hex');
  return new URLSearchParams({ ...all, hash }).toString();
}
