import { decodeXML, escapeUTF8 } from 'entities';
import type { Brand } from '#core/brand/brand.ts';
import { toSrgb } from '#core/brand/srgb.ts';
import type { ItemSummary } from '#core/library/catalogue.ts';
import { CARD_HEIGHT, CARD_WIDTH } from '../../pictures/card-size.ts';
import { structuredData } from './structured-data.ts';

interface HeadInput {
  /** Where this site is, such as `https://learn.example`. */
  origin: string;
  /** Path of the page, and the address of its picture. */
  path: string;
  picture: string;
  brand: Brand;
  nonce: string;
  /** Those that the page lists. */
  works: readonly ItemSummary[];
}

/** A rendered page with what others read of it: how a link to it is shown, and what it is. Browsers need none of it. */
export function fillHead(html: string, input: HeadInput): string {
  const end = html.indexOf('</head>');
  if (end === -1) return html;
  const head = html.slice(0, end);
  // As they were rendered, and so with their entities.
  const title = /<title[^>]*>([^<]*)<\/title>/.exec(head)?.[1] ?? '';
  const description = /<meta name="description" content="([^"]*)"/.exec(head)?.[1] ?? '';
  return `${head}${tagsOf(input, title, description)}${html.slice(end)}`;
}

function tagsOf({ origin, path, picture, brand, nonce, works }: HeadInput, title: string, description: string): string {
  const { groundHue, inkHue } = brand.colors;
  const open = {
    'og:type': 'website',
    'og:site_name': escapeUTF8(brand.name),
    'og:title': title,
    'og:description': description,
    'og:url': `${origin}${path}`,
    'og:image': `${origin}${picture}`,
    'og:image:width': CARD_WIDTH,
    'og:image:height': CARD_HEIGHT,
    'og:image:alt': title,
  };
  const names = Object.entries(open).map(([name, content]) => `<meta property="${name}" content="${content}"/>`);
  return [
    ...names,
    '<meta name="twitter:card" content="summary_large_image"/>',
    `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${toSrgb(0.968, 0.007, groundHue)}"/>`,
    `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${toSrgb(0.222, 0.034, inkHue + 4)}"/>`,
    `<link rel="canonical" href="${origin}${path}"/>`,
    '<link rel="manifest" href="/manifest.webmanifest"/><link rel="apple-touch-icon" href="/apple-touch-icon.png"/>',
    `<script type="application/ld+json" nonce="${nonce}">${structuredData({ origin, path, title: decodeXML(title), brand, works })}</script>`,
  ].join('');
}
