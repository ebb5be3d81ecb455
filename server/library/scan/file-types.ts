/** Served MIME type of every extension that a unit may be played from. */
export const AUDIO_MIME: Readonly<Record<string, string>> = {
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  m4b: 'audio/mp4',
  ogg: 'audio/ogg',
  oga: 'audio/ogg',
  opus: 'audio/ogg',
  flac: 'audio/flac',
  aac: 'audio/aac',
  wav: 'audio/wav',
};
export const VIDEO_MIME: Readonly<Record<string, string>> = { mp4: 'video/mp4', m4v: 'video/mp4', webm: 'video/webm' };
export const BOOK_MIME: Readonly<Record<string, string>> = { epub: 'application/epub+zip', pdf: 'application/pdf' };
export const IMAGE_MIME: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
};

export type FileRole = 'audio' | 'video' | 'book' | 'image' | 'text' | 'captions' | 'chapters' | 'quiz' | 'other';

export interface NameParts {
  stem: string;
  /** Lower case, without the dot. */
  extension: string;
  role: FileRole;
}

/** What a file is for, by its name alone. Its content is checked when it is read. */
export function splitName(name: string): NameParts {
  const lower = name.toLowerCase();
  for (const [suffix, role] of COMPOUND) {
    if (lower.endsWith(suffix) && lower.length > suffix.length) {
      return { stem: name.slice(0, -suffix.length), extension: suffix.slice(suffix.lastIndexOf('.') + 1), role };
    }
  }
  const dot = name.lastIndexOf('.');
  if (dot <= 0) return { stem: name, extension: '', role: 'other' };
  const extension = lower.slice(dot + 1);
  return { stem: name.slice(0, dot), extension, role: roleOf(extension) };
}

/** Files that operating systems, editors and media servers leave behind. */
export function isClutter(name: string): boolean {
  return (
    name.startsWith('.') ||
    name.endsWith('~') ||
    /^(?:thumbs\.db|desktop\.ini|__macosx|@eadir|\$recycle\.bin)$/i.test(name) ||
    /\.(?:part|tmp|crdownload|swp)$/i.test(name)
  );
}

interface Foreign {
  extensions: ReadonlySet<string>;
  /** Completes `A .mkv file ...`. */
  problem: string;
  fix: string;
}

const FOREIGN: readonly Foreign[] = [
  {
    extensions: new Set('mkv avi mov wmv asf flv f4v mpg mpeg m2v ts mts m2ts vob iso ogv 3gp divx rm rmvb strm'.split(' ')),
    problem: 'is not played by browsers',
    fix: 'Make an MP4 (H.264 and AAC) or a WebM of it.',
  },
  {
    extensions: new Set('wma aif aiff mka ape ac3 eac3 dts aa aax aaxc awb caf m4p wv mpc'.split(' ')),
    problem: 'is not played by browsers',
    fix: 'Make an M4B, an MP3 or an Opus file of it.',
  },
  {
    extensions: new Set('mobi azw azw3 kfx prc lit fb2 djvu cbz cbr cb7 cbt'.split(' ')),
    problem: 'is no book that can be read here',
    fix: 'Make an EPUB or a PDF of it.',
  },
  {
    extensions: new Set('ass ssa sub idx sup smi sami mks'.split(' ')),
    problem: 'holds captions that browsers do not show',
    fix: 'Save them as .vtt or .srt.',
  },
];

/** What is wrong with a format that collections hold and that cannot be shown, and what to make of it; null for any other. */
export function describeForeign(extension: string): { problem: string; fix: string } | null {
  const foreign = FOREIGN.find(({ extensions }) => extensions.has(extension));
  return foreign ? { problem: `A .${extension} file ${foreign.problem}.`, fix: foreign.fix } : null;
}

const COMPOUND: ReadonlyArray<readonly [string, FileRole]> = [
  ['.chapters.json', 'chapters'],
  ['.quiz.yaml', 'quiz'],
  ['.quiz.yml', 'quiz'],
];

function roleOf(extension: string): FileRole {
  if (Object.hasOwn(AUDIO_MIME, extension)) return 'audio';
  if (Object.hasOwn(VIDEO_MIME, extension)) return 'video';
  if (Object.hasOwn(BOOK_MIME, extension)) return 'book';
  if (Object.hasOwn(IMAGE_MIME, extension)) return 'image';
  if (extension === 'md') return 'text';
  if (extension === 'vtt' || extension === 'srt') return 'captions';
  return 'other';
}
