import fc from 'fast-check';
import { Parser } from 'htmlparser2';
import { describe, expect, it, test } from 'vitest';
import { makeEpub } from '../../../tests/support/library-fixtures.ts';
import { openEpubPackage } from '../read/book/epub-package.ts';
import { sanitiseEpub } from '../read/book/sanitise-epub.ts';
import { sanitiseCss } from './sanitise-css.ts';
import { sanitiseDocument } from './sanitise-document.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const body = (markup: string) =>
  sanitiseDocument(`<html><body>${markup}</body></html>`).text.slice(HEAD.length + '<html><body>'.length, -'</body></html>'.length);

test('a plain book is left as it is', () => {
  const plain = `<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.1//EN" "http://www.w3.org/TR/xhtml11/DTD/xhtml11.dtd">
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" xml:lang="en">
<head><title>A &amp; b</title><meta charset='utf-8'/><link rel="stylesheet" type="text/css" href="../css/book.css"/>
<style type="text/css">p { color: #123; background: url(../img/a.png) } @namespace epub "http://www.idpf.org/2007/ops";</style></head>
<body epub:type="bodymatter"><p class="x" style="margin: 0">It’s &nbsp; fine &#8212; <a href="c2.xhtml#n1" epub:type="noteref">1</a>
<a href="https://example.org/?a=1&amp;b=2">out</a> <a href="mailto:a@b.c">mail</a></p><hr/><img src="../img/a.png" alt="A &quot;b&quot;"/>
<img src="data:image/png;base64,AAAA" alt=""/><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 1 1">
<linearGradient id="g"/><rect fill="url(#g)"/><image xlink:href="a.jpg"/><use href="#g"/></svg></body></html>`;
  expect(sanitiseDocument(plain)).toMatchObject({ threats: 0, parts: 0, isChanged: false });
});

describe('what is active goes', () => {
  it.each([
    ['<script>alert(1)</script>', ''],
    ['<SCRIPT src="x"/>a', 'a'],
    ['<svg:script xmlns:svg="http://www.w3.org/2000/svg">1</svg:script>', ''],
    ['<svg><script xlink:href="a.js"/><g onload="x()"/></svg>', '<svg><g></g></svg>'],
    ['<p onclick="x()" ONMOUSEOVER="y()" a:onfoo="z">t</p>', '<p>t</p>'],
    ['<iframe src="c.xhtml">in</iframe><object data="a.svg">in</object><embed src="a"/>', 'in'],
    ['<form action="https://evil.example"><input name="a"/></form>', '<input name="a"/>'],
    ['<noscript><p>words</p></noscript>', '<p>words</p>'],
    ['<a href="javascript:x">t</a>', '<a>t</a>'],
    ['<a href=" java&#x09;script&#58;x">t</a>', '<a>t</a>'],
    ['<a href="javascript&colon;x">t</a>', '<a>t</a>'],
    ['<a href="data:text/html,x">t</a>', '<a>t</a>'],
    ['<a xlink:href="vbscript:x">t</a>', '<a>t</a>'],
    ['<a q:href="javascript:x">t</a>', '<a>t</a>'],
    ['<img src="https://evil.example/p.png"/>', '<img/>'],
    ['<img src="//evil.example/p.png" srcset="a.png 1x, //evil.example/b.png 2x"/>', '<img/>'],
    ['<img src="\\\\evil.example\\p.png"/>', '<img/>'],
    ['<img src="data:image/svg+xml,x"/>', '<img/>'],
    ['<video poster="http://evil.example/a"><source src="http://evil.example/b"/></video>', '<video><source/></video>'],
    ['<p style="background:url(http://evil.example)">t</p>', '<p style="background:none">t</p>'],
    ['<p style="background:&#117;rl(&quot;//evil.example&quot;)">t</p>', '<p style="background:none">t</p>'],
    ['<rect fill="url(http://evil.example#a)"/>', '<rect></rect>'],
    ['<svg><set attributeName="href" to="javascript:x"/><animate attributeName="xlink:href" values="javascript:x"/></svg>', '<svg></svg>'],
    ['<svg><foreignObject><p>x</p></foreignObject></svg>', '<svg></svg>'],
    ['<meta http-equiv="refresh" content="0;url=http://evil.example"/>', ''],
    ['<base href="http://evil.example/"/><link rel="prefetch" href="http://evil.example/"/>', ''],
    ['<link rel="stylesheet" href="http://evil.example/a.css"/>', '<link rel="stylesheet"/>'],
    ['<style>@import "http://evil.example/a.css"; p{a:b}</style>', '<style> p{a:b}</style>'],
    ["<style>p{background:u\\72l('http://evil.example')}</style>", '<style>p{background:none}</style>'],
    ['<a href="&#000000000106;avascript:x">t</a>', '<a>t</a>'],
    ['<img src="&bsol;&bsol;evil.example/p"/>', '<img/>'],
    ['<rect mask="u\\72l(http://evil.example)"/>', '<rect></rect>'],
    ['<p style="background:u&bsol;72l(http://evil.example)">t</p>', '<p style="background:none">t</p>'],
    ['<meta charset="iso-2022-jp"/>', ''],
    ['<meta http-equiv="content-type" content="text/html; charset=utf-7"/>', ''],
    ['<template><img onerror="x"/></template><p xml:base="http://evil.example">t</p>', '<p>t</p>'],
  ])('%s', (dirty, clean) => {
    expect(body(dirty)).toBe(clean);
    expect(sanitiseDocument(`<html><body>${dirty}</body></html>`).isChanged).toBe(true);
  });
});

