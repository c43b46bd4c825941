import { Hono } from 'hono';
import { maxDocumentBytes, sendDocument } from '../world/document.ts';
import type { FileShelf } from '../world/files.ts';
import type { World } from '../world/world.ts';

/** The part of the control API that sends a person's file to the chat: its bytes as the body, its name beside them. */
export function createDocumentControl({ world, files }: { world: World; files: FileShelf }): Hono {
  const app = new Hono();
  app.post('/chats/:id/document', async (c) => {
    const who = world.person(Number(c.req.param('id')));
    if (!who) return c.json({ error: 'no such person' }, 404);
    const isLarge = Number(c.req.header('content-length') ?? 0) > maxDocumentBytes;
    const bytes = isLarge ? new Uint8Array() : new Uint8Array(await c.req.arrayBuffer());
    const file = { bytes, name: c.req.query('name') ?? '', mime: c.req.header('content-type') };
    return sendDocument({ world, files }, who, file) ? c.json(true) : c.json({ error: 'refused' }, 400);
  });
  return app;
}
