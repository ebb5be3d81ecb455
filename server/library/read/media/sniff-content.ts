export type Content =
  | 'mp3'
  | 'mp4'
  | 'ogg'
  | 'webm'
  | 'flac'
  | 'aac'
  | 'wav'
  | 'zip'
  | 'pdf'
  | 'jpg'
  | 'png'
  | 'webp'
  | 'avif'
  | 'gif'
  | 'svg'
  | 'zeros'
  | 'unknown';

/** Bytes from the start of a file that are enough for `sniffContent`. */
export const SNIFF_BYTES = 4096;

/** What a file is by its first bytes, whatever its name says. */
export function sniffContent(head: Uint8Array): Content {
  const text = Buffer.from(head.buffer, head.byteOffset, Math.min(head.byteLength, 1024)).toString('latin1');
  if (text.startsWith('ID3')) return 'mp3';
  if (text.startsWith('OggS')) return 'ogg';
  if (text.startsWith('fLaC')) return 'flac';
  if (text.startsWith('\x1A\x45\xDF\xA3')) return 'webm';
  if (text.startsWith('RIFF')) return text.startsWith('WAVE', 8) ? 'wav' : text.startsWith('WEBP', 8) ? 'webp' : 'unknown';
  if (text.startsWith('ftyp', 4)) return /^(?:avif|avis)/.test(text.slice(8)) ? 'avif' : 'mp4';
  if (text.startsWith('PK\x03\x04')) return 'zip';
  if (text.startsWith('%PDF-')) return 'pdf';
  if (text.startsWith('\xFF\xD8\xFF')) return 'jpg';
  if (text.startsWith('\x89PNG\r\n\x1A\n')) return 'png';
  if (text.startsWith('GIF8')) return 'gif';
  if (/^(?:\xEF\xBB\xBF)?\s*(?:<\?xml[^>]*>\s*)?(?:<!--[^]*?-->\s*)?(?:<!DOCTYPE svg[^]*?>\s*)?<svg[\s>]/i.test(text)) return 'svg';
  const [first = 0, second = 0] = head;
  if (first === 0xff && (second & 0xf6) === 0xf0) return 'aac';
  if (first === 0xff && (second & 0xe0) === 0xe0 && (second & 0x06) !== 0) return 'mp3';
  if (head.length > 0 && head.every((byte) => byte === 0)) return 'zeros';
  return 'unknown';
}

/** The content that each extension of a media or image file promises. */
export const EXPECTED_CONTENT: Readonly<Record<string, Content>> = {
  mp3: 'mp3',
  m4a: 'mp4',
  m4b: 'mp4',
  mp4: 'mp4',
  m4v: 'mp4',
  ogg: 'ogg',
  oga: 'ogg',
  opus: 'ogg',
  webm: 'webm',
  flac: 'flac',
  aac: 'aac',
  wav: 'wav',
  epub: 'zip',
  pdf: 'pdf',
  jpg: 'jpg',
  jpeg: 'jpg',
  png: 'png',
  webp: 'webp',
  avif: 'avif',
};