test('what two parsers would read differently is written in one way', () => {
  for (const [dirty, clean] of [
    ['<!-- <p> --><p>a</p>', '<p>a</p>'],
    ['<p><![CDATA[<img src=x onerror=1>]]></p>', '<p>&lt;img src=x onerror=1&gt;</p>'],
    ['<?php evil ?><?xml-stylesheet href="http://evil.example"?><p>a</p>', '<p>a</p>'],
    ['<p a=1 b>t</p>', '<p a="1" b="">t</p>'],
    ['<p title="</p><script>">t</p>', '<p title="&lt;/p>&lt;script>">t</p>'],
    ['<p>a < b & c</p>', '<p>a &lt; b &amp; c</p>'],
    ['<p>open', '<p>open</p>'],
  ] as const) {
    const result = sanitiseDocument(`<html><body>${dirty}</body></html>`);
    expect([dirty, result.isChanged]).toEqual([dirty, true]);
    if (!dirty.endsWith('open')) expect(body(dirty)).toBe(clean);
    else expect(result.text).toContain(clean);
  }
  expect(sanitiseDocument('<!DOCTYPE html [<!ENTITY x "<script>1</script>">]><html><p>&x;</p></html>').text).not.toMatch(/ENTITY|<script/);
});

test('whatever comes in, what comes out is harmless, and stays as it is when it comes again', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '<script>',
      '</script>',
      '<p ',
      'onload="x"',
      '>',
      '<',
      '"',
      "'",
      '<!--',
      '-->',
      '<![CDATA[',
      ']]>',
      '<?x ',
      '?>',
      '/>',
      '</p>',
      'href="javascript:x"',
      '&#106;',
      '<svg>',
      '<style>',
      '</style>',
      '<a ',
      '=',
      '<!DOCTYPE x [',
      ' ',
      'src=//e',
      '\0',
      'é',
    ),
    fc.string({ maxLength: 6 }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 25 }), (parts) => {
      const { text } = sanitiseDocument(parts.join(''));
      for (const xmlMode of [true, false]) {
        const parser = new Parser(
          {
            onopentag(name, attributes) {
              expect(name).not.toMatch(/script$/i);
              for (const [key, value] of Object.entries(attributes))
                expect(`${key}=${value}`).not.toMatch(/^on|^(?:\w+:)?href=javascript|^src=\/\//i);
            },
            // HTML takes the declaration of XML for a comment.
            oncomment: (text) => expect(text).toMatch(/^\?xml version="1.0" encoding="UTF-8"\?$/),
            oncdatastart: () => expect.unreachable(),
          },
          { xmlMode, decodeEntities: true },
        );
        parser.end(text);
      }
      const again = sanitiseDocument(text);
      expect([again.text.replace(/\n+/g, '\n'), again.threats + again.parts]).toEqual([text.replace(/\n+/g, '\n'), 0]);
    }),
    { numRuns: 5000 },
  );
});

test('style loses what loads and keeps the rest', () => {
  for (const css of [
    'p{color:red}',
    '@import "local.css";',
    'a{background:url(data:image/png;base64,AA)}',
    '@font-face{src:url("../f/a.ttf")}',
    '@namespace svg url(http://www.w3.org/2000/svg);',
  ])
    expect(sanitiseCss(css)).toMatchObject({ css, removed: 0 });
  for (const css of [
    '@import url(http://e/a.css);',
    '@\\69mport "//e/a";',
    'a{b:url(/**/"http://e")}',
    'a{b:image-set("https://e/a.png" 1x)}',
    'a{behavior:url(a.htc)}',
    'p{content:"/*"} a{b:url(http://e)} q{content:"*/"}',
    '@namespace{} a{b:url(http://e)} p{color:red;}',
    'a{b:url("\\\\\\\\e")}',
    'a{b:url("\\1 http://e")}',
    'a{b:url("ht\\9 tp://e")}',
    'a{b:url(data:image/svg+xml,x)}',
  ])
    expect([css, sanitiseCss(css).css.includes('//e'), sanitiseCss(css).removed > 0]).toEqual([css, false, true]);
});

