import { type Counted, refuse, viewOf } from './measured.ts';
import { opusPacketSamples, opusRate } from './opus.ts';

/** Matroska elements by their ids. Source: RFC 9559 §5. */
const ids = {
  header: 0x1a45dfa3,
  docType: 0x4282,
  segment: 0x18538067,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  duration: 0x4489,
  tracks: 0x1654ae6b,
  trackEntry: 0xae,
  trackNumber: 0xd7,
  trackType: 0x83,
  codecId: 0x86,
  cluster: 0x1f43b675,
  clusterTime: 0xe7,
  clusterPosition: 0xa7,
  previousSize: 0xab,
  blockGroup: 0xa0,
  block: 0xa1,
  blockDuration: 0x9b,
  discardPadding: 0x75a2,
  simpleBlock: 0xa3,
  seekHead: 0x114d9b74,
  cues: 0x1c53bb6b,
  tags: 0x1254c367,
  void: 0xec,
  checksum: 0xbf,
};

/** Elements that hold no sound. All others are refused: a decoder may know what to do with them. */
const skippedInSegment = new Set([ids.seekHead, ids.cues, ids.tags, ids.void, ids.checksum]);
const skippedInCluster = new Set([ids.clusterPosition, ids.previousSize, ids.void, ids.checksum]);
const skippedInGroup = new Set([ids.discardPadding, ids.void, ids.checksum]);
/** Children of a track that do not change what its blocks hold: names, uids, flags, delays, audio settings, codec data. */
const skippedInTrack = new Set([
  0x73c5,
  0x9c,
  0xb9,
  0x88,
  0x55aa,
  0x536e,
  0x22b59c,
  0x22b59d,
  0x63a2,
  0x258688,
  0x56aa,
  0x56bb,
  0xe1,
  0x23e383,
  0x6de7,
  0x55ee,
  0xaa,
  ids.void,
  ids.checksum,
]);
const audioTrack = 2;

/** `end` is null for an element that lasts as long as nothing of a higher level begins, as browsers write them. */
type Element = { id: number; body: number; end: number | null };
type Range = { body: number; end: number };

/** What was found so far. */
type Tally = {
  track: number | null;
  /** Nanoseconds in a unit of the file's clock; null until the file has said, or not said, what it is. */
  scaleNs: number | null;
  /** By the packets themselves, at 48 kHz. */
  samples: number;
  packets: Uint8Array[];
  /** By the clock of the blocks, and by the declared duration: in units of the scale. */
  lastEnd: number;
  declared: number;
};

/**
 * Counts the packets of a WebM file with one track of Opus. What its clock and its head claim counts only if it is
 * longer. Strict: a known element in its place, blocks without lacing, nothing behind the end. Throws RangeError for
 * anything else.
 */
export function countWebm(bytes: Uint8Array): Counted {
  const tally = walk(bytes);
  const byPackets = (tally.samples / opusRate) * 1000;
  const byClaims = (Math.max(tally.lastEnd, tally.declared) * scaleOf(tally)) / 1_000_000;
  return { ms: Math.max(byPackets, byClaims), bytes };
}

/** The packets of Opus in a WebM file, in order. Throws RangeError as `countWebm` does. */
export function readWebmOpus(bytes: Uint8Array): Uint8Array[] {
  return walk(bytes).packets;
}

function walk(bytes: Uint8Array): Tally {
  const view = viewOf(bytes);
  const header = elementAt(view, 0, bytes.byteLength);
  if (header.id !== ids.header || header.end === null) refuse('no header');
  const docType = children(view, wholeOf(header)).find(({ id }) => id === ids.docType) ?? refuse('no type');
  if (!['webm', 'matroska'].includes(textOf(view, docType))) refuse('another type');
  const segment = elementAt(view, header.end ?? 0, bytes.byteLength);
  if (segment.id !== ids.segment || (segment.end ?? bytes.byteLength) !== bytes.byteLength) {
    refuse('not one whole segment');
  }
  const tally: Tally = { track: null, scaleNs: null, samples: 0, packets: [], lastEnd: 0, declared: 0 };
  for (let offset = segment.body; offset < bytes.byteLength; ) {
    offset = readSegmentPart(view, elementAt(view, offset, bytes.byteLength), tally);
  }
  if (tally.samples === 0) refuse('no sound');
  return tally;
}

/** Returns where the next part begins. */
function readSegmentPart(view: DataView, element: Element, tally: Tally): number {
  if (element.id === ids.cluster) return readCluster(view, element, tally);
  const whole = wholeOf(element);
  if (element.id === ids.info) readInfo(view, whole, tally);
  else if (element.id === ids.tracks) readTracks(view, whole, tally);
  else if (!skippedInSegment.has(element.id)) refuse('an element out of place');
  return whole.end;
}

const usualScaleNs = 1_000_000;
const scaleOf = ({ scaleNs }: Tally): number => scaleNs ?? usualScaleNs;

function readInfo(view: DataView, info: Range, tally: Tally): void {
  if (tally.scaleNs !== null || tally.samples > 0) refuse('a second clock');
  tally.scaleNs = usualScaleNs;
  for (const child of children(view, info)) {
    if (child.id === ids.timestampScale) tally.scaleNs = unsigned(view, child);
    if (child.id === ids.duration) tally.declared = Math.max(tally.declared, float(view, child));
  }
  if (tally.scaleNs === 0) refuse('a clock that stands still');
}

