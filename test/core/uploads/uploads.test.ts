import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkUpload, maxUploadBytes } from '../../../core/uploads/uploads.ts';
import { pcmWavOf } from '../../support/sound-files.ts';
import { jpegOf, pngChunk, pngOf, wavOf } from '../../support/upload-files.ts';

const text = (value: string) => new TextEncoder().encode(value);
const reasonOf = (bytes: Uint8Array, kind: 'audio' | 'handwriting') => {
  const checked = checkUpload(bytes, kind);
  return checked.ok ? 'ok' : checked.reason;
};
const imageOf = (bytes: Uint8Array): string => {
  const checked = checkUpload(bytes, 'handwriting');
  if (!checked.ok) throw new Error(checked.reason);
  return Buffer.from(checked.bytes).toString('latin1');
};

describe('a sound', () => {
  it('may be a WAV or one of our own MP3s, and stays as it is', () => {
    const folder = join(import.meta.dirname, '../../../web/public/audio');
    const mp3 = Uint8Array.from(
      readFileSync(join(folder, readdirSync(folder).find((name) => name.endsWith('.mp3')) ?? '')),
    );
    expect(checkUpload(mp3, 'audio')).toEqual({ ok: true, bytes: mp3, mime: 'audio/mpeg' });
    const wav = wavOf(1000);
    expect(checkUpload(wav, 'audio')).toEqual({ ok: true, bytes: wav, mime: 'audio/wav' });
  });

  it('lasts fifteen seconds at most and has no more than two megabytes', () => {
    expect(reasonOf(wavOf(14_900), 'audio')).toBe('ok');
    expect(reasonOf(wavOf(15_100), 'audio')).toBe('upload_too_long');
    expect(reasonOf(pcmWavOf(15_100, { byteRate: 3_200_000 }), 'audio')).toBe('upload_too_long');
    expect(reasonOf(new Uint8Array(maxUploadBytes + 1), 'audio')).toBe('upload_too_large');
  });

  it.each<[string, Uint8Array]>([
    ['a web page', text('<html><script>alert(1)</script></html>')],
    ['a picture', pngOf()],
    ['a voice message in Ogg', text('OggS            ')],
    ['nothing', new Uint8Array()],
  ])('is not %s, whatever its name says', (_, bytes) => {
    expect(reasonOf(bytes, 'audio')).toBe('upload_type');
  });

  it('is refused when nothing of it can be played', () => {
    expect(reasonOf(text('ID3 and then a web page <script></script>'), 'audio')).toBe('upload_damaged');
    expect(reasonOf(wavOf(1000).subarray(0, 40), 'audio')).toBe('upload_damaged');
  });
});

describe('an image', () => {
  it('of PNG keeps the picture and loses what was said beside and behind it', () => {
    const png = Buffer.concat([
      pngOf([pngChunk('tEXt', text('GPS\0<script>'))]),
      text('PK\u0003\u0004<script>'),
    ]);
    expect(imageOf(png)).toBe(Buffer.from(pngOf()).toString('latin1'));
  });

  it('of JPEG loses places, comments and what stands behind its end, but not which way up it is', () => {
    const image = imageOf(
      Buffer.concat([jpegOf({ orientation: 6, comment: '<script>' }), text('<?php evil ?>')]),
    );
    expect(image).not.toMatch(/script|php|GPS/);
    expect(image).toContain('Exif\0\0');
    expect(imageOf(Buffer.from(image, 'latin1'))).toBe(image);
    expect(imageOf(jpegOf({}))).not.toContain('Exif');
    expect(image.endsWith('\xff\xd9')).toBe(true);
  });

  it('of SVG is rewritten', () => {
    const svg = text('<svg viewBox="0 0 1 1" id="x"><path d="M0 0"/></svg>');
    expect(checkUpload(svg, 'handwriting')).toMatchObject({ ok: true, mime: 'image/svg+xml' });
    expect(imageOf(svg)).not.toContain('id=');
    expect(reasonOf(text('<svg onload="alert(1)"/>'), 'handwriting')).toBe('svg_active');
  });

  it.each<[string, Uint8Array, string]>([
    ['a PNG that is cut off', pngOf().subarray(0, 50), 'upload_damaged'],
    ['a PNG without size', pngOf([], { width: 0 }), 'upload_damaged'],
    ['a PNG of a giant', pngOf([], { width: 100_000 }), 'upload_damaged'],
    ['a JPEG that is cut off', jpegOf({}).subarray(0, -4), 'upload_damaged'],
    ['the first bytes of a JPEG before a web page', text('\xff\xd8\xff<script>'), 'upload_type'],
    ['a GIF', text('GIF89a<script>alert(1)</script>'), 'upload_type'],
    ['a sound', wavOf(100), 'upload_type'],
    ['a web page', text('<!doctype html><script></script>'), 'upload_type'],
    ['nothing', new Uint8Array(), 'upload_type'],
  ])('is not %s', (_, bytes, reason) => {
    expect(reasonOf(bytes, 'handwriting')).toBe(reason);
  });

  it('never breaks the judge, whatever the bytes', () => {
    const starts = [pngOf(), jpegOf({ orientation: 3 }), text('<svg><path d="M0 0"/></svg>'), wavOf(20)];
    const damaged = fc
      .record({
        start: fc.constantFrom(...starts),
        cut: fc.nat(200),
        at: fc.nat(200),
        byte: fc.nat(255),
        kind: fc.constantFrom('audio' as const, 'handwriting' as const),
      })
      .map(({ start, cut, at, byte, kind }) => {
        const bytes = Uint8Array.from(start.subarray(0, Math.max(0, start.length - cut)));
        if (at < bytes.length) bytes[at] = byte;
        return { bytes, kind };
      });
    fc.assert(
      fc.property(damaged, ({ bytes, kind }) => {
        expect(typeof checkUpload(bytes, kind).ok).toBe('boolean');
      }),
      { numRuns: 2000, seed: 7 },
    );
  });
});