test('a book is written anew only when it has to be, with all that is harmless in it', () => {
  const open = (epub: Uint8Array) => openEpubPackage(Buffer.from(epub));
  expect(sanitiseEpub(open(makeEpub()))).toBeNull();
  const dirty = open(
    makeEpub({
      chapters: [{ title: 'One', html: '<p onclick="x()">Words<script>1</script></p>' }],
      entries: {
        'OEBPS/evil.js': 'alert(1)',
        'OEBPS/figure.svg': '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script><path d="M0 0"/></svg>',
        'OEBPS/picture.jpg': '\n \uFEFF<html><script>1</script></html>',
        'OEBPS/book.css': 'p{background:url(http://evil.example/)} q{color:red}',
        'OEBPS/real.png': Buffer.from('89504e470d0a1a0a', 'hex'),
        'OEBPS/wide.xhtml': Buffer.from('\uFEFF<html><p onload="x">w</p></html>', 'utf16le'),
      },
    }),
  );
  const clean = sanitiseEpub(dirty);
  expect(clean?.threats).toBe(7);
  expect(sanitiseEpub(dirty)).toEqual(clean);
  const book = open(clean!.bytes);
  const read = (name: string) => Buffer.from(book.archive.read(name) ?? []).toString();
  expect(Buffer.from(clean!.bytes.subarray(30, 58)).toString()).toBe('mimetypeapplication/epub+zip');
  expect(book.archive.names.has('OEBPS/evil.js')).toBe(false);
  expect(read('OEBPS/text/c1.xhtml')).toContain('<p>Words</p>');
  expect(read('OEBPS/figure.svg')).toBe(`${HEAD}<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"></path></svg>`);
  expect(read('OEBPS/picture.jpg')).toMatch(/<html><\/html>$/);
  expect(read('OEBPS/book.css')).toBe('p{background:none} q{color:red}');
  expect(book.archive.read('OEBPS/real.png')).toEqual(dirty.archive.read('OEBPS/real.png'));
  expect(read('OEBPS/wide.xhtml')).toBe(`${HEAD}<html><p>w</p></html>`);
  expect(book.toc).toEqual(dirty.toc);
  expect(sanitiseEpub(book)).toBeNull();
});

test('what a book calls its texts does not decide whether they are looked at', () => {
  const open = (entries: Record<string, string>, spine: string, type = 'application/xhtml+xml') =>
    openEpubPackage(
      Buffer.from(
        makeEpub({
          entries: {
            ...entries,
            'OEBPS/book.opf': `<package><metadata/><manifest><item id="x" href="${spine}" media-type="${type}"/></manifest><spine><itemref idref="x"/></spine></package>`,
          },
        }),
      ),
    );
  const evil = '<html><script>1</script></html>';
  expect(sanitiseEpub(open({ 'OEBPS/evil.opf': evil }, 'evil.opf'))?.threats).toBe(1);
  expect(sanitiseEpub(open({ 'META-INF/evil.xhtml': evil }, '../META-INF/evil.xhtml'))?.threats).toBe(1);
  expect(sanitiseEpub(open({ 'OEBPS/evil.txt': `Hello ${evil}` }, 'evil.txt', 'text/html'))?.threats).toBe(1);
  expect(sanitiseEpub(open({ 'OEBPS/s.sty': 'a{b:url(http://e)}' }, 's.sty', 'Text/CSS'))?.threats).toBe(1);
});

test('long runs of one sign take no longer than other text', () => {
  const long = 400_000;
  for (const css of [
    `a{b:url(${' '.repeat(long)}}`,
    '@namespace '.repeat(long / 10),
    '/*'.repeat(long / 2),
    'url('.repeat(long / 4),
    '"\\'.repeat(long / 3),
  ])
    expect(sanitiseCss(css).css.length).toBeLessThan(2 * long);
  for (const markup of [
    '<'.repeat(long),
    '<p '.repeat(long / 3),
    `<p style="a:url(${' '.repeat(long)}">`,
    `<p fill="url(${' '.repeat(long)}">`,
  ])
    expect(sanitiseDocument(markup).text).toBeTruthy();
});
