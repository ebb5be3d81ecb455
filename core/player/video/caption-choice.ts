import type { Caption } from '#core/library/caption.ts';

/** What captions are chosen by: their language, or BCP 47's word for one that nobody knows. */
export const captionLanguage = ({ language }: Pick<Caption, 'language'>): string => language ?? 'und';

/**
 * Which captions to show: those the learner chose last where there are such, else those in the first of the browser's
 * languages that there are, else those that the library puts first.
 * @param chosen as `captionLanguage` has it, or null before any choice
 * @param browserLanguages the preferred one first
 */
export function chooseCaption<C extends Pick<Caption, 'language'>>(
  captions: readonly C[],
  chosen: string | null,
  browserLanguages: readonly string[],
): C | null {
  for (const wanted of chosen === null ? browserLanguages : [chosen, ...browserLanguages]) {
    const found = findCaption(captions, wanted);
    if (found) return found;
  }
  return captions[0] ?? null;
}

/** In exactly this language, else in it as it is spoken elsewhere, the general form before those of other countries. */
function findCaption<C extends Pick<Caption, 'language'>>(captions: readonly C[], wanted: string): C | undefined {
  const exact = captions.find((caption) => captionLanguage(caption).toLowerCase() === wanted.toLowerCase());
  if (exact) return exact;
  const writing = readWriting(wanted);
  const alike = writing === null ? [] : captions.filter((caption) => readWriting(captionLanguage(caption)) === writing);
  return alike.find((caption) => !captionLanguage(caption).includes('-')) ?? alike[0];
}

/** Language and script: whoever reads Taiwan's Chinese is not served with the mainland's. Null for what is no language. */
function readWriting(tag: string): string | null {
  // Of an unknown language the most likely is English.
  if (tag === 'und') return null;
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return `${language}-${script}`;
  } catch {
    return null;
  }
}

/** What a choice of captions calls them. */
export function nameCaption(language: string | null, pageLanguage: string): string {
  return (language === null ? undefined : new Intl.DisplayNames(pageLanguage, { type: 'language' }).of(language)) ?? 'Captions';
}
