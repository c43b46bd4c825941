import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it } from 'vitest';
import { queryKeys } from '../../../../web/src/lib/cache/query-keys.ts';
import { watchDoubt } from '../../../../web/src/lib/payments/doubt-watch.ts';
import { createTimer, settle } from '../../../support/web/fakes.ts';

let answers: object[];
let requests: number;
let opened: number;
let client: QueryClient;
let timer: ReturnType<typeof createTimer>;
let end: () => void;

beforeEach(async () => {
  answers = [];
  requests = 0;
  opened = 0;
  client = new QueryClient();
  timer = createTimer();
  end = watchDoubt(client, timer.later, () => {
    opened += 1;
  });
});

/** Home is requested for the first time; the answers follow one another, the last one stays. */
const open = (...homes: object[]) => {
  answers = homes;
  return client.fetchQuery({
    queryKey: queryKeys.home,
    queryFn: () => answers[Math.min(requests++, answers.length - 1)],
  });
};
const free = { subscription_status: 'free' };
const inDoubt = { ...free, payment_in_doubt: true };
const premium = { subscription_status: 'premium' };

it('asks for nothing while no charge is in doubt', async () => {
  await open(free);
  await timer.pass(600_000);
  expect(requests).toBe(1);
});

it('sees within a minute that premium has come of a doubt, and says so once', async () => {
  await open(inDoubt, inDoubt, premium);
  await timer.pass(5000);
  await settle();
  expect(opened).toBe(0);
  await timer.pass(31_000);
  await settle();
  expect(opened).toBe(1);
  await timer.pass(600_000);
  expect(requests).toBe(3);
});

it('does not ask for ever, and not after its page is gone', async () => {
  await open(inDoubt);
  for (let time = 0; time < 20; time += 1) {
    await timer.pass(60_000);
    await settle();
  }
  expect(requests).toBe(7);
  const before = requests;
  end();
  await timer.pass(60_000);
  expect(requests).toBe(before);
});
