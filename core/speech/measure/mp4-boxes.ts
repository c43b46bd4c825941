import { refuse } from './measured.ts';

/** A box of an MP4 file without its header. Source: ISO/IEC 14496-12 §4.2. */
export type Box = { type: string; from: number; body: number; end: number };

/** The boxes between two offsets, which they fill exactly. Throws RangeError. */
export function boxesIn(view: DataView, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  for (let offset = from; offset < to; ) {
    const box = boxAt(view, offset, to);
    boxes.push(box);
    offset = box.end;
  }
  return boxes;
}

function boxAt(view: DataView, from: number, limit: number): Box {
  const short = view.getUint32(from);
  const type = textAt(view, from + 4, 4);
  const isLong = short === 1;
  const body = from + (isLong ? 16 : 8);
  // 0: up to the end of the file.
  const size = isLong ? Number(view.getBigUint64(from + 8)) : short === 0 ? limit - from : short;
  const end = from + size;
  if (end < body || end > limit) refuse('a box past its end');
  return { type, from, body, end };
}

const textAt = (view: DataView, offset: number, length: number): string =>
  String.fromCharCode(...Array.from({ length }, (_, at) => view.getUint8(offset + at)));

/** The only box of a type. Throws RangeError when there is none, or more than one. */
export function only(boxes: readonly Box[], type: string): Box {
  return optional(boxes, type) ?? refuse(`no ${type}`);
}

export function optional(boxes: readonly Box[], type: string): Box | undefined {
  const [first, second] = boxes.filter((box) => box.type === type);
  return second ? refuse(`two of ${type}`) : first;
}

/** The content of a box as a view that ends where the box ends, so that no reading leaves it. */
export function contentOf(view: DataView, { body, end }: Box): DataView {
  return new DataView(view.buffer, view.byteOffset + body, end - body);
}

/** Boxes inside a box, after `skipped` bytes of its own. */
export function inside(view: DataView, { body, end }: Box, skipped = 0): Box[] {
  if (body + skipped > end) refuse('a box too short');
  return boxesIn(view, body + skipped, end);
}

/** Rows of a table whose number stands in front of it; it must fit into the box. */
export function countRows(table: DataView, at: number, rowBytes: number): number {
  const rows = table.getUint32(at);
  return at + 4 + rows * rowBytes <= table.byteLength ? rows : refuse('a table past its end');
}
