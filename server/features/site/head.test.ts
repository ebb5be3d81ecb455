import { expect, it } from 'vitest';
import { QUESTION_GROUPS } from '#core/faq/question-groups.ts';
import type { ItemSummary } from '#core/library/catalogue.ts';
import { brandForHost, parseBrandFile } from '../../brand/parse-brand.ts';
import { fillHead } from './head.ts';

const NAME = '</script><b>"Fell"';
const brand = brandForHost(parseBrandFile('name: Fell\n', () => null).brand, undefined);
const fill = (html: string, path = '/faq', works: ItemSummary[] = []) =>
  fillHead(html, { origin: 'https://fell.example', path, picture: '/og/faq.png', brand: { ...brand, name: NAME }, nonce: 'once', works });
const structuredOf = (html: string) => {
  const [, json = ''] = /<script type="application\/ld\+json" nonce="once">(.*?)<\/script>/.exec(html) ?? [];
  return (JSON.parse(json) as { '@graph': Record<string, unknown>[] })['@graph'];
};
const entryOf = (html: string, type: string) => structuredOf(html).find((entry) => entry['@type'] === type);
const page =
  '<html><head><title>FAQ, &lt;/script&gt;</title><meta name="description" content="Say &quot;why&quot;"/></head><body></body></html>';

it('says what a link to the page looks like, at absolute addresses of this site', () => {
  const html = fill(page);
  for (const tag of [
    '<meta property="og:title" content="FAQ, &lt;/script&gt;"/>',
    '<meta property="og:description" content="Say &quot;why&quot;"/>',
    '<meta property="og:image" content="https://fell.example/og/faq.png"/>',
    '<link rel="canonical" href="https://fell.example/faq"/>',
    '<meta property="og:site_name" content="&lt;/script&gt;&lt;b&gt;&quot;Fell&quot;"/>',
  ])
    expect(html).toContain(tag);
});

it('no name ends the script that it stands in', () => expect(structuredOf(fill(page))[0]?.['name']).toBe(NAME));

it('names the page to search engines in letters, not in entities', () => {
  const html = fill('<html><head><title>Terms &amp; &quot;rules&quot;, Robin&#x27;s</title></head></html>', '/terms');
  expect(entryOf(html, 'BreadcrumbList')?.['itemListElement']).toMatchObject([{ name: NAME }, { name: `Terms & "rules", Robin's` }]);
});

it('the questions of the FAQ are told with their answers, and on no other page', () => {
  const [first] = QUESTION_GROUPS[0]?.questions ?? [];
  const told = entryOf(fill(page), 'FAQPage')?.['mainEntity'];
  expect(told).toHaveLength(QUESTION_GROUPS.flatMap(({ questions }) => questions).length);
  expect(told).toMatchObject({ 0: { '@type': 'Question', name: first?.question, acceptedAnswer: { text: first?.answer } } });
  expect(entryOf(fill(page, '/terms'), 'FAQPage')).toBeUndefined();
});

it('the works of a page are told in their order, each at its place on the page', () => {
  const work = { id: 'walk', kind: 'audiobook', title: 'A Walk & a <b>talk</b>', description: 'On hills.' } as ItemSummary;
  expect(entryOf(fill(page, '/audiobook', [work]), 'ItemList')?.['itemListElement']).toEqual([
    {
      '@type': 'ListItem',
      position: 1,
      item: { '@type': 'Audiobook', name: work.title, description: 'On hills.', url: 'https://fell.example/audiobook#walk' },
    },
  ]);
  expect(entryOf(fill(page, '/audiobook'), 'ItemList')).toBeUndefined();
});

it('leaves alone what has no head', () => expect(fill('nothing')).toBe('nothing'));
