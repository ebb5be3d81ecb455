import type { ContentPlace } from '#server/open-content.ts';
import { readRange } from '../read-bytes.ts';

export interface Mp3Head {
  /** Bytes that the Xing or Info header promises from the first frame on; null without one. */
  promisedBytes: number | null;
  /** Bytes in the file from the first frame on. */
  presentBytes: number;
}

const SEARCH_BYTES = 64 * 1024;
const BITRATES = {
  mpeg1: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  mpeg2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
};
const SAMPLE_RATES = [44_100, 48_000, 32_000];

/**
 * Finds the first MPEG layer III frame behind the ID3 tag and what its Xing header promises.
 * Two frames in a row are asked for, because a picture or zeros can look like one.
 * @returns null when the first 64 KiB of audio hold no frames
 */
export async function readMp3Head(place: ContentPlace, bytes: number): Promise<Mp3Head | null> {
  let offset = 0;
  // Some programs write one tag behind another.
  for (let i = 0; i < 4; i++) {
    const tag = await readRange(place, offset, 10);
    if (Buffer.from(tag).toString('latin1', 0, 3) !== 'ID3' || tag.length < 10) break;
    const size = [6, 7, 8, 9].reduce((sum, at) => sum * 128 + ((tag[at] ?? 0) & 0x7f), 0);
    offset += 10 + size + ((tag[5] ?? 0) & 0x10 ? 10 : 0);
  }
  const block = await readRange(place, offset, SEARCH_BYTES);
  for (let at = 0; at + 4 <= block.length; at++) {
    const frame = readFrame(block, at);
    if (!frame) continue;
    const next = at + frame.bytes;
    const isLast = offset + next >= bytes;
    if (!isLast && next + 4 <= block.length && !readFrame(block, next)) continue;
    return { promisedBytes: readPromise(block, at + frame.xingOffset), presentBytes: bytes - offset - at };
  }
  return null;
}

function readFrame(block: Uint8Array, at: number): { bytes: number; xingOffset: number } | null {
  const [b0 = 0, b1 = 0, b2 = 0, b3 = 0] = block.subarray(at, at + 4);
  if (b0 !== 0xff || (b1 & 0xe0) !== 0xe0 || (b1 & 0x06) !== 0x02) return null;
  const version = (b1 >> 3) & 3;
  if (version === 1) return null;
  const isMpeg1 = version === 3;
  const bitrate = (isMpeg1 ? BITRATES.mpeg1 : BITRATES.mpeg2)[b2 >> 4];
  const baseRate = SAMPLE_RATES[(b2 >> 2) & 3];
  if (!bitrate || baseRate === undefined) return null;
  const rate = isMpeg1 ? baseRate : version === 2 ? baseRate / 2 : baseRate / 4;
  const isMono = b3 >> 6 === 3;
  const side = isMpeg1 ? (isMono ? 17 : 32) : isMono ? 9 : 17;
  return { bytes: Math.floor(((isMpeg1 ? 144 : 72) * bitrate * 1000) / rate) + ((b2 >> 1) & 1), xingOffset: 4 + side };
}

function readPromise(block: Uint8Array, at: number): number | null {
  const view = Buffer.from(block.buffer, block.byteOffset, block.byteLength);
  if (at + 16 > view.length || !/^(?:Xing|Info)$/.test(view.toString('latin1', at, at + 4))) return null;
  const flags = view.readUInt32BE(at + 4);
  if ((flags & 3) !== 3) return null;
  return view.readUInt32BE(at + 12);
}
