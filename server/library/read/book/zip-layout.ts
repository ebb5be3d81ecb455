export interface ZipEntry {
  name: string;
  rawName: Buffer;
  isEncrypted: boolean;
  method: number;
  crc: number;
  packedBytes: number;
  bytes: number;
  headerAt: number;
}

export interface ZipLayout {
  /** An entry is not where the directory says, or its content is cut off. */
  isBroken: boolean;
  /** An entry that shares bytes with the one before it or with the directory; null when none does. */
  overlapping: string | null;
  /** Whether a program that goes by the headers in front of the entries would find something else. */
  isAmbiguous: boolean;
}

const LOCAL_HEADER_BYTES = 30;
const HEADER = /PK(?:\x03\x04|\x01\x02|\x05\x06)/;
/** Its sizes follow after the content. */
const HAS_DESCRIPTOR = 8;

/** Where the entries of an archive lie (APPNOTE 6.3, 4.3.7). Nothing is unpacked. */
export function readZipLayout(bytes: Buffer, listed: readonly ZipEntry[], directoryAt: number, endAt: number): ZipLayout {
  const layout: ZipLayout = { isBroken: false, overlapping: null, isAmbiguous: false };
  const spans = [{ name: 'its directory', from: directoryAt, to: endAt }];
  for (const entry of listed) {
    const { name, headerAt } = entry;
    if (headerAt + LOCAL_HEADER_BYTES > bytes.length || bytes.toString('latin1', headerAt, headerAt + 4) !== 'PK\x03\x04')
      return { ...layout, isBroken: true };
    const to = contentAt(bytes, entry) + entry.packedBytes;
    if (to > bytes.length) return { ...layout, isBroken: true };
    spans.push({ name, from: headerAt, to });
    layout.isAmbiguous ||= !isSameInHeader(bytes, entry);
  }
  let at = 0;
  for (const { name, from, to } of spans.toSorted((a, b) => a.from - b.from)) {
    if (from < at) return { ...layout, overlapping: name };
    layout.isAmbiguous ||= holdsHeader(bytes, at, from);
    at = to;
  }
  // Behind the end of the directory only its comment may stand.
  layout.isAmbiguous ||= at !== endAt || holdsHeader(bytes, endAt + 4, bytes.length);
  return layout;
}

/** Where the content of an entry begins. */
export function contentAt(bytes: Buffer, { headerAt }: ZipEntry): number {
  return headerAt + LOCAL_HEADER_BYTES + bytes.readUInt16LE(headerAt + 26) + bytes.readUInt16LE(headerAt + 28);
}

function holdsHeader(bytes: Buffer, from: number, to: number): boolean {
  return HEADER.test(bytes.toString('latin1', from, to));
}

/** Whether the header in front of an entry says of it what the directory says. */
function isSameInHeader(bytes: Buffer, { headerAt, rawName, method, packedBytes, bytes: unpackedBytes }: ZipEntry): boolean {
  const nameAt = headerAt + LOCAL_HEADER_BYTES;
  const name = bytes.subarray(nameAt, nameAt + bytes.readUInt16LE(headerAt + 26));
  if (!name.equals(rawName) || bytes.readUInt16LE(headerAt + 8) !== method) return false;
  const hasDescriptor = (bytes.readUInt16LE(headerAt + 6) & HAS_DESCRIPTOR) !== 0;
  return hasDescriptor || (bytes.readUInt32LE(headerAt + 18) === packedBytes && bytes.readUInt32LE(headerAt + 22) === unpackedBytes);
}
