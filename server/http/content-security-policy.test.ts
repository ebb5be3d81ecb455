import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { allowLogo, contentSecurityPolicy, findAdditions, type PolicyAddition } from './content-security-policy.ts';

const LIVE = { nonce: 'N', isDevelopment: false };
const CHECKOUT: PolicyAddition = { 'script-src': ['https://js.pay.example'], 'frame-src': ['https://js.pay.example'] };
const BOOK: PolicyAddition = { 'frame-src': ['blob:'], 'font-src': ['https://fonts.example/serif/'] };

/** foliate-js writes its style sheet as markup; the policy names exactly this text. */
function hashOfPaginatorStyle(): string {
  const source = readFileSync(new URL('../../node_modules/foliate-js/paginator.js', import.meta.url), 'utf8');
  const [, style = ''] = /innerHTML = `<style>([^]*?)<\/style>/.exec(source) ?? [];
  return createHash('sha256').update(style).digest('base64');
}

const read = (policy: string) => Object.fromEntries(policy.split('; ').map((line) => [line.split(' ')[0], line.split(' ').slice(1)]));

describe('the policy of a page', () => {
  it('allows what is its own, and no inline code but that of this request [spec 7.ai.browser]', () => {
    expect(contentSecurityPolicy(LIVE)).toBe(
      "default-src 'self'; script-src 'self' 'nonce-N'; style-src 'self' 'nonce-N' " +
        `'sha256-${hashOfPaginatorStyle()}'; ` +
        "img-src 'self' data: blob:; " +
        "media-src 'self' blob:; connect-src 'self'; font-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; " +
        "frame-ancestors 'none'",
    );
  });

  it('lets the development server do its work, and no script more', () => {
    const developing = read(contentSecurityPolicy({ ...LIVE, isDevelopment: true }));
    expect(developing).toMatchObject({ 'style-src': ["'self'", "'unsafe-inline'"], 'connect-src': ["'self'", 'ws:'] });
    expect(developing['script-src']).toEqual(["'self'", "'nonce-N'"]);
  });

  it('adds what the things on it need, each source once, and changes nothing else', () => {
    const [plain, both] = [read(contentSecurityPolicy(LIVE)), read(contentSecurityPolicy(LIVE, [CHECKOUT, BOOK, CHECKOUT]))];
    expect(both).toEqual({
      ...plain,
      'script-src': ["'self'", "'nonce-N'", 'https://js.pay.example'],
      'frame-src': ["'self'", 'https://js.pay.example', 'blob:'],
      'font-src': ["'self'", 'https://fonts.example/serif/'],
    });
  });

  it.each([
    "'unsafe-inline'",
    "'unsafe-eval'",
    "https://a.example 'unsafe-inline'",
    'https://a.example; script-src *',
    '*',
    'https:',
    'https://*',
    'https://*.*',
    'http://a.example',
    'data:',
    "'strict-dynamic'",
    '',
  ])('cannot be weakened by %j', (source) => {
    const addition = { 'script-src': [source] } as unknown as PolicyAddition;
    expect(() => contentSecurityPolicy(LIVE, [addition])).toThrow('cannot be added');
  });

  it('cannot be weakened by what compiles', () => {
    // Held by the compiler.
    expectTypeOf<{ 'script-src': ["'unsafe-inline'"] }>().not.toExtend<PolicyAddition>();
    expectTypeOf<{ 'script-src': ['blob:'] }>().not.toExtend<PolicyAddition>();
    expectTypeOf<'base-uri'>().not.toExtend<keyof PolicyAddition>();
    expectTypeOf<{ 'script-src': ['https://a.example'] }>().toExtend<PolicyAddition>();
  });
});

describe('the logo of a brand', () => {
  const pictures = (logoUrl: string | null) => read(contentSecurityPolicy(LIVE, [allowLogo(logoUrl)]))['img-src'];
  const own = ["'self'", 'data:', 'blob:'];
  it('may come from its own host, and no other picture may', () => {
    expect(pictures('https://cdn.brand.example/logos/a.png?v=2')).toEqual([...own, 'https://cdn.brand.example']);
    expect(pictures('https://Marke-ä.example:8443/a.svg')).toEqual([...own, 'https://xn--marke--gua.example:8443']);
    expect(pictures('https://intranet/logo.png')).toEqual([...own, 'https://intranet']);
  });

  it.each([null, '/media/logo', 'http://brand.example/a.png', 'https://[::1]/a.png', 'https://', 'data:image/png,x'])(
    'opens nothing for %j',
    (logoUrl) => expect(pictures(logoUrl)).toEqual(own),
  );
});

describe('additions', () => {
  const additions = [
    { pages: /^\/payment$/, addition: CHECKOUT },
    { pages: /^\/ebooks\/[^/]+\/read$/, addition: BOOK },
  ];
  it('go to the pages that need them', () => {
    expect(findAdditions('/payment', additions)).toEqual([CHECKOUT]);
    expect(findAdditions('/ebooks/plain-book/read', additions)).toEqual([BOOK]);
    expect(findAdditions('/ebooks/plain-book', additions)).toEqual([]);
  });

  it.each(['/', '/discover', '/courses/deep-work'])('there are none for %s', (path) => {
    expect(findAdditions(path)).toEqual([]);
  });
});
