import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { CHAT_CONSENT, CHAT_WIDGET_PATH } from '#core/brand/chat.ts';
import type { House } from '../../house.ts';
import { Problem } from '../../http/problem.ts';
import { widgetDocument, widgetPolicy } from './widget-document.ts';

/** The support chat in a document of its own, for a frame of this site: with a key, and for browsers that allowed it. */
export function chatRoutes(house: House) {
  return new Hono().get(CHAT_WIDGET_PATH, (c) => {
    const { zendesk_key: key } = house.brand.forHost(c.req.header('host'));
    if (key === null) throw new Problem('not_found', 'No support chat is set up here.');
    if (getCookie(c, CHAT_CONSENT.cookie) !== CHAT_CONSENT.value)
      throw new Problem('not_found', 'The support chat is loaded once you have allowed it.');
    const nonce = randomBytes(16).toString('base64');
    const host = house.env.ZENDESK_HOST;
    return c.html(widgetDocument({ key, host, nonce }), 200, {
      'Cache-Control': 'private, no-store',
      'Content-Security-Policy': widgetPolicy({ host, nonce }),
      'Referrer-Policy': 'origin',
      'X-Frame-Options': 'SAMEORIGIN',
    });
  });
}
