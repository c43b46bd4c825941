import { audioTypeOf } from '../speech/magic.ts';
import { measureSound } from '../speech/measure/measure.ts';
import { cleanJpeg } from './jpeg.ts';
import { pictureTypeOf } from './picture-type.ts';
import { cleanPng } from './png.ts';
import { cleanSvg } from './svg.ts';

/** What admins may send for a word (SPEC §5, §9) or a broadcast, and what is stored of it. */

export const maxUploadBytes = 2 * 1024 * 1024;
/** A word takes a second or two. */
export const maxUploadedSoundMs = 15_000;

export const uploadKinds = ['audio', 'handwriting', 'photo'] as const;
export type UploadKind = (typeof uploadKinds)[number];

export type UploadFault =
  | 'upload_type'
  | 'upload_damaged'
  | 'upload_too_large'
  | 'upload_too_long'
  | 'svg_active';

export type CheckedUpload =
  | { ok: true; bytes: Uint8Array; mime: string }
  | { ok: false; reason: UploadFault };

/**
 * Judges a file by its content; its name and claimed type are ignored. Sounds are MP3 or WAV of at most 15 seconds
 * by their own samples; only those are kept. Images are PNG, JPEG or, but for photos, SVG and are rewritten: only the picture is kept, neither places and names
 * in their metadata, nor another file behind their end, nor anything that could run. At most 2 MB.
 */
export function checkUpload(bytes: Uint8Array, kind: UploadKind): CheckedUpload {
  if (bytes.byteLength > maxUploadBytes) return { ok: false, reason: 'upload_too_large' };
  if (kind === 'audio') return checkSound(bytes);
  const picture = checkPhoto(bytes);
  return picture || kind === 'photo' ? (picture ?? { ok: false, reason: 'upload_type' }) : checkSvg(bytes);
}

function checkSound(bytes: Uint8Array): CheckedUpload {
  const type = audioTypeOf(bytes);
  if (type?.kind !== 'mp3' && type?.kind !== 'wav') return { ok: false, reason: 'upload_type' };
  const sound = measureSound(bytes);
  if (!sound.ok) return { ok: false, reason: 'upload_damaged' };
  return sound.ms > maxUploadedSoundMs
    ? { ok: false, reason: 'upload_too_long' }
    : { ok: true, bytes: sound.bytes, mime: type.mime };
}

/** Undefined for what is neither PNG nor JPEG. */
function checkPhoto(bytes: Uint8Array): CheckedUpload | undefined {
  const mime = pictureTypeOf(bytes);
  return mime && rewritten(mime === 'image/png' ? cleanPng(bytes) : cleanJpeg(bytes), mime);
}

function checkSvg(bytes: Uint8Array): CheckedUpload {
  const svg = cleanSvg(bytes);
  if (!svg.ok) return { ok: false, reason: svg.reason };
  return { ok: true, bytes: new TextEncoder().encode(svg.svg), mime: 'image/svg+xml' };
}

const rewritten = (bytes: Uint8Array | undefined, mime: string): CheckedUpload =>
  bytes ? { ok: true, bytes, mime } : { ok: false, reason: 'upload_damaged' };
