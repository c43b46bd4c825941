import type { LiveEvents } from './shapes.ts';
import { chatView, type HostParts, hostState } from './views.ts';

/** Open pages: each gets one person's chat, the panel's state and the calls as server-sent events. */
export function createLive(deps: HostParts) {
  const { simulation, clock, network, hearing, calls } = deps;
  const open = new Set<() => void>();

  const stream = (personId: number): Response => {
    const who = simulation.person(personId);
    if (!who) return Response.json({ error: 'no such person' }, { status: 404 });
    const encoder = new TextEncoder();
    let end: () => void = () => undefined;

    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        const send = <Name extends keyof LiveEvents>(name: Name, data: LiveEvents[Name]) => {
          controller.enqueue(encoder.encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`));
        };
        const sendHost = () => send('host', hostState(deps));
        const stops = [
          clock.onChange(sendHost),
          network.onChange(sendHost),
          hearing?.onChange(sendHost) ?? (() => undefined),
          calls.onRecord((call) => send('call', call)),
          calls.onClear(() => send('calls', [])),
          simulation.onChange((change) => {
            if (change.personId !== who.id) return;
            if (change.kind === 'chat') send('chat', chatView(simulation, who));
            if (change.kind === 'typing') send('typing', { action: change.text });
            if (change.kind === 'answer') send('answer', change);
          }),
        ];
        end = () => {
          for (const stop of stops) stop();
          open.delete(finish);
        };
        const finish = () => {
          end();
          controller.close();
        };
        open.add(finish);
        sendHost();
        send('chat', chatView(simulation, who));
        send('calls', calls.list());
      },
      cancel: () => end(),
    });
    return new Response(body, {
      headers: { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' },
    });
  };

  return {
    stream,
    /** Ends all open pages' streams. */
    close() {
      for (const finish of [...open]) finish();
    },
  };
}
