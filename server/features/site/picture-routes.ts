import { createHash } from 'node:crypto';
import { Hono, type Context } from 'hono';
import type { Brand } from '#core/brand/brand.ts';
import { findSetting } from '#core/brand/find-setting.ts';
import { keepRecent } from '../../catalogue/keep-recent.ts';
import type { BrandLogo } from '../../brand/logo.ts';
import type { House } from '../../house.ts';
import { matchesTag } from '../../http/etag.ts';
import { Problem } from '../../http/problem.ts';
import type { Picture } from '../../pictures/thread.ts';
import { PAGE_TITLES } from './page-titles.ts';

/** Some hundred cards: all pages of several brands. */
const KEPT_BYTES = 8_000_000;
const ICON_SIZES = [180, 192, 512];
/** So many may wait for the thread; whoever comes later is to ask again. */
const MAX_WAITING = 32;

/** Pictures of the site for those who show links and keep icons: one for each public page and each size, in the brand of the host. */
export function pictureRoutes(house: Pick<House, 'brand' | 'painter'>) {
  const kept = keepRecent<Uint8Array<ArrayBuffer>>(KEPT_BYTES, (png) => png.byteLength);
  const waiting = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  const paintOnce = (key: string, picture: Picture) => {
    const begun = waiting.get(key);
    if (begun) return begun;
    if (waiting.size >= MAX_WAITING) throw new Problem('too_many_requests');
    const painted = house.painter.paint(picture).finally(() => waiting.delete(key));
    waiting.set(key, painted);
    return painted;
  };
  const answer = async (c: Context, picture: Picture) => {
    const key = createHash('sha256').update(JSON.stringify(picture, bytesAsText)).digest('hex').slice(0, 24);
    const etag = `"${key}"`;
    const headers = { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=86400', ETag: etag };
    if (matchesTag(c.req.header('if-none-match'), etag)) return new Response(null, { status: 304, headers });
    const png = kept.take(key) ?? (await paintOnce(key, picture));
    kept.put(key, png);
    return new Response(png, { headers });
  };
  const answerIcon = (c: Context, size: number) =>
    answer(c, { name: 'icon', size, colors: house.brand.forHost(c.req.header('host')).colors });

  return new Hono()
    .get('/og/:file', (c) => {
      const [, name = ''] = /^([\w-]+)\.png$/.exec(c.req.param('file')) ?? [];
      const title = Object.entries(PAGE_TITLES).find(([path]) => nameOf(path) === name)?.[1];
      if (title === undefined) throw new Problem('not_found');
      const host = c.req.header('host');
      return answer(c, { name: 'card', title, ...faceOf(house.brand.forHost(host), house.brand.logoFor(host)) });
    })
    .get('/icons/:file', (c) => {
      const size = ICON_SIZES.find((some) => c.req.param('file') === `${some}.png`);
      if (size === undefined) throw new Problem('not_found');
      return answerIcon(c, size);
    })
    .get('/favicon.ico', (c) => answerIcon(c, 192))
    .get('/apple-touch-icon.png', (c) => answerIcon(c, 180));
}

/** `/faq` is drawn at `/og/faq.png`, the landing page at `/og/home.png`. */
const nameOf = (path: string) => path.slice(1) || 'home';
export const pictureOf = (path: string): string => `/og/${nameOf(path)}.png`;

function faceOf(brand: Brand, logo: ReturnType<House['brand']['logoFor']>) {
  return {
    brandName: brand.name,
    colors: brand.colors,
    logo: logo && canPaint(logo) ? logo.bytes : null,
    hidesName: /^(yes|true|on)$/.test(findSetting(brand, 'logo_holds_name') ?? ''),
  };
}

/** Without its style sheet, which the canvas does not read, a drawing has its colours only where the sheet is for the night. */
function canPaint({ mime, bytes }: BrandLogo): boolean {
  if (mime !== 'image/svg+xml') return true;
  const sheets = [...bytes.toString().matchAll(/<style[^>]*>([^]*?)<\/style>/g)];
  return sheets.every(
    ([, sheet = '']) => !sheet.replaceAll(/@media\s*\(prefers-color-scheme:\s*dark\)\s*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '').includes('{'),
  );
}

const bytesAsText = (_: string, value: unknown) => (value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value);
