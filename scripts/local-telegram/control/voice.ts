import { type Context, Hono } from 'hono';
import { audioTypeOf } from '../../../core/speech/magic.ts';
import { isRecord } from '../bot-api/inputs.ts';
import { type Hearing, hearingModes } from '../recogniser/hearing.ts';
import type { FileShelf } from '../simulation/files.ts';
import type { Simulation } from '../simulation/simulation.ts';
import { maxVoiceBytes, sendVoice } from '../simulation/voice.ts';

export type VoiceControlDeps = { simulation: Simulation; files: FileShelf; hearing: Hearing | undefined };

/**
 * The part of the control API that handles voices: a recording sent by a person (its bytes as the body), its sound for
 * the player of the chat, and what the fake recogniser hears.
 */
export function createVoiceControl({ simulation, files, hearing }: VoiceControlDeps): Hono {
  const app = new Hono();

  app.post('/chats/:id/voice', async (c) => {
    const who = simulation.person(Number(c.req.param('id')));
    if (!who) return c.json({ error: 'no such person' }, 404);
    if (Number(c.req.header('content-length') ?? 0) > maxVoiceBytes) return refused(c);
    const bytes = new Uint8Array(await c.req.arrayBuffer());
    const name = c.req.query('name') ?? '';
    return sendVoice({ simulation, files }, who, { bytes, name }) ? c.json(true) : refused(c);
  });

  app.get('/files/:fileId', (c) => {
    const file = files.find(c.req.param('fileId'));
    const bytes = file && files.read(file.file_path);
    if (!bytes) return c.json({ error: 'no such file' }, 404);
    const type = audioTypeOf(bytes)?.mime ?? 'application/octet-stream';
    return c.body(Uint8Array.from(bytes), 200, { 'Content-Type': type, 'Cache-Control': 'no-store' });
  });

  app.post('/hearing', async (c) => {
    if (!hearing) return c.json({ error: 'the recogniser is a real one' }, 404);
    const body: unknown = await c.req.json().catch(() => null);
    const { mode, text } = isRecord(body) ? body : {};
    const known = hearingModes.find((one) => one === mode);
    if ((mode !== undefined && !known) || (text !== undefined && typeof text !== 'string')) {
      return c.json({ error: `mode: one of ${hearingModes.join(', ')}; text: a string` }, 400);
    }
    hearing.set({ ...(known ? { mode: known } : {}), ...(typeof text === 'string' ? { text } : {}) });
    return c.json({ mode: hearing.mode, text: hearing.text });
  });

  return app;
}

const refused = (c: Context) => c.json({ error: 'refused' }, 400);
