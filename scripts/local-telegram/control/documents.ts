import { Hono } from 'hono';
import { maxDocumentBytes, sendDocument } from '../simulation/document.ts';
import type { FileShelf } from '../simulation/files.ts';
import type { Simulation } from '../simulation/simulation.ts';

/** The part of the control API that sends a person's file to the chat: its bytes as the body, its name beside them. */
export function createDocumentControl({
  simulation,
  files,
}: {
  simulation: Simulation;
  files: FileShelf;
}): Hono {
  const app = new Hono();
  app.post('/chats/:id/document', async (c) => {
    const who = simulation.person(Number(c.req.param('id')));
    if (!who) return c.json({ error: 'no such person' }, 404);
    const isLarge = Number(c.req.header('content-length') ?? 0) > maxDocumentBytes;
    const bytes = isLarge ? new Uint8Array() : new Uint8Array(await c.req.arrayBuffer());
    const file = { bytes, name: c.req.query('name') ?? '', mime: c.req.header('content-type') };
    return sendDocument({ simulation, files }, who, file) ? c.json(true) : c.json({ error: 'refused' }, 400);
  });
  return app;
}
