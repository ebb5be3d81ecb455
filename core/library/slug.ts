import { foldText } from '../fold-text.ts';

/**
 * Lower-case ASCII words joined by `-`, at most `limit` characters, cut between words where possible.
 * Empty when the text has no Latin letter or digit; the caller then has to fall back.
 */
export function makeSlug(text: string, limit = 56): string {
  const slug = foldText(text)
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (slug.length <= limit) return slug;
  const cut = slug.slice(0, limit + 1);
  const dash = cut.lastIndexOf('-');
  return (dash > limit / 2 ? cut.slice(0, dash) : slug.slice(0, limit)).replace(/-$/, '');
}

/** `base`, or `base-2`, `base-3`, ... : the first that is not taken. */
export function makeUnique(base: string, isTaken: (id: string) => boolean): string {
  if (!isTaken(base)) return base;
  for (let n = 2; ; n++) {
    const candidate = `${base}-${n}`;
    if (!isTaken(candidate)) return candidate;
  }
}
