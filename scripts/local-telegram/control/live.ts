import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { LiveEvents } from './shapes.ts';
import { chatView, groupView, type HostParts, hostState } from './views.ts';

/** Open pages: each gets one person's chat, the panel's state and the calls as server-sent events. */
export function createLive(deps: HostParts) {
  const { simulation, group, clock, network, hearing, calls } = deps;
  const open = new Set<() => void>();

  const stream = (c: Context): Response => {
    const who = simulation.person(Number(c.req.query('person')));
    if (!who) return c.json({ error: 'no such person' }, 404);
    return streamSSE(c, async (page) => {
      const send = <Name extends keyof LiveEvents>(event: Name, data: LiveEvents[Name]) =>
        void page.writeSSE({ event, data: JSON.stringify(data) });
      const sendHost = () => send('host', hostState(deps));
      const stops = [
        clock.onChange(sendHost),
        network.onChange(sendHost),
        hearing?.onChange(sendHost) ?? (() => undefined),
        calls.onRecord((call) => send('call', call)),
        calls.onClear(() => send('calls', [])),
        simulation.onChange((change) => {
          if (change.kind === 'group') return send('group', groupView(group));
          if (change.personId !== who.id) return;
          if (change.kind === 'chat') send('chat', chatView(simulation, who));
          if (change.kind === 'typing') send('typing', { action: change.text });
          if (change.kind === 'answer') send('answer', change);
        }),
      ];
      sendHost();
      send('chat', chatView(simulation, who));
      send('group', groupView(group));
      send('calls', calls.list());
      await new Promise<void>((end) => {
        open.add(end);
        page.onAbort(() => {
          open.delete(end);
          end();
        });
      });
      for (const stop of stops) stop();
    });
  };

  return {
    stream,
    /** Ends all open pages' streams. */
    close() {
      for (const end of open) end();
      open.clear();
    },
  };
}
