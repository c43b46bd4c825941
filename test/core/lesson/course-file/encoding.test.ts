import { describe, expect, it } from 'vitest';
import { decodeCourseFile } from '../../../../core/lesson/course-file/encoding.ts';
import { courseFileTexts } from '../../../../core/texts/admin/course/course-file.ts';

const utf16 = (text: string, isBig: boolean): Uint8Array => {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), !isBig);
  return bytes;
};
/** Russian letters in one byte each, as Windows-1251 has them. */
const windows1251 = (text: string): Uint8Array =>
  Uint8Array.from(text, (char) => {
    const code = char.charCodeAt(0);
    return code >= 0x410 && code <= 0x44f ? code - 0x410 + 0xc0 : code;
  });

describe('a file that somebody sends', () => {
  it('is read as UTF-8, with its mark or without', () => {
    const text = 'hebrew,russian\nשלום,мир\n';
    expect(decodeCourseFile(new TextEncoder().encode(text))).toEqual({ ok: true, text });
    expect(decodeCourseFile(new TextEncoder().encode(`\ufeff${text}`))).toEqual({ ok: true, text });
    expect(decodeCourseFile(new Uint8Array())).toEqual({ ok: true, text: '' });
  });

  it('is known as UTF-16, with its mark or without', () => {
    for (const isBig of [true, false]) {
      for (const mark of ['\ufeff', '']) {
        const bytes = utf16(`${mark}hebrew;russian\nשלום;мир`, isBig);
        expect(decodeCourseFile(bytes)).toEqual({ ok: false, fault: 'utf-16' });
      }
    }
  });

  it('is known as an old encoding of Russian or Hebrew', () => {
    expect(decodeCourseFile(windows1251('слово,перевод'))).toEqual({ ok: false, fault: 'not-utf-8' });
    // שלום in Windows-1255
    expect(decodeCourseFile(Uint8Array.of(0xf9, 0xec, 0xe5, 0xed))).toEqual({
      ok: false,
      fault: 'not-utf-8',
    });
  });

  it('is known as a workbook of Excel, new or old, or as no text at all', () => {
    expect(decodeCourseFile(Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0))).toEqual({ ok: false, fault: 'workbook' });
    expect(decodeCourseFile(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0))).toEqual({
      ok: false,
      fault: 'workbook',
    });
    const noise = Uint8Array.from({ length: 300 }, (_, index) => (index * 7) % 256);
    expect(decodeCourseFile(noise)).toEqual({ ok: false, fault: 'binary' });
  });

  it('is refused with the way out', () => {
    expect(courseFileTexts.encoding['utf-16']).toContain('UTF-8');
    expect(courseFileTexts.encoding['not-utf-8']).toContain('Windows-1251');
    expect(courseFileTexts.encoding.workbook).toContain('Excel');
  });
});
