import { Hono } from 'hono';
import { audioTypeOf } from '../../../core/speech/magic.ts';
import type { FileShelf } from '../simulation/files.ts';
import { maxFileBytes, sendDocument, sendPhoto, sendVoice } from '../simulation/sent-files.ts';
import type { Simulation } from '../simulation/simulation.ts';

const senders = { voice: sendVoice, document: sendDocument, photo: sendPhoto };

/**
 * The part of the control API that handles files: a recording, a document or a photo sent by a person (its bytes as the
 * body, its name beside them, and the message that it answers), and the bytes of a stored file for the chat.
 */
export function createFileControl(chats: { simulation: Simulation; files: FileShelf }): Hono {
  const { simulation, files } = chats;
  const app = new Hono();

  for (const [kind, send] of Object.entries(senders)) {
    app.post(`/chats/:id/${kind}`, async (c) => {
      const who = simulation.person(Number(c.req.param('id')));
      if (!who) return c.json({ error: 'no such person' }, 404);
      const isLarge = Number(c.req.header('content-length') ?? 0) > maxFileBytes;
      const bytes = isLarge ? new Uint8Array() : new Uint8Array(await c.req.arrayBuffer());
      const file = {
        ...{ bytes, name: c.req.query('name') ?? '', mime: c.req.header('content-type') },
        replyTo: Number(c.req.query('replyTo')) || undefined,
      };
      return send(chats, who, file) ? c.json(true) : c.json({ error: 'refused' }, 400);
    });
  }

  app.get('/files/:fileId', (c) => {
    const file = files.find(c.req.param('fileId'));
    const bytes = file && files.read(file.file_path);
    if (!bytes) return c.json({ error: 'no such file' }, 404);
    const type = audioTypeOf(bytes)?.mime ?? 'application/octet-stream';
    return c.body(Uint8Array.from(bytes), 200, { 'Content-Type': type, 'Cache-Control': 'no-store' });
  });

  return app;
}
