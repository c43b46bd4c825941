import { describe, expect, it } from 'vitest';
import { BodyTooLarge, readBounded, readBoundedJson } from '../../core/bounded-body.ts';

const bodyOf = (text: string) => new Response(text).body;

describe('the body of a response', () => {
  it('is read to its end', async () => {
    expect(new TextDecoder().decode(await readBounded(bodyOf('שלום'), 8))).toBe('שלום'); // shalom
    expect(await readBoundedJson(bodyOf('{"ok":true}'), 11)).toEqual({ ok: true });
    expect(await readBounded(null, 0)).toHaveLength(0);
  });

  it('is read no further than agreed, and its sender is told to stop', async () => {
    let sent = 0;
    let isCancelled = false;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1000;
        controller.enqueue(new Uint8Array(1000));
      },
      cancel() {
        isCancelled = true;
      },
    });
    await expect(readBounded(endless, 10_000)).rejects.toThrow(BodyTooLarge);
    expect([sent < 20_000, isCancelled]).toEqual([true, true]);
  });

  it('that is not JSON is said to be none', async () => {
    await expect(readBoundedJson(bodyOf('<html>'), 100)).rejects.toThrow(SyntaxError);
  });
});
