import { readLanguage } from './language-code.ts';

export interface CaptionName {
  stem: string;
  language: string | null;
  /** Only what is spoken in a foreign language: no transcript of the whole. */
  isForced: boolean;
  /** With sounds described, for those who do not hear them. */
  isForImpaired: boolean;
  isDefault: boolean;
  /** Words that are no language and no flag: `Commentary`. */
  label: string | null;
}

/**
 * Splits `film.en.sdh` or `film.English Commentary.en.forced` into the stem of the file it belongs to and what the rest says.
 * Of several languages the last counts; `hi` is Hindi alone and `hearing impaired` beside another language.
 * @param name file name without `.vtt` or `.srt`
 * @param isStem whether a unit of that stem exists; the longest such stem wins, so that dots in titles survive
 */
export function parseCaptionName(name: string, isStem: (stem: string) => boolean): CaptionName | null {
  let stem = name;
  while (!isStem(stem)) {
    const dot = stem.lastIndexOf('.');
    if (dot <= 0) return null;
    stem = stem.slice(0, dot);
  }
  const caption: CaptionName = { stem, language: null, isForced: false, isForImpaired: false, isDefault: false, label: null };
  const words: string[] = [];
  const marks = name
    .slice(stem.length + 1)
    .split('.')
    .filter((mark) => mark !== '');
  for (const mark of marks.toReversed()) {
    const flag = mark.toLowerCase();
    const language = readLanguage(mark);
    if (flag === 'forced' || flag === 'foreign') caption.isForced = true;
    else if (flag === 'sdh' || flag === 'cc') caption.isForImpaired = true;
    else if (flag === 'default') caption.isDefault = true;
    else if (flag === 'hi' && caption.language !== null) caption.isForImpaired = true;
    else if (language !== null && caption.language === null) caption.language = language;
    else if (language !== null && caption.language === 'hi') {
      caption.isForImpaired = true;
      caption.language = language;
    } else words.unshift(mark);
  }
  if (words.length > 0) caption.label = words.join('.');
  return caption;
}
