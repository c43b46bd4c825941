import { randomBytes } from 'node:crypto';
import { type Context, Hono } from 'hono';
import * as z from 'zod';
import { Fault, type Faults } from '../bot-api/faults.ts';
import { isRecord } from '../bot-api/inputs.ts';
import { networkModes } from '../network.ts';
import type { LocalPerson } from '../people.ts';
import { hearingModes } from '../recogniser/hearing.ts';
import { signInitData } from '../sign-init-data.ts';
import { acts } from '../simulation/acts.ts';
import type { Checkout } from '../simulation/checkout.ts';
import type { InlineQueries } from '../simulation/inline.ts';
import { createInlineActs } from './inline.ts';
import { createPaymentActs } from './payments.ts';
import { createShareActs } from './sharing.ts';
import { chatView, groupView, type HostParts, hostState } from './views.ts';

type ControlDeps = HostParts & {
  faults: Faults;
  checkout: Checkout;
  inline: InlineQueries;
  botToken: string;
};

type Act = (who: LocalPerson, body: Record<string, unknown>) => unknown;

const ClockMove = z.union([z.object({ reset: z.literal(true) }), z.object({ shiftMs: z.number() })]);
const HearingChange = z.object({ mode: z.enum(hearingModes).optional(), text: z.string().optional() });

/**
 * The control API, /_local/…: what the host page and browser tests do as a person, and the panel's switches. JSON in,
 * JSON out; an unknown person is 404, an invalid request is 400 with { error }.
 */
export function createControl(deps: ControlDeps): Hono {
  const { simulation, clock, network, calls, faults, hearing } = deps;
  const app = new Hono();

  app.get('/state', (c) => c.json(hostState(deps)));
  app.get('/group', (c) => c.json(groupView(deps.group)));
  app.get('/chats/:id', (c) => withPerson(c, (who) => chatView(simulation, who)));

  const chatActs: Record<string, Act> = {
    messages: (who, { text, replyTo }) =>
      acts.write(simulation, who, String(text ?? ''), Number(replyTo) || undefined) || null,
    start: (who, { parameter }) => acts.start(simulation, who, String(parameter ?? '')) || null,
    press: (who, { messageId, data }) => {
      const queryId = acts.press(simulation, who, Number(messageId), String(data));
      return queryId && { queryId };
    },
    block: (who) => acts.block(simulation, who),
    unblock: (who) => acts.unblock(simulation, who),
    clear: (who) => acts.clearHistory(simulation, who),
    'allow-writing': (who) => acts.allowWriting(simulation, who),
    ...createShareActs(deps),
    ...createPaymentActs(deps),
    ...createInlineActs(deps),
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

  app.post('/clock', (c) =>
    withBody(c, ClockMove, (move) => {
      if ('reset' in move) clock.reset();
      else clock.shift(move.shiftMs);
      return hostState(deps).clock;
    }),
  );
  app.post('/network', (c) =>
    withBody(c, z.object({ mode: z.enum(networkModes) }), ({ mode }) => {
      network.mode = mode;
      return { mode };
    }),
  );
  app.post('/hearing', async (c) => {
    if (!hearing) return c.json({ error: 'the recogniser is a real one' }, 404);
    return withBody(c, HearingChange, (change) => {
      hearing.set(change);
      return { mode: hearing.mode, text: hearing.text };
    });
  });

  app.get('/calls', (c) => c.json(calls.list()));
  app.delete('/calls', (c) => {
    calls.clear();
    return c.json([]);
  });

  app.get('/faults', (c) => c.json(faults.list()));
  app.post('/faults', (c) =>
    withBody(c, Fault, (fault) => {
      faults.add(fault);
      return faults.list();
    }),
  );

  return app;

  /** Runs an act as the person of the path; null means that the request is invalid, undefined that it is done. */
  async function withPerson(c: Context, act: Act): Promise<Response> {
    const who = simulation.person(Number(c.req.param('id')));
    if (!who) return c.json({ error: 'no such person' }, 404);
    const result = await act(who, c.req.method === 'GET' ? {} : await bodyOf(c));
    return result === null ? c.json({ error: 'refused' }, 400) : Response.json(result ?? true);
  }
}

/** Works a switch of the panel; a body of another shape is invalid. */
async function withBody<Body>(c: Context, shape: z.ZodType<Body>, work: (body: Body) => object) {
  const body = shape.safeParse(await bodyOf(c));
  return body.success ? c.json(work(body.data)) : c.json({ error: z.prettifyError(body.error) }, 400);
}

async function bodyOf(c: Context): Promise<Record<string, unknown>> {
  const body: unknown = await c.req.json().catch(() => null);
  return isRecord(body) ? body : {};
}
