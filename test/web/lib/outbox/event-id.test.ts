import { describe, expect, it } from 'vitest';
import { newEventId } from '../../../../web/src/lib/outbox/event-id.ts';

const counting = {
  getRandomValues<T extends ArrayBufferView | null>(bytes: T): T {
    if (bytes instanceof Uint8Array) for (const index of bytes.keys()) bytes[index] = index * 16 + 15;
    return bytes;
  },
};

describe('the id of an event', () => {
  it("is the browser's own UUID where there is one", () => {
    expect(newEventId({ ...counting, randomUUID: () => '1-2-3-4-5' })).toBe('1-2-3-4-5');
  });

  it('is a UUID of version 4 on a page of plain http and in an old engine', () => {
    expect(newEventId(counting)).toBe('0f1f2f3f-4f5f-4f7f-8f9f-afbfcfdfefff');
  });

  it('is another one each time', () => {
    const source = { getRandomValues: crypto.getRandomValues.bind(crypto) };
    const ids = new Set(Array.from({ length: 1000 }, () => newEventId(source)));
    expect(ids.size).toBe(1000);
    for (const id of ids)
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });
});
