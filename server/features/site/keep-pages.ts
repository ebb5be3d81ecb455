import { createHash } from 'node:crypto';
import { readNotice } from '#core/account/notice.ts';
import type { Brand } from '#core/brand/brand.ts';
import { keepByLibrary } from '../../catalogue/keep-by-library.ts';
import { keepRecent } from '../../catalogue/keep-recent.ts';
import type { House } from '../../house.ts';

/** All public pages of several brands. Hosts come from requests: what they ask for must not fill the memory. */
const KEPT_LETTERS = 4_000_000;

interface KeptPage {
  /** What stands between the places of the nonce. */
  readonly parts: readonly string[];
  readonly etag: string;
}

export interface PageKeeper {
  find(): KeptPage | undefined;
  keep(html: string, nonce: string): KeptPage;
}

/**
 * A public page as every visitor gets it, kept as long as nothing it is made of has changed: library, brand, address, day.
 * Null for what is not the same for everybody.
 */
export async function findPageKeeper(
  house: House,
  { method, url, headers }: Request,
  page: { readonly path: string; readonly origin: string; readonly brand: Brand },
): Promise<PageKeeper | null> {
  const { pathname, search } = new URL(url);
  if (method !== 'GET' || pathname !== page.path || search !== '' || readNotice(headers.get('cookie')) !== null) return null;
  const pages = await keepByLibrary(house, 'public pages', async () => keepRecent<KeptPage>(KEPT_LETTERS, lettersOf));
  const day = new Date(house.now()).toISOString().slice(0, 10);
  const key = JSON.stringify([page.path, page.origin, day, page.brand]);
  return {
    find: () => pages.take(key),
    keep(html, nonce) {
      const parts = html.split(nonce);
      const etag = `"${createHash('sha256').update(parts.join('')).digest('base64url').slice(0, 22)}"`;
      const kept = { parts, etag };
      pages.put(key, kept);
      return kept;
    },
  };
}

const lettersOf = ({ parts }: KeptPage): number => parts.reduce((sum, part) => sum + part.length, 0);
