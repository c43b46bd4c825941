import { describe, expect, it } from 'vitest';
import { createPhotoSender } from '../../../../api/_adapters/telegram/photo.ts';

const photo = { bytes: Uint8Array.of(0xff, 0xd8, 0xff, 0x0a), mime: 'image/jpeg' };
const message = { text: 'раз\nдва', entities: [{ type: 'bold', offset: 4, length: 3 }] };

/** Sends the picture to a Telegram that answers so; returns the outcome and what was asked. */
function send(answer: object) {
  const asked: { url: string; type: string; body: string }[] = [];
  const fetch: typeof globalThis.fetch = async (url, init) => {
    const sent = new Request('https://t.test', init);
    asked.push({ url: String(url), type: sent.headers.get('content-type') ?? '', body: await sent.text() });
    return Response.json(answer);
  };
  const sender = createPhotoSender({ token: '7:token', apiRoot: 'https://t.test', fetch });
  return { asked, outcome: sender(11, message, photo) };
}

describe('a new picture', () => {
  it('is sent as a file, and its largest size is known by its id from then on', async () => {
    const { asked, outcome } = send({ ok: true, result: { photo: [{ file_id: 's' }, { file_id: 'l' }] } });
    expect(await outcome).toEqual({ fileId: 'l' });
    expect(asked[0]?.url).toBe('https://t.test/bot7:token/sendPhoto');
    expect(asked[0]?.type).toMatch(/^multipart\/form-data; boundary=mila-/);
    expect(asked[0]?.body).toContain('name="photo"; filename="photo.jpg"\r\nContent-Type: image/jpeg');
    expect(asked[0]?.body).toContain('name="chat_id"\r\n\r\n11\r\n');
  });

  it('keeps its line breaks as they are: entities count characters', async () => {
    const { asked, outcome } = send({ ok: true, result: { photo: [{ file_id: 'l' }] } });
    await outcome;
    expect(asked[0]?.body).toContain('name="caption"\r\n\r\nраз\nдва\r\n');
    expect(asked[0]?.body).toContain(JSON.stringify(message.entities));
  });

  it('does not reach a chat that is closed', async () => {
    const { outcome } = send({
      ok: false,
      error_code: 403,
      description: 'Forbidden: bot was blocked by the user',
    });
    expect(await outcome).toBe('gone');
  });

  it('that Telegram refuses is a failure', async () => {
    const { outcome } = send({
      ok: false,
      error_code: 400,
      description: 'Bad Request: IMAGE_PROCESS_FAILED',
    });
    await expect(outcome).rejects.toMatchObject({ kind: 'upstream', code: 'stars_failed' });
  });
});
