// First of all: the Telegram client must be there before anything brings the SDK.
import '../trainer/client.ts';
import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { useRules } from '../../../web/src/exercises/rules/use-rules.ts';
import { localKeys } from '../../../web/src/lib/local-store.ts';
import { changeRule } from '../../../web/src/lib/rules/rules-cache.ts';
import { createAppServer } from '../../support/web/app.tsx';
import { learnerId, success } from '../../support/web/samples.ts';
import { localStore, renderPart } from '../../support/web/services.tsx';
import { sampleRule } from './support.tsx';

const server = createAppServer();
beforeEach(() => void localStore.write(localKeys.lastUser, learnerId));

const the = sampleRule('the');
const et = sampleRule('et');
const kept = `mila:rules:${learnerId}`;

function States() {
  const { data, isFetching } = useRules();
  return (
    <p role="status" aria-busy={isFetching}>
      {data?.map(({ state }) => state).join(' ')}
    </p>
  );
}

it.each([
  ['a reply that does not know of it', () => HttpResponse.json(success([the, et]) as object), 'met new'],
  ['a reply that does not come', () => HttpResponse.error(), 'met new'],
  [
    'a reply that knows more',
    () => HttpResponse.json(success([{ ...the, state: 'firm' }, et]) as object),
    'firm new',
  ],
] as const)('a rule that was met meanwhile is not new again: %s', async (_, reply, expected) => {
  localStore.write(kept, [the, et]);
  let arrive = (): void => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  let asked = 0;
  server.use(
    msw.get('*/api/rules', async () => {
      asked += 1;
      await arrived;
      return reply();
    }),
  );
  const { queryClient, services } = renderPart(<States />);
  await waitFor(() => expect(asked).toBe(1));
  act(() => changeRule(queryClient, services, the.id, () => 'met'));
  arrive();
  await waitFor(() => expect(screen.getByRole('status').getAttribute('aria-busy')).toBe('false'));
  expect(screen.getByRole('status').textContent).toBe(expected);
  expect(localStore.read(kept)).toMatchObject(expected.split(' ').map((state) => ({ state })));
});
