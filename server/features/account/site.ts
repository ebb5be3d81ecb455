import type { Context } from 'hono';
import type { Brand } from '#core/brand/brand.ts';
import type { House } from '../../house.ts';
import { linkOriginOf } from '../../http/origin.ts';

/** The site that a request was made at. */
export interface Site {
  brand: Brand;
  /** What the product is called, there and by its makers. */
  brands: readonly string[];
  /** Where links in mails lead. */
  origin: string;
}

export function siteOf(house: House, c: Context): Site {
  const brand = house.brand.forHost(c.req.header('host'));
  return { brand, brands: ['Cairn', brand.name], origin: linkOriginOf(house, c.req.url) };
}
