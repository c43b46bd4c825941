import { randomBytes } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { type Faults, readFault } from '../bot-api/faults.ts';
import { isRecord } from '../bot-api/inputs.ts';
import type { CallLog } from '../calls.ts';
import type { LocalClock } from '../clock.ts';
import { type LocalNetwork, networkModes } from '../network.ts';
import type { LocalPerson } from '../people.ts';
import type { Hearing } from '../recogniser/hearing.ts';
import { signInitData } from '../sign-init-data.ts';
import { acts } from '../simulation/acts.ts';
import type { Checkout } from '../simulation/checkout.ts';
import type { Simulation } from '../simulation/simulation.ts';
import { createPaymentActs } from './payments.ts';
import { chatView, hostState } from './views.ts';

export type ControlDeps = {
  simulation: Simulation;
  clock: LocalClock;
  network: LocalNetwork;
  hearing?: Hearing | undefined;
  calls: CallLog;
  faults: Faults;
  checkout: Checkout;
  botToken: string;
  appUrl: string;
};

type Act = (who: LocalPerson, body: Record<string, unknown>) => unknown;

/**
 * The control API, /_local/…: what the host page and browser tests do as a person, and the panel's switches. JSON in,
 * JSON out; an unknown person is 404, an invalid request is 400 with { error }.
 */
export function createControl(deps: ControlDeps): Hono {
  const { simulation, clock, network, calls, faults } = deps;
  const app = new Hono();

  app.get('/state', (c) => c.json(hostState(deps)));
  app.get('/chats/:id', (c) => withPerson(c, (who) => chatView(simulation, who)));

  const chatActs: Record<string, Act> = {
    messages: (who, { text }) => acts.write(simulation, who, String(text ?? '')) || null,
    start: (who, { parameter }) => acts.start(simulation, who, String(parameter ?? '')) || null,
    press: (who, { messageId, data }) => {
      const queryId = acts.press(simulation, who, Number(messageId), String(data));
      return queryId && { queryId };
    },
    block: (who) => acts.block(simulation, who),
    unblock: (who) => acts.unblock(simulation, who),
    clear: (who) => acts.clearHistory(simulation, who),
    'allow-writing': (who) => acts.allowWriting(simulation, who),
    ...createPaymentActs(deps),
  };
  for (const [name, act] of Object.entries(chatActs)) {
    app.post(`/chats/:id/${name}`, (c) => withPerson(c, act));
  }

  app.post('/launch/:id', (c) =>
    withPerson(c, (who, { startParam, fromChat }) => ({
      initData: signInitData(who, {
        botToken: deps.botToken,
        at: clock.now(),
        signature: true,
        allowsWriteToPm: simulation.chat(who.id).opened && !simulation.chat(who.id).blocked,
        ...(typeof startParam === 'string' && startParam !== '' ? { startParam } : {}),
        ...(fromChat === true ? { queryId: `AAH${randomBytes(12).toString('base64url')}` } : {}),
      }),
    })),
  );

  app.post('/clock', async (c) => {
    const { shiftMs, reset } = await bodyOf(c);
    if (reset === true) clock.reset();
    else if (typeof shiftMs === 'number' && Number.isFinite(shiftMs)) clock.shift(shiftMs);
    else return c.json({ error: 'shiftMs (number) or reset (true) expected' }, 400);
    return c.json(hostState(deps).clock);
  });

  app.post('/network', async (c) => {
    const { mode } = await bodyOf(c);
    const known = networkModes.find((one) => one === mode);
    if (!known) return c.json({ error: `mode: one of ${networkModes.join(', ')}` }, 400);
    network.mode = known;
    return c.json({ mode: known });
  });

  app.get('/calls', (c) => c.json(calls.list()));
  app.delete('/calls', (c) => {
    calls.clear();
    return c.json([]);
  });

  app.get('/faults', (c) => c.json(faults.list()));
  app.delete('/faults', (c) => {
    faults.clear();
    return c.json([]);
  });
  app.post('/faults', async (c) => {
    const fault = readFault(await bodyOf(c));
    if (!fault) return c.json({ error: 'kind: flood or error expected' }, 400);
    faults.add(fault);
    return c.json(faults.list());
  });

  return app;

  /** Runs an act as the person of the path; null means that the request is invalid, undefined that it is done. */
  async function withPerson(c: Context, act: Act): Promise<Response> {
    const who = simulation.person(Number(c.req.param('id')));
    if (!who) return c.json({ error: 'no such person' }, 404);
    const result = await act(who, c.req.method === 'GET' ? {} : await bodyOf(c));
    return result === null ? c.json({ error: 'refused' }, 400) : Response.json(result ?? true);
  }
}

async function bodyOf(c: Context): Promise<Record<string, unknown>> {
  const body: unknown = await c.req.json().catch(() => null);
  return isRecord(body) ? body : {};
}
