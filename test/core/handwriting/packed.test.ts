import { describe, expect, it } from 'vitest';
import { packTemplates, unpackTemplates } from '../../../core/handwriting/packed.ts';
import type { Templates } from '../../../core/handwriting/shapes.ts';
import { packedFile } from './recorded.ts';

const small: Templates = {
  ו: {
    samples: [
      {
        form: 'cursive',
        source: 'font:some',
        strokes: [Array.from({ length: 40 }, (_, i) => ({ x: 0, y: i * 2 }))],
        placement: { top: 0, bottom: 1 },
      },
    ],
  },
  ש: {
    samples: [
      {
        form: 'print',
        source: 'omniglot:4',
        strokes: [
          [
            { x: 10, y: 10 },
            { x: 20, y: 40 },
          ],
          [
            { x: 40, y: 10 },
            { x: 20, y: 40 },
          ],
        ],
      },
    ],
  },
};

describe('the packed template file', () => {
  it('gives back letters, forms, sources, places and shapes to 1/255 of the longer side', () => {
    const unpacked = unpackTemplates(packTemplates(small));
    expect(unpacked.ok && Object.keys(unpacked.templates)).toEqual(['ו', 'ש']);
    const vav = unpacked.ok ? unpacked.templates.ו?.samples[0] : undefined;
    expect(vav).toMatchObject({ form: 'cursive', source: 'font:some' });
    expect(vav?.placement?.top).toBeCloseTo(0, 1);
    expect(vav?.placement?.bottom).toBeCloseTo(1, 1);
    expect(vav?.strokes[0]?.[0]).toEqual({ x: 0, y: 0 });
    expect(vav?.strokes[0]?.at(-1)).toEqual({ x: 0, y: 255 });
    const shin = unpacked.ok ? unpacked.templates.ש?.samples[0] : undefined;
    expect(shin).toMatchObject({ form: 'print', source: 'omniglot:4' });
    expect(shin?.placement).toBeUndefined();
    expect(shin?.strokes.map((stroke) => [stroke[0], stroke.at(-1)])).toEqual([
      [
        { x: 0, y: 0 },
        { x: 85, y: 255 },
      ],
      [
        { x: 255, y: 0 },
        { x: 85, y: 255 },
      ],
    ]);
  });

  it('is read from an ArrayBuffer as fetch gives it', () => {
    const bytes = packTemplates(small);
    expect(unpackTemplates(bytes.slice().buffer)).toEqual(unpackTemplates(bytes));
  });

  it('that is cut short anywhere, or changed in any one byte, is known to be damaged', () => {
    const bytes = packTemplates(small);
    for (let length = 0; length < bytes.length; length++) {
      expect(unpackTemplates(bytes.subarray(0, length))).toEqual({ ok: false, reason: 'damaged' });
    }
    for (let i = 0; i < bytes.length; i++) {
      const changed = bytes.slice();
      changed[i] = (changed[i] ?? 0) ^ 0x10;
      expect(unpackTemplates(changed)).toEqual({ ok: false, reason: 'damaged' });
    }
  });

  it('that is something else, such as a page that says 404, is known to be damaged', () => {
    for (const text of ['', '<!doctype html><title>404</title>', '{}', 'MHW1']) {
      expect(unpackTemplates(new TextEncoder().encode(text))).toEqual({ ok: false, reason: 'damaged' });
    }
  });

  it('as shipped has every letter in both forms', () => {
    const unpacked = unpackTemplates(packedFile);
    if (!unpacked.ok) throw new Error('damaged');
    expect(Object.keys(unpacked.templates).join('')).toBe('אבגדהוזחטיךכלםמןנסעףפץצקרשת');
    for (const { samples } of Object.values(unpacked.templates)) {
      expect(new Set(samples.map(({ form }) => form))).toEqual(new Set(['print', 'cursive']));
      for (const { placement } of samples) expect(placement).toBeDefined();
    }
  });
});
