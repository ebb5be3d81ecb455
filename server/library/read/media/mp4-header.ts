export interface Box {
  type: string;
  /** Offset of the content, behind the header. */
  start: number;
  end: number;
}

/** The header of a box at `at` in `view`, which begins at `fileOffset`; null when there is none. `limit` ends a box of open size. */
export function readBoxHeader(view: Buffer, fileOffset: number, at: number, limit: number): Box | null {
  if (at + 8 > view.length) return null;
  const type = view.toString('latin1', at + 4, at + 8);
  let size = view.readUInt32BE(at);
  let headerBytes = 8;
  if (size === 1) {
    if (at + 16 > view.length) return null;
    size = Number(view.readBigUInt64BE(at + 8));
    headerBytes = 16;
  } else if (size === 0) size = limit - fileOffset - at;
  if (size < headerBytes || !/^[\x20-\x7E\xA9]{4}$/.test(type)) return null;
  return { type, start: fileOffset + at + headerBytes, end: fileOffset + at + size };
}

/** Contents of the boxes of one type directly within another's content. */
export function findBoxes(parent: Buffer, type: string): Buffer[] {
  const found: Buffer[] = [];
  for (let at = 0; at + 8 <= parent.length;) {
    const box = readBoxHeader(parent, 0, at, parent.length);
    if (!box) break;
    if (box.type === type) found.push(parent.subarray(box.start, Math.min(box.end, parent.length)));
    at = box.end;
  }
  return found;
}

/** Content of the first box along a path of types, such as `mdia`, `mdhd`; null when one is not there. */
export function findBox(parent: Buffer, ...path: string[]): Buffer | null {
  let content: Buffer | null = parent;
  for (const type of path) content = content && (findBoxes(content, type)[0] ?? null);
  return content;
}