function readTracks(view: DataView, tracks: Range, tally: Tally): void {
  const entries = children(view, tracks).filter(({ id }) => id !== ids.void && id !== ids.checksum);
  const entry = entries[0] ?? refuse('no track');
  if (tally.track !== null || entries.length !== 1 || entry.id !== ids.trackEntry) refuse('not one track');
  let type = 0;
  let codec = '';
  for (const child of children(view, entry)) {
    if (child.id === ids.trackNumber) tally.track = unsigned(view, child);
    else if (child.id === ids.trackType) type = unsigned(view, child);
    else if (child.id === ids.codecId) codec = textOf(view, child);
    else if (!skippedInTrack.has(child.id)) refuse('a track with something else'); // e.g. compressed blocks
  }
  if (tally.track === null || type !== audioTrack || codec !== 'A_OPUS') refuse('another codec');
}

/** Returns where the cluster ends. */
function readCluster(view: DataView, cluster: Element, tally: Tally): number {
  const limit = cluster.end ?? view.byteLength;
  let clusterTime = 0;
  let offset = cluster.body;
  while (offset < limit) {
    const element = elementAt(view, offset, limit);
    if (cluster.end === null && isSegmentPart(element.id)) return offset;
    const child = { id: element.id, ...wholeOf(element) };
    if (child.id === ids.clusterTime) clusterTime = unsigned(view, child);
    else if (child.id === ids.simpleBlock) readBlock(view, child, clusterTime, tally);
    else if (child.id === ids.blockGroup) readGroup(view, child, clusterTime, tally);
    else if (!skippedInCluster.has(child.id)) refuse('an element out of place');
    offset = child.end;
  }
  return limit;
}

const isSegmentPart = (id: number): boolean =>
  id === ids.cluster ||
  id === ids.info ||
  id === ids.tracks ||
  id === ids.seekHead ||
  id === ids.cues ||
  id === ids.tags;

function readGroup(view: DataView, group: Range, clusterTime: number, tally: Tally): void {
  let claimed = 0;
  let start = 0;
  for (const child of children(view, group)) {
    if (child.id === ids.block) start = readBlock(view, child, clusterTime, tally);
    else if (child.id === ids.blockDuration) claimed = unsigned(view, child);
    else if (!skippedInGroup.has(child.id)) refuse('an element out of place');
  }
  tally.lastEnd = Math.max(tally.lastEnd, start + claimed);
}

/** Returns the time of the block, in units of the scale. */
function readBlock(view: DataView, { body, end }: Range, clusterTime: number, tally: Tally): number {
  const track = numberAt(view, body, false);
  const time = view.getInt16(body + track.length);
  const flags = view.getUint8(body + track.length + 2);
  const packet = body + track.length + 3;
  const isLaced = (flags & 0x06) !== 0;
  if (tally.track === null || track.value !== tally.track || isLaced || packet > end)
    refuse('a strange block');
  const bytes = new Uint8Array(view.buffer, view.byteOffset + packet, end - packet);
  const samples = opusPacketSamples(bytes) ?? refuse('a broken packet');
  tally.samples += samples;
  tally.packets.push(bytes);
  const units = ((samples / opusRate) * 1_000_000_000) / scaleOf(tally);
  tally.lastEnd = Math.max(tally.lastEnd, clusterTime + time + units);
  return clusterTime + time;
}

function children(view: DataView, { body, end }: Range): ({ id: number } & Range)[] {
  const found: ({ id: number } & Range)[] = [];
  for (let offset = body; offset < end; ) {
    const element = elementAt(view, offset, end);
    const child = { id: element.id, ...wholeOf(element) };
    found.push(child);
    offset = child.end;
  }
  return found;
}

/** Only a segment and its clusters may leave their size open. */
function wholeOf({ body, end }: Element): Range {
  return end === null ? refuse('an open element') : { body, end };
}

function elementAt(view: DataView, offset: number, limit: number): Element {
  const id = numberAt(view, offset, true);
  const size = numberAt(view, offset + id.length, false);
  const body = offset + id.length + size.length;
  const isOpen = size.value === 2 ** (7 * size.length) - 1;
  const end = isOpen ? null : body + size.value;
  if (id.length > 4 || (end ?? body) > limit) refuse('an element past its end');
  return { id: id.value, body, end };
}

/** A number of variable length: the leading zeros of its first byte give the number of bytes that follow. */
function numberAt(view: DataView, offset: number, keepsMarker: boolean): { value: number; length: number } {
  const first = view.getUint8(offset);
  const length = Math.clz32(first) - 23;
  if (length > 8) refuse('no number');
  let value = keepsMarker ? first : first & (0xff >> length);
  for (let at = 1; at < length; at++) value = value * 256 + view.getUint8(offset + at);
  return { value, length };
}

function unsigned(view: DataView, { body, end }: Range): number {
  if (end - body > 8) refuse('no integer');
  let value = 0;
  for (let at = body; at < end; at++) value = value * 256 + view.getUint8(at);
  return value;
}

function float(view: DataView, { body, end }: Range): number {
  const value = end - body === 8 ? view.getFloat64(body) : view.getFloat32(body);
  return Number.isFinite(value) ? value : refuse('no duration');
}

function textOf(view: DataView, { body, end }: Range): string {
  const bytes = new Uint8Array(view.buffer, view.byteOffset + body, Math.min(end - body, 32));
  return String.fromCharCode(...bytes).replace(/\0+$/, '');
}
